import type { Checklist, ChecklistStep } from "#contracts/lookup/answers.ts";
import { dayText, daysText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { Chip } from "../../ui/tag.tsx";
import { useToday } from "../../ui/use-today.ts";
import { animalText, type Ticks } from "./line-list.tsx";
import styles from "./outline.module.css";

/** The id of the form for the day of arrival. */
export const landingFormId = "landing-date";

type OutlineProps = { checklist: Checklist; ticks: Ticks; showsAnimal: boolean };

/** What to do before the arrival, in order, with a checkbox for each step. */
export function Outline({ checklist: { landing, steps }, ticks, showsAnimal }: OutlineProps) {
  const today = useToday();
  if (steps.length === 0) return null;
  const done = steps.filter(({ id }) => ticks.ticked.has(id)).length;
  return (
    <section className={styles.part} aria-labelledby="your-dates">
      <div className={styles.head}>
        <h2 id="your-dates">Your dates</h2>
        <p>
          {landing ? (
            `Counted back from your arrival on ${dayText(landing)}.`
          ) : (
            <>
              Counted back from the day you arrive.{" "}
              <a href={`#${landingFormId}`}>Enter your arrival date</a> to see the dates.
            </>
          )}
        </p>
        <output className={styles.done}>
          {done} of {steps.length} done
        </output>
      </div>
      <div className="card pad">
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <Step
              key={step.id}
              step={step}
              number={index + 1}
              ticks={ticks}
              today={today}
              showsAnimal={showsAnimal}
            />
          ))}
          <li>
            <span className={styles.number} aria-hidden>
              {steps.length + 1}
            </span>
            <div className={styles.time}>
              {landing ? dayLabel({ until: landing }) : "Arrival day"}
            </div>
            <div className={styles.text}>
              <b>You arrive</b>
              <p>Bring the original documents.</p>
            </div>
          </li>
        </ol>
      </div>
    </section>
  );
}

type StepProps = {
  step: ChecklistStep;
  number: number;
  ticks: Ticks;
  today: string;
  showsAnimal: boolean;
};

function Step({ step, number, ticks, today, showsAnimal }: StepProps) {
  const { id, title, text, only, dates } = step;
  const lead = leadLabel(step);
  return (
    <li id={`step-${id}`}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div className={styles.time}>
        {dates ? (
          <>
            <time dateTime={dates.until}>{dayLabel(dates)}</time>
            <small>{lead}</small>
          </>
        ) : (
          lead
        )}
      </div>
      <div className={styles.text}>
        <b>
          {title}
          {only && showsAnimal && <span className={styles.only}> · {animalText[only]}</span>}
        </b>
        {text && <p>{text}</p>}
        {dates && dates.until < today && <Chip tone="blocked">This day has passed</Chip>}
      </div>
      <input
        className={styles.box}
        type="checkbox"
        aria-label={`Done: ${title}`}
        checked={ticks.ticked.has(id)}
        onChange={(event) => ticks.tick(id, event.target.checked)}
      />
    </li>
  );
}

/** "May 4 – 14", or "Apr 9". */
export const dayLabel = ({ from, until }: { from?: string | undefined; until: string }): string =>
  from ? daysText(from, until) : dayText(until, "short");

const days = (count: number): string => counted(count, "day");

/** Whole weeks as weeks; long spans in weeks begun. */
const span = (count: number): string =>
  count >= 14 && (count % 7 === 0 || count > 60) ? `${Math.ceil(count / 7)} weeks` : days(count);

/** How long before the arrival: "3 weeks before", "1 to 5 days before". */
export function leadLabel({ from, until, when, dates }: ChecklistStep): string {
  if (from === undefined) return until === 0 ? "Before you arrive" : `${span(until)} before`;
  // Days alone don't say what a window in hours does.
  if (when && (!dates || /\bhours\b/.test(when))) return when;
  return until === 0 ? `Within ${span(from)} before` : `${until} to ${span(from)} before`;
}
