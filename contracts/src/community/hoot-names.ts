/** Constants of hoots for browsers, without schemas: every page loads them first. */

/** Categories of a hoot: topics and places. */
export const categories = [
  "General",
  "Airlines",
  "Argentina",
  "Australia",
  "Bali",
  "Berlin",
  "Brazil",
  "Canada",
  "Chile",
  "Colombia",
  "Costa Rica",
  "Egypt",
  "France",
  "Greece",
  "Guatemala",
  "India",
  "Italy",
  "Mexico",
  "New Zealand",
  "Peru",
  "Philippines",
  "South Africa",
  "Spain",
  "Thailand",
  "United Kingdom",
  "USA",
  "LGBTQ",
  "BIPOC",
] as const;
export const defaultCategory = "General";

/** Characters of a search. */
export const searchMax = 100;

/** Characters of a hoot's text in a list. */
export const previewLength = 150;

/** Characters of a title of a hoot or story. */
export const titleMax = 150;

/** How many ids of likers are listed, newest first. */
export const likesShown = 200;

/** The orders of the list of hoots. */
export const hootSorts = ["newest", "liked", "unanswered"] as const;
