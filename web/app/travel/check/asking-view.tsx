import { PawPrint, Plus, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { CheckValues } from "../../links/check.ts";
import styles from "./check.module.css";
import actions from "../../ui/actions.module.css";
import { focusSoon } from "../../ui/focus-soon.ts";
import {
  canAddPet,
  changedPets,
  FirstQuestions,
  firstKeys,
  petLabels,
  petsIn,
  placeOfPet,
  QuestionForm,
  type Question,
} from "../question/index.ts";
import { FollowUpCards } from "./follow-up-form.tsx";
import { TimelinePicture } from "../requirements/index.ts";
import type { SampleAnswer } from "./load-check.ts";
import { followUpIds, followUpKeys } from "./follow-ups.ts";

const formName = "check";

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
          name={formName}
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

/** The other pets of the question; each button also works without scripts, by what it sends. */
function AskedPets({ values, set }: Question) {
  const [told, setTold] = useState("");
  const pets = petsIn(values);
  const labels = petLabels(pets);
  const at = placeOfPet(values);
  const change = (to: CheckValues, text: string) => {
    set(to);
    setTold(text);
    focusSoon(`${formName}-species`);
  };
  const button = (value: string, label: string, text: string, icon?: ReactNode) => (
    <button
      key={value}
      type="submit"
      name="pets"
      value={value}
      className={actions.action}
      onClick={(event) => {
        event.preventDefault();
        if (value === "add" && values.species === "") focusSoon(`${formName}-species`);
        else change(changedPets(values, value), text);
      }}
    >
      {icon}
      {label}
    </button>
  );
  return (
    <div className={styles.pets}>
      {pets.length > 1 && (
        <p>
          <b>{`Pet ${at + 1} of ${pets.length}.`}</b> The others:
        </p>
      )}
      {labels.map((label, index) =>
        index === at
          ? null
          : button(
              String(index + 1),
              label,
              `Now about ${label}.`,
              <PawPrint size={18} aria-hidden />,
            ),
      )}
      {canAddPet(values) &&
        button(
          "add",
          "Add another pet",
          "Tell us about the next pet.",
          <Plus size={20} aria-hidden />,
        )}
      {pets.length > 1 &&
        button("drop", "Remove this pet", "Pet removed.", <X size={18} aria-hidden />)}
      <output className="sr">{told}</output>
    </div>
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
