import { useId, type ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import styles from "./account.module.css";

type PartProps = { title: string; sentence?: string; children: ReactNode };

/** One card of the account page. */
export function Part({ title, sentence, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes("card pad", styles.part)}>
      <div className="stack tight">
        <h2 id={id}>{title}</h2>
        {sentence && <p>{sentence}</p>}
      </div>
      {children}
    </section>
  );
}
