import { Flag } from "lucide-react";
import type { ReactNode } from "react";
import type { AnswerLine, Details } from "#contracts/lookup/answers.ts";
import { Chip } from "../../ui/tag.tsx";
import styles from "./detail-list.module.css";
import { animalText } from "./line-list.tsx";
import { ReportMistake, type MistakeReport } from "./report-mistake.tsx";
import { SourceMarks } from "./source-numbers.tsx";

type DetailListProps = {
  details: Details;
  /** Whether a line about one species is marked. */
  showsAnimal: boolean;
  path: string;
  report: MistakeReport;
};

/** The facts, each once, with the numbers of their sources. */
export function DetailList({ details, showsAnimal, path, report }: DetailListProps) {
  const { rows, notRequired } = details;
  return (
    <section className={styles.part} aria-labelledby="the-details">
      <h2 id="the-details">The details</h2>
      <ReportMistake path={path} report={report}>
        {(reportLink) => (
          <div className={`card ${styles.card}`}>
            <ul className={styles.rows}>
              {rows.map(({ key, title, lines }) => (
                <li key={key}>
                  <h3>{title}</h3>
                  <div className={styles.lines}>
                    {lines.length === 0 && <p>Not listed</p>}
                    {lines.map((line) => (
                      <DetailLine key={line.id} line={line} showsAnimal={showsAnimal}>
                        {reportLink(line.id, title, <Flag size={16} aria-hidden />)}
                      </DetailLine>
                    ))}
                  </div>
                </li>
              ))}
              {notRequired.length > 0 && (
                <li>
                  <h3>Not required</h3>
                  <ul className={styles.plain}>
                    {notRequired.map((line) => (
                      <li key={line.id} id={line.id}>
                        {line.label}
                        <SourceMarks line={line} />
                        {reportLink(line.id, line.label, <Flag size={16} aria-hidden />)}
                      </li>
                    ))}
                  </ul>
                </li>
              )}
            </ul>
          </div>
        )}
      </ReportMistake>
    </section>
  );
}

type DetailLineProps = { line: AnswerLine; showsAnimal: boolean; children?: ReactNode };

/** One fact with its marks, its note and the numbers of its sources. */
export function DetailLine({ line, showsAnimal, children }: DetailLineProps) {
  const { id, text, when, only, confirm, reported, stands, note } = line;
  return (
    <div id={id} className={styles.line}>
      <div className={styles.text}>
        <p>
          {when && <b>{when}: </b>}
          {text}
          <SourceMarks line={line} />
        </p>
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.marks}>
          {only && showsAnimal && <Chip tone="info">{animalText[only]}</Chip>}
          {stands === "older" && <Chip tone="info">Superseded</Chip>}
          {confirm && <Chip tone="due">Confirm before you travel</Chip>}
          {reported && !confirm && (
            <a className={styles.unconfirmed} href="#whom-to-ask">
              Unconfirmed: check with the authority
            </a>
          )}
        </p>
      </div>
      {children}
    </div>
  );
}
