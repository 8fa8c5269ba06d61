import { counted, plural } from "#format/plurals.ts";
import { waysPath, type CheckKey } from "../../../links/check.ts";
import { QuestionForm } from "../../question/index.ts";
import { followUpFields } from "../follow-up-fields.tsx";
import { followUpKeys } from "../follow-ups.ts";
import type { OpenQuestionId, OpenQuestions } from "./open-questions.ts";
import { SizeFields } from "./ways-form.tsx";
import styles from "./ways.module.css";

const sizeKeys: readonly CheckKey[] = ["weight", "units", "snub"];
const keysOf = (id: OpenQuestionId) => (id === "size" ? sizeKeys : followUpKeys[id]);

/** What would tell more about the ways, asked at once. */
export const WaysQuestions = ({ ids, values, asksSnub, pet, ways }: OpenQuestions) => (
  <section className={`card pad screen-only ${styles.questions}`} aria-labelledby="open-questions">
    <h2 id="open-questions">Tell us more about your {pet}</h2>
    <p className="meta">
      {counted(ways, "way")} {plural(ways, "depends", "depend")} on it. Nothing is saved.
    </p>
    <QuestionForm
      name="more"
      initial={values}
      keys={ids.flatMap(keysOf)}
      action="Update ways"
      pathOf={waysPath}
      isNextStep={false}
    >
      {(question) =>
        ids.map((id) =>
          id === "size" ? (
            <div key={id} className={styles.further}>
              <SizeFields question={question} asksSnub={asksSnub} />
            </div>
          ) : (
            <fieldset key={id} className={styles.question}>
              <legend>{followUpFields[id].title}</legend>
              <div className={styles.further}>{followUpFields[id].fields(question)}</div>
            </fieldset>
          ),
        )
      }
    </QuestionForm>
  </section>
);
