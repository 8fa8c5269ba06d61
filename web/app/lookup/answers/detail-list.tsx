import { Files, Flag, ListChecks } from "lucide-react";
import type { AnswerLine, DetailRow, Details } from "#contracts/lookup/answers.ts";
import { DetailLine } from "./detail-line.tsx";
import styles from "./detail-list.module.css";
import { Fold } from "./fold.tsx";
import type { MistakeReport } from "./posted-report.tsx";
import { ReportMistake, type ReportLink } from "./report-mistake.tsx";
import { SourceMarks } from "./source-numbers.tsx";
import { groupBySources } from "./source-text.ts";

type DetailListProps = {
  details: Details;
  /** How many rows stand open; the rest is folded. */
  open: number;
  /** Whether a line about one species is marked. */
  showsAnimal: boolean;
  path: string;
  report: MistakeReport;
};

/** The facts, each once, with the numbers of their sources. */
export function DetailList({ details, open, showsAnimal, path, report }: DetailListProps) {
  const { rows, further, notRequired } = details;
  const more = rows.slice(open);
  const all = [...rows, ...further].flatMap(({ lines }) => lines);
  return (
    <section className={styles.part} aria-labelledby="the-details">
      <div className={styles.head}>
        <h2 id="the-details">The details</h2>
        {all.some(({ reported }) => reported) && (
          <p className="meta">Check unconfirmed facts with the authority.</p>
        )}
      </div>
      <ReportMistake path={path} report={report}>
        {(link) => (
          <>
            <div className={`card ${styles.card}`}>
              <ul className={styles.rows}>
                {rows.slice(0, open).map((row) => (
                  <Row key={row.key} row={row} showsAnimal={showsAnimal} link={link} />
                ))}
                {notRequired.length > 0 && <NotRequired lines={notRequired} link={link} />}
              </ul>
            </div>
            {more.length > 0 && (
              <Fold
                icon={<ListChecks size={20} aria-hidden />}
                title={`More entry rules (${more.length})`}
              >
                <ul className={styles.rows}>
                  {more.map((row) => (
                    <Row key={row.key} row={row} showsAnimal={showsAnimal} link={link} />
                  ))}
                </ul>
              </Fold>
            )}
            <Fold icon={<Files size={20} aria-hidden />} title="Documents, fees and laws">
              <ul className={styles.rows}>
                {further.map((row) => (
                  <Row key={row.key} row={row} showsAnimal={showsAnimal} link={link} />
                ))}
              </ul>
            </Fold>
          </>
        )}
      </ReportMistake>
    </section>
  );
}

type RowProps = { row: DetailRow; showsAnimal: boolean; link: ReportLink };

const Row = ({ row: { title, lines }, showsAnimal, link }: RowProps) => (
  <li>
    <h3>{title}</h3>
    <div className={styles.lines}>
      {lines.length === 0 && <p>Not listed</p>}
      {groupBySources(lines).map(([line, ...others]) => (
        <DetailLine key={line.id} lines={[line, ...others]} showsAnimal={showsAnimal}>
          {link(line.id, title, <Flag size={14} aria-hidden />)}
        </DetailLine>
      ))}
    </div>
  </li>
);

const NotRequired = ({ lines, link }: { lines: readonly AnswerLine[]; link: ReportLink }) => (
  <li>
    <h3>Not required</h3>
    <ul className={styles.plain}>
      {lines.map((line) => (
        <li key={line.id} id={line.id}>
          {line.label}
          <SourceMarks line={line} />
          {link(line.id, line.label, <Flag size={14} aria-hidden />)}
        </li>
      ))}
    </ul>
  </li>
);
