import { FilePlus } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextArea } from "../../../ui/field.tsx";
import { useArrivals } from "../../../ui/files/use-arrivals.ts";
import { Notice } from "../../../ui/notice.tsx";
import styles from "./import.module.css";
import type { ReadingState, Source } from "./use-reading.ts";

type ImportBoxProps = {
  text: string;
  onText: (text: string) => void;
  state: ReadingState;
  onRead: (sources: readonly Source[]) => void;
};

/** The field for pasted text. */
export const textId = "import-text";

const kinds = ".eml,.emlx,.mbox,.ics,.txt,message/rfc822,text/calendar,text/plain";
const named = (file: File): Source => ({ name: file.name, file });

/** Accepts a confirmation: pasted, chosen as a file, or dropped anywhere on the box. */
export function ImportBox({ text, onText, state, onRead }: ImportBoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const take = (files: readonly File[]) => {
    if (files.length > 0) onRead(files.map(named));
  };
  const drag = useArrivals(frame, take);
  const isBusy = state.is === "reading";
  return (
    <div
      ref={frame}
      data-takes-files
      className={classes(
        "card pad stack",
        styles.box,
        drag !== "none" && styles.near,
        drag === "over" && styles.over,
      )}
    >
      <TextArea
        name={textId}
        label="Booking confirmation"
        hint="Paste the email from your airline, hotel or travel agency. Or drop an email or calendar file here."
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div className="row">
        <Button
          variant="pri"
          busy={isBusy}
          busyText="Finding details…"
          onClick={() => onRead([{ name: "", text }])}
        >
          Find details
        </Button>
        <span className={styles.choose}>
          <FilePlus size={20} aria-hidden />
          <label htmlFor="import-file">Choose a file</label>
          <input
            id="import-file"
            type="file"
            accept={kinds}
            multiple
            disabled={isBusy}
            aria-describedby="import-kinds"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // Allows choosing the same file again.
              currentTarget.value = "";
              take(files);
            }}
          />
        </span>
      </div>
      <p className="meta" id="import-kinds">
        Email (.eml), calendar (.ics) or text (.txt) files, up to 2 MB each.
      </p>
      <ImportResult state={state} />
    </div>
  );
}

/** The files that were refused, and what to know about those that were read. */
const ImportResult = ({ state }: Pick<ImportBoxProps, "state">) => (
  <>
    {(state.is === "refused" || state.is === "read") &&
      state.refused.map((message) => (
        <Notice key={message} tone={state.is === "refused" ? "blocked" : "due"}>
          {message}
        </Notice>
      ))}
    {state.is === "read" && state.notes.length > 0 && (
      <Notice tone="info">
        {state.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Notice>
    )}
  </>
);
