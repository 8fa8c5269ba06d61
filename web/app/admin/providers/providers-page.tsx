import { useRef } from "react";
import { useSearchParams } from "react-router";
import {
  listSuggestions,
  suggestionStates,
  type SuggestionState,
  type SuggestionToCheck,
} from "#contracts/lookup/providers.ts";
import { pageMeta } from "../../ui/meta.ts";
import { call } from "../../data/browser.ts";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { stateText } from "../../lookup/providers/index.ts";
import { AdminPage } from "../admin-page.tsx";
import { AdminList } from "../admin-list.tsx";
import { StateLinks } from "../state-links.tsx";
import type { Route } from "./+types/providers-page";
import { SuggestionCard, suggestionId } from "./suggestion-card.tsx";
import styles from "./suggestions.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Suggested places", hidden: true });

export default function AdminProvidersPage() {
  return (
    <AdminPage title="Suggested places" sentence="Check each place before it's listed.">
      <ToCheck />
    </AdminPage>
  );
}

const empty: Record<SuggestionState, string> = {
  waiting: "No suggestions to review",
  approved: "No published suggestions yet",
  refused: "No declined suggestions",
};

const stateIn = (param: string | null): SuggestionState =>
  suggestionStates.find((state) => state === param) ?? "waiting";

/** Suggestions in one state, with an admin's actions. */
function ToCheck() {
  const [search] = useSearchParams();
  const state = stateIn(search.get("state"));
  const list = useRef<HTMLDivElement>(null);
  const suggestions = useGrowingList({
    key: queryKeyOf(listSuggestions, { query: { state } }),
    fetchPage: (after: string | undefined, signal) =>
      call(listSuggestions, { query: { state, after }, signal }),
    next: nextId,
  });
  return (
    <>
      <StateLinks
        label="Suggestions"
        states={suggestionStates}
        current={state}
        labelOf={(each) => stateText[each].label}
      />
      <div ref={list} className={styles.toCheck} tabIndex={-1}>
        <AdminList
          query={suggestions}
          rows="suggestions"
          empty={<EmptyState drawing="stamp" title={empty[state]} />}
          idOf={({ _id: id }) => suggestionId(id)}
        >
          {(rows) => (
            <ul className={styles.places} aria-label={stateText[state].label}>
              {unique(rows).map((one) => (
                <SuggestionCard
                  key={one._id}
                  suggestion={one}
                  onGone={() => list.current?.focus()}
                />
              ))}
            </ul>
          )}
        </AdminList>
      </div>
    </>
  );
}

/** A suggestion decided during paging appears twice. */
const unique = (suggestions: readonly SuggestionToCheck[]): SuggestionToCheck[] =>
  Array.from(new Map(suggestions.map((one) => [one._id, one])).values());
