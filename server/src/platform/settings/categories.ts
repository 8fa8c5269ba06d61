import { AppError } from "#contracts/kernel/errors.ts";
import {
  categoryCantBeRemoved,
  categoryTwice,
  defaultStays,
  type SiteCategory,
} from "#contracts/kernel/settings.ts";

/** The saved categories with those of the software that they lack, such as ones of a later version. */
export function mergedCategories(
  names: readonly string[],
  saved: readonly SiteCategory[] | null | undefined,
): SiteCategory[] {
  const savedNames = new Set(saved?.map(({ name }) => name));
  return [
    ...(saved ?? []),
    ...names
      .filter((name) => !savedNames.has(name))
      .map((name) => ({ name, label: name, hidden: false })),
  ];
}

/** Throws VALIDATION for a list with a name twice, without an existing category, or with the default one hidden. */
export function rejectCategories(
  existing: readonly SiteCategory[],
  next: readonly SiteCategory[],
  byDefault: string | undefined,
): void {
  const keys = next.map(({ name }) => name.toLowerCase());
  const labels = next.map(({ label }) => label.toLowerCase());
  if (new Set(keys).size < keys.length || new Set(labels).size < labels.length) {
    throw invalid(categoryTwice);
  }
  const names = new Set(next.map(({ name }) => name));
  if (existing.some(({ name }) => !names.has(name))) throw invalid(categoryCantBeRemoved);
  if (next.some(({ name, hidden }) => name === byDefault && hidden)) throw invalid(defaultStays);
}

const invalid = (message: string) =>
  new AppError("VALIDATION", message, { fields: { categories: message } });
