import {
  askedPapers,
  listExperiencesForReview,
  type ExperienceForReview,
} from "#contracts/travel/experiences.ts";
import { moneyText } from "#format/money.ts";
import { dayText } from "#format/dates.ts";
import { AuthorLink } from "../../accounts/viewer/index.ts";
import { LazyReportButton } from "../../community/reports/index.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { airlineNames } from "#reference/airline-names.ts";
import { operatorNames } from "#reference/readiness/operator/names.ts";
import { legText } from "../../travel/experiences/index.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Chip } from "../../ui/tag.tsx";
import { When } from "../../ui/when.tsx";
import { AdminList } from "../admin-list.tsx";
import { StateLinks, useListState } from "../state-links.tsx";
import styles from "../admin.module.css";

const isAirline = (key: string) => airlineNames.some(({ value }) => value === key);
const companies: [string, ...string[]] = [
  "",
  ...airlineNames.map(({ value }) => value),
  ...Object.keys(operatorNames),
];
const labelOf = (key: string) =>
  airlineNames.find(({ value }) => value === key)?.label ??
  operatorNames[key] ??
  "All companies and routes";

/** Single travel reports, newest first. */
export function ExperienceList() {
  const state = useListState(companies);
  const query = state === "" ? {} : isAirline(state) ? { airline: state } : { operator: state };
  return (
    <>
      <StateLinks label="Company" states={companies} current={state} labelOf={labelOf} />
      <AdminList
        queryKey={queryKeyOf(listExperiencesForReview, { query })}
        fetchPage={(before: string | undefined, signal) =>
          call(listExperiencesForReview, { query: { ...query, before, limit: 20 }, signal })
        }
        rows="travel reports"
        empty={<EmptyState drawing="stamp" title="No travel reports yet" />}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((report) => (
              <ReportLine key={report._id} report={report} />
            ))}
          </ul>
        )}
      </AdminList>
    </>
  );
}

const visibilityTexts = { shown: "", hidden: "Hidden", removed: "Removed" } as const;

function ReportLine({ report }: { report: ExperienceForReview }) {
  const { _id, author, day, papers, fee, accepted, visibility, createdAt } = report;
  const paid =
    fee === undefined
      ? "fee unknown"
      : fee === null
        ? "no fee"
        : `fee ${moneyText(fee.amount, fee.currency)}`;
  const asked =
    papers.length === 0 ? "nothing" : papers.map((paper) => askedPapers[paper]).join(", ");
  return (
    <li className={`card pad ${styles.line}`}>
      <div className="stack tight">
        <p className="row">
          <b>
            {legText(report)}, {dayText(day)}
          </b>
          {visibility !== "shown" && <Chip tone="blocked">{visibilityTexts[visibility]}</Chip>}
        </p>
        <p>
          {accepted ? "Accepted" : "Not accepted"} · asked for: {asked} · {paid}
        </p>
        <p className="meta">
          {author ? <AuthorLink author={author} /> : "Deleted account"} ·{" "}
          <When moment={createdAt} />
        </p>
      </div>
      <span>
        <LazyReportButton kind="experience" id={_id} small />
      </span>
    </li>
  );
}
