import { Link } from "react-router";
import styles from "./crumbs.module.css";

export type Crumb = { name: string; to: string };

/** The breadcrumbs of a page of the shop; `current` is the page itself. */
export function Crumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  return (
    <nav className={`wrap ${styles.crumbs}`} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
