import { Users } from "lucide-react";
import { useId } from "react";
import { LazyReportButton } from "../../community/reports/index.ts";
import { Chip } from "../../ui/tag.tsx";
import { summaryLines, summaryText } from "./labels.ts";
import type { TravelerSummary } from "./load-summary.ts";
import styles from "./traveler-reports.module.css";

type TravelerReportsProps = { reports: TravelerSummary };

/** What travelers report, beside the rules and apart from them. */
export function TravelerReports({ reports: { name, subject, summary } }: TravelerReportsProps) {
  const id = useId();
  return (
    <section className={`card pad ${styles.part}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>Traveler reports: {name}</h2>
        <Chip tone="info" sign={Users}>
          Reports, not rules
        </Chip>
      </div>
      <p className={styles.lead}>{summaryText(summary)}</p>
      <dl className={styles.figures}>
        {summaryLines(summary).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <p className="meta">
          Members' reports about their own trips. We don't check them against the rules or use them
          in the answers on this page.
        </p>
        <span className="screen-only">
          <LazyReportButton kind="experience" id={subject} small />
        </span>
      </div>
    </section>
  );
}
