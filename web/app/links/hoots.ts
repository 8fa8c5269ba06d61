import { categories, type Category, type HootSort } from "#contracts/community/hoots.ts";

export const allPath = "/allposts";
export const writePath = "/posts/new";

/** Asks for a question instead of a tip. */
export const askKey = "ask";
export const askPath = `${writePath}?${askKey}`;

/** The new hoots that wait for the network. */
export const hootsTarget = "hoots";

export const hootPath = (id: string): string => `/hoots/${id}`;

/** The orders of the list: those of the server, and the hoots of followed people. */
export type ListSort = HootSort | "following";

/** All hoots of one category, or all; newest first by default. */
export function categoryPath(category?: Category, sort: ListSort = "newest"): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(sort !== "newest" && { sort }),
  });
  return query.size > 0 ? `${allPath}?${query}` : allPath;
}

/** Categories without a place, and so without a poster. */
const topics: ReadonlySet<Category> = new Set(["General", "Airlines", "LGBTQ", "BIPOC"]);
const places: ReadonlySet<Category> = new Set(categories.filter((name) => !topics.has(name)));

/** Categories that an operator added count as topics. */
export const isPlace = (category: Category): boolean => places.has(category);

/** Tags of hoots: the key of an airline, ISO codes of both ends of a route, a breed, or the ID of a place. */
export type HootTags = {
  airline?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  breed?: string | undefined;
  venue?: string | undefined;
};
