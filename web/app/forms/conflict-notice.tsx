import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import styles from "./conflict-notice.module.css";

type ConflictNoticeProps = {
  /** What was changed, as a word: `pet`. */
  what: string;
  /** What is another now, each with what it says. */
  changes: readonly [label: string, text: string][];
  onTake: () => void;
};

/** What was made of a thing meanwhile, by the same person in another tab or at another machine. */
export function ConflictNotice({ what, changes, onTake }: ConflictNoticeProps) {
  return (
    <div className={styles.conflict} tabIndex={-1} ref={takeFocus}>
      <Notice
        tone="due"
        actions={
          <Button small onClick={onTake}>
            Take what is there now
          </Button>
        }
      >
        <p>
          <b>This {what} was changed meanwhile: most likely by you, in another tab.</b> What you
          changed here is not saved yet and stays below.
          {changes.length > 0 && " There it says now:"}
        </p>
        {changes.length > 0 && (
          <dl className={styles.changes}>
            {changes.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Notice>
    </div>
  );
}

// It stands above what is being read when it comes.
const takeFocus = (notice: HTMLElement | null) => notice?.focus();
