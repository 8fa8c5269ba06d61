import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";

/** The questions about a country, in order. */
export const pollQuestions = [
  { key: "friendly", text: "How friendly are they?" },
  { key: "mean", text: "How mean are they?" },
  { key: "safe", text: "How safe did you feel?" },
] as const;
export type PollKey = (typeof pollQuestions)[number]["key"];

export const scoreMax = 5;
export const noVotesYet = "No votes yet";

/** Countries with a poll: those in the document look-up and those of the cities with services. */
export const pollCountries = [
  "Argentina",
  "Australia",
  "Austria",
  "Belgium",
  "Brazil",
  "Canada",
  "Chile",
  "China",
  "Colombia",
  "Costa Rica",
  "Cuba",
  "Czechia",
  "Denmark",
  "Dominican Republic",
  "Egypt",
  "France",
  "Germany",
  "Greece",
  "Guatemala",
  "Hong Kong",
  "Hungary",
  "India",
  "Indonesia",
  "Ireland",
  "Italy",
  "Japan",
  "Mexico",
  "Netherlands",
  "New Zealand",
  "Panama",
  "Peru",
  "Philippines",
  "Portugal",
  "Singapore",
  "South Africa",
  "Spain",
  "Switzerland",
  "Thailand",
  "Turkey",
  "United Arab Emirates",
  "United Kingdom",
  "USA",
] as const;
export type PollCountry = (typeof pollCountries)[number];

/** Two places in the search panel's lists that are not countries. */
const countriesOfPlaces: Readonly<Record<string, PollCountry>> = {
  bali: "Indonesia",
  berlin: "Germany",
};

const normalizedName = (name: string): string => name.toLowerCase().replaceAll(/[\s-]+/g, "");

const byName = new Map<string, PollCountry>([
  ...Object.entries(countriesOfPlaces),
  ...pollCountries.map((country) => [normalizedName(country), country] as const),
]);

/** Finds a country by name, ignoring case, spaces and hyphens: "united-kingdom", "Berlin". */
export const pollCountry = (name: string): PollCountry | undefined =>
  byName.get(normalizedName(name));

/** One person's scores, each from 1 to 5; 0 for an unanswered question. */
export type Scores = Record<PollKey, number>;

const scoreText = `Scores must be whole numbers from 1 to ${scoreMax}.`;

const SentScore = z.optional(
  z.nullable(
    z
      .number({ error: scoreText })
      .check(
        z.refine(Number.isInteger, scoreText),
        z.gte(0, scoreText),
        z.lte(scoreMax, scoreText),
      ),
  ),
);

/** The result of one question: average to one decimal, null without votes. */
const Result = z.object({ average: z.nullable(z.number()), votes: z.number() });

const Score = z.number();

export const Poll = z.object({
  country: z.enum(pollCountries),
  results: z.object({ friendly: Result, mean: Result, safe: Result }),
  /** The caller's own scores, 0 where one is missing; null for guests and for members who have not voted. */
  mine: z.nullable(z.object({ friendly: Score, mean: Score, safe: Score })),
});
export type Poll = z.output<typeof Poll>;

const params = z.object({ country: z.string().check(z.maxLength(80)) });

export const getPoll = endpoint({
  method: "GET",
  path: "/api/polls/:country",
  summary:
    "Returns a country's poll results (average and number of votes per question) and the current user's scores.",
  session: "optional",
  params,
  response: Poll,
});

const browserText = "The browser ID must be 32 hexadecimal digits.";

export const vote = endpoint({
  method: "PUT",
  path: "/api/polls/:country",
  summary:
    "Sets the scores that are sent, from 1 to 5; 0 or null removes one. A guest's votes belong to the browser, and move to the account when the guest logs in and votes.",
  session: "optional",
  params,
  body: z.strictObject({
    friendly: SentScore,
    mean: SentScore,
    safe: SentScore,
    /** A random ID that the browser stores; required of guests. */
    browser: z.optional(
      z
        .string({ error: browserText })
        .check(z.maxLength(32, browserText), z.regex(/^[0-9a-f]{32}$/, browserText)),
    ),
  }),
  response: Poll,
  limits: { rates: [{ times: 60, seconds: 10 * 60, per: "address" }] },
});

/** New votes by guests from one address on one country in a day; changing a vote does not count. */
export const guestVotesADay = 20;
