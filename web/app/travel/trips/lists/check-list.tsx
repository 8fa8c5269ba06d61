import { X } from "lucide-react";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import styles from "./check-list.module.css";
import type { ItemChanges } from "./use-item-changes.ts";
import type { ListChanges } from "./use-list-changes.ts";
import { DueDate } from "./due-date.tsx";

type CheckListProps = {
  items: readonly Item[];
  label: string;
  changes: ItemChanges;
  /** The current day; set if items can have dates. */
  today?: string;
};

/** A checklist. Changes show at once, and are rolled back if saving fails. */
export function CheckList({ items, label, changes, today }: CheckListProps) {
  const { run, saved } = changes;
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <CheckLine
          key={item._id}
          item={item}
          saved={saved.find(({ _id }) => _id === item._id)}
          today={today}
          change={(change) =>
            run((list) => list.map((one) => (one._id === item._id ? { ...one, ...change } : one)))
          }
          tick={(done) => void changes.tick(item, done)}
          remove={() => void changes.remove(item)}
        />
      ))}
    </ul>
  );
}

/** A change that failed, with a button to retry. */
export const ListFailure = ({ of: { failed } }: { of: Pick<ListChanges<unknown>, "failed"> }) =>
  failed ? <Notice onRetry={failed.retry}>{failed.message}</Notice> : null;

type CheckLineProps = {
  item: Item;
  /** The item without changes that are not saved yet; undefined until it is on the server. */
  saved: Item | undefined;
  /** Resolves to whether it was saved. */
  change: (change: Partial<Item>) => Promise<boolean>;
  tick: (done: boolean) => void;
  remove: () => void;
  /** The current day, if items of this list can have dates. */
  today: string | undefined;
};

/** One item of a checklist. */
function CheckLine({ item, saved, change, tick, remove, today }: CheckLineProps) {
  const { text, done } = item;
  return (
    <li>
      <label className={styles.line}>
        <input type="checkbox" checked={done} onChange={({ target }) => tick(target.checked)} />
        <span className={done ? styles.done : undefined}>{text}</span>
      </label>
      {done && <span className="meta">Done</span>}
      {today !== undefined && !done && (
        <DueDate
          item={item}
          saved={saved ?? item}
          today={today}
          disabled={saved === undefined}
          save={(due) => change({ due })}
        />
      )}
      <span className="screen-only">
        <IconButton label={`Remove ${text}`} onClick={remove}>
          <X size={16} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
