import type { ResultGroup, ResultKind } from "#contracts/lookup/search.ts";
import {
  BookOpen,
  FileText,
  MapPin,
  MessageCircle,
  Plane,
  ShoppingBag,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { dayText } from "#format/dates.ts";

type KindText = {
  /** The heading of the group. */
  label: string;
  /** The icon of results without a picture. */
  icon: LucideIcon;
};

export const kindText: Record<ResultKind, KindText> = {
  papers: { label: "Documents", icon: FileText },
  airlines: { label: "Airlines, trains and ferries", icon: Plane },
  services: { label: "Services", icon: MapPin },
  places: { label: "Places", icon: MapPin },
  people: { label: "People", icon: UserRound },
  articles: { label: "Articles", icon: BookOpen },
  products: { label: "Products", icon: ShoppingBag },
  stories: { label: "Stories", icon: BookOpen },
  hoots: { label: "Hoots", icon: MessageCircle },
};

/** The suggested searches for an empty field. */
export const suggestions = [
  "ferry",
  "Delta",
  "USA to Mexico",
  "vet in Berlin",
  "snub-nosed dogs",
  "blanket",
];

export const noResultsText = (text: string): string => `No results for “${text}”.`;

/** The number of results of some kinds, also of those that are not shown: "22 results", or "22+ results" where not all were counted. */
export function countText(groups: readonly ResultGroup[]): string {
  const count = groups.reduce((sum, { total, results }) => sum + (total ?? results.length), 0);
  const more = groups.some(({ total }) => total === null) ? "+" : "";
  return count === 1 && more === "" ? "1 result" : `${count}${more} results`;
}

/** The number of results of a kind: 3, or 5+ where not all were counted. */
export const totalText = (group: ResultGroup | undefined): string => {
  if (!group) return "0";
  return group.total === null ? `${group.results.length}+` : `${group.total}`;
};

const isDay = /^\d{4}-\d\d-\d\d$/;

/** Where a fact was read: "Source: GOV.UK, undated copy". */
export const sourceText = ({ title, checked }: { title: string; checked: string }): string =>
  `Source: ${title} (${isDay.test(checked) ? dayText(checked) : checked})`;
