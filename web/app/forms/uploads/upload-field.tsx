import { useRef } from "react";
import { FileField, type FileFieldProps } from "../../ui/file-field.tsx";
import { Button } from "../../ui/button.tsx";
import { CrossButton, FileRow } from "../../ui/files/file-row.tsx";
import { sizeText } from "../../ui/files/kinds.ts";
import { Preview } from "../../ui/files/preview.tsx";
import { LeaveWarning } from "../leave-warning.tsx";
import type { Uploads, UploadItem } from "./use-uploads.ts";
import { Bar, Percent, progressText, useRestoredFocus } from "./upload-bar.tsx";
import styles from "../../ui/files/file-row.module.css";

type UploadFieldProps = Pick<
  FileFieldProps,
  "name" | "label" | "hint" | "labelHidden" | "accept" | "camera"
> & { uploads: Uploads };

const none: readonly File[] = [];

/** A field whose files go out as soon as they are chosen, each with its own bar under it. */
export function UploadField({ uploads, ...field }: UploadFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <FileField {...field} many value={none} onChange={uploads.add}>
        <UploadList
          uploads={uploads}
          onRemoved={() => frame.current?.querySelector<HTMLElement>("input[type=file]")?.focus()}
        />
      </FileField>
      <LeaveWarning
        when={uploads.isBusy}
        title="Leave before the uploads finish?"
        sentence="If you leave now, unfinished uploads will be lost."
      />
    </div>
  );
}

type UploadListProps = {
  uploads: Uploads;
  /** Called after a row was removed, to move the focus. */
  onRemoved?: () => void;
};

/** Uploads in progress, each with its bar, Cancel, and Try again after a failure. */
function UploadList({ uploads: { items, retry, remove }, onRemoved }: UploadListProps) {
  const removeRow = (id: string) => {
    remove(id);
    onRemoved?.();
  };
  const list = useRef<HTMLUListElement>(null);
  useRestoredFocus(list);
  return (
    <>
      <output className="sr">{summary(items)}</output>
      {items.length > 0 && (
        <ul ref={list} tabIndex={-1} className={styles.rows} aria-label="Uploads">
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              onRetry={() => retry(item.id)}
              onRemove={() => removeRow(item.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type RowProps = { item: UploadItem; onRetry: () => void; onRemove: () => void };

function Row({ item: { file, ready, state }, onRetry, onRemove }: RowProps) {
  const failed = state.is === "failed";
  const cross = failed || state.is === "done" ? "Remove" : "Cancel";
  return (
    <FileRow
      wrong={failed}
      face={<Preview file={file} />}
      title={file.name}
      beside={<Percent state={state} />}
      actions={
        <>
          {failed && (
            <Button small onClick={onRetry}>
              Try again<span className="sr"> {file.name}</span>
            </Button>
          )}
          {state.is !== "done" && (
            <CrossButton label={`${cross} ${file.name}`} onClick={onRemove} />
          )}
        </>
      }
    >
      <Bar state={state} label={file.name} />
      <span role={failed ? "alert" : undefined}>
        {progressText(state, smallerText(file, ready))}
      </span>
    </FileRow>
  );
}

const smallerText = (file: File, ready = file): string | undefined =>
  ready.size < file.size ? `Resized: ${sizeText(file.size)} → ${sizeText(ready.size)}.` : undefined;

// Announced when the first upload starts and when the last one ends; in between, the bars have the progress.
function summary(items: readonly UploadItem[]): string {
  if (items.length === 0) return "";
  const failed = items.filter(({ state }) => state.is === "failed").length;
  const open = items.some(({ state }) => state.is !== "failed" && state.is !== "done");
  if (open) return "Upload started.";
  return failed > 0 ? `Uploads finished. ${failed} failed.` : "Uploads finished.";
}
