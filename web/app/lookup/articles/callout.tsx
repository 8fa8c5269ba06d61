import { Info, Scale } from "lucide-react";
import { useId } from "react";
import type { Block, Piece } from "#reference/articles.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./callout.module.css";
import { Prose } from "./prose.tsx";

type CalloutProps = { block: Extract<Block<readonly Piece[]>, { is: "callout" }> };

const kinds = {
  disagreement: { Icon: Scale, kicker: "Sources disagree" },
  note: { Icon: Info, kicker: "Good to know" },
} as const;

/** A note beside the text, such as on disagreeing sources. */
export function Callout({ block: { about, title, text } }: CalloutProps) {
  const id = useId();
  const { Icon, kicker } = kinds[about];
  return (
    <aside className={classes(styles.callout, styles[about])} aria-labelledby={id}>
      <Icon size={24} aria-hidden />
      <div className={styles.text}>
        <p id={id}>
          <span className={styles.kicker}>{kicker}</span>
          <span className="sr">: </span>
          <b className={styles.title}>{title}</b>
        </p>
        {text.map((prose, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs never change their order
          <p key={index}>
            <Prose pieces={prose} />
          </p>
        ))}
      </div>
    </aside>
  );
}
