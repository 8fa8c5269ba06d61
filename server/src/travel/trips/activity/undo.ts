import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { Cost, Item, Leg, Stay } from "#contracts/travel/trip-parts.ts";
import { EntryRow } from "../entry-store.ts";
import { ofKind, type TripColumns, type TripDetailRow } from "../store.ts";
import type { Difference, Differences, Fields, Order, Part } from "./differences.ts";

/** A trip as undoing a change leaves it: its columns, its pets, all of its entries, and captions that change. */
export type Undone = {
  columns: TripColumns;
  petIds: readonly string[];
  entries: readonly EntryRow[];
  /** IDs of entries that the undone change had removed or changed. */
  restored: ReadonlySet<string>;
  captions: readonly { id: string; label: string }[];
};

/** Whether a change can be taken back at all: files that were removed or replaced don't come back. */
export const isUndoable = ({ changed }: Differences): boolean =>
  changed.every(
    ({ part, before, after }) =>
      (part !== "documents" && part !== "photos") ||
      (before !== null && after !== null && !("file_id" in after)),
  );

/** A trip without a change; undefined where what it changed was changed again since. */
export function withoutChange(
  current: TripDetailRow,
  { changed, orders }: Differences,
): Undone | undefined {
  const of = (part: Part) => ({
    changed: changed.filter((each) => each.part === part),
    orders: orders.filter((each) => each.part === part),
  });
  const lists = {
    legs: withoutChanges(Leg, current.legs, of("legs")),
    stays: withoutChanges(Stay, current.stays, of("stays")),
    items: withoutChanges(
      Item,
      current.items.map((item) => ({ ...item, assigneeId: item.assigneeId ?? null })),
      of("items"),
    ),
    costs: withoutChanges(Cost, current.costs, of("costs")),
  };
  const entries = withoutEntryChanges(current.entries, of("entries"));
  const own = restoredFields(ownFields(current), [...of("trip").changed, ...of("notes").changed]);
  const captions = captionsBefore(current, of("photos").changed);
  const { legs, stays, items, costs } = lists;
  if (!legs || !stays || !items || !costs || !entries || !own || !captions) return undefined;
  const { pet_ids, ...columns } = own;
  const { receipt_file, ticket_file } = current;
  return {
    columns: { ...columns, legs, stays, items, costs, receipt_file, ticket_file },
    petIds: pet_ids,
    entries,
    restored: new Set(of("entries").changed.map(({ id }) => id)),
    captions,
  };
}

const ownFields = (row: TripDetailRow) => ({
  destination: row.destination,
  month: row.month,
  day: row.day,
  year: row.year,
  end_date: row.end_date,
  notes: row.notes,
  origin: row.origin,
  destination_place: row.destination_place,
  people: row.people,
  rates: row.rates,
  pet_ids: (row.pet_ids ?? []).toSorted(),
});

/** Fields as they were before changes; undefined where one was changed again. */
function restoredFields<F extends Fields>(
  fields: F,
  changes: readonly Difference[],
): F | undefined {
  let restored = fields;
  for (const { before, after } of changes) {
    if (!before || !after || !matches(restored, after)) return undefined;
    restored = { ...restored, ...before };
  }
  return restored;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const matches = (fields: Fields, expected: Fields): boolean =>
  Object.entries(expected).every(([name, value]) => isDeepStrictEqual(fields[name], value));

type Changes = { changed: readonly Difference[]; orders: readonly Order[] };

/** A list of a trip's parts before changes; undefined too where a removed one has fields of an earlier version. */
function withoutChanges<P extends { _id: string }>(
  part: z.ZodMiniType<P>,
  list: readonly P[],
  changes: Changes,
): P[] | undefined {
  const rows = list.map(({ _id, ...fields }) => ({ id: _id, ...fields }));
  const restored = withoutRowChanges(rows, changes, () => "");
  return z.safeParse(
    z.array(part),
    restored?.map(({ id, ...fields }) => ({ _id: id, ...fields })),
  ).data;
}

const withoutEntryChanges = (list: readonly EntryRow[], changes: Changes) =>
  z.safeParse(
    z.array(EntryRow),
    withoutRowChanges(list, changes, ({ date }) => textOf(date)),
  ).data;

type Row = { id: string } & Fields;

function withoutRowChanges(
  list: readonly Row[],
  { changed, orders }: Changes,
  groupOf: (row: Fields) => string,
): Row[] | undefined {
  if (!orders.every((order) => isOrdered(list, order, groupOf))) return undefined;
  let rows = [...list];
  for (const { id, before, after, previous } of changed) {
    const row = rows.find((each) => each.id === id);
    if (after === null ? row !== undefined : !row || !matches(row, after)) return undefined;
    if (before === null) rows = rows.filter((each) => each !== row);
    else {
      const restored: Row = { ...row, ...before, id };
      rows =
        row && previous === undefined
          ? rows.map((each) => (each === row ? restored : each))
          : placed(
              rows.filter((each) => each !== row),
              restored,
              previous ?? null,
              groupOf,
            );
    }
  }
  for (const order of orders) rows = reordered(rows, order, groupOf);
  return rows;
}

/** A list with a row behind another one of its group, or at the group's start. Behind one that is gone it is the last. */
function placed(
  rows: readonly Row[],
  row: Row,
  previous: string | null,
  groupOf: (row: Fields) => string,
): Row[] {
  const isNear = (each: Row) => groupOf(each) === groupOf(row);
  const first = rows.findIndex(isNear);
  const behind = rows.findIndex((each) => isNear(each) && each.id === previous);
  const last = rows.findLastIndex(isNear);
  const start = first === -1 ? rows.length : first;
  const at = previous === null ? start : (behind === -1 ? last : behind) + 1;
  return rows.toSpliced(at === 0 && previous !== null ? rows.length : at, 0, row);
}

const idsIn = (rows: readonly Row[], group: string, groupOf: (row: Fields) => string) =>
  rows.filter((row) => groupOf(row) === group).map(({ id }) => id);

/** Whether what a change ordered still has that order. */
function isOrdered(
  rows: readonly Row[],
  { group, after }: Order,
  groupOf: (row: Fields) => string,
): boolean {
  const ids = idsIn(rows, group, groupOf);
  const present = new Set(ids);
  const ordered = new Set(after);
  return isDeepStrictEqual(
    ids.filter((id) => ordered.has(id)),
    after.filter((id) => present.has(id)),
  );
}

/** Puts the rows of an order back into the places that they have together. */
function reordered(
  rows: readonly Row[],
  { group, before }: Order,
  groupOf: (row: Fields) => string,
): Row[] {
  const byId = new Map(
    rows.filter((row) => groupOf(row) === group).map((row) => [row.id, row] as const),
  );
  const queue = before.flatMap((id) => byId.get(id) ?? []);
  const ordered = new Set(queue);
  return rows.map((row) => (ordered.has(row) ? (queue.shift() ?? row) : row));
}

function captionsBefore(
  { attachments }: TripDetailRow,
  changes: readonly Difference[],
): { id: string; label: string }[] | undefined {
  const photos = ofKind(attachments, "photo");
  const captions: { id: string; label: string }[] = [];
  for (const { id, before, after } of changes) {
    const photo = photos.find((each) => each.id === id);
    if (!photo || !before || !after || !matches(photo, after)) return undefined;
    captions.push({ id, label: textOf(before["label"]) });
  }
  return captions;
}
