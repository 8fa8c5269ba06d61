import type { Checklist } from "#contracts/lookup/answers.ts";
import styles from "./summary-card.module.css";

/** The answer in five lines: what, by when, from whom, at what cost, how long ahead. */
export function SummaryCard({ summary }: { summary: Checklist["summary"] }) {
  const { need, when, whom, cost, lead } = summary;
  return (
    <dl className={`card ${styles.facts}`}>
      {[need, when, whom, cost, lead].map(({ label, text, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{text}</b>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
