import type { AnswerLine as Line } from "#contracts/lookup/answers.ts";
import { AnswerLine } from "./answer-line.tsx";
import styles from "./line-list.module.css";
import { groupBySources } from "./source-text.ts";

export type Ticks = { ticked: ReadonlySet<string>; tick: (id: string, done: boolean) => void };

type LineListProps = {
  lines: readonly Line[];
  showsAnimal?: boolean;
  ticks?: Ticks;
  /** Groups consecutive lines with the same sources. */
  joined?: boolean;
};

/** A list of lines; with `ticks`, each requirement has a checkbox. */
export function LineList({ lines, showsAnimal = true, ticks, joined }: LineListProps) {
  const groups = joined ? groupBySources(lines) : lines.map((line) => [line] as const);
  return (
    <ul className={styles.list}>
      {groups.map(([line, ...others]) => (
        <AnswerLine
          key={line.id}
          line={line}
          others={others}
          showsAnimal={showsAnimal}
          before={
            ticks && (
              <span className={styles.box}>
                {isRequirement(line) && <Checkbox line={line} ticks={ticks} />}
              </span>
            )
          }
        />
      ))}
    </ul>
  );
}

/** Whether a line requires something. */
const isRequirement = ({ text }: Line): boolean => !/^(?:Not required|None|No )/.test(text);

function Checkbox({ line: { id, label, text }, ticks }: { line: Line; ticks: Ticks }) {
  return (
    <input
      type="checkbox"
      aria-label={`Done: ${label || text}`}
      checked={ticks.ticked.has(id)}
      onChange={(event) => ticks.tick(id, event.target.checked)}
    />
  );
}
