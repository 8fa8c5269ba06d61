import { listDueChecks, type DueCheck } from "#contracts/lookup/due-checks.ts";
import { dayText } from "#format/dates.ts";
import { call } from "../data/browser.ts";
import { queryKeyOf } from "../data/queries.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { pageMeta } from "../ui/meta.ts";
import { Chip } from "../ui/tag.tsx";
import { AdminList } from "./admin-list.tsx";
import { AdminPage } from "./admin-page.tsx";
import styles from "./audit/audit.module.css";
import type { Route } from "./+types/facts-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Facts to check", hidden: true });

export default function DueChecksPage() {
  return (
    <AdminPage
      title="Facts to check"
      sentence="Facts, rules and lists by the day on which their source needs another look. Past that day, pages say so, and their confidence drops a level."
    >
      <DueChecks />
    </AdminPage>
  );
}

/** What is to be checked again, soonest first. */
function DueChecks() {
  return (
    <AdminList
      queryKey={queryKeyOf(listDueChecks)}
      fetchPage={(after: string | undefined, signal) =>
        call(listDueChecks, { query: { after }, signal })
      }
      rows="facts"
      empty={<EmptyState drawing="stamp" title="Nothing to check" />}
    >
      {(rows) => (
        <div className={`card ${styles.card}`}>
          <table className={styles.log}>
            <thead>
              <tr>
                <th scope="col">Due</th>
                <th scope="col">What it says</th>
                <th scope="col">Source</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row._id} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </AdminList>
  );
}

const kinds: Record<DueCheck["kind"], string> = { fact: "Fact", rule: "Rule", list: "List" };

const namesShown = 3;

/** "France, Germany, Greece and 24 more". */
function usesText(names: readonly string[]): string {
  const more = names.length - namesShown;
  const shown = names.slice(0, namesShown).join(", ");
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function Row({ row }: { row: DueCheck }) {
  const { kind, name, text, checked, checkBy, isOverdue, usedIn, source } = row;
  return (
    <tr>
      <td className="num">
        {dayText(checkBy)} {isOverdue && <Chip tone="due">Overdue</Chip>}
      </td>
      <td>
        <b>
          {kinds[kind]} {name}
        </b>
        <br />
        {text}
        <br />
        <span className="meta">
          {usedIn.length > 0 ? `Used in ${usesText(usedIn)}` : "Not used"}
        </span>
      </td>
      <td>
        {source.address ? <a href={source.address}>{source.title}</a> : source.title}
        <br />
        <span className="meta">Last checked {dayText(checked)}</span>
      </td>
    </tr>
  );
}
