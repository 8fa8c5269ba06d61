import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadAirports } from "#bookings/airports.ts";
import { readFile } from "#bookings/read-booking.ts";
import type { BookingRead } from "#contracts/travel/bookings.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { counted } from "#format/plurals.ts";
import { type Notice, writeNotices } from "../../community/notifications/service.ts";
import type { Events } from "../../platform/events.ts";
import type { MediaWorker } from "../../platform/files/media-worker.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Queue } from "../../platform/jobs/queues.ts";
import type { Db } from "../../platform/schema.ts";
import * as store from "./store.ts";
import type { StoredReading } from "./tables.ts";

/** One job per email, with the same ID. */
export const bookingQueue: Queue = {
  name: "bookings",
  firstPause: 30,
  longestPause: 600,
  retries: 3,
  lease: 5 * 60,
  lookEvery: 60,
  remembered: 24 * 60 * 60,
};

type Deps = {
  db: Db;
  events: Events;
  jobs: Jobs;
  mediaWorker: Pick<MediaWorker, "text">;
  filesFolder: string;
  secret: Uint8Array;
  publicUrl: string;
};

const sourceMax = 4_000;
const unreadable: StoredReading = {
  bookings: [],
  notes: ["We couldn't read this email. Add it as a file or paste its text."],
  unread: [],
};

/** Reads forwarded confirmations after commit; starts with those already waiting. */
export async function startBookings(deps: Deps): Promise<void> {
  const { db, events, jobs } = deps;
  events.join(async (trx, publishedEvents) => {
    for (const event of publishedEvents) {
      if (event.what !== "booking.received") continue;
      await jobs.send(bookingQueue.name, { id: event.mailId, within: trx });
    }
  });
  events.listen(({ what }) => {
    if (what === "booking.received") jobs.wake(bookingQueue.name);
  });
  await jobs.work(bookingQueue.name, (id, _signal, isLast) => readMail(deps, id, isLast));
  await jobs.ensure(bookingQueue.name, await store.listUnreadIds(db));
}

async function readMail(deps: Deps, id: string, isLast: boolean): Promise<void> {
  const { db, events } = deps;
  const mail = await store.findUnread(db, id);
  if (!mail?.raw) return;
  const reading = await readingOf(deps, mail.raw).catch((error: unknown) => {
    if (isLast) return unreadable;
    throw error;
  });
  await events.write(async (trx, publish) => {
    if (!(await store.updateRead(trx, id, reading))) return;
    const isAnything = reading.bookings.length + reading.unread.length > 0;
    if (isAnything)
      await writeNotices(deps, trx, publish, [noticeOf(id, mail.profile_id, reading)]);
    publish({ what: "booking.read", profileId: mail.profile_id });
  });
}

const noticeOf = (id: string, recipientId: string, { bookings }: StoredReading): Notice => ({
  what: "booking",
  recipientId,
  actorId: null,
  subject: {
    kind: "booking",
    _id: id,
    title: "A booking is waiting",
    text: bookings.length > 0 ? `${counted(bookings.length, "booking")} to confirm.` : "",
    path: "/plans/import",
  },
  topic: `booking ${id}`,
});

async function readingOf(deps: Deps, raw: Buffer): Promise<StoredReading> {
  const airports = await loadAirports();
  const context = { airports, today: utcDay(), readPdf: (pdf: Blob) => pdfText(deps, pdf) };
  const outcome = await readFile(new Blob([new Uint8Array(raw)]), context);
  if (outcome.is === "refused")
    return { bookings: [], notes: [outcome.message], unread: outcome.unread };
  const { bookings, notes, unread } = outcome;
  return { bookings: bookings.map(shortened), notes, unread };
}

const shortened = (booking: BookingRead): BookingRead => ({
  ...booking,
  source: booking.source.slice(0, sourceMax).toWellFormed(),
});

async function pdfText({ mediaWorker, filesFolder }: Deps, pdf: Blob) {
  const folder = await mkdtemp(join(filesFolder, "mail-"));
  try {
    const path = join(folder, "pdf");
    await writeFile(path, Buffer.from(await pdf.arrayBuffer()), { mode: 0o600 });
    return await mediaWorker.text(path);
  } catch (error) {
    // A busy worker is tried again with the job.
    if (error instanceof AppError && error.status < 500) return { message: error.message };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
