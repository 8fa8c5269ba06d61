import { basename } from "node:path";
import { labelMax } from "#contracts/kernel/files.ts";

/** A file of a request, saved to a temporary folder and not yet checked. */
export type ReceivedFile = {
  /** The name of its part. */
  name: string;
  /** The sender's file name, for display only. */
  label: string;
  path: string;
  bytes: number;
  /** SHA-256, in hex. */
  hash: string;
  /** Its first bytes. */
  head: Uint8Array;
};

/** The sender's file name as a label: no folders, no control characters, at most 120 characters. */
export function labelOf(fileName: string): string {
  const last = basename(fileName.replaceAll("\\", "/"));
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
  return plain.slice(0, labelMax).toWellFormed();
}
