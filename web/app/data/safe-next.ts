import { safeNext } from "#contracts/kernel/safe-next.ts";

/** The address of the log-in page that comes back to `path` afterwards. */
export function logInPath(path: string): string {
  const next = safeNext(path);
  return next === "/" ? "/login" : `/login?next=${encodeURIComponent(next)}`;
}
