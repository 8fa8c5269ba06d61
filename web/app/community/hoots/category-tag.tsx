import { categories as defaultNames } from "#contracts/community/hoots.ts";
import type { SiteCategory } from "#contracts/kernel/settings.ts";
import { Tag } from "../../ui/tag.tsx";
import { categoryPath } from "../../links/hoots.ts";
import { useSite } from "../../data/site.ts";

/** The category of a hoot, as a luggage tag that leads to its hoots. */
export const CategoryTag = ({ category }: { category: string }) => (
  <Tag to={categoryPath(category)}>{useCategoryLabel(category)}</Tag>
);

const defaults: readonly SiteCategory[] = defaultNames.map((name) => ({
  name,
  label: name,
  hidden: false,
}));

/** All categories of the site, in the order of lists. */
export const useCategories = (): readonly SiteCategory[] => useSite()?.categories ?? defaults;

/** What pages call a category; a name that the settings don't have stands for itself. */
export function useCategoryLabel(name: string): string {
  const own = useSite()?.categories?.find((category) => category.name === name);
  return own?.label ?? name;
}
