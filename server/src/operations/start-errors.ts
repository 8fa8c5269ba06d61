import { FolderInUse } from "../platform/db/lock.ts";
import { EnvError } from "../platform/env.ts";

type Text = (reason: string) => string;

/** Does a step of the start; what stops it comes out as one line that names the variable to mend. */
export async function naming<T>(text: Text, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof EnvError || error instanceof FolderInUse) throw error;
    throw new EnvError(text(reasonOf(error)), { cause: error });
  }
}

/** What went wrong in a word where there is one, else in one line. Never more: it may hold a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.message.split("\n")[0] ?? "unknown";
}

/** Why a place to listen at cannot be had: the port where it is taken or not allowed, else the host. */
export const listenErrorText =
  ({ host, port }: { host: string; port: number }): Text =>
  (reason) => {
    if (reason === "EADDRINUSE") return `PORT ${port} is taken by another program.`;
    if (reason === "EACCES") return `PORT ${port} is not allowed to this user.`;
    return `HOST ${host} is no address of this machine (${reason}).`;
  };
