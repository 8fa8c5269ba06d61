import type { Block, Piece } from "#reference/articles.ts";
import styles from "./checklist.module.css";
import { Prose } from "./prose.tsx";
import { useTicks } from "./use-ticks.ts";

type ChecklistProps = {
  block: Extract<Block<readonly Piece[]>, { is: "checklist" }>;
  articleId: string;
};

/** A checklist, whose ticks are stored in this browser. */
export function Checklist({ block: { title, items }, articleId }: ChecklistProps) {
  const ticks = useTicks(`${articleId}: ${title}`);
  return (
    <fieldset className={styles.checklist}>
      <legend className={styles.title}>{title}</legend>
      <ul>
        {items.map((pieces) => {
          const text = textOf(pieces);
          return (
            <li key={text}>
              <label>
                <input
                  type="checkbox"
                  checked={ticks.ticked.has(text)}
                  onChange={(event) => ticks.tick(text, event.target.checked)}
                />
                <span>{text}</span>
              </label>
              <Prose pieces={pieces.filter(({ is }) => is === "sources")} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.is === "sources" ? "" : piece.text)).join("");
