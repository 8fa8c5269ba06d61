import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { getHoot, deleteHoot } from "#contracts/community/hoots.ts";
import { getDecision } from "#contracts/community/moderation.ts";
import { getStory, deleteStory } from "#contracts/community/stories.ts";
import { appealPath } from "../../links/account.ts";
import { call } from "../../data/browser.ts";
import { useUserId } from "../../data/session.ts";
import { Notice } from "../../ui/notice.tsx";
import { useSiteName } from "../../data/site.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Heading } from "../../ui/heading.tsx";
import { toast } from "../../ui/toast.tsx";
import { kindLabels, heldText } from "./labels.ts";
import styles from "./reports.module.css";

type Address = { kind: "hoots" | "blogs" | "profiles" | "photos"; id: string };

function addressIn(pathname: string): Address | undefined {
  const [, page, id] =
    /^\/(hoots|blogs|profiles(?:\/[\w-]+\/photos)?)\/([\w-]+)$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  if (page === "hoots" || page === "blogs" || page === "profiles") return { kind: page, id };
  return { kind: "photos", id };
}

type Found =
  | { is: "hidden"; label: string; decisionId: string; isRemoved: boolean }
  | ({ is: "held" } & Held);

/** A post of the reader that waits for review. Nobody opens what moderators removed. */
async function findHeld({ kind, id }: Address): Promise<Found | undefined> {
  const params = { id };
  if (kind === "hoots") {
    const { held, title, text } = await call(getHoot, { params });
    if (held) return { is: "held", kind, id, title, text };
  }
  if (kind === "blogs") {
    const { held, title, contentOne: text } = await call(getStory, { params });
    if (held) return { is: "held", kind, id, title, text };
  }
  return undefined;
}

async function find(address: Address): Promise<Found | undefined> {
  const held = await findHeld(address).catch(() => undefined);
  if (held) return held;
  const { kind, _id, visibility, decision } = await call(getDecision, {
    params: { id: address.id },
  });
  // What was removed is deleted some time later.
  const isRemoved =
    visibility === "removed" ||
    (visibility === "gone" && (decision === "remove" || decision === "uphold"));
  if (visibility !== "hidden" && !isRemoved) return undefined;
  return { is: "hidden", label: kindLabels[kind], decisionId: _id, isRemoved };
}

type HiddenNoticeProps = {
  /** Called with the path of a page about which there is more to say than the error does. */
  onFound: (pathname: string) => void;
};

/** Tells its author that a page is missing because moderators hid it, or shows the page that waits for them. */
export function HiddenNotice({ onFound }: HiddenNoticeProps) {
  const { pathname } = useLocation();
  const userId = useUserId();
  const [found, setFound] = useState<Found & { pathname: string }>();
  useEffect(() => {
    let isCurrent = true;
    const address = userId === undefined ? undefined : addressIn(pathname);
    if (!address) return;
    const show = async () => {
      // After an error, nothing of the reader's was hidden here.
      const result = await find(address).catch(() => undefined);
      if (!isCurrent) return;
      setFound(result && { ...result, pathname });
      if (result) onFound(pathname);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [pathname, userId, onFound]);
  if (found?.pathname !== pathname || userId === undefined) return null;
  if (found.is === "held") return <HeldPost {...found} />;
  return <HiddenPost {...found} />;
}

type HiddenPostProps = { label: string; decisionId: string; isRemoved: boolean };

/** The page of something that moderators hid or removed, for its author. */
function HiddenPost({ label, decisionId, isRemoved }: HiddenPostProps) {
  const siteName = useSiteName();
  const title = `Your ${label} ${isRemoved ? "was removed" : "is hidden"}`;
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1">{title}</Heading>
      <Notice tone="due">
        Moderators {isRemoved ? "removed" : "hid"} your {label}.{" "}
        <Link to={appealPath(decisionId)}>Read why, or ask for another look</Link>
      </Notice>
    </section>
  );
}

type Held = { kind: "hoots" | "blogs"; id: string; title: string; text: string };

/** The page of a post that waits for review, for its author. */
function HeldPost({ kind, id, title, text }: Held) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const siteName = useSiteName();
  const label = kind === "hoots" ? "hoot" : "story";
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
  const remove = async () => {
    await call(kind === "hoots" ? deleteHoot : deleteStory, { params: { id } });
    await navigate("/posts");
    toast(`The ${label} was deleted.`);
  };
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1">{title}</Heading>
      <Notice tone="due">{heldText(label)}</Notice>
      <p className={styles.text}>{text}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete {label}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Delete “${title}”?`}
        sentence="This can't be undone."
        action={`Delete ${label}`}
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
