import { categories, searchMax } from "#contracts/community/hoots.ts";
import type { Call } from "#contracts/kernel/client.ts";
import type { VenueTag } from "#contracts/lookup/tags.ts";
import { getVenue } from "#contracts/lookup/venues.ts";
import type { Filters } from "./growing.ts";
import { tagsIn } from "./tags.ts";

/** The place in a URL; undefined without one, or where it doesn't exist. */
export async function venueIn(call: Call, search: URLSearchParams): Promise<VenueTag | undefined> {
  const id = search.get("venue");
  const found = id ? await call(getVenue, { params: { id } }).catch(() => undefined) : undefined;
  return found && { _id: found._id, name: found.name, category: found.category };
}

/** The filters in a URL, whose place was looked up; undefined if its category is not one of these names. */
export function filtersOf(
  search: URLSearchParams,
  names: readonly string[] = categories,
  venue?: VenueTag,
): Filters | undefined {
  const q = cleaned(search.get("q") ?? "");
  if (q) return { q };
  const tags = tagsIn(search, venue);
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
