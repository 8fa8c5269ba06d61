import type { Readable } from "node:stream";
import { AppError } from "#contracts/kernel/errors.ts";

/** Storage for file contents. Only the server creates keys: `public/<id>/1280.webp`, `private/<id>/original.pdf`. */
export type BlobStore = {
  /**
   * Stores a local file; when it resolves, the bytes are durable and complete under their key. May consume the local
   * file. Throws STORAGE_FULL, and UNAVAILABLE if the store is unreachable.
   */
  put: (key: string, path: string, contentType: string) => Promise<void>;
  /** The bytes, or undefined if there are none. The caller must read or destroy the stream. Throws UNAVAILABLE. */
  open: (key: string) => Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Removes everything under a folder such as `public/<id>`; no error if it is empty. */
  remove: (folder: string) => Promise<void>;
  /** The names of the folders directly under `public` or `private`, a page at a time, for garbage collection. */
  folders: (under: string) => AsyncIterable<string>;
  /** Throws if the store is unreachable or not writable. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** Returns the key. Throws for an invalid key, which is a bug and not an input error. */
export function checkedKey(key: string): string {
  if (/^[a-z0-9-][a-z0-9.-]*(?:\/[a-z0-9-][a-z0-9.-]*)*$/.test(key)) return key;
  throw new Error(
    "A storage key can only have lowercase letters, digits, dots, dashes and slashes.",
  );
}

/** The message to a user when storage is full. */
export const storageFull = (cause: unknown): AppError =>
  new AppError("STORAGE_FULL", "We can't accept uploads right now. Try again later.", {
    retryAfter: 60,
    cause,
  });
