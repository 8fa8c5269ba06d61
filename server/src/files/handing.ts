import type { ParsedInput } from "#contracts/endpoint.ts";
import { AppError } from "#contracts/errors.ts";
import type * as contract from "#contracts/files.ts";
import type { Session } from "../http/api.ts";
import type { Bytes } from "../http/route.ts";
import type { Db } from "../schema.ts";
import type { BlobStore } from "./blobs.ts";
import { keyOf } from "./files.ts";
import { isGoodLink, signLink } from "./links.ts";
import * as store from "./store.ts";

export type Rooms = { db: Db; blobs: BlobStore; secret: Uint8Array };

const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Headers of a picture that everybody may see; its address names these very bytes. */
export const publicHeaders = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-type": "image/webp",
  "content-security-policy": sandbox,
};

const privateHeaders = {
  "cache-control": "private, no-store",
  "content-security-policy": sandbox,
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

export const isFileId = (id: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

const notFound = () => new AppError("NOT_FOUND", "This file does not exist.");

/**
 * A private file for its owner, by bearer or by a link signed for them. Throws SIGN_IN_REQUIRED without
 * either, NOT_FOUND for anybody else, for a link that ran out, and for what is not there.
 */
export async function openPrivateFile(
  { db, blobs, secret }: Rooms,
  session: Session | undefined,
  id: string,
  { width = "1280", user, until, mark }: ParsedInput<typeof contract.getFile>["query"],
): Promise<Bytes> {
  const isLink = user !== undefined && until !== undefined && mark !== undefined;
  if (!isLink && !session) throw new AppError("SIGN_IN_REQUIRED", "Please log in.");
  if (isLink && !isGoodLink(secret, id, { user, until, mark }, new Date())) throw notFound();
  const owner = isLink ? user : session?.userId;
  const file = owner ? await store.findPrivate(db, id, owner) : undefined;
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

/** A link to one's own private file that is good for 60 seconds. Throws NOT_FOUND for anybody else's. */
export async function makeLink(
  { db, secret }: Pick<Rooms, "db" | "secret">,
  session: Session,
  id: string,
): Promise<{ url: string }> {
  const file = await store.findPrivate(db, id, session.userId);
  if (!file) throw notFound();
  return { url: signLink(secret, id, session.userId, new Date()) };
}

/** PDFs are saved and never shown on our origin; pictures may be shown. Names as RFC 6266 spells them. */
function dispositionOf({ kind, label }: Pick<store.FileRow, "kind" | "label">): string {
  const stem = label.replace(/\.[^.]{1,5}$/, "") || (kind === "pdf" ? "document" : "picture");
  const name = `${stem}.${kind === "pdf" ? "pdf" : "webp"}`;
  const plain = name.replace(/[^\w .()-]/g, "_");
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const how = kind === "pdf" ? "attachment" : "inline";
  return `${how}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
