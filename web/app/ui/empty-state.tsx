import type { ReactNode } from "react";
import { emptyUrl, type EmptyName } from "#art/urls.ts";
import styles from "./empty-state.module.css";
import { ThemedPicture } from "./themed-picture.tsx";

type EmptyStateProps = {
  drawing: EmptyName;
  /** The exact text of the specification. */
  title: string;
  sentence?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  level?: "h2" | "h3";
};

/** An empty state: a drawing, a title, a sentence, a button. */
export function EmptyState({ drawing, title, sentence, action, level = "h2" }: EmptyStateProps) {
  const Title = level;
  return (
    <div className={styles.empty}>
      <ThemedPicture
        className={styles.drawing}
        day={emptyUrl(drawing)}
        night={emptyUrl(drawing, "night")}
      />
      <Title className={styles.title}>{title}</Title>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {action}
    </div>
  );
}
