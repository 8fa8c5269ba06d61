import { useRef, useState, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { FileField } from "./file-field.tsx";
import type { Way } from "./files/upload-state.ts";
import { UploadBar } from "./files/upload-bar.tsx";
import { useUpload } from "./files/use-upload.ts";
import styles from "./kept-paper.module.css";
import { LeaveWarning } from "./leave-warning.tsx";
import { toast } from "./toast.tsx";

type KeptPaperProps<T> = {
  /** Names the field; the file is sent under it. */
  name: string;
  label: string;
  /** Its address; null where there is none. */
  url: string | null;
  /** What is said of it under its label. */
  state: string;
  /** How it is looked at. */
  view: ReactNode;
  /** Asks before it is taken away: "Remove the ticket of Biscuit?" */
  question: string;
  /** Sends the new one; null takes away what is there. */
  send: (file: File | null, way: Partial<Way>) => Promise<T>;
  onSaved: (saved: T) => void;
};

type Row = { is: "closed" } | { is: "choosing" } | { is: "removing" };

/** One paper of something: seen, put in, replaced, or taken away, and nothing else changed with it. */
export function KeptPaper<T extends object>(props: KeptPaperProps<T>) {
  const { name, label, url, state, view, question, onSaved } = props;
  const [row, setRow] = useState<Row>({ is: "closed" });
  const [chosen, setChosen] = useState<File>();
  const upload = useUpload();
  const change = useRef<HTMLButtonElement>(null);

  const close = () => {
    upload.cancel();
    setChosen(undefined);
    setRow({ is: "closed" });
    requestAnimationFrame(() => change.current?.focus());
  };

  const send = async (file: File | null) => {
    const saved = await upload.run({ file }, (ready, way) => props.send(ready.file, way));
    if (saved) onSaved(saved);
    return saved !== undefined;
  };

  const put = async (file: File) => {
    setChosen(file);
    // The bar says what went wrong, and offers another try.
    const isSaved = await send(file).catch(() => false);
    if (!isSaved) return;
    toast(`${label}: kept.`);
    close();
  };

  return (
    <>
      <div className={styles.line}>
        <span className={styles.name}>
          <b>{label}</b>
          <span className="meta">{state}</span>
        </span>
        <span className={`${styles.buttons} screen-only`}>
          {view}
          {row.is !== "choosing" && (
            <Button small ref={change} onClick={() => setRow({ is: "choosing" })}>
              {url ? "Replace" : "Add"}
              <span className="sr"> {label}</span>
            </Button>
          )}
          {url && row.is !== "choosing" && (
            <Button look="txt" small onClick={() => setRow({ is: "removing" })}>
              Remove<span className="sr"> {label}</span>
            </Button>
          )}
        </span>
      </div>
      {row.is === "choosing" && (
        <div className="stack tight">
          <FileField
            name={name}
            label={url ? `New ${label.toLowerCase()}` : label}
            labelHidden
            accept="paper"
            value={chosen}
            onChange={(file) => {
              if (file) void put(file);
              else {
                upload.cancel();
                setChosen(undefined);
              }
            }}
          />
          <UploadBar of={upload} onRetry={() => chosen && void put(chosen)} />
          <div>
            <Button small onClick={close}>
              Not now
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={row.is === "removing"}
        title={question}
        sentence="The file is deleted and cannot be brought back."
        action="Remove"
        busyWords="Removing..."
        onConfirm={async () => {
          await send(null);
          toast(`${label}: removed.`);
        }}
        onClose={close}
      />
      <LeaveWarning
        when={upload.isBusy}
        title="Leave while it is on its way?"
        sentence="The file is not here yet. It is lost if you go now."
      />
    </>
  );
}
