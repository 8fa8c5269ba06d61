import { safeNext } from "../../data/safe-next.ts";

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
