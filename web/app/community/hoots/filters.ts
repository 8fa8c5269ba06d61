import { categories, searchMax } from "#contracts/community/hoots.ts";
import type { Filters } from "./growing.ts";
import { tagsIn } from "./tags.ts";

/** The filters in a URL; undefined if its category is not one of these names. */
export function filtersOf(
  search: URLSearchParams,
  names: readonly string[] = categories,
): Filters | undefined {
  const q = cleaned(search.get("q") ?? "");
  if (q) return { q };
  const tags = tagsIn(search);
  const sort = sorts.find((candidate) => candidate === search.get("sort"));
  const name = search.get("category");
  if (tags) return sort ? { tags, sort } : { tags };
  if (!name || name === "All") return sort ? { sort } : {};
  const category = names.find((candidate) => candidate === name);
  if (category === undefined) return undefined;
  return sort ? { category, sort } : { category };
}

/** Newest is the default, and not in the URL. */
const sorts = ["liked", "unanswered", "following"] as const;

// Control characters and lone surrogates cannot be searched for.
const cleaned = (q: string): string =>
  q
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, searchMax)
    .toWellFormed()
    .trim();
