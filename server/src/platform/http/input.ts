import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import {
  AppError,
  type ErrorCode,
  type FieldErrors,
  isErrorCode,
} from "#contracts/kernel/errors.ts";
import * as z from "zod/mini";
import { wrongValue } from "./wrong-value.ts";

type Issue = z.core.$ZodIssue;

/** The parsed params, query and body of a request, or the validation error response. */
export function parseInput(
  endpoint: Endpoint,
  { params, query, body }: { params: unknown; query: unknown; body: unknown },
) {
  rejectTwice(query);
  return {
    params: endpoint.params ? parseParams(endpoint.params, params) : undefined,
    query: endpoint.query ? parseQuery(endpoint.query, query) : undefined,
    body: endpoint.body ? parseBody(endpoint.body, body) : parseNoBody(body),
  };
}

// A malformed ID cannot exist, so the response is that of a missing object.
function parseParams(schema: z.ZodMiniType, params: unknown): unknown {
  const parsed = z.safeParse(schema, params);
  if (!parsed.success) throw new AppError("NOT_FOUND", "Nothing was found at this address.");
  return parsed.data;
}

function rejectTwice(query: unknown): void {
  const twice = Object.entries(query ?? {}).filter(([, value]) => Array.isArray(value));
  if (twice.length > 0) {
    throw validation(Object.fromEntries(twice.map(([name]) => [name, `${name} was sent twice.`])));
  }
}

function parseQuery(schema: z.ZodMiniType, query: unknown): unknown {
  const parsed = parsedInput(schema, query);
  if (!parsed.success) throw errorResponseOf(parsed.error.issues);
  return parsed.data;
}

/** If no body is expected, one without keys is accepted. */
function parseNoBody(body: unknown): undefined {
  const parsed = z.safeParse(z.strictObject({}), body ?? {});
  const isUnknown = parsed.error?.issues.some(({ code }) => code === "unrecognized_keys");
  if (parsed.error && isUnknown) throw errorResponseOf(parsed.error.issues);
}

function parseBody(schema: z.ZodMiniType, body: unknown): unknown {
  const parsed = parsedInput(schema, body ?? {});
  if (!parsed.success) throw errorResponseOf(parsed.error.issues);
  return parsed.data;
}

/**
 * Parses a value with a schema. The library compares the `length` of any value that has one, and throws if that is an
 * object.
 */
function parsedInput(schema: z.ZodMiniType, value: unknown) {
  try {
    return z.safeParse(schema, value, { error: wrongValue });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw validation({ body: "A value has the wrong type." });
  }
}

/** Validation errors with the contract's messages; unknown keys are separate from invalid values. */
function errorResponseOf(issues: readonly Issue[]): AppError {
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [...issue.path, key].join("."))
      : [],
  );
  if (unknown.length > 0) {
    const fields = Object.fromEntries(unknown.map((key) => [key, "Unknown field."]));
    return new AppError("UNKNOWN_FIELD", `Unknown field: ${unknown.join(", ").slice(0, 200)}.`, {
      fields,
    });
  }
  const fields: FieldErrors = {};
  for (const issue of issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  return validation(fields, codeOf(issues));
}

/** The error code set by the schema if all issues have the same one, else VALIDATION. */
function codeOf(issues: readonly Issue[]): ErrorCode {
  const codes = issues.map((issue) =>
    issue.code === "custom" ? issue.params?.["code"] : undefined,
  );
  const [code] = codes;
  return isErrorCode(code) && codes.every((each) => each === code) ? code : "VALIDATION";
}

function validation(fields: FieldErrors, code: ErrorCode = "VALIDATION"): AppError {
  return new AppError(code, Object.values(fields)[0] ?? "The request isn't valid.", {
    fields,
  });
}
