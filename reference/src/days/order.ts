/** The order of what is on a day; it needs neither rules nor places, so that a page shows changed entries at once. */
import { offsetOn } from "./offsets.ts";
import type { Entry } from "./trip.ts";

/**
 * Something on a day. `part` is which end of a leg on two days this is; `night` which night of a stay, of `nights` where
 * both of its days are known.
 */
export type DayItem = {
  kind: "leg" | "stay" | "deadline" | "todo" | "entry";
  _id: string;
  time: string | null;
  endTime: string | null;
  zone: string | null;
  title: string;
  place: string;
  part: "departure" | "arrival" | null;
  night: number | null;
  nights: number | null;
  done: boolean;
};

export const blank = {
  time: null,
  endTime: null,
  zone: null,
  place: "",
  part: null,
  night: null,
  nights: null,
  done: false,
} as const;

export const entryItem = ({ _id, time, endTime, zone, title, place, done }: Entry): DayItem => ({
  ...blank,
  kind: "entry",
  _id,
  time,
  endTime,
  zone,
  title,
  place,
  done,
});

type Placed = { item: DayItem; at: number };

/** A day as far as its items need it. */
type ListedDay = { date: string; zone: string | null; items: readonly DayItem[] };

/**
 * Days that were listed, with other entries than they had then: those on none of the days are ideas. Everything else
 * stays as it is.
 */
export function withEntries<D extends ListedDay>(
  days: readonly D[],
  entries: readonly Entry[],
): { days: (D & { items: DayItem[] })[]; ideas: DayItem[] } {
  const dates = new Set(days.map(({ date }) => date));
  const byDate = Map.groupBy(entries, ({ date }) =>
    date !== null && dates.has(date) ? date : null,
  );
  const itemsOn = (date: string | null) => (byDate.get(date) ?? []).map(entryItem);
  return {
    days: days.map((day) => {
      const others = day.items.filter(({ kind }) => kind !== "entry");
      return { ...day, items: inLocalOrder(day.date, day.zone, others, itemsOn(day.date)) };
    }),
    ideas: itemsOn(null),
  };
}

/**
 * Items without a time first, then by time, nights of stays last. Entries keep their order among themselves: one is after
 * the one before it, whatever its time.
 */
export function inLocalOrder(
  date: string,
  zone: string | null,
  others: readonly DayItem[],
  entries: readonly DayItem[],
): DayItem[] {
  const offset = offsetOn(date);
  // Minutes by the clock of the day's zone: a time that a clock change skips keeps its place.
  const minutes = (time: string, own: string | null): number => {
    const [hours = 0, rest = 0] = time.split(":").map(Number);
    const [there, here] = [own && offset(own), zone && offset(zone)];
    const isAway = typeof there === "number" && typeof here === "number";
    return hours * 60 + rest + (isAway ? (here - there) * 60 : 0);
  };
  const placed = others.map((item): Placed => {
    if (item.time !== null) return { item, at: minutes(item.time, item.zone) };
    return { item, at: item.kind === "stay" ? Infinity : -Infinity };
  });
  let last = -Infinity;
  const own = entries.map((item): Placed => {
    if (item.time !== null) last = Math.max(last, minutes(item.time, item.zone));
    return { item, at: last };
  });
  return [...placed, ...own]
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ item }) => item);
}
