/** Searches all look-ups, for the site search. */
export { findAirlines } from "./finding/airlines.ts";
export type { Answer } from "./finding/answer.ts";
export { findCheck } from "./finding/check.ts";
export { findOperators } from "./finding/operators.ts";
export { findPapers } from "./finding/papers.ts";
export { findServices, servicesNamed, type SuggestedProviders } from "./finding/services.ts";
export { hasTerm, phraseText, termsOf, wordsFound } from "./finding/terms.ts";
