import { Search, X } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { searchMax } from "#contracts/community/hoots.ts";
import { type ResultGroup, search, type Found } from "#contracts/lookup/search.ts";
import { counted } from "#format/plurals.ts";
import { Queries, queryKeyOf } from "../../data/queries.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { searchResultsPath, searchPath } from "../../links/lookup.ts";
import { call } from "../../data/browser.ts";
import { pause, typingPauseMs } from "../../data/pause.ts";
import { suggestions, noResultsText } from "./result-text.ts";
import { ResultList } from "./result-list.tsx";
import styles from "./search-dialog.module.css";

type SearchDialogProps = { onClose: () => void };

/** The search dialog, which shows results while typing. It is open while it is mounted. */
export const SearchDialog = (props: SearchDialogProps) => (
  <Queries>
    <OpenDialog {...props} />
  </Queries>
);

function OpenDialog({ onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(-1);
  const { state, retry } = useSearch(query);
  const groups = resultsIn(state)?.groups ?? none;
  const urls = entryUrls(groups, query);
  const hasResults = urls.length > 0;

  // Closed before unmounting, so that the focus returns to the previous element.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    return () => element?.close();
  }, []);

  const changeQuery = (text: string) => {
    setQuery(text);
    setActive(-1);
    field.current?.focus();
  };
  const open = (url: string) => {
    onClose();
    void navigate(url);
  };
  const step = (by: 1 | -1) => {
    const count = urls.length + 1;
    const next = ((active + 1 + by + count) % count) - 1;
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    step(event.key === "ArrowDown" ? 1 : -1);
  };

  return (
    // A click on the backdrop is one on the dialog itself; Esc closes it by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <div className={styles.content}>
        <search>
          <form
            action={searchPath}
            className={styles.line}
            onSubmit={(event) => {
              event.preventDefault();
              const target = urls[active] ?? (query.trim() && searchResultsPath(query.trim()));
              if (target) open(target);
            }}
          >
            <Search size={20} aria-hidden />
            <input
              ref={field}
              // In a field of type "search", Esc would clear the field instead of closing the dialog.
              type="text"
              name="q"
              role="combobox"
              aria-label="Search everything"
              aria-autocomplete="list"
              aria-expanded={hasResults}
              aria-controls={listId}
              aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
              placeholder="Search everything"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={searchMax}
              value={query}
              onChange={({ target }) => changeQuery(target.value)}
              onKeyDown={onKeyDown}
            />
            <IconButton label="Close" onClick={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </form>
        </search>
        <div className={styles.below} aria-busy={state.is === "searching" || undefined}>
          <div className={styles.status}>
            <SearchStatus state={state} query={query} onRetry={retry} onSuggestion={changeQuery} />
          </div>
          <ResultList
            id={listId}
            groups={groups}
            allUrl={hasResults ? searchResultsPath(query.trim()) : undefined}
            active={active}
            stale={state.is === "searching"}
            onOpen={open}
          />
        </div>
      </div>
    </dialog>
  );
}

const none: readonly ResultGroup[] = [];

/** The URLs of the entries, in order; the last is the page with all results. */
function entryUrls(groups: readonly ResultGroup[], query: string): string[] {
  const urls = groups.flatMap(({ results }) => results.map(({ url }) => url));
  return urls.length > 0 ? [...urls, searchResultsPath(query.trim())] : [];
}

type SearchStatusProps = {
  state: SearchState;
  query: string;
  onRetry: () => void;
  onSuggestion: (text: string) => void;
};

/** The status of the search besides its results. */
function SearchStatus({ state, query, onRetry, onSuggestion }: SearchStatusProps) {
  if (state.is === "idle") return <Suggestions onSuggestion={onSuggestion} />;
  if (state.is === "failed") {
    return (
      <Notice onRetry={onRetry}>
        {state.offline
          ? "You're offline. We'll search as soon as you're back online."
          : "Search isn't available right now. Try again in a moment."}
      </Notice>
    );
  }
  if (state.is === "searching") return state.previous ? null : <ResultsSkeleton />;
  const count = state.results.groups.reduce((sum, { results }) => sum + results.length, 0);
  if (count > 0) return <output className="sr">{counted(count, "result")}</output>;
  return (
    <div className="stack tight">
      <output>{noResultsText(query.trim())} Try fewer words.</output>
      <Suggestions onSuggestion={onSuggestion} />
    </div>
  );
}

function Suggestions({ onSuggestion }: Pick<SearchStatusProps, "onSuggestion">) {
  return (
    <div className="row">
      <span className="meta">Try searching for</span>
      {suggestions.map((suggestion) => (
        <Button key={suggestion} small onClick={() => onSuggestion(suggestion)}>
          {suggestion}
        </Button>
      ))}
    </div>
  );
}

const ResultsSkeleton = () => (
  <AfterAWhile>
    <div className="stack">
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  </AfterAWhile>
);

/** `previous` has the results of the previous query, which stay visible until new ones arrive. */
type SearchState =
  | { is: "idle" }
  | { is: "searching"; previous: Found | undefined }
  | { is: "found"; results: Found }
  | { is: "failed"; offline: boolean };

const timeoutMs = 10_000;

/** Searches after a pause in typing, and aborts the request for the previous query. */
function useSearch(input: string): { state: SearchState; retry: () => void } {
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
function resultsIn(state: SearchState): Found | undefined {
  if (state.is === "found") return state.results;
  return state.is === "searching" ? state.previous : undefined;
}
