import { ChevronDown, Circle, CircleCheck, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { hideDeadlines } from "#contracts/travel/deadlines.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../../data/browser.ts";
import { errorMessage } from "../../../data/errors.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { canEdit } from "../people/roles.ts";
import styles from "./lists.module.css";
import { type Step, stepWhen } from "./deadline-steps.ts";
import { useDeadlines } from "./use-deadlines.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";

/** What entry rules leave to do. A line is done once its record is there; it can be hidden, but not removed. */
export function DeadlineList({ trip, today }: { trip: Trip; today: string }) {
  const params = { id: trip._id };
  const { readiness, steps, nameOf, cache } = useDeadlines(trip);
  const [failed, setFailed] = useState<{ message: string; retry: () => void }>();
  const [all, setAll] = useState(false);
  const isNarrow = useMedia("(max-width: 767px)");

  const hide = async (ids: readonly string[], hidden: boolean) => {
    setFailed(undefined);
    try {
      const body = { ids: [...ids], hidden };
      cache((await call(hideDeadlines, { params, body })).data);
    } catch (error) {
      setFailed({
        message: errorMessage(error, "Couldn't change the list."),
        retry: () => void hide(ids, hidden),
      });
    }
  };

  if (readiness.isError && !readiness.data) {
    return (
      <Notice busy={readiness.isFetching} onRetry={() => void readiness.refetch()}>
        Couldn't load your pets' deadlines.
      </Notice>
    );
  }
  const hidden = steps.filter((step) => step.hidden);
  if (steps.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="deadlines-title">
      <details className={styles.fold} open={!isNarrow}>
        <summary>
          <h2 id="deadlines-title" className={styles.title}>
            For your pets' documents
          </h2>
          <span className="meta num">{steps.length}</span>
          <ChevronDown size={20} aria-hidden />
        </summary>
        <div className="stack tight">
          <p className="meta">Each is checked off when you add its record.</p>
          {failed && <Notice onRetry={failed.retry}>{failed.message}</Notice>}
          <ul className={styles.list} aria-label="For your pets' documents">
            {steps
              .filter((step) => all || !step.hidden)
              .map((step) => (
                <StepLine
                  key={`${step.ids.join(" ")} ${step.hidden}`}
                  step={step}
                  petName={nameOf(step.petId)}
                  today={today}
                  onHide={canEdit(trip) ? () => void hide(step.ids, !step.hidden) : undefined}
                />
              ))}
          </ul>
          {hidden.length > 0 && (
            <div className="screen-only flush">
              <Button variant="txt" small aria-expanded={all} onClick={() => setAll(!all)}>
                {all
                  ? "Don't show hidden to-dos"
                  : `Show ${counted(hidden.length, "hidden to-do")}`}
              </Button>
            </div>
          )}
        </div>
      </details>
    </section>
  );
}

type StepLineProps = {
  step: Step;
  petName: string;
  today: string;
  onHide: (() => void) | undefined;
};

function StepLine({ step, petName, today, onHide }: StepLineProps) {
  const { text, titles, where, done, hidden } = step;
  const when = done ? "" : stepWhen(step, today);
  const about = [titles.join(", "), where].filter(Boolean).join(" · ");
  const Icon = done ? CircleCheck : Circle;
  return (
    <li>
      <div className={styles.line}>
        <Icon size={22} aria-hidden className={classes(done && styles.met)} />
        <div>
          <p className={done ? styles.done : undefined}>
            {petName}: {text}
          </p>
          {(when || about) && (
            <p className="meta">
              {when && (
                <b className={styles.when}>
                  <InUnits text={when} />
                </b>
              )}
              {when && about && " · "}
              {about}
            </p>
          )}
        </div>
      </div>
      {done && <span className="meta">Done</span>}
      {onHide && (
        <span className="screen-only">
          <IconButton label={`${hidden ? "Show" : "Hide"} ${petName}: ${text}`} onClick={onHide}>
            {hidden ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
          </IconButton>
        </span>
      )}
    </li>
  );
}
