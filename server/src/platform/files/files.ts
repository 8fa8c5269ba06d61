import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FilePart } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { type FileUsage, type PdfText, quotaBytes, quotaFiles } from "#contracts/kernel/files.ts";
import type { Publish, Events } from "../events.ts";
import type { Db, Trx } from "../schema.ts";
import type { BlobStore } from "./blobs.ts";
import type { ReceivedFile } from "./received.ts";
import { leaveReserve } from "./reserve.ts";
import { type PictureKind, sniff } from "./sniff.ts";
import { makeRemoval } from "./removal.ts";
import * as store from "./store.ts";
import { type BoundedQueue, makeBoundedQueue } from "../bounded-queue.ts";
import { type MediaWorker, overloaded } from "./media-worker.ts";

/** A file that was checked and stored, and is attached in the transaction of the row that refers to it. */
export type Upload = {
  id: string;
  kind: "picture" | "pdf";
  visibility: "public" | "private";
  /** The URL that the referring row stores: `/files/<id>/1280.webp` or `/api/files/<id>`. */
  url: string;
  /** SHA-256 of the upload, to recognize a retry. */
  hash: string;
  width: number | null;
  height: number | null;
  thumbhash: string | null;
};

/** The lifecycle of every file: stage → attach in the row's transaction → remove if not attached. */
export type Files = {
  /** The folder into which requests are received. */
  incoming: string;
  /** Checks a received file and stores it. Throws its validation error, QUOTA, or STORAGE_FULL. */
  stage: (ownerId: string, part: FilePart, file: ReceivedFile) => Promise<Upload>;
  /** The text of a received PDF, which isn't stored. Throws its validation error, or OVERLOADED. */
  readText: (ownerId: string, path: string) => Promise<PdfText>;
  /** Attaches staged files, in the transaction of the row that refers to them. Throws QUOTA. */
  attach: (
    trx: Trx,
    ownerId: string,
    uploads: readonly (Upload | null | undefined)[],
  ) => Promise<void>;
  /** Drops files in the transaction that removes the last reference; their bytes are removed after commit. */
  drop: (trx: Trx, publish: Publish, ids: readonly (string | null)[]) => Promise<void>;
  /** Drops all files of a person. */
  dropAll: (trx: Trx, publish: Publish, ownerId: string) => Promise<void>;
  /** Immediately removes staged files that were not attached. */
  release: (uploads: readonly Upload[]) => Promise<void>;
  usage: (ownerId: string) => Promise<FileUsage>;
  blobs: BlobStore;
};

type Deps = {
  db: Db;
  events: Events;
  blobs: BlobStore;
  mediaWorker: MediaWorker;
  /** A folder of this process, on the same disk as the blob store if possible. */
  folder: string;
  log: { warn: (details: object, text: string) => void };
};

/** The URL of a file, as stored in rows and sent in responses. */
export const urlOf = (visibility: "public" | "private", id: string): string =>
  visibility === "public" ? `/files/${id}/1280.webp` : `/api/files/${id}`;

/** The URL of a private file, or null. */
export const privateUrl = (id: string | null): string | null => id && urlOf("private", id);

/** The URL of a public image, or null. */
export const publicUrl = (id: string | null): string | null => id && urlOf("public", id);

/** The folder of a file's bytes. */
export const keyOf = (visibility: "public" | "private", id: string, name: string): string =>
  `${visibility}/${id}/${name}`;

/** Files of one account that may wait for the media worker, in addition to the current one. */
const maxWaiting = 63;

/** Staged files may exceed the quota by one request, because they may replace others. */
const slack = { files: 4, bytes: 60 * 1024 * 1024 };

export function makeFiles({ db, events, blobs, mediaWorker, folder, log }: Deps): Files {
  const incoming = join(folder, "incoming");
  // One place for each account, so that one person's many files don't delay others.
  const queue = makeBoundedQueue({ maxWaiting, overloaded });
  const stageOne = makeStaging({ db, blobs, mediaWorker, queue });
  const removeGone = makeRemoval({ db, blobs, log });

  events.listen((domainEvent, here) => {
    if (domainEvent.what === "files.dropped" && here) return removeGone(domainEvent.fileIds);
  });

  return {
    incoming,
    blobs,
    async stage(ownerId, part, file) {
      const { files, bytes } = await store.countFiles(db, ownerId, ["kept", "staged"]);
      if (files >= quotaFiles + slack.files || bytes >= quotaBytes + slack.bytes) throw overQuota();
      // Other files may have been stored meanwhile.
      await leaveReserve(folder);
      const id = randomUUID();
      const made = join(folder, "made", id);
      await mkdir(made, { recursive: true, mode: 0o700 });
      try {
        return await stageOne({ ownerId, part, file, id, made });
      } catch (error) {
        // Partly stored bytes are removed immediately, because the error may be a full disk.
        await removeGone([id]);
        throw error;
      } finally {
        await rm(made, { recursive: true, force: true });
      }
    },
    readText: (ownerId, path) => queue(ownerId, () => mediaWorker.text(path)),
    async attach(trx, ownerId, uploads) {
      const requested = uploads.filter((upload) => upload !== null && upload !== undefined);
      if (requested.length === 0) return;
      await store.lockOwner(trx, ownerId);
      for (const { id } of requested) {
        if (await store.markAttached(trx, id, ownerId)) continue;
        throw (await store.hasAccount(trx, ownerId)) ? lostMeanwhile() : ownerDeleted();
      }
      const attachedCount = await store.countFiles(trx, ownerId, ["kept"]);
      if (attachedCount.files > quotaFiles || attachedCount.bytes > quotaBytes) throw overQuota();
    },
    async drop(trx, publish, ids) {
      const fileIds = ids.filter((id) => id !== null);
      if (fileIds.length === 0) return;
      await store.updateDropped(trx, fileIds);
      publish({ what: "files.dropped", fileIds });
    },
    async dropAll(trx, publish, ownerId) {
      const fileIds = await store.updateAllDropped(trx, ownerId);
      if (fileIds.length > 0) publish({ what: "files.dropped", fileIds });
    },
    release: (uploads) => removeGone(uploads.map(({ id }) => id)),
    async usage(ownerId) {
      const attachedCount = await store.countFiles(db, ownerId, ["kept"]);
      return { ...attachedCount, filesMax: quotaFiles, bytesMax: quotaBytes };
    },
  };
}

type Staging = { ownerId: string; part: FilePart; file: ReceivedFile; id: string; made: string };

/** Checks one file and stores its bytes and its row. */
function makeStaging({
  db,
  blobs,
  mediaWorker,
  queue,
}: Pick<Deps, "db" | "blobs" | "mediaWorker"> & { queue: BoundedQueue }) {
  async function stagePdf({ ownerId, part, file, id }: Staging): Promise<Upload> {
    const { visibility } = part;
    await queue(ownerId, () => mediaWorker.pdf(file.path));
    const none = { width: null, height: null, thumbhash: null };
    const row = { id, owner_id: ownerId, visibility, label: file.label, ...none };
    await store.insertStaged(db, { ...row, kind: "pdf", bytes: file.bytes, animated: false });
    await blobs.put(keyOf(visibility, id, "original.pdf"), file.path, "application/pdf");
    return { id, kind: "pdf", visibility, url: urlOf(visibility, id), hash: file.hash, ...none };
  }

  async function stagePicture(staging: Staging, type: PictureKind): Promise<Upload> {
    const { ownerId, part, file, id, made } = staging;
    const { visibility } = part;
    const { variants, animated, ...size } = await queue(ownerId, () =>
      mediaWorker.picture(file.path, type, made),
    );
    const bytes = variants.reduce((sum, variant) => sum + variant.bytes, 0);
    const row = { id, owner_id: ownerId, visibility, label: file.label, ...size };
    await store.insertStaged(db, { ...row, kind: "picture", bytes, animated });
    for (const { width, path } of variants) {
      await blobs.put(keyOf(visibility, id, `${width}.webp`), path, "image/webp");
    }
    return {
      id,
      kind: "picture",
      visibility,
      url: urlOf(visibility, id),
      hash: file.hash,
      ...size,
    };
  }

  return (staging: Staging): Promise<Upload> => {
    const type = sniff(staging.file.head);
    if (type === undefined)
      throw new AppError(
        "FILE_TYPE",
        "This file type isn't supported. Use PNG, GIF, JPEG, WebP or PDF.",
      );
    return type === "pdf" ? stagePdf(staging) : stagePicture(staging, type);
  };
}

const overQuota = () =>
  new AppError(
    "QUOTA",
    `You've reached your limit of ${quotaFiles} files or ${quotaBytes / 1024 / 1024} MB. Delete some files, then try again.`,
  );

/** The same error as for a row that refers to a deleted account. */
const ownerDeleted = () => new AppError("NOT_FOUND", "The item this belongs to was deleted.");

const lostMeanwhile = () =>
  new AppError("UNAVAILABLE", "The upload didn't finish. Upload the file again.", {
    retryAfter: 1,
  });
