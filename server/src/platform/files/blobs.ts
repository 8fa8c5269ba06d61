import type { Readable } from "node:stream";
import { AppError } from "#contracts/kernel/errors.ts";

/** Where bytes lie. Keys are made by the server alone: `public/<id>/1280.webp`, `private/<id>/original.pdf`. */
export type BlobStore = {
  /**
   * Takes a local file in; when it resolves the bytes are durable and whole under their key, or not there at
   * all. The local file may be gone afterwards. Throws STORAGE_FULL, and UNAVAILABLE where the store is away.
   */
  put: (key: string, path: string, contentType: string) => Promise<void>;
  /** The bytes, or undefined where there are none. The stream is to be read or destroyed. Throws UNAVAILABLE. */
  open: (key: string) => Promise<{ stream: Readable; bytes: number } | undefined>;
  /** Removes everything under a folder such as `public/<id>`; no error where there is nothing. */
  remove: (folder: string) => Promise<void>;
  /** The names of the folders directly under `public` or `private`, a page at a time, for garbage collection. */
  folders: (under: string) => AsyncIterable<string>;
  /** Throws where the store cannot be reached or written. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** The key as it was given. Throws for one that the server does not make: that is a bug, not an input. */
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
