import type { AnswerLine as Line } from "#contracts/lookup/answers.ts";
import { overdueText } from "#reference/overdue-text.ts";
import { InUnits } from "../../accounts/viewer/index.ts";
import styles from "./lines.module.css";
import { Chip } from "../../ui/tag.tsx";
import { LineSources, useSourceNumbers } from "./source-numbers.tsx";

/** Which steps are done, by id. */
export type Ticks = { ticked: ReadonlySet<string>; tick: (id: string, done: boolean) => void };

/** A list of lines. */
export const LineList = ({ lines }: { lines: readonly Line[] }) => (
  <ul className={styles.list}>
    {lines.map((line) => (
      <AnswerLine key={line.id} line={line} />
    ))}
  </ul>
);

/** One fact with its marks, note and sources. */
function AnswerLine({ line }: { line: Line }) {
  const { id, label, text, when, sources, basis, note, overdue } = line;
  return (
    <li id={id} className={styles.line}>
      <div className={styles.text}>
        {label && basis !== "listed" && <h3 className={styles.label}>{label}</h3>}
        <p>
          {when && <b>{when}: </b>}
          <InUnits text={text} />
          <PrintedNumbers line={line} />
        </p>
        <Marks line={line} />
        {note && <p className={styles.note}>{note}</p>}
        {overdue && <p className={styles.note}>{overdueText(overdue)}</p>}
        <LineSources sources={sources} />
      </div>
    </li>
  );
}

function PrintedNumbers({ line }: { line: Line }) {
  const numbers = useSourceNumbers(line);
  return numbers ? <sup className={styles.numbers}> [{numbers}]</sup> : null;
}

export const animalText = { dog: "Dogs only", cat: "Cats only" } as const;

function Marks({ line }: { line: Line }) {
  const { only, stands, confirm, reported, basis } = line;
  if (!only && !stands && !confirm && !reported && basis !== "listed") return null;
  return (
    <p className={styles.marks}>
      {only && <Chip tone="info">{animalText[only]}</Chip>}
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
