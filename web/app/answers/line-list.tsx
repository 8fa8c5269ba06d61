import type { AnswerLine as Line } from "#contracts/answers.ts";
import { AnswerLine } from "./answer-line.tsx";
import styles from "./line-list.module.css";

export type Ticks = { ticked: ReadonlySet<string>; tick: (id: string, done: boolean) => void };

type LineListProps = { lines: readonly Line[]; tellsAnimal?: boolean; ticks?: Ticks };

/** Lines beneath each other; with `ticks`, each with a box to tick. */
export function LineList({ lines, tellsAnimal, ticks }: LineListProps) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <AnswerLine
          key={line.id}
          of={line}
          tellsAnimal={tellsAnimal ?? true}
          before={ticks && <Box of={line} ticks={ticks} />}
        />
      ))}
    </ul>
  );
}

function Box({ of: { id, label, text }, ticks }: { of: Line; ticks: Ticks }) {
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        aria-label={`Done: ${label || text}`}
        checked={ticks.ticked.has(id)}
        onChange={(event) => ticks.tick(id, event.target.checked)}
      />
    </span>
  );
}
