/** A backup or restore that failed; the message is shown to the operator. */
export class BackupError extends Error {}

/** An archive that differs from what was written. */
export const damaged = (file: string, what: string): BackupError =>
  new BackupError(`${file} is damaged: ${what}. Nothing was changed.`);

/** The error code, or the first line of the message. Never more: it may contain a password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? String(error.code) : (error.message.split("\n")[0] ?? "unknown");
}
