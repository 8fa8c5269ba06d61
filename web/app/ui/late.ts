// oxlint-disable-next-line no-restricted-imports -- the one place that it is used from
import { lazy } from "react";

/**
 * A part that is fetched when it is wanted, as by React's `lazy`. One that does not arrive stays out, and the page as it
 * is: what a page says then, and how it goes on, is up to `data/staleness.ts`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const late: typeof lazy = (load) =>
  lazy(() =>
    load().catch((error: unknown) => {
      if (typeof window === "undefined") throw error;
      return new Promise<never>(() => {});
    }),
  );
