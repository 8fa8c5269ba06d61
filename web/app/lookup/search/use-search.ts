import { useEffect, useReducer, useState } from "react";
import { search, type Found } from "#contracts/lookup/search.ts";
import { call } from "../../data/browser.ts";

/** `previous` has the results of the previous query, which stay visible until new ones arrive. */
export type SearchState =
  | { is: "idle" }
  | { is: "searching"; previous: Found | undefined }
  | { is: "found"; results: Found }
  | { is: "failed"; offline: boolean };

type SearchOutcome = Extract<SearchState, { is: "found" | "failed" }>;

const pauseMs = 150;
const timeoutMs = 10_000;

/** Searches after a pause in typing, and aborts the request for the previous query. */
export function useSearch(input: string): { state: SearchState; retry: () => void } {
  const query = input.trim();
  const [answer, setAnswer] = useState<{
    query: string;
    attempt: number;
    outcome: SearchOutcome;
  }>();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (query === "") return;
    const controller = new AbortController();
    const run = async () => {
      const outcome = await request(query, controller.signal);
      if (!controller.signal.aborted) setAnswer({ query, attempt, outcome });
    };
    const timer = setTimeout(() => void run(), pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, attempt]);

  const outcome = answer?.outcome;
  const isOffline = outcome?.is === "failed" && outcome.offline;
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isOffline]);

  const isAnswered = answer?.query === query && answer.attempt === attempt;
  if (query === "") return { state: { is: "idle" }, retry };
  if (isAnswered) return { state: answer.outcome, retry };
  return { state: { is: "searching", previous: outcome && resultsIn(outcome) }, retry };
}

const request = (q: string, abort: AbortSignal): Promise<SearchOutcome> =>
  call(search, {
    query: { q },
    signal: AbortSignal.any([abort, AbortSignal.timeout(timeoutMs)]),
  }).then(
    (results) => ({ is: "found", results }),
    () => ({ is: "failed", offline: !navigator.onLine }),
  );

/** The results to show, also while searching. */
export function resultsIn(state: SearchState): Found | undefined {
  if (state.is === "found") return state.results;
  return state.is === "searching" ? state.previous : undefined;
}
