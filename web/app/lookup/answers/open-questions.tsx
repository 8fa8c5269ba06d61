import { CircleHelp } from "lucide-react";
import type { Disagreement } from "#contracts/lookup/answers.ts";
import { counted } from "#format/plurals.ts";
import { Fold } from "./fold.tsx";
import styles from "./answers.module.css";
import { SourceMarks } from "./source-numbers.tsx";

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
