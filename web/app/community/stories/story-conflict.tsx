import type { Story } from "#contracts/community/stories.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./edit-story.module.css";
import { changedText, fieldLabels, type StoryText } from "./story-text.ts";

type StoryConflictProps = { before: StoryText; now: Story; onTake: () => void };

/** What was made of the story meanwhile, by the same person in another tab or at another machine. */
export function StoryConflict({ before, now, onTake }: StoryConflictProps) {
  const changed = changedText(before, now);
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
          <b>This story was changed elsewhere meanwhile: most likely by you, in another tab.</b>{" "}
          What you wrote here is not saved yet and stays below.
          {changed.length > 0 ? " There it says now:" : " There its pictures are others now."}
        </p>
        {changed.length > 0 && (
          <dl className={styles.changes}>
            {changed.map((field) => (
              <div key={field}>
                <dt>{fieldLabels[field]}</dt>
                <dd>{now[field] || "Nothing"}</dd>
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
