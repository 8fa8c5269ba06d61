import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { FilePlus } from "lucide-react";
import type { Pet } from "#contracts/travel/pets.ts";
import type { ListedTrip } from "#contracts/travel/trips.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { removeSharedFiles, sharedFiles } from "../../../data/shared-files.ts";
import { DraftNote } from "../../../forms/draft.tsx";
import { LeaveWarning } from "../../../forms/leave-warning.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useOwnPets } from "../../pets/index.ts";
import { useToday } from "../../../ui/use-today.ts";
import { tripsLoadFailed } from "../trip-text.ts";
import { useTrips } from "../use-trips.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextArea } from "../../../ui/field.tsx";
import { useFileDrop } from "../../../ui/files/use-file-drop.ts";
import { withMore } from "./cards.ts";
import { guessTrip, noGuess } from "./trip-guess.ts";
import { joinUnread } from "#bookings/unread-left.ts";
import { useImport } from "./use-import.ts";
import { useReading, type ReadingState, type Source } from "./use-reading.ts";
import { Waiting } from "./waiting.tsx";
import styles from "./import.module.css";

const Review = lazy(async () => (await import("./review.tsx")).Review);

const noTrips: readonly ListedTrip[] = [];
const noPets: readonly Pet[] = [];

/** Imports a confirmation: enter, parse, review, and save on request. */
export function ImportBooking() {
  const trips = useTrips();
  // Fetched with the page: nothing is requested once a booking is read.
  const pets = useOwnPets();
  const today = useToday();
  const [search] = useSearchParams();
  const requested = trips.data?.find(({ _id }) => _id === search.get("trip"));
  const { edit, existing } = useImport(trips.data ?? noTrips, requested);
  const { text, cards, unread } = edit.values;
  // Files that are read one after the other may arrive before the next render.
  const latest = useRef(edit.values);
  useEffect(() => {
    latest.current = edit.values;
  });
  /** Counts results, so that each is announced. */
  const [results, setResults] = useState(0);
  const reading = useReading((found) => {
    const before = latest.current;
    const isFailed = found.bookings.length === 0;
    const all = isFailed ? [] : withMore(before.cards, found.bookings);
    const next = {
      cards: all,
      unread: isFailed ? [...found.unread] : joinUnread(before.unread, found.unread),
      guess: found.airports
        ? guessTrip(
            all.map(({ booking }) => booking),
            found.airports,
          )
        : noGuess,
      // Results of an earlier import are cleared, and with them what was entered for its trip.
      ...(isFailed && { changed: {}, choice: null, waiting: [] }),
    };
    latest.current = { ...before, ...next };
    edit.set(next);
    if (!isFailed) setResults((count) => count + 1);
    return all.length - before.cards.length;
  }, today);
  const readShared = useEffectEvent(async () => {
    // Photos are for stories.
    const files = (await sharedFiles("taken")).filter(({ type }) => !type.startsWith("image/"));
    if (files.length === 0) return;
    reading.read(files.map((file) => ({ name: file.name, file })));
    await removeSharedFiles("taken");
  });
  const isShared = search.has("shared");
  useEffect(() => {
    if (isShared) void readShared();
  }, [isShared]);
  const hasResults = cards.length > 0 || unread.length > 0;

  return (
    <>
      {!hasResults && <DraftNote draft={edit.note} />}
      <Waiting
        reviewed={edit.values.waiting}
        onReview={({ _id, bookings, unread: seen, notes }) => {
          edit.set({ waiting: [...edit.values.waiting, _id] });
          reading.show({ bookings, unread: seen, notes });
        }}
      />
      <ImportBox
        text={text}
        onText={(written) => edit.set({ text: written })}
        state={reading.state}
        onRead={reading.read}
      />
      {hasResults &&
        (trips.data ? (
          <Review
            fallback={<Skeleton height={320} rounded />}
            key={results}
            edit={edit}
            trips={trips.data}
            pets={pets.data ?? noPets}
            existing={existing}
            takesFocus={results > 0}
            onDiscard={() => {
              edit.set({
                cards: [],
                unread: [],
                guess: noGuess,
                changed: {},
                choice: null,
                waiting: [],
              });
              reading.clear();
              document.getElementById(textId)?.focus();
            }}
          />
        ) : trips.isError ? (
          <Notice onRetry={() => void trips.refetch()} busy={trips.isFetching}>
            {tripsLoadFailed}
          </Notice>
        ) : (
          <div aria-busy>
            <Skeleton height={320} rounded />
          </div>
        ))}
      <LeaveWarning when={edit.isDirty} sentence="These bookings aren't saved yet." />
    </>
  );
}

type ImportBoxProps = {
  text: string;
  onText: (text: string) => void;
  state: ReadingState;
  onRead: (sources: readonly Source[]) => void;
};

/** The field for pasted text. */
const textId = "import-text";

const kinds =
  ".eml,.emlx,.mbox,.ics,.pdf,.txt,message/rfc822,text/calendar,application/pdf,text/plain";
const named = (file: File): Source => ({ name: file.name, file });

/** Accepts a confirmation: pasted, chosen as a file, or dropped anywhere on the box. */
function ImportBox({ text, onText, state, onRead }: ImportBoxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const take = (files: readonly File[]) => {
    if (files.length > 0) onRead(files.map(named));
  };
  const drag = useFileDrop(frame, take);
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
        hint="Paste the email from your airline, hotel or travel agency. Or drop an email, PDF or calendar file here."
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div className="row">
        <Button
          variant="pri"
          busy={isBusy}
          busyText={
            state.is === "reading" && state.hasPdf ? "Reading the PDF…" : "Finding details…"
          }
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
        Email (.eml) and PDF files up to 15 MB, calendar (.ics) and text (.txt) files up to 2 MB.
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
