import type { Piece } from "#reference/articles.ts";
import { Prose } from "./prose.tsx";
import styles from "./steps.module.css";

type StepsProps = { of: readonly { when: string; words: readonly Piece[] }[] };

/** What is due when, along a dotted leash. */
export function Steps({ of: steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, words }) => (
        <li key={when}>
          <b>{when}</b>
          <p>
            <Prose of={words} />
          </p>
        </li>
      ))}
    </ol>
  );
}
