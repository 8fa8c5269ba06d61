import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Difference } from "./fields.ts";
import styles from "./conflict-notice.module.css";

type ConflictNoticeProps = {
  /** What was changed: `pet`. */
  noun: string;
  differences: readonly Difference[];
  onTakeTheirs: () => void;
};

/** What was made of a thing meanwhile, by the same person in another tab or at another machine. */
export function ConflictNotice({ noun, differences, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <div className={styles.conflict} tabIndex={-1} ref={takeFocus}>
      <Notice
        tone="due"
        actions={
          <Button small onClick={onTakeTheirs}>
            Use the newer version
          </Button>
        }
      >
        <p>
          <b>This {noun} was changed in another tab or on another device.</b> Your changes below
          aren't saved yet.
          {differences.length > 0 && " The newer version says:"}
        </p>
        {differences.length > 0 && (
          <dl className={styles.changes}>
            {differences.map(({ label, theirs, mine }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{theirs}</dd>
                {mine !== undefined && <dd className={styles.mine}>Yours: {mine}</dd>}
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
