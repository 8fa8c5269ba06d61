import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { AppError } from "#contracts/errors.ts";
import { listSuggestions, suggestionStates, type SuggestionState } from "#contracts/providers.ts";
import { callQuery } from "../api/queries.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../ui/skeleton.tsx";
import { Forbidden } from "./admins-only.tsx";
import styles from "./place.module.css";
import { stateWords } from "./provider-words.ts";
import { SuggestionCard } from "./suggestion-card.tsx";

const empty: Record<SuggestionState, string> = {
  waiting: "Nothing waits",
  approved: "Nothing is public yet",
  refused: "Nothing was refused",
};

const stateIn = (asked: string | null): SuggestionState =>
  suggestionStates.find((state) => state === asked) ?? "waiting";

/** Suggestions in one state, and what an admin can do about them. */
export function ToCheck() {
  const [search] = useSearchParams();
  const state = stateIn(search.get("state"));
  const list = useRef<HTMLDivElement>(null);
  const suggestions = useQuery(callQuery(listSuggestions, { query: { state } }));
  const { data, error, isError, isFetching } = suggestions;
  // Somebody took it back meanwhile.
  if (error instanceof AppError && error.code === "ADMIN_ONLY") return <Forbidden />;
  return (
    <>
      <nav aria-label="Suggestions">
        <ul className={styles.states}>
          {suggestionStates.map((each) => (
            <li key={each}>
              <Link
                to={each === "waiting" ? "?" : `?state=${each}`}
                replace
                preventScrollReset
                aria-current={each === state ? "page" : undefined}
              >
                {stateWords[each].label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={list} className={styles.toCheck} tabIndex={-1}>
        {data ? (
          data.data.length > 0 ? (
            <>
              <ul className={styles.places} aria-label={stateWords[state].label}>
                {data.data.map((one) => (
                  <SuggestionCard key={one._id} of={one} onGone={() => list.current?.focus()} />
                ))}
              </ul>
              {data.hasMore && <p className="meta">There are more, after these.</p>}
            </>
          ) : (
            <EmptyState drawing="stamp" title={empty[state]} />
          )
        ) : isError ? (
          <Notice busy={isFetching} onRetry={() => void suggestions.refetch()}>
            The suggestions could not be loaded.
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
