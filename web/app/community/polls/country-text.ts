import type { PollCountry } from "#contracts/community/polls.ts";

const withArticle: readonly PollCountry[] = [
  "Dominican Republic",
  "Netherlands",
  "Philippines",
  "United Arab Emirates",
  "United Kingdom",
  "USA",
];

/** A country in a sentence: the Netherlands. */
export const countryText = (country: PollCountry): string =>
  withArticle.includes(country) ? `the ${country}` : country;
