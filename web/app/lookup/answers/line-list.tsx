import type { AnswerLine as Line } from "#contracts/lookup/answers.ts";
import styles from "./line-list.module.css";
import { groupBySources } from "./source-text.ts";
import type { ReactNode } from "react";
import { Chip } from "../../ui/tag.tsx";
import { LineSources } from "./line-sources.tsx";
import { useSourceNumbers } from "./source-numbers.tsx";

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

type AnswerLineProps = {
  line: Line;
  /** Further lines with the same sources. */
  others?: readonly Line[];
  /** Whether a line about one species is marked. */
  showsAnimal: boolean;
  /** Rendered before the line, such as a checkbox. */
  before?: ReactNode;
};

/** One fact with its marks, notes and sources. */
function AnswerLine({ line, others = [], showsAnimal, before }: AnswerLineProps) {
  const { id, label, when, sources, basis } = line;
  const all = [line, ...others];
  return (
    <li id={id} className={styles.line}>
      {before}
      <div className={styles.text}>
        {label && basis !== "listed" && <h3 className={styles.label}>{label}</h3>}
        {all.map(({ id: lineId, text }) => (
          <p key={lineId} id={lineId === id ? undefined : lineId}>
            {when && <b>{when}: </b>}
            {text}
            <PrintedNumbers line={line} />
          </p>
        ))}
        <Marks line={line} showsAnimal={showsAnimal} />
        {all.map(
          ({ id: lineId, note }) =>
            note && (
              <p key={lineId} className={styles.note}>
                {note}
              </p>
            ),
        )}
        <LineSources sources={sources} />
      </div>
    </li>
  );
}

function PrintedNumbers({ line }: { line: Line }) {
  const numbers = useSourceNumbers(line);
  return numbers ? <sup className={styles.numbers}> [{numbers}]</sup> : null;
}

const animalText = { dog: "Dogs only", cat: "Cats only" } as const;

function Marks({ line, showsAnimal }: { line: Line; showsAnimal: boolean }) {
  const { only, stands, confirm, reported, basis } = line;
  if (!(only && showsAnimal) && !stands && !confirm && !reported && basis !== "listed") return null;
  return (
    <p className={styles.marks}>
      {only && showsAnimal && <Chip tone="info">{animalText[only]}</Chip>}
      {stands === "newer" && <Chip tone="ready">Current</Chip>}
      {basis === "listed" && (
        <Chip tone="info">{stands === "older" ? "Superseded" : "Original listing"}</Chip>
      )}
      {confirm && <Chip tone="due">Confirm before you travel</Chip>}
      {reported && (
        <a className={styles.reported} href="#whom-to-ask">
          <Chip tone="due">Unconfirmed: check with the authority</Chip>
        </a>
      )}
    </p>
  );
}
