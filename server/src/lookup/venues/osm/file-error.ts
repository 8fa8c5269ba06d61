/** A file that can't be imported. The message is for the operator, and names the place in the file. */
export class FileError extends Error {}

/** Limits for what no real file exceeds. */
export const tagsMax = 5_000;
/** OpenStreetMap allows 255 characters. */
export const textBytesMax = 4_096;
/** OpenStreetMap allows 2,000 nodes in a way and 32,000 members in a relation; both were unlimited once. */
export const refsMax = 100_000;

/** For a file that the system doesn't open. */
export function unreadable(path: string, error: unknown): FileError {
  const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return new FileError(`${path} can't be read (${reason}).`);
}
