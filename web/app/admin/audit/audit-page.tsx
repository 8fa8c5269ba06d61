import { listAudit, type AuditEntry } from "#contracts/community/moderation.ts";
import { counted } from "#format/plurals.ts";
import { momentText } from "#format/dates.ts";
import { pageMeta } from "../../ui/meta.ts";
import { kindLabels } from "../../community/reports/index.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Chip } from "../../ui/tag.tsx";
import { AdminPage } from "../admin-page.tsx";
import { AdminList } from "../admin-list.tsx";
import { decisionLabels } from "../decision-labels.ts";
import type { Route } from "./+types/audit-page";
import styles from "./audit.module.css";
import { useReader } from "../../data/reader.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Audit log", hidden: true });

export default function AuditPage() {
  return (
    <AdminPage
      moderators
      title="Audit log"
      sentence="All decisions by moderators and admins. Entries can't be changed."
    >
      <AuditLog />
    </AdminPage>
  );
}

/** The audit log, latest first. */
function AuditLog() {
  return (
    <AdminList
      queryKey={queryKeyOf(listAudit)}
      fetchPage={(before: string | undefined, signal) =>
        call(listAudit, { query: { before, limit: 30 }, signal })
      }
      rows="decisions"
      empty={<EmptyState drawing="stamp" title="No decisions yet" />}
    >
      {(entries) => (
        <div className={`card ${styles.card}`}>
          <table className={styles.log}>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Moderator</th>
                <th scope="col">Action</th>
                <th scope="col">About</th>
                <th scope="col">Note</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Entry key={entry._id} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </AdminList>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { action, moderator, author, kind, reports, note, until, createdAt } = entry;
  const { label, tone } = decisionLabels[action];
  const person = author?.username ?? "a deleted account";
  const thing =
    kind === "profile"
      ? person
      : `${kind === "venue" ? "suggestion about a place" : kindLabels[kind]} by ${person}`;
  const of = reports === 0 ? "" : `${counted(reports, "report")} on `;
  return (
    <tr>
      <td className="num">{momentText(createdAt, "mediumTime", useReader())}</td>
      <td>{moderator?.username ?? "Deleted account"}</td>
      <td>
        <Chip tone={tone}>{label}</Chip>
      </td>
      <td>
        <b>{action === "dismiss" ? of + thing : thing}</b>
      </td>
      <td>
        {note}
        {until && ` Until ${momentText(until, "medium")}.`}
      </td>
    </tr>
  );
}
