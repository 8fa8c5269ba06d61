import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type * as contract from "#contracts/kernel/files.ts";
import type { Session } from "../http/api.ts";
import { disposition } from "../http/disposition.ts";
import type { Bytes } from "../http/bytes.ts";
import type { Viewer } from "../policy.ts";
import type { Db } from "../schema.ts";
import type { BlobStore } from "./blobs.ts";
import { keyOf } from "./files.ts";
import { isGoodLink, signLink } from "./links.ts";
import type { SharedFileQuery } from "./policy.ts";
import * as store from "./store.ts";

type Who = Pick<Session, "userId" | "sessionId">;
export type Deps = {
  /** Where people let others read their private files. */
  sharedFileQueries: readonly SharedFileQuery[];
  db: Db;
  blobs: BlobStore;
  secret: Uint8Array;
  /** True while a session has not ended. */
  isLive: (session: Who) => Promise<boolean>;
};

const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Headers of a public image; its URL identifies these bytes. */
export const publicHeaders = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-type": "image/webp",
  "content-security-policy": sandbox,
};

/** Headers of a public image that is hidden. */
export const hiddenHeaders = { ...publicHeaders, "cache-control": "private, no-store" };

const privateHeaders = {
  "cache-control": "private, no-store",
  "content-security-policy": sandbox,
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

export const isFileId = (id: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

const notFound = () =>
  new AppError("NOT_FOUND", "This file doesn't exist. It may have been deleted.");

/**
 * A private file for who may read it, by token or signed link. Throws SIGN_IN_REQUIRED without either, NOT_FOUND for anyone
 * else, for a link that expired or whose session ended, and for a missing file.
 */
export async function openPrivateFile(
  deps: Deps,
  session: Session | undefined,
  id: string,
  { width = "1280", ...query }: Query,
): Promise<Bytes> {
  const viewer = (await linkHolder(deps, id, query)) ?? session;
  if (viewer === undefined) throw new AppError("SIGN_IN_REQUIRED", "Log in to open this file.");
  return openFile(deps, viewer, id, width);
}

/** A private file, for a viewer or for whom they let read it. Throws NOT_FOUND for one that the viewer may not read. */
export async function openFile(
  { db, blobs, sharedFileQueries = [] }: Pick<Deps, "db" | "blobs"> & Partial<Deps>,
  viewer: Viewer,
  id: string,
  width: NonNullable<Query["width"]> = "1280",
): Promise<Bytes> {
  const file = await store.findPrivate(db, id, viewer, sharedFileQueries);
  if (!file) throw notFound();
  const name = file.kind === "pdf" ? "original.pdf" : `${width}.webp`;
  const blob = await blobs.open(keyOf("private", id, name));
  if (!blob) throw notFound();
  return {
    stream: blob.stream,
    headers: {
      ...privateHeaders,
      "content-length": String(blob.bytes),
      "content-type": file.kind === "pdf" ? "application/pdf" : "image/webp",
      "content-disposition": dispositionOf(file),
    },
  };
}

type Query = ParsedInput<typeof contract.getFile>["query"];

/** The holder of a signed link; undefined for another URL. Throws NOT_FOUND if it is invalid or expired. */
async function linkHolder(
  { secret, isLive }: Deps,
  id: string,
  { user, session, until, mark }: Query,
): Promise<{ userId: string } | undefined> {
  if (!user || !session || until === undefined || mark === undefined) return undefined;
  if (!isGoodLink(secret, id, { user, session, until, mark }, new Date())) throw notFound();
  if (!(await isLive({ userId: user, sessionId: session }))) throw notFound();
  return { userId: user };
}

/**
 * Creates a link to a private file that the caller may read, valid for 60 seconds while the session lasts. Throws
 * NOT_FOUND for any other.
 */
export async function makeLink(
  { db, secret, sharedFileQueries }: Pick<Deps, "db" | "secret" | "sharedFileQueries">,
  session: Session,
  id: string,
): Promise<{ url: string }> {
  const file = await store.findPrivate(db, id, session, sharedFileQueries);
  if (!file) throw notFound();
  const holder = { user: session.userId, session: session.sessionId };
  return { url: signLink(secret, id, holder, new Date()) };
}

/** PDFs are downloaded and never shown on our origin; images may be shown. */
function dispositionOf({ kind, label }: Pick<store.FileRow, "kind" | "label">): string {
  const stem = label.replace(/\.[^.]{1,5}$/, "") || (kind === "pdf" ? "document" : "picture");
  const how = kind === "pdf" ? "attachment" : "inline";
  return disposition(how, `${stem}.${kind === "pdf" ? "pdf" : "webp"}`);
}
