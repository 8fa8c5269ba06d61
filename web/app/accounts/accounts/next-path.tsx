import { safeNext } from "#contracts/kernel/safe-next.ts";
import { Link } from "react-router";
import styles from "./accounts.module.css";

/** Pages for logging in; returning to one after log-in makes no sense. */
const entrances = /^\/(forgot|reset|api\/)/;

/** The page after log-in: the one before it, or home. */
export function nextPathOf(search: URLSearchParams): string {
  const next = safeNext(search.get("next"));
  return entrances.test(next) ? "/" : next;
}

/** The link to another log-in page with the same next page. */
export function withNext(path: string, search: URLSearchParams): string {
  const next = nextPathOf(search);
  return next === "/" ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** A link to another login page, large enough for a thumb. */
export function NextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.way} to={to} prefetch="intent">
      {children}
    </Link>
  );
}
