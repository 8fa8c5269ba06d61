import type { ReactNode } from "react";
import type { AnswerLine } from "#contracts/lookup/answers.ts";
import { overdueText } from "#reference/overdue-text.ts";
import styles from "./detail-list.module.css";
import { animalText } from "./line-list.tsx";
import { SourceMarks } from "./source-numbers.tsx";

type DetailLineProps = {
  /** With the same sources and marks. */
  lines: readonly [AnswerLine, ...AnswerLine[]];
  showsAnimal: boolean;
  children?: ReactNode;
};

/** Facts with the same sources: their marks, notes and source numbers. */
export function DetailLine({ lines, showsAnimal, children }: DetailLineProps) {
  const [line] = lines;
  const { when, only, confirm, reported, stands } = line;
  const notes = lines.flatMap(({ note, overdue }) => [
    ...(note ? [note] : []),
    ...(overdue ? [overdueText(overdue)] : []),
  ]);
  return (
    <div className={styles.line}>
      <p>
        {only && showsAnimal && <b>{animalText[only]}: </b>}
        {when && <b>{when}: </b>}
        {lines.map(({ id, text }, index) => (
          <span key={id} id={id}>
            {index > 0 && " "}
            {text}
          </span>
        ))}
        {stands === "older" && <b className={styles.mark}> Superseded.</b>}
        <SourceMarks line={line} />
        {confirm && <b className={styles.mark}> Confirm before you travel.</b>}
        {reported && !confirm && (
          <>
            {" "}
            <a className={styles.mark} href="#whom-to-ask">
              Unconfirmed
            </a>
          </>
        )}
        {children}
      </p>
      {[...new Set(notes)].map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
