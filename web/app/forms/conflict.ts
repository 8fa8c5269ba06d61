import * as z from "zod/mini";
import { AppError } from "#contracts/kernel/errors.ts";

/** Whether another change came first: the version that a change was based on is no longer the newest. */
export const isConflict = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === "CONFLICT";

/** What is there now, where another change came first; undefined for any other error. */
export const conflictOf = <T>(error: unknown, schema: z.ZodMiniType<T>): T | undefined =>
  isConflict(error) ? z.safeParse(schema, error.current).data : undefined;
