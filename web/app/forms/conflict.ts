import * as z from "zod/mini";
import { currentOf, errorCode } from "../data/errors.ts";

/** Whether another change came first: the version that a change was based on is no longer the newest. */
export const isConflict = (error: unknown): boolean => errorCode(error) === "CONFLICT";

/** What is there now, where another change came first; undefined for any other error. */
export const conflictOf = <T>(error: unknown, schema: z.ZodMiniType<T>): T | undefined =>
  z.safeParse(schema, currentOf(error)).data;
