import * as z from "zod/mini";

/** The body of every response that is not a success. */
export const Failure = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
  ticket: z.optional(z.string()),
  requestId: z.string(),
});
