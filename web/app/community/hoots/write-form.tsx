import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { createHoot } from "#contracts/community/hoots.ts";
import type { VenueTag } from "#contracts/lookup/tags.ts";
import { call, useSession } from "../../data/browser.ts";
import { storeIntent, takeIntent } from "../../data/intent.ts";
import { logInPath } from "../../data/safe-next.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { textOf } from "../../forms/text-of.ts";
import { LoggedOutNotice } from "../../forms/logged-out-notice.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { toast } from "../../ui/toast.tsx";
import { heldToast } from "../reports/index.ts";
import { hootCodec } from "./hoot-codec.ts";
import { HootFields } from "./hoot-fields.tsx";
import { askKey, hootPath, hootsTarget, writePath } from "../../links/hoots.ts";
import styles from "./write.module.css";

// Only wide screens and full forms show it.
const CardPreview = lazy(async () => (await import("./card-preview.tsx")).CardPreview, {
  when: "visible",
});

type WriteHootFormProps = {
  level?: "h1" | "h2";
  /** A smaller form, as part of another page. */
  compact?: boolean;
  /** The place that the hoot is to be about; it then has a draft of its own. */
  venue?: VenueTag | undefined;
};

/** The form to write a hoot. Guests can write, too; they log in to post. */
export function WriteHootForm({ level = "h2", compact, venue }: WriteHootFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  // A draft is posted after log-in on a page whose form loads at once; one about a place is found here alone.
  const page = venue ? here : writePath;
  const logIn = logInPath(here);
  const [previewing, setPreviewing] = useState(false);
  const asks = new URLSearchParams(search).has(askKey);
  const draftKey = venue ? `hoot-about:${venue._id}` : "hoot";
  const edit = useEdit(hootCodec, null, {
    draftKey,
    initial: { venueId: venue ?? null },
    storesFiles: true,
    offline: {
      label: ({ title }) => `Hoot: ${title}`,
      target: hootsTarget,
      page,
    },
    create: async (request) => {
      if (session.is === "member") return call(createHoot, request);
      storeIntent({ post: "hoot" });
      await navigate(logInPath(page));
      return undefined;
    },
    onSaved: async ({ _id, held }) => {
      toast(held ? heldToast : "Hoot posted.");
      await navigate(hootPath(_id));
    },
  });

  // Text typed before hydration belongs to the draft, too.
  const element = useRef<HTMLFormElement>(null);
  const takeWritten = useEffectEvent(() => {
    const written = new FormData(element.current ?? undefined);
    const [title, text] = [textOf(written, "title"), textOf(written, "text")];
    if (title !== edit.values.title || text !== edit.values.text) edit.set({ title, text });
  });
  useLayoutEffect(() => takeWritten(), []);

  const canPost =
    session.is === "member" && edit.values.title.trim() !== "" && edit.values.text.trim() !== "";
  useEffect(() => {
    if (canPost && takeIntent((stored) => "post" in stored)) element.current?.requestSubmit();
  }, [canPost]);

  return (
    <div className={compact ? styles.compact : styles.write}>
      <Heading
        level={level}
        sentence={
          asks
            ? "People who travel with pets will answer. End your question with a question mark."
            : "A hoot is a short travel post. Your tip could save someone an hour at the counter."
        }
      >
        {asks ? "Ask a question" : "Write a hoot"}
      </Heading>
      <PendingWrites target={hootsTarget} />
      <div className={styles.beside}>
        <EditForm
          ref={element}
          name="hoot"
          edit={edit}
          draftAt={{ key: draftKey, path: here }}
          action="Post hoot"
          busyText="Posting..."
          footClass={styles.foot}
          note={
            <>
              <p className="meta guest-only">You'll log in to post. Your draft is saved.</p>
              <p className="meta member-only">
                {edit.hasUnsavedFiles
                  ? "Your text is saved on this device, but there isn't room for all your photos."
                  : "Your draft is saved on this device."}
              </p>
              {!compact && (
                <Button
                  variant="txt"
                  className={styles.previewButton}
                  onClick={() => setPreviewing(true)}
                >
                  Preview
                </Button>
              )}
            </>
          }
          above={
            session.is === "guest" && session.ended && <LoggedOutNotice logIn={logIn} to="post" />
          }
          leave={false}
        >
          <HootFields edit={edit} compact={compact} asks={asks} />
        </EditForm>
        <Dialog open={previewing} onClose={() => setPreviewing(false)} title="Preview" closable>
          {previewing && <CardPreview edit={edit} />}
        </Dialog>
        {!compact && (
          // It repeats the form, so it is hidden from assistive technology.
          <div className={styles.preview} aria-hidden>
            <CardPreview edit={edit} />
          </div>
        )}
      </div>
    </div>
  );
}
