import { lazy } from "../../data/lazy/lazy.tsx";

/** Complete in HTML from the server; its code loads when it is nearly in sight. */
export const LazyTravelerReports = lazy(
  async () => (await import("./traveler-reports.tsx")).TravelerReports,
  { when: "visible" },
);
