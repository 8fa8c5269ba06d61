import type { ReactNode } from "react";
import { emptyUrl, type EmptyName } from "#art/urls.ts";
import styles from "./empty-state.module.css";
import { ThemedPicture } from "./themed-picture.tsx";

type EmptyStateProps = {
  drawing: EmptyName;
  /** The specification's exact words. */
  title: string;
  sentence?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  level?: "h2" | "h3";
};

/** Nothing here yet: a drawing, the words, one sentence, one button. */
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
