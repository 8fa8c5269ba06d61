import { useId, type ReactNode } from "react";
import styles from "./answer-section.module.css";

type AnswerSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A card below its title; `action` is rendered at the end of the title's line. */
export function AnswerSection({ title, action, children }: AnswerSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <div className={`card pad ${styles.card}`}>{children}</div>
    </section>
  );
}
