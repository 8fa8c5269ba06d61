import { useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import type { OfflineNote } from "#contracts/kernel/client.ts";
import { addEntry, deleteEntry, moveDay, updateEntry } from "#contracts/travel/days.ts";
import type { Entry } from "#contracts/travel/entries.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { call } from "../../../data/browser.ts";
import { freshKey } from "../../../data/idempotency.ts";
import { useQueuedOf } from "../../../data/queue/shown.ts";
import { tripPath } from "../../../links/trips.ts";
import { focusSoon } from "../../../ui/focus-soon.ts";
import { toast } from "../../../ui/toast.tsx";
import { freshItemId } from "../lists/items.ts";
import { type PendingList, usePendingList } from "../lists/use-list-changes.ts";
import { tripTarget } from "../trip-keys.ts";
import { cacheTrip } from "../use-trips.ts";
import {
  changeEntries,
  entriesOn,
  type EntryWrite,
  type Place,
  placeOf,
  showOf,
  withQueued,
} from "./entry-order.ts";

/** Changes of a trip's entries, which show at once and are saved without a network, too. */
export type EntryChanges = Omit<PendingList<Entry>, "run"> & {
  move: (entry: Entry, to: Place) => void;
  /** Moves all entries of a day to the end of another, or to the ideas. */
  moveDay: (from: string, to: string | null) => void;
  tick: (entry: Entry, done: boolean) => void;
  remove: (entry: Entry) => void;
};

/** The ID of the button that moves an entry. */
export const handleId = (entryId: string): string => `move-${entryId}`;

const dateName = (date: string | null): string =>
  date === null ? "ideas" : dayText(date, "short");

/** "“Lunch” is now 2 of 3 on Dec 11." */
function movedText(entries: readonly Entry[], { _id: id, title }: Entry, date: string | null) {
  const beside = entriesOn(entries, date);
  const place = beside.findIndex(({ _id }) => _id === id) + 1;
  const where = date === null ? "in ideas" : `on ${dateName(date)}`;
  return `“${title}” is now ${place} of ${beside.length} ${where}.`;
}

/** What a trip's owner planned, with what waits for the network. Each change can be undone from its toast. */
export function useEntries(trip: Trip): EntryChanges {
  const client = useQueryClient();
  const target = tripTarget(trip._id);
  const { list, run, failed } = usePendingList(withQueued(trip.entries, useQueuedOf(target)));
  const page = tripPath(trip._id, "days");

  const save = (label: string, ...writes: readonly EntryWrite[]) =>
    run(
      (entries) => writes.reduce(changeEntries, entries),
      async () => {
        for (const write of writes) {
          const offline = {
            label,
            target,
            page,
            section: "days",
            show: showOf(write),
            otherwise: otherwiseOf(write),
          };
          // oxlint-disable-next-line no-await-in-loop -- the order of entries follows from that of their moves
          cacheTrip(client, await send(trip._id, write, { key: freshKey(), offline }));
        }
      },
    );

  const moveTo = (entry: Entry, to: Place) => {
    // The focus stays on it, so it is in its new place first.
    const saving = flushSync(() => save(`Moved: ${entry.title}`, { moved: entry._id, to }));
    focusSoon(handleId(entry._id));
    return saving;
  };

  const move = async (entry: Entry, to: Place) => {
    const back = placeOf(list, entry);
    if (!(await moveTo(entry, to))) return;
    toast(movedText(changeEntries(list, { moved: entry._id, to }), entry, to.date), {
      undo: () => void moveTo(entry, back),
    });
  };

  const moveAll = async (from: string, to: string | null) => {
    const moved = entriesOn(list, from);
    const label = `Moved: plans of ${dateName(from)}`;
    if (!(await save(label, { from, to }))) return;
    const back = moved.map(({ _id }) => ({ moved: _id, to: { date: from, before: null } }));
    toast(`Plans of ${dateName(from)} moved to ${dateName(to)}.`, {
      undo: () => void save(label, ...back),
    });
  };

  const remove = async (entry: Entry) => {
    const { before } = placeOf(list, entry);
    if (!(await save(`Removed: ${entry.title}`, { removed: entry._id }))) return;
    toast(`“${entry.title}” removed.`, {
      undo: () => {
        const added = { ...entry, _id: freshItemId() };
        void save(`Added: ${entry.title}`, { added, before });
      },
    });
  };

  return {
    list,
    failed,
    move: (entry, to) => void move(entry, to),
    moveDay: (from, to) => void moveAll(from, to),
    remove: (entry) => void remove(entry),
    tick: (entry, done) =>
      void save(`${done ? "Done" : "Not done"}: ${entry.title}`, { ticked: entry._id, done }),
  };
}

/** Where another person moved or removed the entry that one was moved before, it goes to the end of the day. */
function otherwiseOf(write: EntryWrite): OfflineNote["otherwise"] {
  if ("moved" in write) return { date: write.to.date, before: null };
  return "ticked" in write ? { done: write.done } : undefined;
}

type Options = { key: string; offline: OfflineNote };

function send(id: string, write: EntryWrite, options: Options): Promise<Trip> {
  const change = (
    entryId: string,
    body: { date?: string | null; before?: string | null; done?: boolean },
  ) => call(updateEntry, { params: { id, entryId }, body, ...options });
  if ("added" in write) {
    const { venue, ...fields } = write.added;
    return call(addEntry, {
      params: { id },
      body: { ...fields, ...(venue && { venueId: venue._id }), before: write.before },
      ...options,
    });
  }
  if ("removed" in write)
    return call(deleteEntry, { params: { id, entryId: write.removed }, ...options });
  if ("ticked" in write) return change(write.ticked, { done: write.done });
  if ("from" in write) return call(moveDay, { params: { id }, body: write, ...options });
  return change(write.moved, write.to);
}
