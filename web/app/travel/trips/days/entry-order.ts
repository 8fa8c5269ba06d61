import type { DayItem, TripDays } from "#contracts/travel/days.ts";
import type { Entry } from "#contracts/travel/entries.ts";
import type { TripPlace } from "#contracts/travel/maps.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { withPendingChanges } from "../../../data/queue/pending-changes.ts";
import type { QueuedWrite } from "../../../data/queue/store.ts";

/** On a day, or among the ideas; before another entry, or at the end. */
export type Place = { date: string | null; before: string | null };

/** What a form is open for: an entry, or a new one on a day or among the ideas. */
export type FormFor = { id: string; field?: "time" } | { date: string | null };

/** What is moved to another day: an entry, or all of a day. */
export type Moving = { entry: Entry } | { from: string };

/** A change of a trip's entries. */
export type EntryWrite =
  | { added: Entry; before: string | null }
  | { moved: string; to: Place }
  | { ticked: string; done: boolean }
  | { removed: string }
  | { from: string; to: string | null };

/** Ideas come last. */
const isUpTo = (one: string | null, other: string | null): boolean =>
  other === null || (one !== null && one <= other);

/** Puts an entry before another one of its day, or at the end of it. */
function put(entries: readonly Entry[], entry: Entry, before: string | null): Entry[] {
  const others = entries.filter(({ _id }) => _id !== entry._id);
  const at = others.findIndex(({ _id, date }) => _id === before && date === entry.date);
  const end = others.findLastIndex(({ date }) => isUpTo(date, entry.date)) + 1;
  return others.toSpliced(at === -1 ? end : at, 0, entry);
}

/** The entries after a change. Made twice, it changes nothing more. */
export function changeEntries(entries: readonly Entry[], write: EntryWrite): Entry[] {
  if ("added" in write) {
    const isThere = entries.some(({ _id }) => _id === write.added._id);
    return isThere ? [...entries] : put(entries, write.added, write.before);
  }
  if ("removed" in write) return entries.filter(({ _id }) => _id !== write.removed);
  if ("ticked" in write)
    return entries.map((one) => (one._id === write.ticked ? { ...one, done: write.done } : one));
  if ("from" in write)
    return entriesOn(entries, write.from).reduce(
      (list, entry) => put(list, { ...entry, date: write.to }, null),
      [...entries],
    );
  const entry = entries.find(({ _id }) => _id === write.moved);
  return entry ? put(entries, { ...entry, date: write.to.date }, write.to.before) : [...entries];
}

/** What this page stores beside a queued write. */
export const showOf = (entries: EntryWrite) => ({ entries });

function writeOf(show: unknown): EntryWrite | undefined {
  if (typeof show !== "object" || show === null || !("entries" in show)) return undefined;
  // Sealed, so that only this page wrote it.
  return show.entries as EntryWrite;
}

/** The entries with what waits for the network: changes of this page, and those of the form. */
export const withQueued = (
  entries: readonly Entry[],
  queued: readonly Pick<QueuedWrite, "show">[],
): Entry[] =>
  queued.reduce<Entry[]>(
    (list, each) => {
      const write = writeOf(each.show);
      if (write) return changeEntries(list, write);
      const before = list.find((entry) => withPendingChanges(entry, [each]) !== entry);
      if (!before) return list;
      const after = withPendingChanges(before, [each]);
      if (after.date !== before.date) return put(list, after, null);
      return list.map((entry) => (entry === before ? after : entry));
    },
    [...entries],
  );

/** The entries of a day, or the ideas. */
export const entriesOn = (entries: readonly Entry[], date: string | null): Entry[] =>
  entries.filter((entry) => entry.date === date);

/** Where an entry is, so that it can be put back. */
export function placeOf(entries: readonly Entry[], { _id: id, date }: Entry): Place {
  const beside = entriesOn(entries, date);
  return { date, before: beside[beside.findIndex(({ _id }) => _id === id) + 1]?._id ?? null };
}

/** Where an entry is after one step up or down its day; undefined at its end. */
export function placeAfterStep(
  entries: readonly Entry[],
  { _id: id, date }: Entry,
  by: -1 | 1,
): Place | undefined {
  const beside = entriesOn(entries, date);
  const at = beside.findIndex(({ _id }) => _id === id);
  if (!beside[at + by]) return undefined;
  return { date, before: beside[by < 0 ? at - 1 : at + 2]?._id ?? null };
}

/** What an entry was dropped on: another one, above or below its middle, or a day or the ideas. */
export type DropTarget = { onEntry: string; edge: "top" | "bottom" } | { onDay: string | null };

/** Where a dropped entry goes; undefined if it stays where it is. */
export function placeOfDrop(
  entries: readonly Entry[],
  dropped: Entry,
  target: DropTarget,
): Place | undefined {
  const rest = entries.filter(({ _id }) => _id !== dropped._id);
  const place = "onDay" in target ? { date: target.onDay, before: null } : beside(rest, target);
  const current = placeOf(entries, dropped);
  const isSame = place?.date === current.date && place.before === current.before;
  return isSame ? undefined : place;
}

function beside(
  entries: readonly Entry[],
  { onEntry, edge }: Extract<DropTarget, { onEntry: string }>,
): Place | undefined {
  const other = entries.find(({ _id }) => _id === onEntry);
  if (!other) return undefined;
  return edge === "top" ? { date: other.date, before: onEntry } : placeOf(entries, other);
}

type Day = TripDays["days"][number];

/** Days that are shown together: one, or all free ones that follow each other. */
export type DayGroup<D extends Day = Day> = { days: readonly [D, ...D[]]; isFree: boolean };

const staysOf = ({ items }: Day): string =>
  items.flatMap(({ kind, _id }) => (kind === "stay" ? _id : [])).join(" ");

/** Days in groups; on a free day nothing is planned, begins or ends, and it isn't today. */
export function groupDays<D extends Day>(days: readonly D[], today: string): DayGroup<D>[] {
  const groups: { days: [D, ...D[]]; isFree: boolean }[] = [];
  for (const [place, day] of days.entries()) {
    const before = days[place - 1];
    const isFree =
      day.date !== today &&
      day.warnings.length === 0 &&
      day.items.every(({ kind, night }) => kind === "stay" && night !== 1) &&
      (!before || staysOf(before) === staysOf(day));
    const last = groups.at(-1);
    if (isFree && last?.isFree) last.days.push(day);
    else groups.push({ days: [day], isFree });
  }
  return groups;
}

/** What a night is for the line beside the days: at a stay, without one, or neither. */
export type Night = "stay" | "gap" | "none";

export const nightAfter = (day: Day | undefined): Night => {
  if (day?.items.some(({ kind }) => kind === "stay")) return "stay";
  return day?.warnings.some(({ code }) => code === "no-stay") ? "gap" : "none";
};

/** What the picker marks on a day: something wrong or due, how much is planned, and whether the night has a stay. */
export const marksOf = (day: Day) => ({
  isDue: day.warnings.length > 0 || day.items.some(isDue),
  planned: day.items.filter(({ kind }) => kind !== "stay").length,
  night: nightAfter(day),
});

const isDue = ({ kind, done }: DayItem): boolean => kind === "deadline" && !done;

type Named = { id: string; name: string; text: string };

/** What of a trip is in one city. */
export type PlaceGroup = Pick<TripPlace, "city" | "country" | "latitude" | "longitude"> & {
  names: readonly Named[];
};

/** The stays of a trip and its plans with a place: by the city whose position is known, and all others. */
export function groupPlaces(
  { stays, entries }: Pick<Trip, "stays" | "entries">,
  places: readonly TripPlace[],
): { groups: PlaceGroup[]; others: Named[] } {
  const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ", ");
  const all = [
    ...stays.map(({ _id: id, name, address }) => ({
      id,
      name: name || "Stay",
      text: oneLine(address),
    })),
    ...entries.flatMap(({ _id: id, title: name, place }) =>
      place ? [{ id, name, text: place }] : [],
    ),
  ];
  const placeOf = new Map(places.map((place) => [place._id, place]));
  const groups = Map.groupBy(
    all.flatMap(({ id }) => placeOf.get(id) ?? []),
    ({ city, country }) => `${city} ${country}`,
  );
  return {
    groups: [...groups.values()].flatMap((same) => {
      const [first] = same;
      const ids = new Set(same.map(({ _id }) => _id));
      return first ? [{ ...first, names: all.filter(({ id }) => ids.has(id)) }] : [];
    }),
    others: all.filter(({ id }) => !placeOf.has(id)),
  };
}
