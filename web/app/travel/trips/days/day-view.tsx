import { CalendarArrowUp, Ellipsis, Plus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { DayWarning, TripDays } from "#contracts/travel/days.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import type { Reader } from "#format/reader.ts";
import { timeText } from "#format/times.ts";
import { useReader } from "../../../data/reader.ts";
import { zoneText } from "../../../lookup/places/index.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { Menu } from "../../../ui/menu.tsx";
import { DayItemView, type DayTools } from "./day-items.tsx";
import { type DayGroup, entriesOn, type FormFor, type Night, nightAfter } from "./entry-order.ts";
import { TripComments } from "../people/people-head.tsx";
import { canEdit } from "../people/roles.ts";
import styles from "./days.module.css";

type Day = TripDays["days"][number];

export const dayId = (date: string): string => `day-${date}`;

type GroupProps = DayTools & {
  group: DayGroup;
  /** The day before them. */
  before: Day | undefined;
  /** Shown on phones, where one day is shown at a time. */
  selected: boolean;
};

/** A day of a trip, or some free ones in a row. */
export function DayGroupView({ group: { days, isFree }, before, selected, ...tools }: GroupProps) {
  const [day] = days;
  const last = days.at(-1) ?? day;
  const { date } = day;
  const isToday = date === tools.today;
  const [from, to] = [nightAfter(before), nightAfter(last)];
  return (
    <section
      id={dayId(date)}
      className={classes(
        styles.day,
        selected && styles.on,
        isToday && styles.today,
        from === to && from !== "none" && styles.same,
      )}
      aria-labelledby={`${dayId(date)}-title`}
      // A free day among several has no place of its own to drop on.
      data-day={last.date === date ? date : undefined}
    >
      <p className={classes(styles.date, "num")} aria-hidden>
        {dayText(date, "weekdayName")}
        <b>{Number(date.slice(8))}</b>
      </p>
      <span className={styles.spine} aria-hidden>
        <Bar night={from} className={styles.until} />
        <Bar night={to} className={styles.since} />
      </span>
      <div className={styles.box}>
        {isFree ? (
          <FreeDays days={days} {...tools} />
        ) : (
          <DayView day={day} before={before} {...tools} />
        )}
      </div>
    </section>
  );
}

const Bar = ({ night, className }: { night: Night; className: string | undefined }) =>
  night === "none" ? null : <i className={classes(className, night === "gap" && styles.gap)} />;

type FreeProps = DayTools & { days: DayGroup["days"] };

function FreeDays({ trip, days, openForm, form }: FreeProps) {
  const [{ date }] = days;
  const last = days.at(-1)?.date ?? date;
  const name =
    last === date
      ? dayText(date, "monthDay")
      : `${dayText(date, "monthDay")} – ${last.slice(0, 7) === date.slice(0, 7) ? Number(last.slice(8)) : dayText(last, "monthDay")}`;
  const isOpen = form && "date" in form.of && days.some((day) => isFor(form.of, day.date));
  return (
    <>
      <div className={styles.head}>
        <h3 id={`${dayId(date)}-title`}>{name}</h3>
        <span className="meta num">{counted(days.length, "free day")}</span>
      </div>
      {isOpen ? (
        form.view
      ) : (
        <div className={styles.free}>
          <span>Nothing planned.</span>
          {canEdit(trip) && (
            <Add onClick={() => openForm({ date })}>
              {last === date ? "Add a plan" : "Add to a day"}
              <span className="sr"> {name}</span>
            </Add>
          )}
        </div>
      )}
    </>
  );
}

/** Whether a form is for a new entry of a day. */
export const isFor = (of: FormFor, date: string | null): boolean =>
  "date" in of && of.date === date;

const Add = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="txt" small icon={<Plus aria-hidden />} onClick={onClick}>
    {children}
  </Button>
);

type DayViewProps = DayTools & { day: Day; before: Day | undefined };

function DayView({ day, before, ...tools }: DayViewProps) {
  const { trip, entries, today, openForm, form, askMove } = tools;
  const { date, warnings } = day;
  const facts = dayFacts(day, before, trip, useReader());
  const isToday = date === today;
  const planned = entriesOn(entries.list, date);
  const isNarrow = useMedia("(max-width: 767px)");
  const isOpen = form && isFor(form.of, date);
  const add = !isOpen && canEdit(trip) && (
    <Add onClick={() => openForm({ date })}>
      Add to {isToday ? "today" : dayText(date, "short")}
    </Add>
  );
  return (
    <>
      <div className={styles.head}>
        <h3 id={`${dayId(date)}-title`}>
          {isToday && "Today, "}
          {dayText(date, "monthDay")}
        </h3>
        {facts.length > 0 && <span className="meta num">{facts.join(" · ")}</span>}
        <TripComments
          trip={trip}
          on={{ kind: "day", ref: date }}
          name={dayText(date, "monthDay")}
        />
        {!isNarrow && add}
        {planned.length > 0 && canEdit(trip) && (
          <Menu
            compact
            label={`Plans of ${dayText(date, "monthDay")}`}
            icon={<Ellipsis size={20} aria-hidden />}
            items={[
              {
                label: "Move all plans to another day…",
                icon: <CalendarArrowUp size={18} aria-hidden />,
                onChoose: () => askMove({ from: date }),
              },
            ]}
          />
        )}
      </div>
      {warnings.map((warning) => (
        <Warning key={warning.code + warning.refs.join(" ")} warning={warning} {...tools} />
      ))}
      <ul className={styles.items}>
        {day.items
          .filter(({ kind, night }) => kind !== "stay" || night === null || night === 1)
          .map((item) => (
            <DayItemView key={`${item.kind} ${item._id} ${item.part}`} item={item} {...tools} />
          ))}
      </ul>
      {isOpen && form.view}
      {isNarrow && add && <div className={styles.add}>{add}</div>}
    </>
  );
}

/** The stay of the night, a check-out, and the clock where it changes. */
export function dayFacts(
  day: Day,
  before: Day | undefined,
  trip: Pick<Trip, "stays">,
  reader: Reader,
): string[] {
  const { date, zone } = day;
  const stays = day.items.flatMap(({ kind, title, night }) =>
    kind === "stay" && night !== null && night > 1 ? title : [],
  );
  const out = trip.stays.flatMap(({ name, checkOut, checkOutTime }) => {
    const time = timeText(checkOutTime, reader);
    return checkOut === date ? `Check out${name && ` of ${name}`}${time && ` by ${time}`}` : [];
  });
  const clock = zone && before && before.zone !== zone ? [`${zoneText(zone)} time`] : [];
  return [...stays, ...out, ...clock];
}

type WarningProps = Pick<DayTools, "trip" | "editLegs" | "editStays"> & { warning: DayWarning };

/** What doesn't fit together on a day, with the form that mends it. */
function Warning({ warning: { code, text, refs }, trip, editLegs, editStays }: WarningProps) {
  const isStay = code === "no-stay" || trip.stays.some(({ _id }) => _id === refs[0]);
  return (
    <div className={styles.alert}>
      <TriangleAlert size={20} aria-hidden />
      <p>
        <b>{text}</b>
      </p>
      {canEdit(trip) && (
        <Button small onClick={isStay ? editStays : editLegs}>
          {code === "no-stay" ? "Add a stay" : isStay ? "Edit stays" : "Edit flights"}
        </Button>
      )}
    </div>
  );
}
