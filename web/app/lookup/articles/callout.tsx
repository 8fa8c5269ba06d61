import { Info, Scale } from "lucide-react";
import { useId } from "react";
import type { Block, Piece } from "#reference/articles.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./callout.module.css";
import { Prose } from "./prose.tsx";

type CalloutProps = { of: Extract<Block<readonly Piece[]>, { is: "callout" }> };

const kinds = {
  disagreement: { Sign: Scale, kicker: "Sources disagree" },
  note: { Sign: Info, kicker: "Good to know" },
} as const;

/** What stands beside the text: where sources disagree, or what is good to know. */
export function Callout({ of: { about, title, words } }: CalloutProps) {
  const id = useId();
  const { Sign, kicker } = kinds[about];
  return (
    <aside className={classes(styles.callout, styles[about])} aria-labelledby={id}>
      <Sign size={24} aria-hidden />
      <div className={styles.words}>
        <p id={id}>
          <span className={styles.kicker}>{kicker}</span>
          <span className="sr">: </span>
          <b className={styles.title}>{title}</b>
        </p>
        {words.map((prose, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>
            <Prose of={prose} />
          </p>
        ))}
      </div>
    </aside>
  );
}
