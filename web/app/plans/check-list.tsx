import { X } from "lucide-react";
import type { Item } from "#contracts/plan-parts.ts";
import { IconButton } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import styles from "./check-list.module.css";
import { shortDay } from "./day-time.ts";
import { isFresh, type ListChanges } from "./use-list-changes.ts";

type CheckListProps = { items: readonly Item[]; label: string; changes: ListChanges<Item> };

/** Things to tick. A tick shows at once, and is taken back where it did not arrive. */
export function CheckList({ items, label, changes: { run } }: CheckListProps) {
  if (items.length === 0) return null;
  const tick = (id: string, done: boolean) =>
    void run((list) => list.map((item) => (item._id === id ? { ...item, done } : item)));
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ _id, text, due, done }) => (
        <li key={_id}>
          <label className={styles.line}>
            <input
              type="checkbox"
              checked={done}
              disabled={isFresh(_id)}
              onChange={({ target }) => tick(_id, target.checked)}
            />
            <span className={done ? styles.done : undefined}>{text}</span>
          </label>
          {(done || due) && <span className="meta">{done ? "done" : due && shortDay(due)}</span>}
          <span className="screen-only">
            <IconButton
              label={`Remove ${text}`}
              disabled={isFresh(_id)}
              onClick={() => void run((list) => list.filter((item) => item._id !== _id))}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What could not be changed in a list, with another try. */
export const ListFailure = ({ of: { failed } }: { of: Pick<ListChanges<unknown>, "failed"> }) =>
  failed ? <Notice onRetry={failed.retry}>{failed.message}</Notice> : null;
