import { Link } from "react-router";
import styles from "./crumbs.module.css";

export type Crumb = { name: string; to: string };

/** The way back through the shop; `here` is the page itself. */
export function Crumbs({ way, here }: { way: readonly Crumb[]; here: string }) {
  return (
    <nav className={`wrap ${styles.crumbs}`} aria-label="Breadcrumb">
      <ol>
        {way.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
