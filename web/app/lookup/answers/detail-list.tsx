import { Check, Flag, BookOpen, CircleHelp } from "lucide-react";
import type { AnswerLine, Disagreement } from "#contracts/lookup/answers.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { isDay, kindText, newestOf } from "./source-text.ts";
import styles from "./detail-list.module.css";
import {
  FactRow,
  isUnconfirmed,
  TopicIcon,
  type FactRowProps,
  ReportMistake,
  type ReportLink,
} from "./fact-row.tsx";
import { Fold } from "./fold.tsx";
import type { MistakeReport } from "./posted-report.tsx";
import { SourceMarks, useNumberedSources } from "./source-numbers.tsx";
import answersStyles from "./answers.module.css";
import sourceStyles from "./sources.module.css";

type Row = FactRowProps["row"];

/** What a page shows of its facts. The same object as long as the answer is the same. */
export type PageDetails = {
  rows: readonly Row[];
  /** How many rows stand below each other; the rest is folded. */
  most: number;
  /** Shown on demand, below the others. */
  further: { title: string; rows: readonly Row[] };
  notRequired: readonly AnswerLine[];
  /** Who can confirm a fact, such as "the authority" */
  authority: string;
  /** Whether a fact about one species says so. */
  showsAnimal: boolean;
  disagreements: readonly Disagreement[];
  notKnown: readonly string[];
  path: string;
};

type DetailListProps = { details: PageDetails } & MistakeReport;

/** The facts of an answer, each once, folded to a line each; then what is open, and all sources. */
export const DetailList = ({ details, ...report }: DetailListProps) => (
  <div className={styles.parts}>
    {details.rows.length + details.further.rows.length > 0 && (
      <Facts details={details} report={report} />
    )}
    <OpenQuestions disagreements={details.disagreements} unknowns={details.notKnown} />
    <SourceNotes />
  </div>
);

type FactsProps = { details: PageDetails; report: MistakeReport };

function Facts({ details, report }: FactsProps) {
  const { rows, most, further, notRequired, authority, showsAnimal, path } = details;
  const lines = [...rows, ...further.rows].flatMap((row) => row.lines);
  return (
    <section className={styles.part} aria-labelledby="the-details">
      <h2 id="the-details">The details</h2>
      {lines.some(isUnconfirmed) && (
        <p className={`meta ${styles.unconfirmed}`}>
          <b className={styles.mark}>†</b> Unconfirmed: others report it, or the sources are unsure.{" "}
          <a href="#whom-to-ask">Check with {authority}</a> before you travel.
        </p>
      )}
      <ReportMistake path={path} report={report}>
        {(link) => (
          <>
            <ul className={`card ${styles.rows}`}>
              {rows.slice(0, most).map((row) => (
                <FactRow key={row.key} row={row} showsAnimal={showsAnimal} link={link} />
              ))}
              {notRequired.length > 0 && <NotRequired lines={notRequired} link={link} />}
            </ul>
            {rows.length > most && (
              <Fold
                icon={<TopicIcon title="Rules" />}
                title={`More entry rules (${rows.length - most})`}
              >
                <ul className={`${styles.rows} ${styles.further}`}>
                  {rows.slice(most).map((row) => (
                    <FactRow key={row.key} row={row} showsAnimal={showsAnimal} link={link} />
                  ))}
                </ul>
              </Fold>
            )}
            <Fold icon={<TopicIcon title={further.title} />} title={further.title}>
              <ul className={`${styles.rows} ${styles.further}`}>
                {further.rows.map((row) => (
                  <FactRow key={row.key} row={row} showsAnimal={showsAnimal} link={link} open />
                ))}
              </ul>
            </Fold>
          </>
        )}
      </ReportMistake>
    </section>
  );
}

/** The names of what is not asked, on one line; their sources on demand. */
const NotRequired = ({ lines, link }: { lines: readonly AnswerLine[]; link: ReportLink }) => (
  <li>
    <details className={styles.row}>
      <summary>
        <Check size={20} aria-hidden />
        <h3>Not required</h3>
        <span className={styles.gist}>{lines.map(({ label }) => label).join(", ")}</span>
      </summary>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} id={line.id}>
            <b>{line.label}:</b> {line.text}
            <SourceMarks line={line} /> {link(line.id, line.label, <Flag size={14} aria-hidden />)}
          </li>
        ))}
      </ul>
    </details>
  </li>
);

type OpenQuestionsProps = { disagreements: readonly Disagreement[]; unknowns: readonly string[] };

/** Where sources disagree, and what is not known. */
function OpenQuestions({ disagreements, unknowns }: OpenQuestionsProps) {
  const count = disagreements.length + unknowns.length;
  if (count === 0) return null;
  return (
    <Fold icon={<CircleHelp size={20} aria-hidden />} title={counted(count, "open question")}>
      <div className={answersStyles.parts}>
        {disagreements.length > 0 && (
          <div>
            <h3>Sources disagree</h3>
            <ul>
              {disagreements.map((each) => (
                <li key={each.id} id={each.id}>
                  <b>{each.topic}.</b> {each.text}
                  <SourceMarks line={each} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {unknowns.length > 0 && (
          <div>
            <h3>What we don't know yet</h3>
            <ul>
              {unknowns.map((text) => (
                <li key={text}>We don't know {text}.</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Fold>
  );
}

/** The sources of a page as numbered notes, folded until one of them is followed. */
function SourceNotes() {
  const sources = useNumberedSources();
  if (sources.length === 0) return null;
  const newest = newestOf(sources);
  const count = counted(sources.length, "source");
  return (
    <Fold
      icon={<BookOpen size={20} aria-hidden />}
      title={newest ? `${count}, newest ${dayText(newest)}` : count}
    >
      <p className="meta">We use saved copies of official pages and show their dates.</p>
      <ol className={sourceStyles.list}>
        {sources.map(({ id, number, title, address, kind, checked }) => (
          <li key={id} id={`note-${number}`}>
            {address ? <a href={address}>{title}</a> : title}{" "}
            <span className="meta">
              {kindText[kind]}, {isDay(checked) ? dayText(checked) : checked}
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
