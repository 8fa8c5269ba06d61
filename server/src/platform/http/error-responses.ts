import { AppError, type ErrorCode } from "#contracts/kernel/errors.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LimitError } from "./limit-error.ts";
import { countOverloadRefusals, type OverloadRefusals } from "./overload-refusals.ts";

/** The contract's codes for Fastify's own errors about a request. */
const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BAD_JSON",
  FST_ERR_CTP_EMPTY_JSON_BODY: "BAD_JSON",
};

const messages: Partial<Record<ErrorCode, string>> = {
  BODY_TOO_LARGE: "The request body is too large.",
  UNSUPPORTED_MEDIA: "Send the request body as application/json.",
  BAD_JSON: "The request body isn't valid JSON.",
};

/** The error response of any error: errors of services as they are, others without their text. */
export function errorResponseBehind(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code: fastifyCode, statusCode } = error as Partial<FastifyError>;
  const code = fastifyCode === undefined ? undefined : codeOfFastify[fastifyCode];
  if (code) return new AppError(code, messages[code] ?? "The request isn't valid.");
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError("BAD_JSON", "The request isn't valid.");
  }
  // The referenced row was deleted concurrently.
  if (error instanceof Error && "code" in error && error.code === "23503") {
    return new AppError("NOT_FOUND", "The item this belongs to was deleted.");
  }
  const lost = databaseError(error);
  if (lost) return lost;
  return new AppError("INTERNAL", "Something went wrong on our end. Try again.", {
    cause: error,
  });
}

/**
 * PostgreSQL error codes (its appendix A) after which a retry may succeed: connection failure (08), insufficient
 * resources (53), shutdown or start (57P), statement timeout (57014), lock not available (55P03), deadlock or
 * serialization failure (40P01, 40001), read-only standby (25006), idle transaction timeout (25P03).
 */
const passing = /^(?:08...|53...|57P0.|57014|55P03|40P01|40001|25006|25P03|58030)$/;
const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** Driver errors without a code. */
const goneInText =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|has been discarded/;

/** PostgreSQL is unreachable, shutting down or too slow; nothing was changed. */
function databaseError(error: unknown): AppError | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "53100" || code === "ENOSPC") {
    return new AppError("STORAGE_FULL", "There's no space left to save this. Try again later.", {
      retryAfter: 60,
      cause: error,
    });
  }
  if (!passing.test(code) && !unreachable.has(code) && !goneInText.test(String(error))) {
    return undefined;
  }
  return new AppError("UNAVAILABLE", "The site can't reach its database. Try again in a minute.", {
    retryAfter: 3,
    cause: error,
  });
}

/** Sends an error response with the headers that go with its status. */
export function sendErrorResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  errorResponse: AppError,
): FastifyReply {
  const { code, message, fields, current, ticket, status, retryAfter } = errorResponse;
  if (status === 401) reply.header("www-authenticate", "Bearer");
  if (status === 429 || status >= 502) reply.header("retry-after", String(retryAfter ?? 5));
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ message, code, fields, current, ticket, requestId: request.id }));
}

/** Sends every error of the API in one format, logs bugs, and counts rejections by limits and under overload. */
export function answerErrors(
  app: FastifyInstance,
  overload: OverloadRefusals = countOverloadRefusals(),
  noteLimit: (limit: string) => void = () => undefined,
): void {
  app.setErrorHandler((error, request, reply) => {
    const errorResponse = errorResponseBehind(error);
    if (errorResponse instanceof LimitError) noteLimit(errorResponse.limit);
    if (errorResponse.code === "OVERLOADED") overload.note(request);
    else if (errorResponse.status >= 500) {
      request.log.error({ err: errorResponse.cause ?? error }, errorResponse.code);
    }
    return sendErrorResponse(request, reply, errorResponse);
  });
}

/** Rejects requests without a route: 405 if the path has other methods, else 404. */
export function rejectUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  possible: readonly string[],
): FastifyReply {
  if (possible.length === 0) {
    const nothing = new AppError("NOT_FOUND", "Nothing was found at this address.");
    return sendErrorResponse(request, reply, nothing);
  }
  reply.header("allow", [...new Set(possible)].join(", "));
  const text = `${request.method} isn't allowed here.`;
  return sendErrorResponse(request, reply, new AppError("METHOD_NOT_ALLOWED", text));
}
