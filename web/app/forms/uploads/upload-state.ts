import { AppError } from "#contracts/kernel/errors.ts";
import { errorMessage } from "../../data/errors.ts";
import { headOf } from "../../ui/files/examine.ts";

/** A file's way to the server. `sent` goes from 0 to 1; at 1 the server is looking at it. */
export type UploadState =
  | { is: "idle" }
  | { is: "shrinking" }
  | { is: "sending"; sent: number }
  | { is: "failed"; message: string }
  | { is: "done" };

/** Goes into `call` beside params, body and files. */
export type UploadOptions = { onProgress: (sent: number) => void; signal: AbortSignal };

export const isActive = ({ is }: UploadState): boolean => is === "shrinking" || is === "sending";

/** What a failed upload says. */
export const failureText = (error: unknown): string =>
  errorMessage(error, "Something went wrong. Try again.");

/** A file as it goes out: a picture smaller where that helps. Throws AppError where it cannot be read any more. */
export async function readyToSend(file: File): Promise<File> {
  if (!(await headOf(file))) {
    throw new AppError("FILE_CORRUPT", `${file.name} can't be read anymore. Choose it again.`);
  }
  const { smaller } = await import("../../ui/files/shrink.ts");
  return smaller(file);
}
