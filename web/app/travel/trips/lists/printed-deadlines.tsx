import type { Trip } from "#contracts/travel/trips.ts";
import styles from "../printed-trip.module.css";
import { stepWhen } from "./deadline-steps.ts";
import { useDeadlines } from "./use-deadlines.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";

/** What is left to do for the pets' papers, with printed checkboxes and the last days. */
export function PrintedDeadlines({ trip, today }: { trip: Trip; today: string }) {
  const { steps: all, nameOf } = useDeadlines(trip);
  const steps = all.filter(({ hidden }) => !hidden);
  if (steps.length === 0) return null;
  return (
    <div className={styles.part}>
      <p className={styles.name}>For your pets' documents</p>
      <ul className={styles.lines}>
        {steps.map((step) => (
          <li key={step.ids.join(" ")} className={styles.line}>
            <span className={styles.box}>{step.done && "✓"}</span>
            <span>
              {nameOf(step.petId)}: {step.text}
            </span>
            <span className={styles.faint}>
              <InUnits
                text={[step.done ? "" : stepWhen(step, today), ...step.titles, step.where]
                  .filter(Boolean)
                  .join(" · ")}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
