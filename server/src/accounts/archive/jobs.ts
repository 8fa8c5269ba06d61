import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { archiveDays, type ImportReport } from "#contracts/accounts/archive.ts";
import type { ArchivePart, ArchiveReading } from "../../platform/archive-part.ts";
import type { Files } from "../../platform/files/files.ts";
import type { SharedFileQuery } from "../../platform/files/policy.ts";
import { leaveReserve } from "../../platform/files/reserve.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Queue } from "../../platform/jobs/queues.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import { findPerson, sessionForWork } from "../accounts/service.ts";
import { noteOfSite } from "../security-log/service.ts";
import { archiveReadyEmail, causes } from "./emails.ts";
import { pack } from "./pack.ts";
import { restore } from "./restore.ts";
import * as store from "./store.ts";
import { openArchive } from "./unpack.ts";
import { ArchiveProblem } from "./zip-in.ts";

/** One job for each archive, with the same ID. */
export const archiveQueue: Queue = {
  name: "archives",
  firstPause: 10,
  longestPause: 600,
  retries: 4,
  lease: 45 * 60,
  heartbeat: 30,
  lookEvery: 60,
  remembered: 24 * 60 * 60,
};

export type ArchiveJobDeps = ArchiveReading & {
  jobs: Jobs;
  files: Files;
  filesFolder: string;
  archiveParts: readonly ArchivePart[];
  sharedFileQueries: readonly SharedFileQuery[];
};

/** The archive was replaced, or its account is gone. */
class Canceled extends Error {}

const dayMs = 24 * 60 * 60 * 1000;
const reportMs = 1_000;
const restoredShare = { checked: 0.4, staged: 0.55 };

/** The folder of an archive's bytes in the blob store, and the one file in it. */
export const folderOf = (id: string): string => `archives/${id}`;
export const keyOf = (id: string): string => `${folderOf(id)}/archive.zip`;

/** Packs and restores archives after commit; starts with those that wait, or that a process left when it ended. */
export async function startArchives(deps: ArchiveJobDeps): Promise<void> {
  const { db, events, jobs } = deps;
  events.join(async (trx, publishedEvents) => {
    for (const event of publishedEvents) {
      if (event.what !== "archive.asked") continue;
      await jobs.send(archiveQueue.name, { id: event.archiveId, within: trx });
    }
  });
  events.listen(({ what }) => {
    if (what === "archive.asked") jobs.wake(archiveQueue.name);
  });
  await jobs.work(archiveQueue.name, (id, signal, isLast) => run(deps, id, signal, isLast));
  await jobs.ensure(archiveQueue.name, await store.listWorkIds(db));
}

type Job = { id: string; session: Session; folder: string; signal: AbortSignal };

async function run(
  deps: ArchiveJobDeps,
  id: string,
  signal: AbortSignal,
  isLast: boolean,
): Promise<void> {
  const { db, filesFolder, files } = deps;
  const row = await store.findWork(db, id);
  const session = row?.owner_id ? await sessionForWork(db, row.owner_id) : undefined;
  if (!row || !session) return;
  const folder = await mkdtemp(join(filesFolder, "archive-"));
  try {
    const job = { id, session, folder, signal };
    if (row.kind === "export") await packArchive(deps, job, row.bytes);
    else await restoreArchive(deps, job, row.bytes);
  } catch (error) {
    if (error instanceof Canceled) return;
    if (error instanceof ArchiveProblem) await fail(deps, id, error.message);
    else if (!isLast) throw error;
    else {
      await fail(deps, id, laterText);
      throw error;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    if (row.kind === "import" && !(await store.findWork(db, id))) {
      // Garbage collection removes what can't be removed now.
      await files.blobs.remove(folderOf(id)).catch(() => undefined);
    }
  }
}

/** Stores how far the work is, at most once a second. Throws Canceled where the archive is no longer wanted. */
function reporter({ db }: ArchiveJobDeps, id: string, from = 0, share = 1) {
  let reportedAt = 0;
  return async (progress: number) => {
    if (Date.now() - reportedAt < reportMs) return;
    reportedAt = Date.now();
    const all = Math.min(1, from + progress * share);
    if (!(await store.updateArchive(db, id, { progress: all }))) throw new Canceled();
  };
}

async function packArchive(deps: ArchiveJobDeps, job: Job, expectedBytes: number): Promise<void> {
  const { db, events, files, publicUrl, filesFolder, archiveParts: parts } = deps;
  const { id, session, folder, signal } = job;
  await leaveReserve(filesFolder, expectedBytes);
  const imported = await store.listImported(db, session);
  const marks = Object.fromEntries(imported.map(({ thing_id, mark }) => [thing_id, mark]));
  const { sharedFileQueries } = deps;
  const packDeps = { reading: deps, blobs: files.blobs, parts, sharedFileQueries };
  const report = reporter(deps, id);
  const { path, bytes } = await pack(packDeps, { owner: session, marks, folder, signal, report });
  await files.blobs.put(keyOf(id), path, "application/zip");
  const isStored = await events.write(async (trx, publish) => {
    const expiresAt = new Date(Date.now() + archiveDays * dayMs);
    const changes = { state: "ready", progress: 1, bytes, expires_at: expiresAt } as const;
    if (!(await store.updateArchive(trx, id, changes))) return false;
    const person = await findPerson(trx, session.userId);
    if (person) {
      const mail = archiveReadyEmail({ username: person.username, publicUrl });
      await queueEmail(trx, publish, { to: person.email, cause: causes.ready, mail });
    }
    return true;
  });
  if (!isStored) await files.blobs.remove(folderOf(id));
}

async function restoreArchive(deps: ArchiveJobDeps, job: Job, bytes: number): Promise<void> {
  const { db, events, files, settings, archiveParts: parts, filesFolder } = deps;
  const { id, session, folder, signal } = job;
  if (session.suspended !== undefined) throw new ArchiveProblem(session.suspended);
  await leaveReserve(filesFolder, bytes);
  const path = join(folder, "archive.zip");
  const blob = await files.blobs.open(keyOf(id));
  if (!blob) throw new ArchiveProblem("The upload is gone. Send it again.");
  await pipeline(blob.stream, createWriteStream(path, { mode: 0o600 }), { signal });
  const report = reporter(deps, id, 0, restoredShare.checked);
  const archive = await openArchive(path, { signal, report });
  try {
    await restore(
      { db, events, files, settings, parts },
      {
        session,
        archive,
        folder,
        signal,
        report: reporter(deps, id, restoredShare.checked, restoredShare.staged),
        async finish(trx, done) {
          const changes = { state: "ready", progress: 1, report: done } as const;
          if (!(await store.updateArchive(trx, id, changes))) throw new Canceled();
          await noteOfSite(trx, session.userId, "archive.restored", textOf(done));
        },
      },
    );
  } finally {
    archive.close();
  }
}

const textOf = ({ restored }: ImportReport): string =>
  restored.map(({ name, count }) => `${name}: ${String(count)}`).join(", ") || "Nothing new";

const fail = ({ db }: ArchiveJobDeps, id: string, problem: string) =>
  store.updateArchive(db, id, { state: "failed", report: failedReport(problem) });

export const laterText = "Something went wrong. Try again later.";

export const failedReport = (problem: string): ImportReport => ({
  problem,
  restored: [],
  skipped: [],
  refused: [],
  refusedCount: 0,
});
