import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { searchMax } from "../community/hoot-names.ts";
import { Marked } from "../community/hoots.ts";
import { text } from "../kernel/text.ts";

/** So many of one kind are answered at the most. */
export const resultsInGroup = 5;

/** What can be found, in the order in which kinds stand that match as well as each other. */
export const resultKinds = [
  "papers",
  "airlines",
  "services",
  "people",
  "articles",
  "products",
  "stories",
  "hoots",
] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Something of the site with an address of its own; `marked` is its title and text with the words looked for. */
export const SearchResult = z.object({
  title: z.string(),
  text: z.string(),
  marked: z.object({ title: Marked, text: Marked }),
  /** The path of its page. */
  url: z.string(),
  image: z.nullable(z.string()),
  /** What a product costs in cents, from its cheapest variant to its dearest. */
  price: z.optional(z.object({ lowest: z.number(), highest: z.number() })),
});
export type SearchResult = z.output<typeof SearchResult>;

export const ResultGroup = z.object({
  kind: z.enum(resultKinds),
  results: z.array(SearchResult),
});
export type ResultGroup = z.output<typeof ResultGroup>;

export const search = endpoint({
  method: "GET",
  path: "/api/search",
  summary: `Everything that has the words, the last of them perhaps only begun: at most ${resultsInGroup} of each kind, the kind that matches best first.`,
  session: "optional",
  query: z.object({ q: text("Search", searchMax) }),
  response: z.object({ query: z.string(), groups: z.array(ResultGroup) }),
  // Somebody who types asks once for each pause.
  limits: { rates: [{ times: 240, seconds: 60, per: "address" }] },
});
export type Found = z.output<(typeof search)["response"]>;
