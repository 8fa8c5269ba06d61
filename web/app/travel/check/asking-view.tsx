import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { CheckValues } from "../../links/check.ts";
import styles from "./asking-view.module.css";
import { FirstQuestions, firstKeys, QuestionForm } from "../question/index.ts";
import { FollowUpList } from "./follow-up-form.tsx";
import { followUpIds, followUpKeys } from "./follow-ups.ts";

type AskingViewProps = { values: CheckValues; fields: FieldErrors };

/** The question before it is answered, with what a link has filled in and what is wrong with it. */
export function AskingView({ values, fields }: AskingViewProps) {
  const ids = followUpIds.filter((id) =>
    followUpKeys[id].some((key) => values[key] !== "" || fields[key] !== undefined),
  );
  return (
    <>
      <div className="card pad">
        <QuestionForm
          name="check"
          initial={values}
          keys={[...firstKeys, ...ids.flatMap((id) => followUpKeys[id])]}
          errors={fields}
          action="Check my pet"
        >
          {(question) => (
            <>
              <FirstQuestions {...question} />
              {ids.length > 0 && (
                <FollowUpList
                  followUps={ids.map((id) => ({
                    id,
                    why: "Already filled in.",
                    isAnswered: true,
                  }))}
                  question={question}
                />
              )}
            </>
          )}
        </QuestionForm>
      </div>
      <ul className={styles.promises}>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const promises = [
  {
    title: "An answer with dates",
    text: "What blocks the trip, what's left to do by which day, and the earliest day you can go.",
  },
  {
    title: "Every line shows its source",
    text: "Rules come from official pages, with the day we checked them. What we don't know is marked unknown.",
  },
  {
    title: "Nothing is saved",
    text: "No account needed. We don't ask for names or microchip numbers, and we don't keep what you type.",
  },
];
