import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./country-poll.module.css";
import type { Standing } from "./vote-store.ts";

type VotedNoteProps = {
  standing: Extract<Standing, { is: "voted" | "unsent" }>;
  onChange: () => void;
  onSend: () => void;
};

/** Stands in the place of the form once somebody has voted. */
export function VotedNote({ standing, onChange, onSend }: VotedNoteProps) {
  const text = useRef<HTMLDivElement>(null);
  const isFresh = standing.is === "unsent" || standing.isNew;
  // Who has just sent the form stands on a button that is gone.
  useEffect(() => {
    if (isFresh && document.activeElement === document.body) text.current?.focus();
  }, [isFresh]);
  return (
    <div ref={text} className={styles.own} tabIndex={-1}>
      <div className="stack">
        {isFresh ? (
          <output className={styles.thanks}>Thank you for your vote!</output>
        ) : (
          <p>You have voted on this country.</p>
        )}
        {standing.is === "unsent" && (
          <Notice tone="due" onRetry={onSend} retryText="Send it now" busy={standing.isSending}>
            It is kept in this browser, and sent when Wagabond can be reached.
          </Notice>
        )}
        <div>
          <Button small onClick={onChange}>
            Change your vote
          </Button>
        </div>
      </div>
    </div>
  );
}
