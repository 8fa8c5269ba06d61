import { X, CalendarPlus, UserMinus, UserPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Author } from "#contracts/kernel/author.ts";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { dayText } from "#format/dates.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { classes } from "../../../ui/classes.ts";
import { dueText, isOverdue } from "./due-text.ts";
import styles from "./lists.module.css";
import type { ItemChanges } from "./use-item-changes.ts";
import type { ListChanges } from "./use-list-changes.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Menu } from "../../../ui/menu.tsx";

type CheckListProps = {
  items: readonly Item[];
  label: string;
  changes: ItemChanges;
  /** The current day; set if items can have dates. */
  today?: string;
};

/** A checklist. Changes show at once, and are rolled back if saving fails. */
export function CheckList({ items, label, changes, today }: CheckListProps) {
  const { run, saved, canEdit, people } = changes;
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <CheckLine
          key={item._id}
          item={item}
          saved={saved.find(({ _id }) => _id === item._id)}
          today={today}
          readOnly={!canEdit}
          people={people}
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
  readOnly: boolean;
  people: readonly Author[];
};

/** One item of a checklist. */
function CheckLine(props: CheckLineProps) {
  const { item, saved, change, tick, remove, today, readOnly, people } = props;
  const { text, done, due } = item;
  return (
    <li>
      <label className={styles.checkListLine}>
        <input
          type="checkbox"
          checked={done}
          disabled={readOnly}
          onChange={({ target }) => tick(target.checked)}
        />
        <span className={done ? styles.done : undefined}>{text}</span>
      </label>
      {done && <span className="meta">Done</span>}
      {people.length > 0 && !((readOnly || done) && item.assigneeId === null) && (
        <Assign
          item={item}
          people={people}
          assign={
            readOnly || saved === undefined
              ? undefined
              : (assigneeId) => void change({ assigneeId })
          }
        />
      )}
      {readOnly && today !== undefined && due !== null && !done && (
        <span className="meta">{dueText(due, today)}</span>
      )}
      {today !== undefined && !done && !readOnly && (
        <DueDate
          item={item}
          saved={saved ?? item}
          today={today}
          disabled={saved === undefined}
          save={(due) => change({ due })}
        />
      )}
      {!readOnly && (
        <span className="screen-only">
          <IconButton label={`Remove ${text}`} onClick={remove}>
            <X size={16} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}

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
function DueDate({ item, saved, today, disabled, save }: DueDateProps) {
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

type AssignProps = {
  item: Item;
  people: readonly Author[];
  /** Undefined for a reader who can't change the trip. */
  assign: ((personId: string | null) => void) | undefined;
};

/** Who takes care of an item, and the menu to assign it. */
function Assign({ item, people, assign }: AssignProps) {
  const { text, assigneeId } = item;
  const assignee = people.find(({ _id }) => _id === assigneeId);
  if (!assign) {
    return assignee && <Avatar face={assignee} size="s" alt={`Assigned to ${assignee.username}`} />;
  }
  return (
    <span className="screen-only">
      <Menu
        compact
        label={
          assignee ? `${text}: assigned to ${assignee.username}. Change` : `Assign ${text} to…`
        }
        icon={assignee ? <Avatar face={assignee} size="s" /> : <UserPlus size={18} aria-hidden />}
        items={[
          ...people
            .filter(({ _id }) => _id !== assigneeId)
            .map((person) => ({
              label: person.username,
              icon: <Avatar face={person} size="s" />,
              onChoose: () => assign(person._id),
            })),
          ...(assignee
            ? [
                {
                  label: "No one",
                  icon: <UserMinus aria-hidden />,
                  onChoose: () => assign(null),
                },
              ]
            : []),
        ]}
      />
    </span>
  );
}
