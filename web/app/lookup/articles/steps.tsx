import type { Piece } from "#reference/articles.ts";
import { Prose } from "./prose.tsx";
import styles from "./steps.module.css";

type StepsProps = { steps: readonly { when: string; words: readonly Piece[] }[] };

/** A timeline of steps. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, words }) => (
        <li key={when}>
          <b>{when}</b>
          <p>
            <Prose pieces={words} />
          </p>
        </li>
      ))}
    </ol>
  );
}
