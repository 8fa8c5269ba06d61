import type { Category } from "#contracts/community/hoots.ts";

export const allPath = "/allposts";
export const writePath = "/posts/new";

export const hootPath = (id: string): string => `/hoots/${id}`;

/** All hoots of one category, or all. */
export const categoryPath = (category?: Category): string =>
  category ? `${allPath}?${new URLSearchParams({ category })}` : allPath;

/** Categories without a place, and so without a poster. */
const topics: ReadonlySet<Category> = new Set(["General", "Airlines", "LGBTQ", "BIPOC"]);

export const isPlace = (category: Category): boolean => !topics.has(category);
