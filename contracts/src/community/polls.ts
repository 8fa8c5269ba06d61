import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";

/** What is asked about a country, in this order. */
export const pollQuestions = [
  { key: "friendly", words: "How friendly are they?" },
  { key: "mean", words: "How mean are they?" },
  { key: "safe", words: "How safe did you feel?" },
] as const;
export type PollKey = (typeof pollQuestions)[number]["key"];

export const scoreMax = 5;
export const noVotesYet = "No votes yet";

/** What may be voted on: the countries people travel between, and those of the cities with services. */
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

/** The lists of the search panel name two places that lie in a country. */
const placesIn: Readonly<Record<string, PollCountry>> = { bali: "Indonesia", berlin: "Germany" };

const plainly = (name: string): string => name.toLowerCase().replaceAll(/[\s-]+/g, "");

const byName = new Map<string, PollCountry>([
  ...Object.entries(placesIn),
  ...pollCountries.map((country) => [plainly(country), country] as const),
]);

/** The country of a name, whatever its case, spaces and hyphens: "united-kingdom", "Berlin". */
export const pollCountry = (name: string): PollCountry | undefined => byName.get(plainly(name));

/** One person's scores, each from 1 to 5; 0 where a question is not answered. */
export type Scores = Record<PollKey, number>;

const scoreText = `A score is a whole number from 1 to ${scoreMax}.`;

const ScoreSent = z.optional(
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

/** The answers to one question: their average to one decimal, null where nobody answered it. */
const Result = z.object({ average: z.nullable(z.number()), votes: z.number() });

const Score = z.number();

export const Poll = z.object({
  country: z.enum(pollCountries),
  results: z.object({ friendly: Result, mean: Result, safe: Result }),
  /** The bearer's own scores, 0 where one is missing; null for guests and for who has not voted. */
  mine: z.nullable(z.object({ friendly: Score, mean: Score, safe: Score })),
});
export type Poll = z.output<typeof Poll>;

const params = z.object({ country: z.string().check(z.maxLength(80)) });

export const getPoll = endpoint({
  method: "GET",
  path: "/api/polls/:country",
  summary: "What people say of a country: averages and numbers of votes, and the bearer's scores.",
  session: "optional",
  params,
  response: Poll,
});

const browserText = "browser must be a name of 32 hexadecimal digits.";

export const vote = endpoint({
  method: "PUT",
  path: "/api/polls/:country",
  summary:
    "Sets the scores that are sent, 1 to 5; 0 or null takes one back. A guest's vote belongs to their browser, and to them once they vote signed in.",
  session: "optional",
  params,
  body: z.strictObject({
    friendly: ScoreSent,
    mean: ScoreSent,
    safe: ScoreSent,
    /** A random name that the browser keeps; required of guests. */
    browser: z.optional(
      z
        .string({ error: browserText })
        .check(z.maxLength(32, browserText), z.regex(/^[0-9a-f]{32}$/, browserText)),
    ),
  }),
  response: Poll,
  limits: { rates: [{ times: 60, seconds: 10 * 60, per: "address" }] },
});

/** Further guests' votes from one address on one country in a day; a vote that is changed is no further one. */
export const guestVotesADay = 20;
