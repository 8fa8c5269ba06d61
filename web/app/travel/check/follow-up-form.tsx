import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { questionId, type CheckValues } from "../../links/check.ts";
import { followUpFields } from "./follow-up-fields.tsx";
import { createStore } from "../../data/store.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { useToday } from "../../ui/use-today.ts";
import styles from "./questions.module.css";
import { followUpKeys, type FollowUp, type FollowUpId } from "./follow-ups.ts";
import { questionErrors, QuestionForm, type Question } from "../question/index.ts";

type FollowUpFormProps = { values: CheckValues; followUps: readonly FollowUp[] };

/** The further questions that change the answer, each with its reason. */
export const FollowUpForm = ({ values, followUps }: FollowUpFormProps) => (
  <section className={`card pad screen-only ${styles.box}`} aria-labelledby="sharpen">
    <div>
      <h2 id="sharpen">Add details for a better answer</h2>
      <p className="meta">
        All optional. Nothing is saved: your answers are only in this page's address.
      </p>
    </div>
    <QuestionForm
      name="more"
      initial={values}
      keys={followUps.flatMap(({ id }) => followUpKeys[id])}
      action="Update answer"
      isNextStep={false}
      className={styles.form}
    >
      {(question) => <FollowUpCards followUps={followUps} question={question} />}
    </QuestionForm>
  </section>
);

/** The question that was shown last, as an answer shows the questions anew. */
const lastShown = createStore<FollowUpId | undefined>(undefined);

/** The first open question after the one that was shown last, else the first open one. */
function startOf(followUps: readonly FollowUp[]): number {
  const before = followUps.findIndex(({ id }) => id === lastShown.get());
  const isOpen = ({ isAnswered }: FollowUp) => !isAnswered;
  const next = followUps.findIndex((each, index) => index > before && isOpen(each));
  return Math.max(0, next === -1 ? followUps.findIndex(isOpen) : next);
}

type FollowUpCardsProps = { followUps: readonly FollowUp[]; question: Question };

/** One question at a time, and those with errors, so that a link from the error summary finds its field. */
export function FollowUpCards({ followUps, question }: FollowUpCardsProps) {
  const [current, setCurrent] = useState(() => startOf(followUps));
  const errors = questionErrors(question.values, useToday());
  const isFilled = (id: FollowUpId) => followUpKeys[id].some((key) => question.values[key] !== "");
  const hasError = (id: FollowUpId) => followUpKeys[id].some((key) => errors[key] !== undefined);
  useShownByAddress(followUps, setCurrent);
  const show = (place: number) => {
    const id = followUps[place]?.id;
    lastShown.set(id);
    setCurrent(place);
    focusSoon(titleId(id));
  };
  const count = followUps.length;
  const now = followUps[current];
  return (
    <div className={styles.cards}>
      <ol className={styles.steps} aria-label="Questions">
        {followUps.map(({ id }, place) => (
          <li key={id}>
            <button
              type="button"
              className={classes(isFilled(id) && styles.filled)}
              aria-current={place === current ? "step" : undefined}
              onClick={() => show(place)}
            >
              <span className="sr">
                {`${place + 1}: ${followUpFields[id].title}${isFilled(id) ? ", answered" : ""}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {followUps.map(({ id, why }, place) => (
        <div
          key={id}
          className={classes(styles.card, place !== current && !hasError(id) && styles.later)}
        >
          <p className={`meta num ${styles.progress}`}>
            {place + 1} of {count}
            {isFilled(id) && <b>Answered</b>}
          </p>
          <h3 id={titleId(id)} tabIndex={-1}>
            {followUpFields[id].title}
          </h3>
          <p className={styles.why}>{why}</p>
          <div id={questionId(id)} className={styles.fields}>
            {followUpFields[id].fields(question)}
          </div>
        </div>
      ))}
      {count > 1 && (
        <div className={styles.moves}>
          <Button
            small
            icon={<ArrowLeft aria-hidden />}
            disabled={current === 0}
            onClick={() => show(current - 1)}
          >
            Back
          </Button>
          <Button small disabled={current === count - 1} onClick={() => show(current + 1)}>
            {now && isFilled(now.id) ? "Next" : "Skip"}
            <ArrowRight aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}

const titleId = (id: FollowUpId | undefined) => `${questionId(id ?? "")}-title`;

/** A link to a question, like that of an unknown requirement, shows it. */
function useShownByAddress(followUps: readonly FollowUp[], show: (place: number) => void): void {
  const { hash, key } = useLocation();
  const follow = useEffectEvent((to: string) => {
    const place = followUps.findIndex(({ id }) => to === `#${questionId(id)}`);
    if (place === -1) return;
    show(place);
    focusSoon(titleId(followUps[place]?.id));
  });
  useEffect(() => {
    if (key !== "") follow(hash);
  }, [hash, key]);
}
