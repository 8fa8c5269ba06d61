import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";

/** Holds a body against its contract; what does not fit, by the path of the field: `legs.0.from`. */
export function planErrors(schema: z.ZodMiniType, body: unknown): FieldErrors | undefined {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return undefined;
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues)
    errors[path.map(String).join(".")] ??= message;
  return errors;
}
