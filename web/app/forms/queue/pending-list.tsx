import { withPendingChanges } from "../../data/queue/pending-changes.ts";
import { queuedWrites } from "../../data/queue/queue.ts";
import { useQueuedOf } from "../../data/queue/shown.ts";
import { useStore } from "../../data/store.ts";
import type { PendingChangesProps, PendingPlace } from "./pending-writes.tsx";
import styles from "./queue.module.css";
import { WriteRow } from "./write-row.tsx";

/** The queued writes of one place of a page, and of one section of those with several. */
export function PendingList({ target, section, others }: PendingPlace) {
  const writes = useStore(queuedWrites).filter(
    (write) =>
      write.target === target &&
      (write.section === section || (others && !others.includes(write.section ?? ""))),
  );
  if (writes.length === 0) return null;
  return (
    <ul className={`card ${styles.list}`} aria-label="Waiting to be sent">
      {writes.map((write) => (
        <WriteRow key={write.id} write={write} />
      ))}
    </ul>
  );
}

export function Changed({ target, children }: PendingChangesProps) {
  const writes = useQueuedOf(target);
  return children((thing) => withPendingChanges(thing, writes));
}
