import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./conflict-notice.module.css";
import { changedFields, fieldLabels, type ProfileField } from "./profile-text.ts";

type ConflictNoticeProps = { before: OwnProfile; now: OwnProfile; onTake: () => void };

/** What was made of the profile meanwhile, by the same person in another tab or at another machine. */
export function ConflictNotice({ before, now, onTake }: ConflictNoticeProps) {
  const changed = changedFields(before, now);
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
          <b>Somebody changed your profile meanwhile: most likely you, in another tab.</b> What you
          changed here is not saved yet and stays below.
          {changed.length > 0 && " There it says now:"}
        </p>
        {changed.length > 0 && (
          <dl className={styles.changes}>
            {changed.map((field) => (
              <div key={field}>
                <dt>{fieldLabels[field]}</dt>
                <dd>{wordsFor(field, now)}</dd>
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

function wordsFor(field: ProfileField, now: OwnProfile): string {
  if (field === "username" || field === "bio") return now[field] || "Nothing";
  return now[field] ? "Another file" : "None";
}
