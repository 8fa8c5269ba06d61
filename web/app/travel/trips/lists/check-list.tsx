import type { Item } from "#contracts/travel/trip-parts.ts";
import { Notice } from "../../../ui/notice.tsx";
import { CheckLine } from "./check-line.tsx";
import styles from "./check-list.module.css";
import { takeOff } from "../legs/take-off.ts";
import type { ListChanges } from "./use-list-changes.ts";

type CheckListProps = {
  items: readonly Item[];
  label: string;
  changes: ListChanges<Item>;
  /** The day it is; given where the lines can have dates. */
  today?: string;
};

/** Things to tick. A tick shows at once, and is taken back where it did not arrive. */
export function CheckList({ items, label, changes, today }: CheckListProps) {
  const { run } = changes;
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <CheckLine
          key={item._id}
          item={item}
          today={today}
          change={(change) =>
            void (change
              ? run((list) =>
                  list.map((one) => (one._id === item._id ? { ...one, ...change } : one)),
                )
              : takeOff(changes, item, item.text))
          }
        />
      ))}
    </ul>
  );
}

/** What could not be changed in a list, with another try. */
export const ListFailure = ({ of: { failed } }: { of: Pick<ListChanges<unknown>, "failed"> }) =>
  failed ? <Notice onRetry={failed.retry}>{failed.message}</Notice> : null;
