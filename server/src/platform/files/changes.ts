import type { Upload } from "./files.ts";

/** A file of a call: null takes away what is there, undefined leaves it. */
export type FileChange = Upload | null | undefined;

/** What a column that refers to the file becomes; undefined where it stays. */
export const idOf = (change: FileChange) => (change ? change.id : change);

/** What was sent, with files by what is in them: the same for every try of one thing. */
export function attemptBody(body: object, files: Record<string, FileChange>): object {
  const hashes = Object.entries(files).map(([name, file]) => [name, file ? file.hash : file]);
  return { ...body, files: Object.fromEntries(hashes) };
}

/** The files of a row that go when columns take their place; all of them where there are no columns. */
export const replacedFiles = <Name extends string>(
  names: readonly Name[],
  row: Record<Name, string | null>,
  columns?: Partial<Record<Name, unknown>>,
): (string | null)[] =>
  names
    .filter((name) => columns === undefined || columns[name] !== undefined)
    .map((name) => row[name]);
