import { useEffect, useRef, useState } from "react";
import { AppError } from "#contracts/kernel/errors.ts";
import { createMutex } from "#contracts/kernel/mutex.ts";
import { readPdf } from "#contracts/travel/bookings.ts";
import { call } from "../../../data/browser.ts";
import type { Airports } from "#bookings/airports.ts";
import type { BookingRead, Unread } from "#contracts/travel/bookings.ts";
import type { Outcome } from "#bookings/read-booking.ts";
import { joinUnread, unreadLeft } from "#bookings/unread-left.ts";

/** A text, or a text file. */
export type Source = { name: string; text: string } | { name: string; file: File };

export type ReadingState =
  | { is: "waiting" }
  | { is: "reading"; hasPdf: boolean }
  /** `refused` are messages about input that could not be parsed. */
  | { is: "read"; notes: readonly string[]; refused: readonly string[] }
  | { is: "refused"; refused: readonly string[] };

const filesMax = 10;

/** What was found in all sources; no bookings if none could be parsed. */
export type Found = {
  bookings: readonly BookingRead[];
  unread: readonly Unread[];
  airports: Airports | undefined;
};

type Shown = {
  bookings: readonly BookingRead[];
  unread: readonly Unread[];
  notes: readonly string[];
};

/** Parses bookings in the browser. The parsers load on demand; `onRead` returns how many bookings are new. */
export function useReading(onRead: (found: Found) => number, today: string) {
  const [state, setState] = useState<ReadingState>({ is: "waiting" });
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  const [queue] = useState(createMutex);

  const readNow = async (sources: readonly Source[]): Promise<void> => {
    setState({ is: "reading", hasPdf: sources.some(isPdfSource) });
    const result = await readAll(sources.slice(0, filesMax), today).catch(() => undefined);
    if (!result) {
      latest.current({ bookings: [], unread: [], airports: undefined });
      setState({ is: "refused", refused: ["Couldn't read the booking. Try again."] });
      return;
    }
    const { outcomes, airports } = result;
    const refused = outcomes.flatMap(({ name, outcome }) =>
      outcome.is === "refused" ? [[name, outcome.message].filter(Boolean).join(": ")] : [],
    );
    if (sources.length > filesMax)
      refused.push(`Only the first ${filesMax} files were added. Add the rest separately.`);
    const fine = outcomes.flatMap(({ outcome }) => (outcome.is === "read" ? [outcome] : []));
    const bookings = fine.flatMap((one) => one.bookings);
    const unread = unreadLeft(
      joinUnread(...outcomes.map(({ outcome }) => outcome.unread)),
      bookings,
    );
    const count = latest.current({ bookings, unread, airports });
    if (fine.length === 0) return setState({ is: "refused", refused });
    const notes = fine.flatMap((one) => one.notes);
    if (count === 0) notes.push("These bookings are already listed below.");
    setState({ is: "read", notes, refused });
  };

  // A file dropped during parsing waits for its turn.
  const read = (sources: readonly Source[]): void => {
    void queue.run(undefined, () => readNow(sources));
  };

  /** Shows what was read elsewhere, after what is being read. */
  const show = ({ bookings, unread, notes }: Shown): void => {
    void queue.run(undefined, async () => {
      const { loadAirports } = await import("#bookings/airports.ts");
      const airports = await loadAirports();
      const left = unreadLeft(joinUnread(unread), bookings);
      latest.current({ bookings, unread: left, airports });
      setState({ is: "read", notes, refused: [] });
    });
  };

  return { state, read, show, clear: () => setState({ is: "waiting" }) };
}

const isPdfSource = (source: Source): boolean => "file" in source && /\.pdf$/i.test(source.name);

/** PDFs are read on the server, which doesn't keep them. */
async function pdfText(file: Blob) {
  try {
    return await call(readPdf, { body: {}, files: { file } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { message: error.fields?.["file"] ?? error.message };
  }
}

type ReadResult = { outcomes: { name: string; outcome: Outcome }[]; airports: Airports };

async function readAll(sources: readonly Source[], today: string): Promise<ReadResult> {
  const [{ readFile, readPasted }, { loadAirports }] = await Promise.all([
    import("#bookings/read-booking.ts"),
    import("#bookings/airports.ts"),
  ]);
  const airports = await loadAirports();
  const context = { airports, today, readPdf: pdfText };
  const outcomes = await Promise.all(
    sources.map(async (source) => ({
      name: source.name,
      outcome: await ("file" in source
        ? readFile(source.file, context)
        : readPasted(source.text, context)),
    })),
  );
  return { outcomes, airports };
}
