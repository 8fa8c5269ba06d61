import { sql } from "kysely";
import type { ImportReport, Refused } from "#contracts/accounts/archive.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type {
  ArchivedKind,
  ArchivedThing,
  ArchivePart,
  JsonObject,
  Restoring,
} from "../../platform/archive-part.ts";
import type { DomainEvent, Events, Publish } from "../../platform/events.ts";
import type { Files, Upload } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { sessionForWork } from "../accounts/service.ts";
import { type Counts, makeCounts, plain } from "./counts.ts";
import { isUuid } from "./manifest.ts";
import { addressesIn, stageFile } from "./stage-files.ts";
import * as store from "./store.ts";
import type { OpenArchive } from "./unpack.ts";
import { ArchiveProblem } from "./zip-in.ts";

export type RestoreDeps = {
  db: Db;
  events: Events;
  files: Files;
  settings: Settings;
  parts: readonly ArchivePart[];
};

type Work = {
  session: Session;
  archive: OpenArchive;
  folder: string;
  signal: AbortSignal;
  report: (progress: number) => Promise<void>;
  /** Runs in the transaction, last. */
  finish: (trx: Trx, report: ImportReport) => Promise<void>;
};

/** Pets, records, trips and so on of one archive; what an account can have is far below. */
const thingsMax = 20_000;
/** Of what is refused, so that an archive of nothing else doesn't keep others waiting. */
const refusedMax = 1_000;
const refusedFilesMax = 100;
/** Staged files are kept for an hour. */
const stagingMs = 30 * 60 * 1000;

/** A thing that isn't here, with its kind. */
type Missing = { kind: ArchivedKind; thing: ArchivedThing; mark: string };

/**
 * Restores what a person doesn't have, by the services' own rules: first files are checked and staged, then all rows are
 * written in one transaction. What a service rejects is refused, and the rest goes on. Throws ArchiveProblem before
 * anything is written, and what is to be tried again.
 */
export async function restore(deps: RestoreDeps, work: Work): Promise<ImportReport> {
  const { files } = deps;
  const staged = new Map<string, Upload>();
  const counts = makeCounts();
  for (const one of work.archive.left) counts.refuse({ ...one, title: plain(one.title, titleMax) });
  try {
    const { session } = work;
    const known = await whatIsThere(deps, session);
    await stageAll(deps, work, { staged, counts, known });
    return await deps.events.write(async (trx, publish) => {
      await rejectEnded(trx, session);
      const tally = counts.copy();
      const rows = { trx, publish, staged, used: new Set<Upload>(), tally, known: known.copy() };
      for await (const missing of thingsOf(deps, work, rows.known, trx)) {
        if (missing.is === "missing") await restoreThing(deps, work, rows, missing);
        else tally.skip(missing.name);
      }
      const report = tally.report();
      await work.finish(trx, report);
      return report;
    });
  } finally {
    // Those that were attached stay.
    await files.release([...staged.values()]);
  }
}

/** The account may have been suspended or deleted since the work began. Throws ArchiveProblem. */
async function rejectEnded(trx: Trx, { userId }: Session): Promise<void> {
  const now = await sessionForWork(trx, userId);
  if (!now || now.suspended !== undefined)
    throw new ArchiveProblem(now?.suspended ?? "The account was deleted.");
}

type Known = {
  /** The ID here of a thing, by its ID in the archive or by the one where it was first made. */
  find: (kind: string, id: string) => string | undefined;
  add: (kind: string, id: string, idHere: string) => void;
  copy: () => Known;
};

async function whatIsThere({ db, parts }: RestoreDeps, owner: Session): Promise<Known> {
  const ids = new Map<string, string>();
  for (const kind of kindsOf(parts)) {
    for (const id of await kind.listIds(db, owner)) ids.set(`${kind.kind} ${id}`, id);
  }
  for (const { kind, mark, thing_id } of await store.listImported(db, owner)) {
    if (ids.has(`${kind} ${thing_id}`)) ids.set(`${kind} ${mark}`, thing_id);
  }
  return makeKnown(ids);
}

const makeKnown = (ids: ReadonlyMap<string, string>): Known => {
  const all = new Map(ids);
  return {
    find: (kind, id) => all.get(`${kind} ${id}`),
    add: (kind, id, idHere) => void all.set(`${kind} ${id}`, idHere),
    copy: () => makeKnown(all),
  };
};

const kindsOf = (parts: readonly ArchivePart[]): ArchivedKind[] =>
  parts.flatMap(({ restored }) => restored?.kinds ?? []);

type Found = ({ is: "missing" } & Missing) | { is: "there"; name: string };

/** The things of an archive in the order in which they are restored. */
async function* thingsOf(
  { db, parts }: RestoreDeps,
  { archive, session, signal }: Work,
  known: Known,
  read: Db = db,
): AsyncIterable<Found> {
  const { marks } = archive.manifest;
  let count = 0;
  const countOne = () => {
    signal.throwIfAborted();
    count += 1;
    if (count > thingsMax) throw new ArchiveProblem("It has too many things.");
  };
  // Of what everybody has once, such as the profile, the first is taken.
  const once = new Set<string>();
  for (const { name, restored } of parts) {
    if (!restored) continue;
    for await (const item of archive.items(name)) {
      countOne();
      for (const thing of restored.things(item)) {
        countOne();
        const kind = restored.kinds.find((one) => one.kind === thing.kind);
        if (!kind || once.has(kind.kind)) continue;
        if (kind.missing) once.add(kind.kind);
        if (!isUuid(thing.id))
          throw new ArchiveProblem(`Something in data/${name}.json has no ID.`);
        const mark = Object.hasOwn(marks, thing.id) ? (marks[thing.id] ?? thing.id) : thing.id;
        const json = await missingOf(kind, thing, known, mark, (one) =>
          kind.missing?.(read, session, one),
        );
        if (json) yield { is: "missing", kind, thing: { ...thing, json }, mark };
        else yield { is: "there", name: kind.name };
      }
    }
  }
}

/** What of a thing is not here; null if all of it is. What is there is known by its ID in the archive from then on. */
async function missingOf(
  { missing, kind }: ArchivedKind,
  { id, json }: ArchivedThing,
  known: Known,
  mark: string,
  read: (json: JsonObject) => Promise<JsonObject | null> | undefined,
): Promise<JsonObject | null> {
  if (missing) return (await read(json)) ?? null;
  const idHere = known.find(kind, id) ?? known.find(kind, mark);
  if (idHere === undefined) return json;
  known.add(kind, id, idHere);
  return null;
}

type Staging = { staged: Map<string, Upload>; counts: Counts; known: Known };

/** Stages the files of everything that is missing. Those that are refused are noted; what needs them may be refused later. */
async function stageAll(
  deps: RestoreDeps,
  work: Work,
  { staged, counts, known }: Staging,
): Promise<void> {
  const { archive, session, folder, report, signal } = work;
  const seen = new Set<string>();
  const until = Date.now() + stagingMs;
  let done = 0;
  let refused = 0;
  let isFull = false;
  const total = archive.manifest.files.reduce((sum, { size }) => sum + size, 0);
  for await (const found of thingsOf(deps, work, known)) {
    if (found.is !== "missing") continue;
    for (const url of addressesIn(found.thing.json)) {
      const file = archive.fileOf(url);
      if (!file || seen.has(url)) continue;
      seen.add(url);
      signal.throwIfAborted();
      if (Date.now() > until) throw new ArchiveProblem("Its files take too long to check.");
      if (isFull) {
        counts.refuse({ kind: "Files", title: file.path, reason: fullText, field: null });
        continue;
      }
      try {
        const place = { files: deps.files, archive, folder };
        staged.set(url, await stageFile(place, session.userId, url, file));
      } catch (error) {
        counts.refuse({ kind: "Files", title: plain(file.path, titleMax), ...reasonOf(error) });
        isFull = error instanceof AppError && error.code === "QUOTA";
        refused += 1;
        if (refused > refusedFilesMax)
          throw new ArchiveProblem("Too many of its files can't be used.");
      }
      done += file.size;
      await report(done / total);
    }
  }
}

const fullText = "Your storage is full.";

type Rows = {
  trx: Trx;
  publish: Publish;
  staged: ReadonlyMap<string, Upload>;
  /** Those that a thing has: each belongs to one. */
  used: Set<Upload>;
  tally: Counts;
  known: Known;
};

async function restoreThing(
  { events, files, settings }: RestoreDeps,
  { session, archive }: Work,
  { trx, publish, staged, used, tally, known }: Rows,
  { kind, thing, mark }: Missing,
): Promise<void> {
  const happened: DomainEvent[] = [];
  const taken = new Set<Upload>();
  const inside: Restoring = {
    trx,
    // The services' transactions are this one.
    events: { ...events, write: (write) => write(trx, (event) => void happened.push(event)) },
    files,
    settings,
    session,
    formerOwnerId: archive.manifest.ownerId,
    upload(url, { kinds, visibility }) {
      const found = typeof url === "string" ? staged.get(url) : undefined;
      if (!found || found.visibility !== visibility || !kinds.includes(found.kind))
        return undefined;
      if (used.has(found) || taken.has(found)) throw usedTwice();
      taken.add(found);
      return found;
    },
    idOf: (of, id) => (typeof id === "string" ? known.find(of, id) : undefined),
  };
  await sql`savepoint thing`.execute(trx);
  try {
    const id = await kind.restore(inside, thing);
    // What everybody has once is known without a mark.
    if (!kind.missing)
      await store.upsertImported(trx, session.userId, { kind: kind.kind, mark, thing_id: id });
    await sql`release savepoint thing`.execute(trx);
    known.add(kind.kind, thing.id, id);
    tally.restore(kind.name);
    for (const upload of taken) used.add(upload);
    for (const event of happened) publish(event);
  } catch (error) {
    const reason = reasonOf(error);
    await sql`rollback to savepoint thing`.execute(trx);
    tally.refuse({ kind: kind.name, title: plain(thing.title, titleMax), ...reason });
    if (tally.refusedCount() > refusedMax)
      throw new ArchiveProblem("Too much in it can't be restored.");
  }
}

const titleMax = 120;
const reasonMax = 300;
const fieldMax = 100;

const usedTwice = () => new AppError("VALIDATION", "One of its files is used twice.");

/** Why a service rejected something. Throws what isn't about it, such as a full disk. */
function reasonOf(error: unknown): Pick<Refused, "reason" | "field"> {
  if (error instanceof AppError && error.status < 500) {
    const [field] = Object.keys(error.fields ?? {});
    return {
      reason: plain(error.message, reasonMax),
      field: field === undefined ? null : plain(field, fieldMax),
    };
  }
  // Values that the database rejects (classes 22 and 23 of SQL).
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^2[23][0-9A-Z]{3}$/.test(code))
    return { reason: "It has a value that can't be stored.", field: null };
  throw error;
}
