import {
  BedDouble,
  CalendarPlus,
  ChevronDown,
  ChevronUp,
  Clock,
  ExternalLink,
  GripVertical,
  type LucideIcon,
  Pencil,
  Trash2,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DayItem } from "#contracts/travel/days.ts";
import type { Entry } from "#contracts/travel/entries.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { moneyText } from "#format/money.ts";
import { counted } from "#format/plurals.ts";
import { timeText } from "#format/times.ts";
import { useReader } from "../../../data/reader.ts";
import { PlaceText } from "../../../lookup/venues/index.ts";
import { papersPath } from "../../../links/trips.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { PrivatePicture } from "../../../ui/private-picture.tsx";
import type { ItemChanges } from "../lists/use-item-changes.ts";
import { type FormFor, type Moving, placeAfterStep } from "./entry-order.ts";
import { type EntryChanges, handleId } from "./use-entries.ts";
import { TripComments } from "../people/people-head.tsx";
import { LegStrip } from "../legs/flight-ticket.tsx";
import { NearbyVenues } from "../../../lookup/venues/index.ts";
import { stayCity } from "../stays/stay-city.ts";
import { canEdit } from "../people/roles.ts";
import styles from "./days.module.css";

/** What the rows of days need besides their day. */
export type DayTools = {
  trip: Trip;
  pets: readonly Pet[];
  items: ItemChanges;
  entries: EntryChanges;
  today: string;
  /** The open form, where it belongs. */
  form: { of: FormFor; view: ReactNode } | undefined;
  openForm: (of: FormFor) => void;
  askMove: (moving: Moving) => void;
  editLegs: () => void;
  editStays: () => void;
};

type ItemProps = DayTools & { item: DayItem };

/** Something on a day. */
export function DayItemView({ item, ...tools }: ItemProps) {
  if (item.kind !== "entry")
    return (
      <li>
        <OtherItem item={item} {...tools} />
      </li>
    );
  const entry = tools.entries.list.find(({ _id }) => _id === item._id);
  return entry ? <EntryRow entry={entry} {...tools} /> : null;
}

/** A leg, the first night of a stay, a deadline or a to-do. */
function OtherItem({ item, trip, pets, items, editLegs, editStays }: ItemProps) {
  const reader = useReader();
  const readOnly = !canEdit(trip);
  const { kind, _id: id, title, done } = item;
  if (kind === "leg") {
    const leg = trip.legs.find(({ _id }) => _id === id);
    return leg && item.part !== "arrival" ? (
      <LegStrip
        leg={leg}
        pets={[...pets, ...trip.othersPets]}
        onEdit={readOnly ? undefined : editLegs}
      />
    ) : (
      <Line time={timeText(item.time, reader)} icon={null}>
        <button type="button" className={styles.cover} disabled={readOnly} onClick={editLegs}>
          Arrive{item.place && ` in ${item.place}`}
        </button>
        <span className={styles.about}>{title}</span>
      </Line>
    );
  }
  if (kind === "stay") {
    const stay = trip.stays.find(({ _id }) => _id === id);
    return (
      <Line time={timeText(item.time, reader)} icon={<BedDouble size={18} aria-hidden />}>
        <button type="button" className={styles.cover} disabled={readOnly} onClick={editStays}>
          Check in: {title}
        </button>
        <span className={styles.about}>
          {[item.nights !== null && counted(item.nights, "night"), item.place]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {stay && <NearbyVenues city={stayCity(trip, stay)} className={styles.about} />}
      </Line>
    );
  }
  if (kind === "deadline") {
    return (
      <div className={classes(styles.alert, done && styles.calm)}>
        <Clock size={20} aria-hidden />
        <p>
          <Link to={papersPath(trip._id)}>{title}</Link>
          <span className={styles.about}>
            {done ? " Done" : ` Last day${item.time ? `, by ${timeText(item.time, reader)}` : ""}`}
          </span>
        </p>
      </div>
    );
  }
  const toDo = items.list.find(({ _id }) => _id === id);
  return toDo ? (
    <div className={classes(styles.line, styles.todo)}>
      <label>
        <input
          type="checkbox"
          checked={toDo.done}
          disabled={readOnly}
          onChange={({ target }) => void items.tick(toDo, target.checked)}
        />
        <b className={toDo.done ? styles.done : undefined}>{toDo.text}</b>
        <span className={styles.about}>{toDo.done ? "Done" : "To do"}</span>
      </label>
    </div>
  ) : null;
}

type LineProps = { time: string; icon: ReactNode; children: ReactNode };

const Line = ({ time, icon, children }: LineProps) => (
  <div className={styles.line}>
    <span className={styles.icon}>{icon}</span>
    <span className={classes(styles.time, "num")}>{time}</span>
    <div className={styles.what}>{children}</div>
  </div>
);

/** An entry on its day, or an idea. */
export function EntryRow({ entry, ...tools }: DayTools & { entry: Entry }) {
  const { trip, entries, form, askMove } = tools;
  const reader = useReader();
  const readOnly = !canEdit(trip);
  const { _id: id, title, time, endTime, place, venue, note, link, cost, date, done } = entry;
  if (form && "id" in form.of && form.of.id === id) return <li>{form.view}</li>;
  const photo = trip.photos.find(({ _id }) => _id === entry.photo);
  const times = [timeText(time, reader), timeText(endTime, reader)].filter(Boolean).join(" – ");
  return (
    <li
      className={classes(styles.line, date === null && styles.idea)}
      data-entry={readOnly ? undefined : id}
    >
      {readOnly ? (
        date !== null && <span className={styles.icon} />
      ) : (
        <Menu
          compact
          id={handleId(id)}
          label={`Move “${title}”`}
          icon={<GripVertical size={18} aria-hidden />}
          items={movesOf(entry, tools)}
        />
      )}
      {date !== null && (
        <span className={classes(styles.time, "num", !times && styles.any)}>
          {times || "Any time"}
        </span>
      )}
      <div className={styles.what}>
        <h4 className={done ? styles.done : undefined}>{title}</h4>
        {(place || venue || cost) && (
          <span className={styles.about}>
            <PlaceText place={place} venue={venue} />
            {(place || venue) && cost && " · "}
            {cost && moneyText(cost.amount, cost.currency)}
          </span>
        )}
        {note && <span className={classes(styles.about, styles.note)}>{note}</span>}
        {link && (
          <a className={styles.about} href={link} target="_blank" rel="noopener noreferrer">
            {new URL(link).hostname} <ExternalLink size={14} aria-hidden />
            <span className="sr">(opens in a new tab)</span>
          </a>
        )}
        {isSaved(entry, trip) && (
          <TripComments trip={trip} on={{ kind: "entry", ref: id }} name={title} />
        )}
        {date === null && !readOnly && (
          <Button
            variant="txt"
            small
            aria-label={`Add to a day: ${title}`}
            onClick={() => askMove({ entry })}
          >
            Add to a day
          </Button>
        )}
      </div>
      {photo && (
        <span className={styles.thumb}>
          <PrivatePicture small url={photo.url} alt={photo.caption} />
        </span>
      )}
      {date !== null && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={done}
            disabled={readOnly}
            onChange={({ target }) => entries.tick(entry, target.checked)}
          />
          <span className="sr">Done: {title}</span>
        </label>
      )}
    </li>
  );
}

// One that isn't sent yet is edited where it waits.
const isSaved = ({ _id: id }: Entry, { entries }: Trip) => entries.some(({ _id }) => _id === id);

function movesOf(entry: Entry, { trip, entries, openForm, askMove }: DayTools): MenuItem[] {
  const { list, move, remove } = entries;
  const { _id: id, date } = entry;
  const [up, down] = [placeAfterStep(list, entry, -1), placeAfterStep(list, entry, 1)];
  const item = (label: string, Icon: LucideIcon, onChoose: () => void): MenuItem => ({
    label,
    icon: <Icon size={18} aria-hidden />,
    onChoose,
  });
  return [
    ...(up ? [item("Move up", ChevronUp, () => move(entry, up))] : []),
    ...(down ? [item("Move down", ChevronDown, () => move(entry, down))] : []),
    item(date === null ? "Move to a day…" : "Move to another day…", CalendarPlus, () =>
      askMove({ entry }),
    ),
    ...(isSaved(entry, trip)
      ? [
          item("Change time…", Clock, () => openForm({ id, field: "time" })),
          item("Edit…", Pencil, () => openForm({ id })),
        ]
      : []),
    { ...item("Remove from the trip", Trash2, () => remove(entry)), danger: true },
  ];
}
