/** Why there is no backup, or no restoring: its message is what who asked for it is told. */
export class BackupError extends Error {}

/** An archive that is not what was written. */
export const damaged = (file: string, what: string): BackupError =>
  new BackupError(`${file} is damaged: ${what}. Nothing was touched.`);

/** What went wrong in one word where there is one. Never more: it may hold a password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? String(error.code) : (error.message.split("\n")[0] ?? "unknown");
}
