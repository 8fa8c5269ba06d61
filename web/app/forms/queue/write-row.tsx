import { CloudUpload } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { editRequest } from "../../data/queue/queued.ts";
import { discardWrite, pictureOf, sendNow } from "../../data/queue/queue.ts";
import type { QueuedWrite } from "../../data/queue/store.ts";
import { isEditable } from "../../data/queue/turns.ts";
import { Button } from "../../ui/button.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./queue.module.css";

type WriteRowProps = {
  write: QueuedWrite;
  /** Called before it is edited, to go to its page. */
  onEdit?: (write: QueuedWrite) => void;
};

/** One queued write: what it is, since when, its state, and what can be done about it. */
export function WriteRow({ write, onEdit }: WriteRowProps) {
  const { id, label, createdAt, state, draft } = write;
  const edit = () => {
    onEdit?.(write);
    if (draft) editRequest.set({ id, draftKey: draft.key });
  };
  const isOpen = state !== "sending";
  return (
    <li className={styles.row}>
      <Sign key={write.order} write={write} />
      <div className={styles.main}>
        <b>{label}</b>
        <p className="meta">
          {stateText(write)}
          {state !== "unreadable" && (
            <>
              {" · "}
              <When moment={createdAt} />
            </>
          )}
        </p>
      </div>
      {isOpen && (
        <span className={styles.buttons}>
          {isEditable(write) && (
            <Button small onClick={edit}>
              {state === "conflict" ? "Review" : "Edit"}
              <span className="sr"> {label}</span>
            </Button>
          )}
          {state !== "conflict" && state !== "unreadable" && (
            <Button variant="txt" small onClick={() => void sendNow(id)}>
              Send now<span className="sr"> {label}</span>
            </Button>
          )}
          <Button variant="txt" small onClick={() => void discardWrite(id)}>
            Discard<span className="sr"> {label}</span>
          </Button>
        </span>
      )}
    </li>
  );
}

/** The picture of a write, else a sign; keyed by its order, as it has no picture to read before it is stored. */
function Sign({ write }: Pick<WriteRowProps, "write">) {
  const [url, setUrl] = useState<string>();
  const read = useEffectEvent(() => pictureOf(write));
  useEffect(() => {
    let address: string | undefined;
    let isOver = false;
    const show = async () => {
      const picture = await read();
      if (isOver || !picture) return;
      address = URL.createObjectURL(picture);
      setUrl(address);
    };
    // A picture that can't be read isn't shown.
    show().catch(() => undefined);
    return () => {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, []);
  if (url !== undefined) {
    return <img src={url} alt="" className={styles.picture} decoding="async" />;
  }
  return <CloudUpload size={20} aria-hidden className={styles.icon} />;
}

/** What holds a write back. */
export function stateText({ state, problem, triedAt, method }: QueuedWrite): string {
  if (state === "sending") return "Sending…";
  if (state === "editing") return "You're editing this. It won't be sent until you save it.";
  if (state === "unreadable")
    return "This device can't read it anymore, so it wasn't sent. Write it again.";
  if (state === "failed") return `Couldn't be sent. ${problem ?? ""}`.trim();
  if (state === "conflict") return "It was also changed in another tab or on another device.";
  return triedAt !== null && method === "POST"
    ? "Waiting to be sent. It may have arrived already, but it won't be posted twice."
    : "Waiting to be sent";
}
