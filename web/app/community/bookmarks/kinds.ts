import {
  BookOpen,
  FileText,
  type LucideIcon,
  MessageCircle,
  PenLine,
  ShoppingBag,
  Stethoscope,
} from "lucide-react";
import type { BookmarkKind } from "#contracts/community/bookmarks.ts";

/** Each kind of bookmark with its labels and icon. */
export const kinds: Record<BookmarkKind, { label: string; many: string; icon: LucideIcon }> = {
  hoot: { label: "Hoot", many: "Hoots", icon: MessageCircle },
  blog: { label: "Story", many: "Stories", icon: PenLine },
  article: { label: "Article", many: "Articles", icon: BookOpen },
  product: { label: "Product", many: "Products", icon: ShoppingBag },
  provider: { label: "Service", many: "Services", icon: Stethoscope },
  documents: { label: "Documents", many: "Documents", icon: FileText },
};
