import { Link } from "react-router";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { CheckValues } from "../../links/check.ts";
import styles from "./check.module.css";
import { FirstQuestions, firstKeys, petsIn, QuestionForm } from "../question/index.ts";
import { AskedPets } from "./asked-pets.tsx";
import { FollowUpCards } from "./follow-up-form.tsx";
import { TimelinePicture } from "../requirements/index.ts";
import type { SampleAnswer } from "./load-check.ts";
import { followUpIds, followUpKeys } from "./follow-ups.ts";

type AskingViewProps = { values: CheckValues; fields: FieldErrors; sample: SampleAnswer };

/** The question before it is answered, with what a link has filled in and what is wrong with it. */
export function AskingView({ values, fields, sample }: AskingViewProps) {
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
          action={(now) => (petsIn(now).length > 1 ? "Check my pets" : "Check my pet")}
          after={AskedPets}
        >
          {(question) => (
            <>
              <FirstQuestions {...question} />
              {ids.length > 0 && (
                <FollowUpCards
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
      <Sample sample={sample} />
    </>
  );
}

/** An answer as it will look, and what it promises. */
const Sample = ({ sample: { headline, recap, timeline, path } }: { sample: SampleAnswer }) => (
  <section className={`card pad ${styles.sample}`} aria-labelledby="sample">
    <div>
      <p className="meta">Sample answer: {recap.join(" · ")}</p>
      <h2 id="sample">
        <em>{headline.lead}</em> {headline.line}
      </h2>
    </div>
    {timeline && <TimelinePicture timeline={timeline} />}
    <p>
      <Link to={path}>Open this answer</Link>
    </p>
    <ul className={styles.promises}>
      {promises.map(({ title, text }) => (
        <li key={title}>
          <b>{title}.</b> {text}
        </li>
      ))}
    </ul>
  </section>
);

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
