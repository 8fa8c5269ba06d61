import { Tag } from "../../ui/tag.tsx";
import { categoryPath } from "../../links/hoots.ts";
import { useCategoryLabel } from "./use-categories.ts";

/** The category of a hoot, as a luggage tag that leads to its hoots. */
export const CategoryTag = ({ category }: { category: string }) => (
  <Tag to={categoryPath(category)}>{useCategoryLabel(category)}</Tag>
);
