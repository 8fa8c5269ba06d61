import type { Upload } from "./files.ts";

/** A file of a call: null removes the current one, undefined keeps it. */
export type FileChange = Upload | null | undefined;

/** The new value of the referring column; undefined to keep it. */
export const idOf = (change: FileChange) => (change ? change.id : change);

/** The request with files as content hashes: the same for every attempt. */
export function attemptBody(body: object, files: Record<string, FileChange>): object {
  const hashes = Object.entries(files).map(([name, file]) => [name, file ? file.hash : file]);
  return { ...body, files: Object.fromEntries(hashes) };
}

/** The files of a row that are replaced by new columns; all of them without columns. */
export const replacedFiles = <Name extends string>(
  names: readonly Name[],
  row: Record<Name, string | null>,
  columns?: Partial<Record<Name, unknown>>,
): (string | null)[] =>
  names
    .filter((name) => columns === undefined || columns[name] !== undefined)
    .map((name) => row[name]);
