export { airlineLabel, legText, routeText, shortLegText, summaryText } from "./labels.ts";
export { LazyTravelerReports } from "./lazy.ts";
export { LazyTripExperiences } from "./lazy-trip-experiences.ts";
export { loadTravelerSummary, type TravelerGroup, type TravelerSummary } from "./load-summary.ts";
export { useOwnExperiences } from "./own-experiences.ts";
