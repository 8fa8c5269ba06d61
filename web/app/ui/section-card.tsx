import { useId, type ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./section-card.module.css";

type SectionCardProps = {
  title: string;
  sentence?: string;
  /** For links to the section. */
  id?: string;
  children: ReactNode;
};

/** A card with a title, one section of a page. */
export function SectionCard({ title, sentence, id, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={classes("card pad", styles.section)}>
      <div className="stack tight">
        <h2 id={titleId}>{title}</h2>
        {sentence && <p>{sentence}</p>}
      </div>
      {children}
    </section>
  );
}
