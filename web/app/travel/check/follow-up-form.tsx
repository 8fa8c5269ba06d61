import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { questionId, type CheckValues } from "../../links/check.ts";
import { followUpFields } from "./follow-up-fields.tsx";
import { useToday } from "../../ui/use-today.ts";
import styles from "./check.module.css";
import { followUpKeys, type FollowUp, type FollowUpId } from "./follow-ups.ts";
import { questionErrors, QuestionForm, type Question } from "../question/index.ts";

type FollowUpFormProps = { values: CheckValues; followUps: readonly FollowUp[] };

/** The further questions that change the answer, each with its reason. */
export function FollowUpForm({ values, followUps }: FollowUpFormProps) {
  const shown = followUps.toSorted((a, b) => Number(a.isAnswered) - Number(b.isAnswered));
  return (
    <section className={`card pad screen-only ${styles.box}`} aria-labelledby="sharpen">
      <h2 id="sharpen">Add details for a better answer</h2>
      <p className={styles.lead}>
        All optional. Nothing is saved: your answers are only in this page's address.
      </p>
      <QuestionForm
        name="more"
        initial={values}
        keys={followUps.flatMap(({ id }) => followUpKeys[id])}
        action="Update answer"
        isNextStep={false}
      >
        {(question) => <FollowUpList followUps={shown} question={question} />}
      </QuestionForm>
    </section>
  );
}

type FollowUpListProps = { followUps: readonly FollowUp[]; question: Question };

/** Each question folded, but the first and those with errors, so that a link from the error summary finds its field. */
export function FollowUpList({ followUps, question }: FollowUpListProps) {
  const [first] = followUps;
  const [open, setOpen] = useState<ReadonlySet<FollowUpId>>(
    new Set(first && !first.isAnswered ? [first.id] : []),
  );
  const errors = questionErrors(question.values, useToday());
  const hasError = (id: FollowUpId) => followUpKeys[id].some((key) => errors[key] !== undefined);
  const toggle = (id: FollowUpId, isOpen: boolean) => {
    if (open.has(id) === isOpen) return;
    const rest = [...open].filter((each) => each !== id);
    setOpen(new Set(isOpen ? [...rest, id] : rest));
  };
  return (
    <div>
      {followUps.map(({ id, why, isAnswered }) => (
        <details
          key={id}
          className={styles.question}
          open={open.has(id) || hasError(id)}
          onToggle={({ currentTarget }) => toggle(id, currentTarget.open)}
        >
          <summary>
            <span>
              <b>{followUpFields[id].title}</b>
              {isAnswered && <span className={styles.answered}>Answered</span>}
              <span className={styles.why}>{why}</span>
            </span>
            <ChevronDown size={20} aria-hidden />
          </summary>
          <div id={questionId(id)} className={styles.fields}>
            {followUpFields[id].fields(question)}
          </div>
        </details>
      ))}
    </div>
  );
}
