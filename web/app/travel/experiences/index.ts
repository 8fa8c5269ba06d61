export { airlineLabel, legText, routeText, shortLegText, summaryText } from "./labels.ts";
export { LazyTravelerReports, LazyTripExperiences } from "./lazy.ts";
export { loadTravelerSummary, type TravelerSummary } from "./load-summary.ts";
export { useOwnExperiences } from "./own-experiences.ts";
