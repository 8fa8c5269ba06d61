import {
  X,
  BookOpen,
  FileText,
  MapPin,
  type LucideIcon,
  MessageCircle,
  PenLine,
  ShoppingBag,
  Stethoscope,
} from "lucide-react";
import { Link } from "react-router";
import type { Bookmark, BookmarkKind } from "#contracts/community/bookmarks.ts";
import { IconButton } from "../../ui/button.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./bookmarks.module.css";

type BookmarkRowProps = { bookmark: Bookmark; onRemove: () => Promise<void> };

/** One saved thing with a link and a button that removes it. */
export function BookmarkRow({ bookmark, onRemove }: BookmarkRowProps) {
  const { kind, title, path, createdAt } = bookmark;
  const { icon: Icon, label } = kinds[kind];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={styles.text}>
        <Link to={path}>{title}</Link>
        <span className="meta">
          {label} · saved <When moment={createdAt} />
        </span>
      </span>
      <IconButton label={`Remove “${title}”`} onClick={() => void onRemove()}>
        <X size={20} aria-hidden />
      </IconButton>
    </li>
  );
}

/** Each kind of bookmark with its labels and icon. */
export const kinds: Record<BookmarkKind, { label: string; many: string; icon: LucideIcon }> = {
  hoot: { label: "Hoot", many: "Hoots", icon: MessageCircle },
  blog: { label: "Story", many: "Stories", icon: PenLine },
  article: { label: "Article", many: "Articles", icon: BookOpen },
  product: { label: "Product", many: "Products", icon: ShoppingBag },
  provider: { label: "Service", many: "Services", icon: Stethoscope },
  documents: { label: "Documents", many: "Documents", icon: FileText },
  venue: { label: "Place", many: "Places", icon: MapPin },
};
