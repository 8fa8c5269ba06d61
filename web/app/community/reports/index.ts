export { heldText, heldToast } from "./labels.ts";
export { kindLabels, reasonLabels } from "./labels.ts";
export { LazyHiddenNotice, LazyReportButton } from "./lazy.ts";
export { useReport } from "./use-report.tsx";
