import type { MouseEvent } from "react";
import type { ResultGroup } from "#contracts/lookup/search.ts";
import { classes } from "../../ui/classes.ts";
import { kindText } from "./result-text.ts";
import { ResultContent } from "./result-content.tsx";
import styles from "./search.module.css";

type ResultListProps = {
  id: string;
  groups: readonly ResultGroup[];
  /** The URL of the page with all results, which is the last entry. */
  allUrl: string | undefined;
  /** The index of the active entry, over all groups. */
  active: number;
  /** Whether the results belong to the previous query. */
  stale: boolean;
  onOpen: (url: string) => void;
};

/** The grouped results below the field, which keeps the focus. */
export function ResultList({ id, groups, allUrl, active, stale, onOpen }: ResultListProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { results }) => sum + results.length, 0),
  );
  const last = groups.reduce((sum, { results }) => sum + results.length, 0);
  const entry = (url: string, index: number) =>
    ({
      id: `${id}-${index}`,
      role: "option",
      "aria-selected": index === active,
      href: url,
      tabIndex: -1,
      className: classes(styles.entry, index === active && styles.active),
      onClick: (event: MouseEvent) => {
        // Modified clicks open another tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(url);
      },
    }) as const;
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold groups of links
      role="listbox"
      aria-label="Results"
      aria-busy={stale}
      className={classes(styles.list, stale && styles.stale)}
      hidden={allUrl === undefined}
    >
      {groups.map(({ kind, results }, group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not allowed in a list
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div role="presentation" id={`${id}-${kind}`} className={styles.kind}>
            {kindText[kind].label}
          </div>
          {results.map((result, index) => (
            <a key={result.url} {...entry(result.url, (starts[group] ?? 0) + index)}>
              <ResultContent kind={kind} result={result} />
            </a>
          ))}
        </div>
      ))}
      {allUrl !== undefined && (
        <a {...entry(allUrl, last)}>
          <span className={styles.all}>See all results</span>
        </a>
      )}
    </div>
  );
}
