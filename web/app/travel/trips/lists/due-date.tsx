import { CalendarPlus } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from "react";
import * as z from "zod/mini";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { calendarDate } from "#contracts/kernel/text.ts";
import { dayText } from "../../../ui/day-text.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { DateField } from "../../../ui/date-field.tsx";
import styles from "./due-date.module.css";
import { dueText, isOverdue } from "./due-text.ts";

type DueDateProps = {
  item: Item;
  today: string;
  disabled: boolean;
  set: (due: string | null) => void;
};

/** The due date of an item, which can be edited. On paper it is only the date. */
export function DueDate({ item, today, disabled, set }: DueDateProps) {
  const { text, due } = item;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The item may have moved in the list by then.
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const end = (chosen?: string | null) => {
    if (chosen !== undefined && chosen !== due) set(chosen);
    setOpen(false);
  };
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
      {open && <DueForm item={item} onEnd={end} />}
    </>
  );
}

type DueFormProps = {
  item: Item;
  /** Called with the day, null for none, or undefined for no change. */
  onEnd: (due?: string | null) => void;
};

function DueForm({ item: { _id, text, due }, onEnd }: DueFormProps) {
  const [error, setError] = useState("");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = z.safeParse(calendarDate("The date"), input.current?.value ?? "");
    if (read.success) return onEnd(read.data);
    setError("Enter a full date.");
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onEnd();
  };

  return (
    <form
      className={`${styles.form} screen-only`}
      aria-label={`Due date for ${text}`}
      noValidate
      onSubmit={onSubmit}
    >
      <DateField
        ref={input}
        id={`due-${_id}`}
        name="due"
        label={`Due date for ${text}`}
        labelHidden
        defaultValue={due ?? ""}
        error={error}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="pri" small>
          Save date
        </Button>
        {due && (
          <Button variant="txt" small onClick={() => onEnd(null)}>
            Remove date
          </Button>
        )}
        <Button variant="txt" small onClick={() => onEnd()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
