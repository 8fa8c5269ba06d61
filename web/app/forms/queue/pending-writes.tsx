import type { ReactNode } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import { queuedHere } from "../../data/queue/mark.ts";
import { useStore } from "../../data/store.ts";

export const loadPendingList = () => import("./pending-list.tsx");

const PendingList = lazy(async () => (await loadPendingList()).PendingList);

/** What the member wrote for one place of a page, and what isn't sent yet; nothing if there is none. */
export function PendingWrites(place: PendingPlace) {
  const count = useStore(queuedHere);
  if (count === 0) return null;
  return <PendingList {...place} />;
}

export type PendingPlace = {
  target: string;
  section?: string;
  /** The other sections of the page; what an earlier version stored without one of them is shown here. */
  others?: readonly string[];
};

export type PendingChangesProps = {
  target: string;
  /** Renders things with what waits. */
  children: (shown: <T extends { _id: string }>(thing: T) => T) => ReactNode;
};
