import { useId, type ReactNode } from "react";
import styles from "./answer-part.module.css";

type AnswerPartProps = { title: string; beside?: ReactNode; children: ReactNode };

/** A card with its title above it; `beside` stands at the end of the title's line. */
export function AnswerPart({ title, beside, children }: AnswerPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      <div className={`card pad ${styles.card}`}>{children}</div>
    </section>
  );
}

/** A smaller title within a card. */
export const Subtitle = ({ children }: { children: ReactNode }) => (
  <h3 className={styles.subtitle}>{children}</h3>
);
