import { useId, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./section-card.module.css";

type SectionCardProps = { title: string; sentence?: string; children: ReactNode };

/** A card with a title, one section of a page. */
export function SectionCard({ title, sentence, children }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes("card pad", styles.section)}>
      <div className="stack tight">
        <h2 id={id}>{title}</h2>
        {sentence && <p>{sentence}</p>}
      </div>
      {children}
    </section>
  );
}
