import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { counted, plural } from "#format/plurals.ts";
import { queuedWrites } from "../../data/queue/queue.ts";
import { sentCount } from "../../data/queue/sent.ts";
import type { QueuedWrite, WriteState } from "../../data/queue/store.ts";
import { useStore } from "../../data/store.ts";
import { WriteRow } from "../../forms/queue/write-row.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import styles from "./offline.module.css";

/** A line about what waits to be sent, and a dialog with all of it. Rendering it starts the sender. */
export function QueueStatus() {
  const writes = useStore(queuedWrites);
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const [isOpen, setOpen] = useState(false);
  useSentToast(writes.length);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (writes.length === 0) return null;

  const edit = ({ page }: QueuedWrite) => {
    setOpen(false);
    if (new URL(page, location.origin).pathname !== pathname) void navigate(page);
  };
  const isDue = writes.some(needsCare);
  return (
    <div className={`wrap screen-only ${styles.saved}`} data-queue-status>
      <Notice
        tone={isDue ? "due" : "info"}
        actions={
          <Button small onClick={() => setOpen(true)}>
            Show
          </Button>
        }
      >
        {statusText(writes, isOnline)}
      </Notice>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Waiting to be sent" closable>
        <ul>
          {writes.map((write) => (
            <WriteRow key={write.id} write={write} onEdit={edit} />
          ))}
        </ul>
        <p className="meta">They're stored encrypted on this device, and deleted if you log out.</p>
      </Dialog>
    </div>
  );
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says how many were sent once nothing is left. */
function useSentToast(left: number): void {
  const count = useStore(sentCount);
  const announced = useRef(count);
  // Nothing is left before the queue is read, too.
  const isRead = useRef(false);
  useEffect(() => {
    if (left > 0) isRead.current = true;
    if (left > 0 || !isRead.current || count === announced.current) return;
    toast(sentText(count - announced.current));
    announced.current = count;
  }, [left, count]);
}

const changes = (count: number): string => counted(count, "change");

/** "Offline. 2 changes will be sent when you're back online." */
export function statusText(writes: readonly { state: WriteState }[], isOnline: boolean): string {
  const care = writes.filter(needsCare).length;
  const open = writes.length - care;
  const careText =
    care > 0
      ? `${changes(care)} couldn't be sent and ${plural(care, "needs", "need")} your attention.`
      : "";
  if (open === 0) return careText;
  const openText = isOnline
    ? `${changes(open)} ${plural(open, "is", "are")} waiting to be sent.`
    : `Offline. ${changes(open)} will be sent when you're back online.`;
  return [openText, careText].filter(Boolean).join(" ");
}

/** Whether a write waits for its author rather than for the network. */
const needsCare = ({ state }: { state: WriteState }): boolean =>
  state === "failed" || state === "conflict" || state === "unreadable";

export const sentText = (count: number): string => `${changes(count)} sent.`;
