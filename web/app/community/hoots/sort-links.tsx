import { Link } from "react-router";
import type { Category } from "#contracts/community/hoots.ts";
import { categoryPath, type ListSort } from "../../links/hoots.ts";
import styles from "./sort-links.module.css";

const sorts: readonly { sort: ListSort; label: string }[] = [
  { sort: "newest", label: "Newest" },
  { sort: "following", label: "Following" },
  { sort: "liked", label: "Most liked" },
  { sort: "unanswered", label: "Unanswered" },
];

type SortLinksProps = { category: Category | undefined; chosen: ListSort };

/** The orders of the list, as links. */
export function SortLinks({ category, chosen }: SortLinksProps) {
  return (
    <nav aria-label="Sort">
      <ul className={styles.sorts}>
        {sorts.map(({ sort, label }) => (
          <li key={sort}>
            <Link
              className={styles.sort}
              to={categoryPath(category, sort)}
              prefetch="intent"
              preventScrollReset
              aria-current={sort === chosen ? "page" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
