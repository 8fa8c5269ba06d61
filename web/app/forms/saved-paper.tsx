import { Lock } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { ViewPrivateFile } from "../ui/private-picture.tsx";
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
  /** The title of the dialog that shows it. */
  title: string;
  /** The page of this document, if it has one of its own. */
  page?: string;
  /** The reader can't change it. */
  readOnly?: boolean;
  /** The document is open beside it, as on a page of its own. */
  isOpen?: boolean;
  /** Asks before it is taken away: "Remove the ticket of Biscuit?" */
  question: string;
  /** Sends the new document; null removes the current one. */
  send: (file: File | null, options: Partial<UploadOptions>) => Promise<T>;
  onSaved: (saved: T) => void;
};

/** A document is changed in its row, or in the dialog that shows it. */
type Place = "row" | "dialog";
type Row = { is: "closed" } | { is: "choosing" | "removing"; in: Place };

/** One document: view, add, replace and remove it. Each change is saved on its own. */
export function SavedPaper<T extends object>(props: SavedPaperProps<T>) {
  const { name, label, url, state, title, page, isOpen, readOnly, question, onSaved } = props;
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

  const isChoosing = (place: Place) => row.is === "choosing" && row.in === place;

  const buttons = (place: Place) =>
    !readOnly &&
    !isChoosing(place) && (
      <>
        <Button
          small
          ref={place === "row" ? change : undefined}
          onClick={() => setRow({ is: "choosing", in: place })}
        >
          {url ? "Replace" : "Add"}
          <span className="sr"> {label}</span>
        </Button>
        {url && (
          <Button variant="txt" small onClick={() => setRow({ is: "removing", in: place })}>
            Remove<span className="sr"> {label}</span>
          </Button>
        )}
      </>
    );

  const changing = (place: Place) =>
    row.is !== "closed" &&
    row.in === place && (
      <ChangePaper
        fallback={row.is === "choosing" && <Skeleton height={150} rounded />}
        name={`${name}-${place}`}
        label={label}
        url={url}
        question={question}
        removing={row.is === "removing"}
        send={send}
        onClose={close}
      />
    );

  return (
    <>
      <div className={styles.line}>
        <span className={styles.name}>
          <b>{label}</b>
          {state && <span className="meta">{state}</span>}
        </span>
        <span className={`${styles.buttons} screen-only`}>
          {url && !isOpen && (
            <ViewPrivateFile
              url={url}
              title={title}
              page={page}
              small
              onClose={close}
              actions={
                <>
                  {buttons("dialog")}
                  <div className={styles.changing}>{changing("dialog")}</div>
                </>
              }
            >
              View<span className="sr"> {label}</span>
            </ViewPrivateFile>
          )}
          {buttons("row")}
        </span>
      </div>
      {changing("row")}
    </>
  );
}

type PapersCardProps = {
  title: string;
  /** The documents, each in a `li`. */
  children: ReactNode;
  /** Stands below the list. */
  foot?: ReactNode;
};

/** Private documents that only their owner sees. */
export function PapersCard({ title, children, foot }: PapersCardProps) {
  const id = useId();
  return (
    <section className="card pad stack" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.papers}>{children}</ul>
      <p className={`meta ${styles.secret}`}>
        <Lock size={16} aria-hidden />
        Only you can see these.
      </p>
      {foot}
    </section>
  );
}
