import type { Hoot } from "#contracts/community/hoots.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./edit-form.module.css";
import { changedFields, type HootField } from "./hoot-text.ts";
import { gifText } from "./text.ts";

const labels: Record<HootField, string> = {
  title: "Title",
  text: "Text",
  category: "Category",
  gifUrl: "GIF",
};

type ConflictNoticeProps = { before: Hoot; now: Hoot; onTake: () => void };

/** What somebody else, or the same person elsewhere, made of the hoot meanwhile. */
export function ConflictNotice({ before, now, onTake }: ConflictNoticeProps) {
  return (
    <div className={styles.conflict} tabIndex={-1} ref={takeFocus}>
      <Notice
        tone="due"
        actions={
          <Button small onClick={onTake}>
            Take the newer one
          </Button>
        }
      >
        <p>
          <b>This hoot was changed elsewhere meanwhile.</b> Yours is not saved yet and stays below.
          There it says now:
        </p>
        <dl className={styles.changes}>
          {changedFields(before, now).map((field) => (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd>{field === "gifUrl" ? gifName(now.gifUrl) : now[field]}</dd>
            </div>
          ))}
        </dl>
      </Notice>
    </div>
  );
}

// It stands above what is being read when it comes.
const takeFocus = (notice: HTMLElement | null) => notice?.focus();

const gifName = (url: string | null): string => (url ? gifText(url) || "Another one" : "None");
