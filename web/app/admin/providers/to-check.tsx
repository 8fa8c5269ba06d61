import { useRef } from "react";
import { useSearchParams } from "react-router";
import {
  listSuggestions,
  suggestionStates,
  type SuggestionState,
  type SuggestionToCheck,
} from "#contracts/lookup/providers.ts";
import { errorCode } from "../../data/errors.ts";
import { StateLinks } from "../state-links.tsx";
import { call } from "../../data/browser.ts";
import { grow, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { Forbidden } from "../admins-only.tsx";
import styles from "./suggestions.module.css";
import { stateText } from "../../lookup/providers/index.ts";
import { SuggestionCard, suggestionId } from "./suggestion-card.tsx";

const empty: Record<SuggestionState, string> = {
  waiting: "No suggestions to review",
  approved: "No published suggestions yet",
  refused: "No declined suggestions",
};

const stateIn = (param: string | null): SuggestionState =>
  suggestionStates.find((state) => state === param) ?? "waiting";

/** Suggestions in one state, with an admin's actions. */
export function ToCheck() {
  const [search] = useSearchParams();
  const state = stateIn(search.get("state"));
  const list = useRef<HTMLDivElement>(null);
  const suggestions = useGrowingList({
    key: queryKeyOf(listSuggestions, { query: { state } }),
    fetchPage: (after: string | undefined, signal) =>
      call(listSuggestions, { query: { state, after }, signal }),
    next: ({ data: suggestions, hasMore }) => (hasMore ? suggestions.at(-1)?._id : undefined),
  });
  const { data, error, isError, isFetching } = suggestions;
  const found = unique(data?.pages.flatMap((page) => page.data) ?? []);
  const growOn = async () => {
    const pages = await grow(suggestions);
    const next = unique(pages.flatMap((page) => page.data))[found.length];
    if (next) focusSoon(suggestionId(next._id));
  };
  // The role was removed meanwhile.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  return (
    <>
      <StateLinks
        label="Suggestions"
        states={suggestionStates}
        current={state}
        labelOf={(each) => stateText[each].label}
      />
      <div ref={list} className={styles.toCheck} tabIndex={-1}>
        {data ? (
          found.length > 0 ? (
            <>
              <ul className={styles.places} aria-label={stateText[state].label}>
                {found.map((one) => (
                  <SuggestionCard
                    key={one._id}
                    suggestion={one}
                    onGone={() => list.current?.focus()}
                  />
                ))}
              </ul>
              {suggestions.isFetchNextPageError ? (
                <Notice busy={isFetching} onRetry={() => void growOn()}>
                  Couldn't load more suggestions.
                </Notice>
              ) : (
                suggestions.hasNextPage && (
                  <div className={styles.more}>
                    <Button
                      busy={suggestions.isFetchingNextPage}
                      busyText="Loading..."
                      onClick={() => void growOn()}
                    >
                      Load more
                    </Button>
                  </div>
                )
              )}
            </>
          ) : (
            <EmptyState drawing="stamp" title={empty[state]} />
          )
        ) : isError ? (
          <Notice busy={isFetching} onRetry={() => void suggestions.refetch()}>
            Couldn't load the suggestions.
          </Notice>
        ) : (
          <div aria-busy>
            <AfterAWhile>
              <Skeleton height={320} rounded />
            </AfterAWhile>
          </div>
        )}
      </div>
    </>
  );
}

/** A suggestion decided during paging appears twice. */
const unique = (suggestions: readonly SuggestionToCheck[]): SuggestionToCheck[] =>
  Array.from(new Map(suggestions.map((one) => [one._id, one])).values());
