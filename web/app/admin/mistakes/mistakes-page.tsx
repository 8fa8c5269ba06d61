import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import {
  closeMistake,
  listMistakes,
  mistakeStates,
  reopenMistake,
  type Mistake,
  type MistakeState,
} from "#contracts/lookup/mistakes.ts";
import { pageMeta } from "../../ui/meta.ts";
import { AuthorLink } from "../../accounts/viewer/index.ts";
import { call } from "../../data/browser.ts";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { When } from "../../ui/when.tsx";
import { AdminPage } from "../admin-page.tsx";
import { AdminList } from "../admin-list.tsx";
import { StateLinks } from "../state-links.tsx";
import type { Route } from "./+types/mistakes-page";
import styles from "../admin.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Reported mistakes", hidden: true });

export default function AdminMistakesPage() {
  return (
    <AdminPage
      title="Reported mistakes"
      sentence="Mistakes that readers reported on documents and airline pages."
    >
      <MistakeList />
    </AdminPage>
  );
}

const labels: Record<MistakeState, string> = { open: "Open", closed: "Closed" };

const stateIn = (param: string | null): MistakeState =>
  mistakeStates.find((state) => state === param) ?? "open";

/** Reports in one state; each is closed, or opened again. */
function MistakeList() {
  const [search] = useSearchParams();
  const state = stateIn(search.get("state"));
  const list = useRef<HTMLDivElement>(null);
  const reports = useGrowingList({
    key: queryKeyOf(listMistakes, { query: { state } }),
    fetchPage: (after: string | undefined, signal) =>
      call(listMistakes, { query: { state, after }, signal }),
    next: nextId,
  });
  return (
    <>
      <StateLinks
        label="Reports"
        states={mistakeStates}
        current={state}
        labelOf={(each) => labels[each]}
      />
      <div ref={list} className={styles.mistakesList} tabIndex={-1}>
        <AdminList
          query={reports}
          rows="reports"
          empty={
            <EmptyState
              drawing="stamp"
              title={state === "open" ? "No reports to review" : "No closed reports"}
            />
          }
        >
          {(rows) => (
            <ul className={styles.reports} aria-label={labels[state]}>
              {rows.map((one) => (
                <Report key={one._id} report={one} onMoved={() => list.current?.focus()} />
              ))}
            </ul>
          )}
        </AdminList>
      </div>
    </>
  );
}

function Report({ report, onMoved }: { report: Mistake; onMoved: () => void }) {
  const { _id: id, path, fact, text, state, createdAt, reportedBy } = report;
  const client = useQueryClient();
  const [action, endpoint] =
    state === "open" ? (["Close", closeMistake] as const) : (["Reopen", reopenMistake] as const);
  const moving = useMutation({
    mutationFn: () => call(endpoint, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeyOf(listMistakes) });
      onMoved();
    },
  });
  return (
    <li className={`card pad ${styles.report}`}>
      <p className={styles.text}>{text}</p>
      <p>
        <Link to={`${path}#${fact}`}>{decodeURIComponent(path)}</Link> <code>{fact}</code>
      </p>
      <p className="meta">
        By {reportedBy ? <AuthorLink author={reportedBy} /> : "a guest"},{" "}
        <When moment={createdAt} />
      </p>
      {moving.isError && <Notice>{moving.error.message}</Notice>}
      <div>
        <Button
          small
          variant="pri"
          busy={moving.isPending}
          aria-label={`${action} the report on ${fact}`}
          onClick={() => moving.mutate()}
        >
          {action}
        </Button>
      </div>
    </li>
  );
}
