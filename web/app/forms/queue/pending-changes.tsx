import { Suspense, type ReactNode } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import { queuedHere } from "../../data/queue/mark.ts";
import { useStore } from "../../data/store.ts";
import { loadPendingList } from "./pending-writes.tsx";

const Changed = lazy(async () => (await loadPendingList()).Changed);

export type PendingChangesProps = {
  target: string;
  /** Renders things with what waits. */
  children: (shown: <T extends { _id: string }>(thing: T) => T) => ReactNode;
};

/** Shows things with the changes of one target that aren't sent yet. */
export function PendingChanges(props: PendingChangesProps) {
  const count = useStore(queuedHere);
  const plain = props.children((thing) => thing);
  return count === 0 ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <Changed {...props} />
    </Suspense>
  );
}
