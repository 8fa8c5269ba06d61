import { AppError } from "#contracts/kernel/errors.ts";
import type { Limiter } from "../../platform/http/limiter.ts";

/** Counts one event; returns false instead of throwing where the rate is exceeded. */
export async function isWithin(
  limiter: Limiter,
  ...counted: Parameters<Limiter>
): Promise<boolean> {
  try {
    await limiter(...counted);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return false;
    throw error;
  }
}
