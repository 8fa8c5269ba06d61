import { FolderInUse } from "../platform/db/lock.ts";
import { EnvError } from "../platform/env.ts";

type Text = (reason: string) => string;

/** Runs a step of the start; a failure becomes one line that names the variable to fix. */
export async function naming<T>(text: Text, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof EnvError || error instanceof FolderInUse) throw error;
    throw new EnvError(text(reasonOf(error)), { cause: error });
  }
}

/** The error code, or the first line of the message. Never more: it may contain a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.message.split("\n")[0] ?? "unknown";
}

/** Why the server can't listen: the port is in use or not allowed, or the host is wrong. */
export const listenErrorText =
  ({ host, port }: { host: string; port: number }): Text =>
  (reason) => {
    if (reason === "EADDRINUSE")
      return `PORT ${port} is already in use. Stop the other program or set another PORT.`;
    if (reason === "EACCES") return `This user can't open PORT ${port}. Set a PORT above 1023.`;
    return `HOST ${host} isn't an address of this machine (${reason}). Try 127.0.0.1 or 0.0.0.0.`;
  };
