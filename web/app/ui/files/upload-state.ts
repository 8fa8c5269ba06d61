import { AppError } from "#contracts/errors.ts";

/** A file's way to the server. `sent` goes from 0 to 1; at 1 the server is looking at it. */
export type UploadState =
  | { is: "idle" }
  | { is: "shrinking" }
  | { is: "sending"; sent: number }
  | { is: "failed"; message: string }
  | { is: "done" };

/** Goes into `call` beside params, body and files. */
export type Way = { onProgress: (sent: number) => void; signal: AbortSignal };

export const isUnderWay = ({ is }: UploadState): boolean => is === "shrinking" || is === "sending";

/** What a failed upload says. */
export const failureWords = (error: unknown): string =>
  error instanceof AppError ? error.message : "Something went wrong. Please try again.";

/** Every picture made smaller where that helps; all else as it is. */
export async function shrunk<T>(files: T): Promise<T> {
  if (files instanceof File) {
    const { smaller } = await import("./shrink.ts");
    return (await smaller(files)) as typeof files;
  }
  if (Array.isArray(files)) return (await Promise.all(files.map(shrunk))) as typeof files;
  return files;
}
