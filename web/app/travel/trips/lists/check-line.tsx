import { X } from "lucide-react";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { IconButton } from "../../../ui/button.tsx";
import styles from "./check-list.module.css";
import { DueDate } from "./due-date.tsx";
import { isFresh } from "./line-ids.ts";

type CheckLineProps = {
  item: Item;
  /** Changes it; null takes it away. */
  change: (change: Partial<Item> | null) => void;
  /** The day it is, where lines of this list can have a date. */
  today: string | undefined;
};

/** One thing to tick. */
export function CheckLine({ item, change, today }: CheckLineProps) {
  const { _id, text, done } = item;
  const isNew = isFresh(_id);
  return (
    <li>
      <label className={styles.line}>
        <input
          type="checkbox"
          checked={done}
          disabled={isNew}
          onChange={({ target }) => change({ done: target.checked })}
        />
        <span className={done ? styles.done : undefined}>{text}</span>
      </label>
      {done && <span className={"meta"}>done</span>}
      {today !== undefined && !done && (
        <DueDate item={item} today={today} disabled={isNew} set={(due) => change({ due })} />
      )}
      <span className={"screen-only"}>
        <IconButton label={`Remove ${text}`} disabled={isNew} onClick={() => change(null)}>
          <X size={16} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
