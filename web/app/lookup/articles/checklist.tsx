import type { Block, Piece } from "#reference/articles.ts";
import styles from "./checklist.module.css";
import { Prose } from "./prose.tsx";
import { useTicks } from "./use-ticks.ts";

type ChecklistProps = {
  of: Extract<Block<readonly Piece[]>, { is: "checklist" }>;
  articleId: string;
};

/** A list to tick off. What was ticked stays ticked in this browser. */
export function Checklist({ of: { title, items }, articleId }: ChecklistProps) {
  const ticks = useTicks(`${articleId}: ${title}`);
  return (
    <fieldset className={styles.checklist}>
      <legend className={styles.title}>{title}</legend>
      <ul>
        {items.map((pieces) => {
          const words = wordsOf(pieces);
          return (
            <li key={words}>
              <label>
                <input
                  type="checkbox"
                  checked={ticks.ticked.has(words)}
                  onChange={(event) => ticks.tick(words, event.target.checked)}
                />
                <span>{words}</span>
              </label>
              <Prose of={pieces.filter(({ is }) => is === "sources")} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

const wordsOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.is === "sources" ? "" : piece.words)).join("");
