import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";

/**
 * Checks a body against the schema of its endpoint; the first error of each field, by its name, or in a list by its
 * path: `legs.0.from`.
 */
export function fieldErrors(schema: z.ZodMiniType, body: unknown): FieldErrors | undefined {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return undefined;
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = path.length > 2 ? path.map(String).join(".") : String(path[0] ?? "");
    errors[name] ??= message;
  }
  return errors;
}
