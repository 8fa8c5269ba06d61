import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { deleteHoot } from "#contracts/community/hoots.ts";
import { deleteStory } from "#contracts/community/stories.ts";
import { useSiteName } from "../../data/site.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { heldText } from "./held.ts";
import styles from "./reports.module.css";

export type Held = { kind: "hoots" | "blogs"; id: string; title: string; text: string };

/** The page of a post that waits for review, for its author. */
export function HeldPost({ kind, id, title, text }: Held) {
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
