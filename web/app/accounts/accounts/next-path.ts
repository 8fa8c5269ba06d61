import { safeNext } from "../../data/safe-next.ts";

/** Pages that only lead in; coming back to one after log-in would lead nowhere. */
const entrances = /^\/(forgot|reset|api\/)/;

/** Where somebody goes once they are in: where they came from, or home. */
export function nextPathOf(search: URLSearchParams): string {
  const next = safeNext(search.get("next"));
  return entrances.test(next) ? "/" : next;
}

/** The way to another entrance that leads on to the same place. */
export function entrance(path: string, search: URLSearchParams): string {
  const next = nextPathOf(search);
  return next === "/" ? path : `${path}?next=${encodeURIComponent(next)}`;
}
