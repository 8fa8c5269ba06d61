import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { errorCode } from "../data/errors.ts";
import { nextId, useGrowingList } from "../data/lists.ts";
import { GrowingList, type GrowingListProps } from "../ui/growing-list.tsx";
import { Forbidden } from "./admin-page.tsx";
import styles from "./admin.module.css";

type Page<Id> = { data: readonly { _id: Id }[]; hasMore: boolean };

type AdminListProps<P extends Page<Id>, Id> = Omit<
  GrowingListProps<P["data"][number]>,
  "query" | "children"
> & {
  queryKey: QueryKey;
  fetchPage: (cursor: Id | undefined, signal: AbortSignal) => Promise<P>;
  children: (rows: readonly P["data"][number][], first: P | undefined) => ReactNode;
};

/** A growing list for admins. A person who is no longer an admin sees that the page is for admins. */
export function AdminList<P extends Page<Id>, Id>(props: AdminListProps<P, Id>) {
  const { queryKey, fetchPage, children, ...list } = props;
  const query = useGrowingList<P, Id>({ key: queryKey, fetchPage, next: nextId });
  if (errorCode(query.error) === "ADMIN_ONLY") return <Forbidden />;
  return (
    <GrowingList {...list} query={query}>
      {(rows) => children(rows, query.data?.pages[0])}
    </GrowingList>
  );
}

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
    <ul className={styles.links}>
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
