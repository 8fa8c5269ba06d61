import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { searchMax, Marked } from "../community/hoots.ts";
import { text } from "../kernel/text.ts";

/** Results of each kind in a search of all kinds. */
export const resultsInGroup = 5;
/** Results in a search of one kind. */
export const resultsOfOneKind = 20;

/** Kinds of results; their order breaks ties between kinds that match equally well. */
export const resultKinds = [
  "papers",
  "airlines",
  "services",
  "places",
  "people",
  "articles",
  "products",
  "stories",
  "hoots",
] as const;
export type ResultKind = (typeof resultKinds)[number];

/** A page of the site; `marked` is its title and text with matches marked. */
export const SearchResult = z.object({
  title: z.string(),
  text: z.string(),
  marked: z.object({ title: Marked, text: Marked }),
  /** Path of its page. */
  url: z.string(),
  image: z.nullable(z.string()),
  /** Price range of a product in cents, over its variants. */
  price: z.optional(z.object({ lowest: z.number(), highest: z.number() })),
  /** Where the fact in the text was read, and the date of the page or copy. */
  source: z.optional(z.object({ title: z.string(), checked: z.string() })),
});
export type SearchResult = z.output<typeof SearchResult>;

export const ResultGroup = z.object({
  kind: z.enum(resultKinds),
  results: z.array(SearchResult),
  /** The number of all results of the kind; null where there may be more than were counted. */
  total: z.nullable(z.number()),
});
export type ResultGroup = z.output<typeof ResultGroup>;

export const search = endpoint({
  method: "GET",
  path: "/api/search",
  summary: `Searches the whole site. The last word can be incomplete. Returns up to ${resultsInGroup} results of each type, best-matching type first.`,
  session: "optional",
  query: z.object({
    q: text("Search", searchMax),
    /** Searches one kind only, with more results. */
    kind: z.optional(z.enum(resultKinds)),
  }),
  response: z.object({ query: z.string(), groups: z.array(ResultGroup) }),
  // Typing sends one request per pause.
  limits: { rates: [{ times: 240, seconds: 60, per: "address" }] },
});
export type Found = z.output<(typeof search)["response"]>;
