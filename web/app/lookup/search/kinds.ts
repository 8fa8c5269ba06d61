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
  /** What the group is called. */
  many: string;
  /** Stands for those that have no picture. */
  sign: LucideIcon;
};

export const kindText: Record<ResultKind, KindText> = {
  papers: { many: "Papers", sign: FileText },
  airlines: { many: "Airlines", sign: Plane },
  services: { many: "Services", sign: MapPin },
  people: { many: "People", sign: UserRound },
  articles: { many: "Articles", sign: BookOpen },
  products: { many: "Products", sign: ShoppingBag },
  stories: { many: "Stories", sign: BookOpen },
  hoots: { many: "Hoots", sign: MessageCircle },
};

/** What may be looked for, where nothing has been typed. */
export const ideas = ["ferry", "Delta", "USA to Mexico", "vet in Berlin", "short noses", "blanket"];

export const nothingFound = (text: string): string => `Nothing found for “${text}”.`;

export const countWords = (count: number): string =>
  count === 1 ? "1 result" : `${count} results`;
