import { lazy } from "../../data/lazy/lazy.tsx";
import { queuedHere } from "../../data/queue/mark.ts";
import { useStore } from "../../data/store.ts";
import type { PendingPlace } from "./pending.ts";

export const loadPendingList = () => import("./pending-list.tsx");

const PendingList = lazy(async () => (await loadPendingList()).PendingList);

/** What the member wrote for one place of a page, and what isn't sent yet; nothing if there is none. */
export function PendingWrites(place: PendingPlace) {
  const count = useStore(queuedHere);
  if (count === 0) return null;
  return <PendingList {...place} />;
}
