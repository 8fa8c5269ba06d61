import { lazy } from "../../data/lazy/lazy.tsx";
import { queuedHere } from "../../data/queue/mark.ts";
import { useStore } from "../../data/store.ts";
import { loadPendingList, type PendingChangesProps } from "./pending-writes.tsx";

const Changed = lazy(async () => (await loadPendingList()).Changed);

/** Shows things with the changes of one target that aren't sent yet. */
export function PendingChanges(props: PendingChangesProps) {
  const count = useStore(queuedHere);
  const plain = props.children((thing) => thing);
  return count === 0 ? plain : <Changed fallback={plain} {...props} />;
}
