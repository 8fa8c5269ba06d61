import type { ResultKind } from "#contracts/lookup/search.ts";
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

type KindText = {
  /** The heading of the group. */
  label: string;
  /** The icon of results without a picture. */
  icon: LucideIcon;
};

export const kindText: Record<ResultKind, KindText> = {
  papers: { label: "Documents", icon: FileText },
  airlines: { label: "Airlines", icon: Plane },
  services: { label: "Services", icon: MapPin },
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

export const countText = (count: number): string => (count === 1 ? "1 result" : `${count} results`);
