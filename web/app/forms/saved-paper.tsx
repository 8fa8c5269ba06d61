import { Suspense, useRef, useState, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import type { UploadOptions } from "./uploads/upload-state.ts";
import styles from "./saved-paper.module.css";
import { lazy } from "../data/lazy/lazy.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const ChangePaper = lazy(async () => (await import("./change-paper.tsx")).ChangePaper);

type SavedPaperProps<T> = {
  /** Names the field; the file is sent under it. */
  name: string;
  label: string;
  /** Its address; null where there is none. */
  url: string | null;
  /** The state of the document, below its label. */
  state: string;
  /** The button that opens it. */
  view: ReactNode;
  /** Asks before it is taken away: "Remove the ticket of Biscuit?" */
  question: string;
  /** Sends the new document; null removes the current one. */
  send: (file: File | null, options: Partial<UploadOptions>) => Promise<T>;
  onSaved: (saved: T) => void;
};

type Row = { is: "closed" } | { is: "choosing" } | { is: "removing" };

/** One paper of something: seen, put in, replaced, or taken away, and nothing else changed with it. */
export function SavedPaper<T extends object>(props: SavedPaperProps<T>) {
  const { name, label, url, state, view, question, onSaved } = props;
  const [row, setRow] = useState<Row>({ is: "closed" });
  const change = useRef<HTMLButtonElement>(null);

  const close = () => {
    setRow({ is: "closed" });
    requestAnimationFrame(() => change.current?.focus());
  };

  const send = async (file: File | null, options: Partial<UploadOptions>) => {
    const saved = await props.send(file, options);
    return { applySaved: () => onSaved(saved) };
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
            <Button variant="txt" small onClick={() => setRow({ is: "removing" })}>
              Remove<span className="sr"> {label}</span>
            </Button>
          )}
        </span>
      </div>
      {row.is !== "closed" && (
        <Suspense fallback={row.is === "choosing" && <Skeleton height={150} rounded />}>
          <ChangePaper
            name={name}
            label={label}
            url={url}
            question={question}
            removing={row.is === "removing"}
            send={send}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
