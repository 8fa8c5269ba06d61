import { archiveDays, type Export, type Import } from "#contracts/accounts/archive.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { uuidv7 } from "uuidv7";
import type { ArchivePart } from "../../platform/archive-part.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Deletion } from "../../platform/feature.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";
import { claimStore } from "../../platform/files/claim.ts";
import type { Files } from "../../platform/files/files.ts";
import type { ReceivedFile } from "../../platform/files/received.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Bytes } from "../../platform/http/bytes.ts";
import { disposition } from "../../platform/http/disposition.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { noteInSession } from "../security-log/service.ts";
import { failedReport, folderOf, keyOf, laterText } from "./jobs.ts";
import { isUuid } from "./manifest.ts";
import * as store from "./store.ts";

export { archiveQueue, startArchives } from "./jobs.ts";

type Deps = {
  db: Db;
  events: Events;
  files: Files;
  archiveParts: readonly ArchivePart[];
};

const hourMs = 60 * 60 * 1000;
const expiresAt = () => new Date(Date.now() + archiveDays * 24 * hourMs);
const url = "/api/auth/export/file";

/** The state of the caller's archive, and what one would have that is made now. */
export async function getExport(
  { db, files, archiveParts }: Deps,
  session: Session,
): Promise<Export> {
  const row = await store.findCurrent(db, session, "export");
  const usage = await files.usage(session.userId);
  const holds = [{ name: "Files", count: usage.files }];
  for (const { title, count } of archiveParts.toReversed()) {
    if (count) holds.unshift({ name: title, count: await count(db, session) });
  }
  const isReady = row?.state === "ready";
  return {
    state: stateOf(row),
    progress: row?.progress ?? 0,
    bytes: isReady ? row.bytes : usage.bytes,
    expiresAt: isReady ? row.expires_at.toISOString() : null,
    url: isReady ? url : null,
    holds,
  };
}

const stateOf = (row: store.ArchiveRow | undefined): Export["state"] => {
  if (!row) return "none";
  return row.state === "receiving" ? "working" : row.state;
};

/** Starts to pack the caller's archive, which replaces the last one. While one is being packed, that goes on. */
export async function startExport(deps: Deps, session: Session): Promise<Export> {
  const { bytes } = await deps.files.usage(session.userId);
  await deps.events.write(async (trx, publish) => {
    await store.lockOwner(trx, session);
    const current = await store.findCurrent(trx, session, "export");
    if (current?.state === "working") return;
    const id = await replace(trx, publish, session, { kind: "export", state: "working", bytes });
    await noteInSession(trx, session, "archive.asked");
    publish({ what: "archive.asked", archiveId: id });
  });
  return getExport(deps, session);
}

/** A new archive in place of the last one of its kind. */
async function replace(
  trx: Trx,
  publish: Publish,
  owner: Session,
  row: Pick<store.ArchiveRow, "kind" | "state" | "bytes">,
): Promise<string> {
  drop(publish, await store.disownArchives(trx, owner, row.kind));
  const id = uuidv7();
  await store.insertArchive(trx, { ...row, id, owner_id: owner.userId, expires_at: expiresAt() });
  return id;
}

function drop(publish: Publish, archiveIds: readonly string[]): void {
  if (archiveIds.length > 0) publish({ what: "archives.dropped", archiveIds });
}

/** The caller's archive as a file. Throws NOT_FOUND if there is none that is ready. */
export async function openExport({ db, files }: Deps, session: Session): Promise<Bytes> {
  const row = await store.findCurrent(db, session, "export");
  const blob = row?.state === "ready" ? await files.blobs.open(keyOf(row.id)) : undefined;
  if (!row || !blob)
    throw new AppError("NOT_FOUND", "There is no archive to download. Pack your data again.");
  await noteInSession(db, session, "archive.downloaded");
  const day = new Date().toISOString().slice(0, 10);
  return {
    stream: blob.stream,
    headers: {
      "content-type": "application/zip",
      "content-length": String(blob.bytes),
      "content-disposition": disposition("attachment", `my-data-${day}.zip`),
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  };
}

export async function getImport({ db }: Pick<Deps, "db">, session: Session): Promise<Import> {
  const row = await store.findCurrent(db, session, "import");
  return { state: stateOf(row), progress: row?.progress ?? 0, report: row?.report ?? null };
}

/** Stores an archive and starts to restore it. Throws CONFLICT while another one is being restored. */
export async function startImport(
  deps: Deps,
  session: Session,
  { path, bytes }: ReceivedFile,
): Promise<Import> {
  const { events, files } = deps;
  const id = await events.write(async (trx, publish) => {
    await store.lockOwner(trx, session);
    const current = await store.findCurrent(trx, session, "import");
    if (current?.state === "working") throw stillWorking();
    return replace(trx, publish, session, { kind: "import", state: "receiving", bytes });
  });
  try {
    await files.blobs.put(keyOf(id), path, "application/zip");
  } catch (error) {
    // What replaced it meanwhile has removed its folder.
    if (!(await store.updateArchive(deps.db, id, {}))) throw stillWorking();
    throw error;
  }
  await events.write(async (trx, publish) => {
    // Another upload has replaced it meanwhile.
    if (!(await store.updateArchive(trx, id, { state: "working" }))) throw stillWorking();
    publish({ what: "archive.asked", archiveId: id });
  });
  return getImport(deps, session);
}

const stillWorking = () =>
  new AppError("CONFLICT", "Another archive is being restored. Wait until it is done.");

/** Takes a person's archives from them before their account is deleted, which ends the work on them. */
export async function dropArchivesOf(trx: Trx, { id }: Deletion, publish: Publish): Promise<void> {
  drop(publish, await store.disownArchives(trx, { userId: id }));
}

/** Removes the bytes and rows of archives that have no owner. */
export async function removeArchives(
  { db, blobs }: { db: Db; blobs: BlobStore },
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    // Bytes first: garbage collection finds a row without bytes.
    await blobs.remove(folderOf(id));
    await store.deleteOrphan(db, id);
  }
}

/** Removes archives that have expired, were replaced, or that no row knows. */
export async function gcArchives(
  { db, blobs, folder }: { db: Db; blobs: BlobStore; folder: string },
  over?: AbortSignal,
): Promise<void> {
  await store.disownExpired(db, new Date(Date.now() - 2 * hourMs));
  await store.failStuck(db, new Date(Date.now() - 24 * hourMs), failedReport(laterText));
  await removeArchives({ db, blobs }, await store.listOrphanIds(db));
  if (!(await claimStore(db, blobs, folder))) return;
  for await (const id of blobs.folders("archives")) {
    if (over?.aborted) return;
    if (!isUuid(id)) continue;
    const isKnown = (await store.listExisting(db, [id])).size > 0;
    if (!isKnown) await blobs.remove(folderOf(id));
  }
}
