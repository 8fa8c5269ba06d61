import { AppError } from "#contracts/kernel/errors.ts";

/** Throws CONFLICT with the current state of a thing, where a change is based on an older version. */
export async function rejectStale(
  ifVersion: number | undefined,
  { version }: { version: number },
  message: string,
  current: () => unknown,
): Promise<void> {
  if (ifVersion === undefined || ifVersion === version) return;
  throw new AppError("CONFLICT", message, { current: await current() });
}
