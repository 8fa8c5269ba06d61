/** What browsers know of hoots before they send anything: no schemas, since every page starts with this. */

/** What a hoot can stand under: topics and places. */
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

/** So many characters may be looked for. */
export const searchMax = 100;

/** So many characters of its text a list shows. */
export const previewLength = 150;

/** Titles of hoots and stories have so many characters at most. */
export const titleMax = 150;

/** So many of those who like something are named, the newest. */
export const likesShown = 200;
