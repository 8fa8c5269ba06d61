import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createMutex } from "#contracts/kernel/mutex.ts";
import type { ListedTrip, Trip } from "#contracts/travel/trips.ts";
import { errorMessage } from "../../../data/errors.ts";
import { isQueued, queuedText } from "../../../data/queue/queued.ts";
import { toast } from "../../../ui/toast.tsx";
import type { TripBody } from "../change-trip.ts";
import { detailsFailure } from "../trip-text.ts";
import { freshId } from "./items.ts";

type Change<T> = (list: T[]) => T[];

type ListParts<T> = { of: (trip: ListedTrip) => T[]; body: (list: T[]) => TripBody };

export type PendingList<T> = {
  /** The list with the pending changes. */
  list: T[];
  /** Changes the list at once and saves it; a failed change is rolled back. Resolves to whether it was saved. */
  run: (change: Change<T>, save: () => Promise<unknown>) => Promise<boolean>;
  failed: { message: string; retry: () => void } | undefined;
};

/** Optimistic changes of a list, which are saved one after another. `shown` is the list with what waits for the network. */
export function usePendingList<T>(shown: readonly T[]): PendingList<T> {
  const [pending, setPending] = useState<readonly Change<T>[]>([]);
  const [failed, setFailed] = useState<PendingList<T>["failed"]>();
  const [queue] = useState(createMutex);

  const run: PendingList<T>["run"] = (change, save) => {
    setFailed(undefined);
    setPending((changes) => [...changes, change]);
    return queue.run(undefined, async () => {
      try {
        await save();
        return true;
      } catch (error) {
        if (isQueued(error)) {
          toast(queuedText);
          return true;
        }
        const reason = errorMessage(error, "");
        setFailed({ message: detailsFailure(reason), retry: () => void run(change, save) });
        return false;
      } finally {
        // At once, before a frame could show the answer and the change.
        flushSync(() => setPending((changes) => changes.filter((one) => one !== change)));
      }
    });
  };

  return { list: pending.reduce((list, change) => change(list), [...shown]), run, failed };
}

export type ListChanges<T> = Omit<PendingList<T>, "run"> & {
  /** The list without the pending changes. */
  saved: T[];
  /** Changes the list and saves it, as a whole or by `save`. */
  run: (change: Change<T>, save?: () => Promise<unknown>) => Promise<boolean>;
};

/** A list of a trip with optimistic changes, each based on the latest trip. */
export function useListChanges<T>(
  trip: Trip,
  { of, body }: ListParts<T>,
  shown: T[] = of(trip),
): ListChanges<T> {
  const client = useQueryClient();
  const pending = usePendingList(shown);

  const saveWhole = async (bodyOf: (now: ListedTrip) => TripBody) => {
    const { changeTrip } = await import("../change-trip.ts");
    return changeTrip(client, trip, bodyOf);
  };

  return {
    ...pending,
    saved: of(trip),
    run: (change, save = () => saveWhole((now) => body(change(of(now))))) =>
      pending.run(change, save),
  };
}

/** Puts an item back in its place, or at the end of a shorter list. */
export const putBack = <T>(list: readonly T[], line: T, place: number): T[] =>
  list.toSpliced(Math.min(place, list.length), 0, line);

/** Removes an item from a list of a trip, with an undo in the toast. It comes back as a new item. */
export async function removeItem<T extends { _id: string }>(
  { list, run }: Pick<ListChanges<T>, "list" | "run">,
  line: T,
  name: string,
): Promise<void> {
  const place = list.findIndex(({ _id }) => _id === line._id);
  const isOff = await run((lines) => lines.filter(({ _id }) => _id !== line._id));
  if (!isOff) return;
  const again = { ...line, _id: freshId() };
  toast(`“${name}” removed.`, {
    undo: () => void run((lines) => putBack(lines, again, place)),
  });
}
