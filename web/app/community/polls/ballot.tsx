import { useEffect, useRef } from "react";
import type { AppError } from "#contracts/kernel/errors.ts";
import {
  pollQuestions,
  scoreMax,
  type PollCountry,
  type PollKey,
  type Scores,
} from "#contracts/community/polls.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { textOf, useForm } from "../../forms/use-form.ts";
import styles from "./country-poll.module.css";
import { inSentence } from "#reference/in-sentence.ts";

type BallotProps = {
  country: PollCountry;
  scores: Scores | undefined;
  send: (scores: Scores) => Promise<void>;
  /** Closes a reopened form without a change. */
  onCancel?: (() => void) | undefined;
};

const scoresIn = (form: FormData): Scores => {
  const score = (key: PollKey) => Number(textOf(form, key)) || 0;
  return { friendly: score("friendly"), mean: score("mean"), safe: score("safe") };
};

const sessionEnded = "You've been logged out. Log in again or vote as a guest.";

/** Three questions with a score each; unanswered questions do not count. */
export function Ballot({ country, scores, send, onCancel }: BallotProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const isReopened = onCancel !== undefined;
  // The button that reopened it is gone.
  useEffect(() => {
    if (isReopened) title.current?.focus();
  }, [isReopened]);
  const hydrated = useHydrated();
  const form = useForm({
    check: (sent) =>
      Object.values(scoresIn(sent)).some((score) => score > 0)
        ? undefined
        : { friendly: "Select a score for at least one question." },
    send: (sent) => send(scoresIn(sent)),
    failure: ({ code }: AppError) => (code === "SIGN_IN_REQUIRED" ? sessionEnded : undefined),
  });
  return (
    <Form name="poll" handle={form} className={styles.ballot}>
      <h3 ref={title} tabIndex={-1}>
        Have you been to {inSentence(country)}?
      </h3>
      {pollQuestions.map(({ key, text: label }) => (
        <Question key={key} name={key} label={label} score={scores?.[key]} />
      ))}
      {!isReopened && <p className="meta">You can change your vote anytime.</p>}
      <div className="row">
        <SubmitButton handle={form} variant="pri" disabled={!hydrated} busyText="Sending...">
          Submit vote
        </SubmitButton>
        {onCancel && (
          <Button disabled={form.state.is === "sending"} onClick={onCancel}>
            Keep my vote
          </Button>
        )}
      </div>
    </Form>
  );
}

const steps = Array.from({ length: scoreMax }, (_, index) => index + 1);

/** The meaning of the ends of the scale, for screen readers. */
const meanings = new Map([
  [1, ", not at all"],
  [scoreMax, ", very"],
]);

function Question({
  name,
  label,
  score,
}: {
  name: PollKey;
  label: string;
  score?: number | undefined;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {steps.map((step) => (
        <label key={step}>
          <input
            type="radio"
            id={step > 1 ? undefined : `poll-${name}`}
            name={name}
            value={step}
            aria-label={`${step}${meanings.get(step) ?? ""}`}
            defaultChecked={step === score}
          />
          <span>{step}</span>
        </label>
      ))}
    </fieldset>
  );
}
