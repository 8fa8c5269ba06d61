import { Hourglass } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Link, useSearchParams } from "react-router";
import {
  listReports,
  type reportStates,
  type ReportedContent,
} from "#contracts/community/moderation.ts";
import { plural } from "#format/plurals.ts";
import { capitalized } from "#format/words.ts";
import { pageMeta } from "../../ui/meta.ts";
import { AdminPage, Forbidden } from "../admin-page.tsx";
import { call } from "../../data/browser.ts";
import { errorCode, errorMessage } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { kindLabels, reasonLabels } from "../../community/reports/index.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Outline, Skeleton } from "../../ui/skeleton.tsx";
import { When } from "../../ui/when.tsx";
import { StateLinks } from "../state-links.tsx";
import type { Route } from "./+types/reports-page";
import styles from "./reports.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Reports", hidden: true });

export default function AdminReportsPage() {
  return (
    <AdminPage
      moderators
      title="Reports"
      sentence="Reported content, most reported first, and posts held for review."
    >
      <Queue />
    </AdminPage>
  );
}

const Case = lazy(async () => (await import("./case.tsx")).Case);

type State = (typeof reportStates)[number];

const tabs = ["open", "held", "appeals", "closed"] as const satisfies readonly State[];
const labels: Record<State, string> = {
  open: "Open",
  held: "Held",
  appeals: "Appeals",
  closed: "Decided",
};
const empty: Record<State, string> = {
  open: "No open reports",
  held: "No posts waiting for review",
  appeals: "No appeals to review",
  closed: "No decisions yet",
};

const stateIn = (param: string | null): State => tabs.find((state) => state === param) ?? "open";

/** The reported things beside the one that is read; on phones one after the other. */
function Queue() {
  const [search, setSearch] = useSearchParams();
  const state = stateIn(search.get("state"));
  const chosen = search.get("report");
  const reports = useGrowingList({
    key: queryKeyOf(listReports, { query: { state } }),
    fetchPage: (before: string | undefined, signal) =>
      call(listReports, { query: { state, before }, signal }),
    next: nextId,
  });
  const { data, error, isError, isFetching } = reports;
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  const found = data?.pages.flatMap((page) => page.data) ?? [];
  const counts = data?.pages[0]?.counts;
  const place = Math.max(
    0,
    found.findIndex(({ _id }) => _id === chosen),
  );
  const current = found[place];
  const pathOf = (id: string) =>
    `?${new URLSearchParams({ ...(state !== "open" && { state }), report: id })}`;
  const next = () => {
    const other = found[place + 1] ?? found[place - 1];
    setSearch({
      ...(state !== "open" && { state }),
      ...(other && chosen && { report: other._id }),
    });
  };
  return (
    <>
      <StateLinks
        label="Show"
        states={tabs}
        current={state}
        labelOf={(each) =>
          counts && each !== "closed" ? `${labels[each]} ${counts[each]}` : labels[each]
        }
      />
      {!data && isError && (
        <Notice busy={isFetching} onRetry={() => void reports.refetch()}>
          Couldn't load the reports. {errorMessage(error, "")}
        </Notice>
      )}
      {!data && !isError && <Outline height={320} />}
      {data && !current && <EmptyState drawing="stamp" title={empty[state]} />}
      {current && (
        <div className={classes(styles.grid, chosen !== null && styles.reading)}>
          <nav className={`card ${styles.list}`} aria-label={`${labels[state]} reports`}>
            <ol>
              {found.map((thing) => (
                <li key={thing._id}>
                  <Row thing={thing} to={pathOf(thing._id)} isCurrent={thing === current} />
                </li>
              ))}
            </ol>
            {reports.hasNextPage && (
              <Button
                busy={reports.isFetchingNextPage}
                busyText="Loading…"
                onClick={() => void reports.fetchNextPage()}
              >
                Load more
              </Button>
            )}
          </nav>
          <div className={styles.case}>
            <Position state={state} place={place} count={found.length} />
            <Case
              fallback={<Skeleton height={480} rounded />}
              key={current._id}
              thing={current}
              onNext={next}
            />
          </div>
        </div>
      )}
    </>
  );
}

type PositionProps = { state: State; place: number; count: number };

/** The way back to the list, and how far the reader is in it. */
const Position = ({ state, place, count }: PositionProps) => (
  <p className={styles.back}>
    <Link to={state === "open" ? "?" : `?state=${state}`}>
      <span aria-hidden>← </span>All reports
    </Link>
    <span className="meta num">
      {place + 1} of {count}
    </span>
  </p>
);

/** Arrows move between the reports; Enter opens one. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const list = event.currentTarget.closest("ol");
  if (step === 0 || !list) return;
  const links = [...list.querySelectorAll<HTMLElement>("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  event.preventDefault();
  links[at + step]?.focus();
}

const manyReports = 5;

type RowProps = { thing: ReportedContent; to: string; isCurrent: boolean };

function Row({ thing, to, isCurrent }: RowProps) {
  const { kind, author, title, count, reports, firstAt, visibility } = thing;
  const label = kindLabels[kind];
  const reasons = Map.groupBy(reports, ({ reason }) => reason);
  return (
    <Link
      to={to}
      className={styles.row}
      onKeyDown={moveFocus}
      aria-current={isCurrent ? "true" : undefined}
      preventScrollReset
    >
      {visibility === "held" ? (
        <span className={styles.count}>
          <Hourglass size={16} aria-hidden />
          <span className="sr">Held</span>
        </span>
      ) : (
        <span className={classes(styles.count, "num", count >= manyReports && styles.hot)}>
          <b>{count}</b>
          <span className="sr">{plural(count, " report")}</span>
        </span>
      )}
      <span className={styles.what}>
        <span className="meta">
          {capitalized(label)}
          {author && ` · ${author.username}`}
        </span>
        <b>{title}</b>
        <span className="meta">
          {Array.from(reasons, ([reason, all]) => `${reasonLabels[reason]} ${all.length}`).join(
            " · ",
          )}
        </span>
      </span>
      <span className={`meta ${styles.age}`}>
        <When moment={firstAt} />
      </span>
    </Link>
  );
}
