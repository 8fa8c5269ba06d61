import { isDeepStrictEqual } from "node:util";
import type { EntryRow } from "../entry-store.ts";
import { ofKind, type TripDetailRow } from "../store.ts";

/** The lists of a trip whose elements a change can be about, and its own fields. */
export const parts = [
  "trip",
  "notes",
  "legs",
  "stays",
  "entries",
  "items",
  "costs",
  "documents",
  "photos",
] as const;
export type Part = (typeof parts)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** How a text names an element. */
export type Label = {
  name: string;
  /** The mode of a leg, the list of an item. */
  kind?: string;
  /** The day of an entry; null for an idea. */
  date?: string | null;
};

/** An element before and after a change: all of its fields where it was added or removed, else those that differ. */
export type Difference = {
  part: Part;
  id: string;
  label: Label;
  before: Fields | null;
  after: Fields | null;
  /** The element behind which it was, if it was removed or moved to another day; null for the first. */
  previous?: string | null;
};

/** A new order of the elements that a list, or one day's entries, had before and after. */
export type Order = {
  part: Part;
  /** The day of entries, '' for ideas. */
  group: string;
  before: readonly string[];
  after: readonly string[];
};

/** All entries of a day, moved to another day or to the ideas. */
export type MovedDay = { from: string; to: string | null };

export type Differences = {
  changed: readonly Difference[];
  orders: readonly Order[];
  movedDays: readonly MovedDay[];
};

type Element = { id: string; group: string; label: Label; fields: Fields };

const nameMax = 80;
const named = (name: string, more: Omit<Label, "name"> = {}): Label => ({
  // Half of a surrogate pair is no text to the database.
  name:
    name.length > nameMax
      ? `${name
          .slice(0, nameMax - 1)
          .toWellFormed()
          .trimEnd()}…`
      : name,
  ...more,
});

/** The fields of an entry's row besides its ID. */
const entryFields = ({ id: _id, ...fields }: EntryRow) => fields;

type Source = Omit<TripDetailRow, "pet_ids"> & { pet_ids: readonly string[] | null };

const ofParts = <P extends { _id: string }>(
  list: readonly P[],
  labelOf: (part: P) => Label,
): Element[] =>
  list.map((part) => {
    const { _id: id, ...fields } = part;
    return { id, group: "", label: labelOf(part), fields };
  });

/** A trip as lists of elements; what all elements have is left to each list. */
function elementsOf(row: Source): Record<Part, Element[]> {
  const { destination, month, day, year, end_date, origin, destination_place, people } = row;
  const { rates } = row;
  const one = (id: string, fields: Fields): Element => ({
    id,
    group: "",
    label: named(""),
    fields,
  });
  const files = (["receipt", "ticket"] as const).flatMap((id) => {
    const file = row[`${id}_file`];
    return file === null ? [] : [one(id, { file_id: file })];
  });
  const attachments = (kind: "document" | "photo") =>
    ofKind(row.attachments, kind).map(({ id, file_id, label, leg_id, stay_id }) => ({
      id,
      group: "",
      label: named(label),
      fields: { file_id, label, leg_id, stay_id },
    }));
  const dates = { month, day, year, end_date };
  const places = { destination, origin, destination_place };
  const pet_ids = (row.pet_ids ?? []).toSorted();
  return {
    trip: [
      {
        ...one("trip", { ...places, ...dates, people, pet_ids, rates }),
        label: named(destination),
      },
    ],
    notes: [one("notes", { notes: row.notes })],
    legs: ofParts(row.legs, ({ mode, airlineCode, flightNumber, to, toPlace }) =>
      named(
        flightNumber === "" ? (to ?? toPlace?.city ?? "") : numberOf(airlineCode, flightNumber),
        {
          kind: flightNumber === "" ? mode : `${mode} number`,
        },
      ),
    ),
    stays: ofParts(row.stays, ({ name, address }) => named(name || (address.split("\n")[0] ?? ""))),
    entries: row.entries.map((entry) => ({
      id: entry.id,
      group: entry.date ?? "",
      label: named(entry.title, { date: entry.date }),
      fields: entryFields(entry),
    })),
    items: ofParts(
      // Items of earlier versions have no assignee.
      row.items.map((item) => ({ ...item, assigneeId: item.assigneeId ?? null })),
      ({ text, list }) => named(text, { kind: list }),
    ),
    costs: ofParts(row.costs, ({ what }) => named(what)),
    documents: [...files, ...attachments("document")],
    photos: attachments("photo"),
  };
}

const numberOf = (code: string, number: string): string =>
  code === "" || number.toUpperCase().startsWith(code.toUpperCase()) ? number : `${code} ${number}`;

/** What a change changed. */
export function differencesOf(before: Source, after: Source): Differences {
  const [old, current] = [elementsOf(before), elementsOf(after)];
  const all = parts.map((part) => differencesIn(part, old[part], current[part]));
  return {
    changed: all.flatMap(({ changed }) => changed),
    orders: all.flatMap(({ orders }) => orders),
    movedDays: movedDays(before, after),
  };
}

function differencesIn(
  part: Part,
  before: readonly Element[],
  after: readonly Element[],
): Omit<Differences, "movedDays"> {
  const old = new Map(before.map((element) => [element.id, element]));
  const current = new Map(after.map((element) => [element.id, element]));
  const removed = before.flatMap((element): Difference[] =>
    current.has(element.id)
      ? []
      : [
          {
            part,
            id: element.id,
            label: element.label,
            before: element.fields,
            after: null,
            previous: previousOf(before, element),
          },
        ],
  );
  const others = after.flatMap((element): Difference[] => {
    const was = old.get(element.id);
    const { id, label } = element;
    if (!was) return [{ part, id, label, before: null, after: element.fields }];
    const names = Object.keys({ ...was.fields, ...element.fields }).filter(
      (name) => !isDeepStrictEqual(was.fields[name], element.fields[name]),
    );
    if (names.length === 0) return [];
    const of = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
    const isMoved = was.group !== element.group;
    return [
      {
        part,
        id,
        label,
        before: of(was.fields),
        after: of(element.fields),
        ...(isMoved && { previous: previousOf(before, was) }),
      },
    ];
  });
  return { changed: [...removed, ...others], orders: ordersOf(part, before, after) };
}

function previousOf(list: readonly Element[], { id, group }: Element): string | null {
  const ids = list.filter((element) => element.group === group).map((element) => element.id);
  return ids[ids.indexOf(id) - 1] ?? null;
}

function ordersOf(part: Part, before: readonly Element[], after: readonly Element[]): Order[] {
  const keyOf = ({ group, id }: Element) => `${group} ${id}`;
  const [old, current] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const stayed = (list: readonly Element[], other: ReadonlySet<string>) =>
    Map.groupBy(
      list.filter((element) => other.has(keyOf(element))),
      ({ group }) => group,
    );
  const orderedBefore = stayed(before, current);
  return [...stayed(after, old)].flatMap(([group, elements]): Order[] => {
    const ids = { before: orderedBefore.get(group) ?? [], after: elements };
    const order = { before: ids.before.map(({ id }) => id), after: ids.after.map(({ id }) => id) };
    return isDeepStrictEqual(order.before, order.after) ? [] : [{ part, group, ...order }];
  });
}

/** Days with several entries that all moved to the same other day. */
function movedDays(before: Source, after: Source): MovedDay[] {
  const dates = new Map(after.entries.map(({ id, date }) => [id, date]));
  const days = Map.groupBy(
    before.entries.filter(({ date }) => date !== null),
    ({ date }) => date,
  );
  return [...days].flatMap(([from, entries]): MovedDay[] => {
    const targets = new Set(entries.map(({ id }) => dates.get(id)));
    const [to] = targets;
    if (from === null || entries.length < 2 || targets.size > 1 || to === undefined || to === from)
      return [];
    return [{ from, to }];
  });
}

/** Whether nothing differs. */
export const isNothing = ({ changed, orders }: Differences): boolean =>
  changed.length === 0 && orders.length === 0;

/**
 * One change after another of the same element as one; undefined where they are of several elements, or where the second
 * takes the first one back.
 */
export function joined(first: Differences, second: Differences): Differences | undefined {
  const [one, other] = [first.changed[0], second.changed[0]];
  const isOne = [first, second].every(
    ({ changed, orders }) => changed.length + orders.length === 1,
  );
  if (!isOne || !one?.after || !other?.before || !other.after) return undefined;
  if (one.part !== other.part || one.id !== other.id) return undefined;
  const after = { ...one.after, ...other.after };
  if (one.before === null) return { ...second, changed: [{ ...other, before: null, after }] };
  const before: Fields = { ...other.before, ...one.before };
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (names.length === 0) return undefined;
  const of = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  const previous = one.previous === undefined ? other.previous : one.previous;
  const difference = { ...other, before: of(before), after: of(after) };
  return {
    ...second,
    changed: [previous === undefined ? difference : { ...difference, previous }],
  };
}
