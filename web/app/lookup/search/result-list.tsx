import type { MouseEvent } from "react";
import type { ResultGroup } from "#contracts/lookup/search.ts";
import { classes } from "../../ui/classes.ts";
import { kindText } from "./kinds.ts";
import { ResultFace } from "./result-face.tsx";
import styles from "./result-list.module.css";

type ResultListProps = {
  id: string;
  groups: readonly ResultGroup[];
  /** The page with all of them; the last entry. */
  all: string | undefined;
  /** The entry that Enter opens, counted through all groups. */
  active: number;
  /** They belong to the words before these. */
  stale: boolean;
  onOpen: (address: string) => void;
};

/** What was found, group by group, under the field that keeps the focus. */
export function ResultList({ id, groups, all, active, stale, onOpen }: ResultListProps) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { results }) => sum + results.length, 0),
  );
  const last = groups.reduce((sum, { results }) => sum + results.length, 0);
  const entry = (address: string, place: number) =>
    ({
      id: `${id}-${place}`,
      role: "option",
      "aria-selected": place === active,
      href: address,
      tabIndex: -1,
      className: classes(styles.entry, place === active && styles.active),
      onClick: (event: MouseEvent) => {
        // Those are for another tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(address);
      },
    }) as const;
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold groups of links
      role="listbox"
      aria-label="Results"
      className={classes(styles.list, stale && styles.stale)}
      hidden={all === undefined}
    >
      {groups.map(({ kind, results }, group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset stands in a list
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div role="presentation" id={`${id}-${kind}`} className={styles.kind}>
            {kindText[kind].many}
          </div>
          {results.map((result, at) => (
            <a key={result.url} {...entry(result.url, (starts[group] ?? 0) + at)}>
              <ResultFace kind={kind} result={result} />
            </a>
          ))}
        </div>
      ))}
      {all !== undefined && (
        <a {...entry(all, last)}>
          <span className={styles.all}>Show all on one page</span>
        </a>
      )}
    </div>
  );
}
