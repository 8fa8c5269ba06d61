import { queuedWrites } from "../../data/queue/queue.ts";
import { useStore } from "../../data/store.ts";
import styles from "./queue.module.css";
import { WriteRow } from "./write-row.tsx";

/** The queued writes of one place of a page, and of one section of those with several. */
export function PendingList({ target, section }: { target: string; section?: string }) {
  const writes = useStore(queuedWrites).filter(
    (write) => write.target === target && write.section === section,
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
