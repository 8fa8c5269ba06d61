import type { AnswerLine as Line } from "#contracts/lookup/answers.ts";
import { AnswerLine } from "./answer-line.tsx";
import styles from "./line-list.module.css";
import { runsOf } from "./source-text.ts";

export type Ticks = { ticked: ReadonlySet<string>; tick: (id: string, done: boolean) => void };

type LineListProps = {
  lines: readonly Line[];
  tellsAnimal?: boolean;
  ticks?: Ticks;
  /** Lines beside each other that rest on the same sources share them. */
  joined?: boolean;
};

/** Lines beneath each other; with `ticks`, each that asks for something has a box to tick. */
export function LineList({ lines, tellsAnimal = true, ticks, joined }: LineListProps) {
  const runs = joined ? runsOf(lines) : lines.map((line) => [line] as const);
  return (
    <ul className={styles.list}>
      {runs.map(([line, ...also]) => (
        <AnswerLine
          key={line.id}
          of={line}
          also={also}
          tellsAnimal={tellsAnimal}
          before={
            ticks && (
              <span className={styles.box}>
                {asksSomething(line) && <Box of={line} ticks={ticks} />}
              </span>
            )
          }
        />
      ))}
    </ul>
  );
}

/** What is not required needs no box. */
const asksSomething = ({ text }: Line): boolean => !/^(?:Not required|None|No )/.test(text);

function Box({ of: { id, label, text }, ticks }: { of: Line; ticks: Ticks }) {
  return (
    <input
      type="checkbox"
      aria-label={`Done: ${label || text}`}
      checked={ticks.ticked.has(id)}
      onChange={(event) => ticks.tick(id, event.target.checked)}
    />
  );
}
