import { lazy } from "../../data/lazy/lazy.tsx";

/** The button that reports something; it comes when the page has nothing else to do. */
export const LazyReportButton = lazy(
  async () => (await import("./report-button.tsx")).ReportButton,
  { when: "idle" },
);

/** Tells authors why their page is missing. */
export const LazyHiddenNotice = lazy(
  async () => (await import("./hidden-notice.tsx")).HiddenNotice,
  { when: "idle" },
);
