import { checkPagePath, waysPagePath } from "./check-page.ts";

/** What is asked of each pet. */
export const petKeys = [
  "species",
  "breed",
  "born",
  "weight",
  "snub",
  "length",
  "width",
  "height",
  "cweight",
  "chip",
  "chipped",
  "rabies",
  "course",
  "until",
  "vaccinated",
  "rabies2",
  "titer",
  "level",
  "lab",
  "received",
  "lived",
  "countries",
  "worms",
  "wormtime",
  "parasites",
  "dewormed",
  "dewormed2",
  "ticks",
  "ticks2",
  "influenza",
  "certified",
  "certform",
  "endorsed",
  "cdcform",
  "screwworm",
  "permitted",
  "passport",
] as const;

/** The keys of a question in a query string. No name and no microchip number is among them. */
export const checkKeys = [
  ...petKeys,
  "from",
  "to",
  "date",
  "by",
  "arrive",
  "time",
  "to2",
  "date2",
  "by2",
  "arrive2",
  "airside",
  "to3",
  "date3",
  "by3",
  "arrive3",
  "airside2",
  "back",
  "byback",
  "arriveback",
  "stay",
  "airline",
  "company",
  "people",
  "units",
  "home",
  // Whether their own car comes along.
  "car",
  // The other pets of the question, and the place of this one among them.
  "others",
  "nth",
] as const;
export type CheckKey = (typeof checkKeys)[number];

/** A question as it is typed; "" where nothing is. */
export type CheckValues = Readonly<Record<CheckKey, string>>;

export const checkSavePagePath = "/check/save";

const withQuery = (path: string, values: Partial<CheckValues>): string => {
  const query = new URLSearchParams();
  for (const key of checkKeys) if (values[key]) query.set(key, values[key]);
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The page that answers a question, or asks the rest of it. */
export const checkPath = (values: Partial<CheckValues> = {}): string =>
  withQuery(checkPagePath, values);

/** The page of the ways that work, or the one that asks for them. */
export const waysPath = (values: Partial<CheckValues> = {}): string =>
  withQuery(waysPagePath, values);

/** The page that saves a question as a trip. */
export const checkSavePath = (values: Partial<CheckValues>): string =>
  withQuery(checkSavePagePath, values);

/** The id of the fields of a further question on the page of an answer; a link to it unfolds them. */
export const questionId = (question: string): string => `question-${question}`;
