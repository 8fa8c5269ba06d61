import type { QueryKey } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { EmptyState } from "../ui/empty-state.tsx";
import { AdminList, type Page } from "./admin-list.tsx";
import adminStyles from "./admin.module.css";
import styles from "./suggestions.module.css";

/** The state in `?state=`; without one it is the first. */
export function useListState<State extends string>(states: readonly [State, ...State[]]): State {
  const [search] = useSearchParams();
  return states.find((state) => state === search.get("state")) ?? states[0];
}

type StateLinksProps<State extends string> = {
  /** The accessible name. */
  label: string;
  /** The first one is the default. */
  states: readonly State[];
  current: State;
  labelOf: (state: State) => string;
};

/** Links that filter a list by `?state=`. */
export const StateLinks = <State extends string>(props: StateLinksProps<State>) => (
  <nav aria-label={props.label}>
    <ul className={adminStyles.links}>
      {props.states.map((state, place) => (
        <li key={state}>
          <Link
            to={place === 0 ? "?" : `?state=${state}`}
            replace
            preventScrollReset
            aria-current={state === props.current ? "page" : undefined}
          >
            {props.labelOf(state)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

type SuggestionListProps<P extends Page<string>, State extends string> = {
  states: readonly [State, ...State[]];
  labelOf: (state: State) => string;
  queryKey: (state: State) => QueryKey;
  fetchPage: (state: State, after: string | undefined, signal: AbortSignal) => Promise<P>;
  /** The title where there is none in a state. */
  empty: Record<State, string>;
  /** A `li` with a heading whose ID is `suggestionId`. `onGone` moves the focus to the list. */
  children: (item: P["data"][number], onGone: () => void) => ReactNode;
};

/** The ID of a suggestion's heading. */
export const suggestionId = (id: string): string => `suggestion-${id}`;

/** What members suggest, in one state, for those who decide about it. */
export function SuggestionList<P extends Page<string>, State extends string>(
  props: SuggestionListProps<P, State>,
) {
  const { states, labelOf, queryKey, fetchPage, empty, children } = props;
  const state = useListState(states);
  const list = useRef<HTMLDivElement>(null);
  const focus = () => list.current?.focus();
  return (
    <>
      <StateLinks label="Suggestions" states={states} current={state} labelOf={labelOf} />
      <div ref={list} className={styles.toCheck} tabIndex={-1}>
        <AdminList
          queryKey={queryKey(state)}
          fetchPage={(after: string | undefined, signal) => fetchPage(state, after, signal)}
          rows="suggestions"
          empty={<EmptyState drawing="stamp" title={empty[state]} />}
          idOf={({ _id: id }) => suggestionId(id)}
        >
          {(rows) => (
            <ul className={styles.places} aria-label={labelOf(state)}>
              {unique(rows).map((one) => children(one, focus))}
            </ul>
          )}
        </AdminList>
      </div>
    </>
  );
}

/** A suggestion decided during paging appears twice. */
const unique = <Item extends { _id: string }>(suggestions: readonly Item[]): Item[] =>
  Array.from(new Map(suggestions.map((one) => [one._id, one])).values());
