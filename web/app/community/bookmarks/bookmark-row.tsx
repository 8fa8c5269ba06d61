import { X } from "lucide-react";
import { Link } from "react-router";
import type { Bookmark } from "#contracts/community/bookmarks.ts";
import { IconButton } from "../../ui/button.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./bookmark-list.module.css";
import { kinds } from "./kinds.ts";

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
