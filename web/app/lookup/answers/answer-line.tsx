import type { ReactNode } from "react";
import type { AnswerLine as Line } from "#contracts/lookup/answers.ts";
import { Chip } from "../../ui/tag.tsx";
import styles from "./answer-line.module.css";
import { LineSources } from "./line-sources.tsx";
import { useSourceNumbers } from "./source-numbers.tsx";

type AnswerLineProps = {
  of: Line;
  /** Further lines that rest on the same sources. */
  also?: readonly Line[];
  /** Whether lines about one kind of animal say so. */
  tellsAnimal: boolean;
  /** Stands before the line, such as a box to tick. */
  before?: ReactNode;
};

/** One thing that is known, how sure it is, and where it was read. */
export function AnswerLine({ of: line, also = [], tellsAnimal, before }: AnswerLineProps) {
  const { id, label, when, sources, basis } = line;
  const all = [line, ...also];
  return (
    <li id={id} className={styles.line}>
      {before}
      <div className={styles.words}>
        {label && basis !== "listed" && <h3 className={styles.label}>{label}</h3>}
        {all.map(({ id: own, text }) => (
          <p key={own} id={own === id ? undefined : own}>
            {when && <b>{when}: </b>}
            {text}
            <PrintedNumbers of={line} />
          </p>
        ))}
        <Marks of={line} tellsAnimal={tellsAnimal} />
        {all.map(
          ({ id: own, note }) =>
            note && (
              <p key={own} className={styles.note}>
                {note}
              </p>
            ),
        )}
        <LineSources sources={sources} />
      </div>
    </li>
  );
}

function PrintedNumbers({ of }: { of: Line }) {
  const numbers = useSourceNumbers(of);
  return numbers ? <sup className={styles.numbers}> [{numbers}]</sup> : null;
}

const animalText = { dog: "Dogs only", cat: "Cats only" } as const;

function Marks({ of: line, tellsAnimal }: { of: Line; tellsAnimal: boolean }) {
  const { only, stands, confirm, reported, basis } = line;
  if (!(only && tellsAnimal) && !stands && !confirm && !reported && basis !== "listed") return null;
  return (
    <p className={styles.marks}>
      {only && tellsAnimal && <Chip tone="info">{animalText[only]}</Chip>}
      {stands === "newer" && <Chip tone="ready">Newer</Chip>}
      {basis === "listed" && (
        <Chip tone="info">{stands === "older" ? "As listed, older" : "As listed"}</Chip>
      )}
      {confirm && <Chip tone="due">Please confirm</Chip>}
      {reported && (
        <a className={styles.reported} href="#whom-to-ask">
          <Chip tone="due">Reported; confirm with the authority</Chip>
        </a>
      )}
    </p>
  );
}
