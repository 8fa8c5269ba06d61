import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { createHoot } from "#contracts/community/hoots.ts";
import { call, useSession } from "../../data/browser.ts";
import { useOnce } from "../../data/idempotency.ts";
import { logInPath } from "../../data/safe-next.ts";
import { LinkButton } from "../../ui/button.tsx";
import { DraftNote, useDraft } from "../../forms/draft.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { HootFields, useLeftFields } from "./hoot-fields.tsx";
import { HootText, noWords, trimmed } from "./hoot-text.ts";
import { hootPath } from "../../links/hoots.ts";
import styles from "./write-form.module.css";

// Narrow screens have no room for it, and compact forms no use.
const CardPreview = lazy(async () => (await import("./card-preview.tsx")).CardPreview, {
  when: "visible",
});

type WriteHootFormProps = {
  level?: "h1" | "h2";
  /** Takes less room, as a part of another page. */
  compact?: boolean;
};

/** Where a hoot is written. Guests may write too; they log in before it goes out. */
export function WriteHootForm({ level = "h2", compact }: WriteHootFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const draft = useDraft({ key: "hoot", schema: HootText, empty: noWords });
  const left = useLeftFields(draft.value);
  const sending = useOnce();
  const logIn = logInPath(pathname + search);

  const form = useForm({
    check: () => {
      left.forget();
      return fieldErrors(createHoot.body, trimmed(draft.value));
    },
    send: async () => {
      // The draft comes along through log-in.
      if (session.is === "guest") return navigate(logIn);
      const body = trimmed(draft.value);
      const hoot = await call(createHoot, { body, key: sending.keyFor(body) });
      sending.done();
      draft.discard();
      toast("Your hoot is posted.");
      await navigate(hootPath(hoot._id));
    },
  });

  // Words written before the form came alive are the draft's too.
  const element = useRef<HTMLFormElement>(null);
  const takeWritten = useEffectEvent(() => {
    const written = new FormData(element.current ?? undefined);
    const [title, text] = [textOf(written, "title"), textOf(written, "text")];
    if (title !== draft.value.title || text !== draft.value.text) draft.set({ title, text });
  });
  useLayoutEffect(() => takeWritten(), []);

  return (
    <div className={compact ? styles.compact : styles.write}>
      <Heading level={level} sentence="One tip from you saves somebody an hour at a counter.">
        Write a hoot
      </Heading>
      <div className={styles.beside}>
        <Form
          ref={element}
          name="hoot"
          of={form}
          draftAt={{ key: "hoot", path: pathname + search }}
        >
          {session.is === "guest" && session.ended && (
            <Notice
              tone="due"
              actions={
                <LinkButton small to={logIn}>
                  Log In
                </LinkButton>
              }
            >
              Your session has ended. Log in again to post; your words stay here.
            </Notice>
          )}
          <DraftNote of={draft} />
          <HootFields words={draft.value} set={draft.set} left={left} compact={compact} />
          <div className={styles.foot}>
            <p className="meta guest-only">You log in before it goes out. Your words come along.</p>
            <p className="meta member-only">Your draft is kept on this device.</p>
            <SubmitButton of={form} busyText="Posting...">
              Post hoot
            </SubmitButton>
          </div>
        </Form>
        {!compact && (
          <div className={styles.preview} aria-hidden>
            <CardPreview words={draft.value} />
          </div>
        )}
      </div>
    </div>
  );
}
