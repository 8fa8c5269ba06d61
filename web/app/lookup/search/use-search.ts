import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { search, type Found } from "#contracts/lookup/search.ts";
import { call } from "../../data/browser.ts";
import { pause, typingPauseMs } from "../../data/pause.ts";
import { queryKeyOf } from "../../data/queries.tsx";

/** `previous` has the results of the previous query, which stay visible until new ones arrive. */
export type SearchState =
  | { is: "idle" }
  | { is: "searching"; previous: Found | undefined }
  | { is: "found"; results: Found }
  | { is: "failed"; offline: boolean };

const timeoutMs = 10_000;

/** Searches after a pause in typing, and aborts the request for the previous query. */
export function useSearch(input: string): { state: SearchState; retry: () => void } {
  const q = input.trim();
  const answer = useQuery({
    queryKey: queryKeyOf(search, q),
    queryFn: async ({ signal }) => {
      await pause(typingPauseMs, signal);
      return call(search, {
        query: { q },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
    },
    enabled: q !== "",
    placeholderData: keepPreviousData,
    // The same query may have other results a moment later.
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const retry = () => void answer.refetch();
  if (q === "") return { state: { is: "idle" }, retry };
  if (answer.isPaused) return { state: { is: "failed", offline: true }, retry };
  if (answer.isError) return { state: { is: "failed", offline: !navigator.onLine }, retry };
  if (answer.isSuccess && !answer.isPlaceholderData)
    return { state: { is: "found", results: answer.data }, retry };
  return { state: { is: "searching", previous: answer.data }, retry };
}

/** The results to show, also while searching. */
export function resultsIn(state: SearchState): Found | undefined {
  if (state.is === "found") return state.results;
  return state.is === "searching" ? state.previous : undefined;
}
