import { CalendarPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { dayText } from "#format/dates.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import styles from "./due-date.module.css";
import { dueText, isOverdue } from "./due-text.ts";

const DueForm = lazy(async () => (await import("./due-form.tsx")).DueForm);

type DueDateProps = {
  item: Item;
  /** The item without changes that are not saved yet. */
  saved: Item;
  today: string;
  disabled: boolean;
  /** Resolves to whether the date was saved. */
  save: (due: string | null) => Promise<boolean>;
};

/** The due date of an item, which can be edited. On paper it is only the date. */
export function DueDate({ item, saved, today, disabled, save }: DueDateProps) {
  const { text, due } = item;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The item may have moved in the list by then.
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const button = { ref: opener, disabled, onClick: () => setOpen(true) };

  return (
    <>
      {due && <span className={styles.printed}>due {dayText(due)}</span>}
      {due && !open && (
        <button
          {...button}
          type="button"
          className={classes(styles.due, isOverdue(item, today) && styles.late, "screen-only")}
          title={dayText(due)}
        >
          <span className="sr">{text}: due </span>
          {dueText(due, today)}
          <span className="sr">. Change due date</span>
        </button>
      )}
      {!due && !open && (
        <span className="screen-only">
          <IconButton {...button} label={`Set due date for ${text}`}>
            <CalendarPlus size={18} aria-hidden />
          </IconButton>
        </span>
      )}
      {open && <DueForm item={saved} save={save} onClose={() => setOpen(false)} />}
    </>
  );
}
