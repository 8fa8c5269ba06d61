import { BookOpen, CircleHelp } from "lucide-react";
import type { Disagreement } from "#contracts/lookup/answers.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { Fold } from "./fold.tsx";
import styles from "./answers.module.css";
import { SourceMarks, useNumberedSources } from "./source-numbers.tsx";
import { isDay, kindText, newestOf } from "./source-text.ts";
import sourceStyles from "./sources.module.css";

type OpenQuestionsProps = { disagreements: readonly Disagreement[]; unknowns: readonly string[] };

/** Where sources disagree, and what is not known. */
export function OpenQuestions({ disagreements, unknowns }: OpenQuestionsProps) {
  const count = disagreements.length + unknowns.length;
  if (count === 0) return null;
  return (
    <Fold icon={<CircleHelp size={20} aria-hidden />} title={counted(count, "open question")}>
      <div className={styles.parts}>
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
export function SourceNotes() {
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
