import { categories, searchMax } from "#contracts/community/hoot-names.ts";
import type { Filters } from "./growing.ts";

/** What an address asks for; undefined where it names a category that does not exist. */
export function filtersOf(search: URLSearchParams): Filters | undefined {
  const q = cleaned(search.get("q") ?? "");
  if (q) return { q };
  const name = search.get("category");
  if (!name || name === "All") return {};
  const category = categories.find((candidate) => candidate === name);
  return category && { category };
}

// Control characters and half emails cannot be looked for.
const cleaned = (q: string): string =>
  q
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, searchMax)
    .toWellFormed()
    .trim();
