import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { AppError, type ErrorCode, type FieldErrors } from "#contracts/kernel/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { processCallback } from "../callbacks.ts";
import { addressBlock } from "./client-address.ts";
import { guardHeaders } from "./headers.ts";
import { sendErrorResponse } from "./error-responses.ts";
import { makeBudget } from "./work-budget.ts";

/**
 * The target of a request as a path. Proxies may send an absolute URL (RFC 9112, 3.2.2); its host is ignored.
 */
export function targetOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/** Bytes of a request target; browsers and proxies agree on about as many. */
const targetBytesMax = 8 * 1024;
const queryKeysMax = 100;
/** Header lines of a request; browsers send about 20. */
const headersMax = 100;

/** Refusals that are sent at once to an address: 500, then 20 each second; others are delayed. */
const refusalPace = { points: 500, perSecond: 20 };
const refusalDelayMs = 1_000;

/** Counts the keys of a query, without parsing it, up to one more than the limit. */
function countKeys(target: string): number {
  let keys = 0;
  const end = target.length;
  for (let at = target.indexOf("?") + 1; at > 0 && at < end && keys <= queryKeysMax;) {
    const next = target.indexOf("&", at);
    if (next !== at) keys += 1;
    at = next < 0 ? end : next + 1;
  }
  return keys;
}

type Excess = { status: number; code: ErrorCode; message: string; fields?: FieldErrors };

function excessOf({ url = "", rawHeaders }: IncomingMessage): Excess | undefined {
  // A target consists of ASCII characters or bytes.
  if (url.length > targetBytesMax) return targetTooLong;
  if (url.includes("?") && countKeys(url) > queryKeysMax) {
    const message = `A query can have at most ${queryKeysMax} keys.`;
    return { status: 400, code: "VALIDATION", message, fields: { query: message } };
  }
  if (rawHeaders.length > headersMax * 2) {
    const message = `A request can have at most ${headersMax} headers.`;
    return { status: 431, code: "VALIDATION", message };
  }
  return undefined;
}

const targetTooLong: Excess = {
  status: 414,
  code: "BODY_TOO_LARGE",
  message: `The URL is longer than ${targetBytesMax} bytes.`,
};

/** Rejects long targets, and too many query keys or headers, before anything parses them. */
export function withTargetLimits(next: RequestListener, publicUrl: string): RequestListener {
  const around = guardHeaders(publicUrl);
  const pace = makeBudget(refusalPace);
  return (request, response) => {
    const excess = excessOf(request);
    if (!excess) return next(request, response);
    const send = processCallback(() => sendExcess(request, response, excess, around));
    // A client that repeats such requests would otherwise take the processor by its refusals.
    if (pace.charge(addressBlock(request.socket.remoteAddress ?? ""), 1) === 0) return send();
    setTimeout(send, refusalDelayMs).unref();
  };
}

/** JSON, or for somebody who opened a link, a page. */
function sendExcess(
  request: IncomingMessage,
  response: ServerResponse,
  { status, ...error }: Excess,
  around: Readonly<Record<string, string>>,
): void {
  const isPage =
    /\btext\/html\b/.test(request.headers.accept ?? "") &&
    !/^\/+(?:api|storefront)\//i.test(targetOf({ url: request.url?.slice(0, 100) }));
  const body = isPage
    ? `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This link doesn't work</title><h1>This link doesn't work</h1><p>${error.message}</p>`
    : JSON.stringify({ ...error, requestId: randomUUID() });
  response.writeHead(status, {
    ...around,
    "content-type": `${isPage ? "text/html" : "application/json"}; charset=utf-8`,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Rejects a malformed path such as `/api/hoots/%E0%A4%A`, which cannot exist. */
export const rejectAddress =
  (publicUrl: string) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(guardHeaders(publicUrl));
    const text = "Nothing was found at this address.";
    void sendErrorResponse(request, reply, new AppError("NOT_FOUND", text));
  };

type Answer = { status: string; code: ErrorCode; message: string };

/** A parser's error names the part that was read last. */
type ParserError = NodeJS.ErrnoException & { rawPacket?: unknown; bytesParsed?: number };

/** Whether the headers overflowed within the request line. Known only if it is the first that the client sent. */
const isTargetTooLong = ({ rawPacket, bytesParsed }: ParserError, { bytesRead }: Socket) =>
  Buffer.isBuffer(rawPacket) &&
  bytesRead === rawPacket.length &&
  !rawPacket.subarray(0, bytesParsed).includes("\n");

function answerTo(error: ParserError, socket: Socket): Answer {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return {
      status: "408 Request Timeout",
      code: "VALIDATION",
      message: "The request took too long. Try again.",
    };
  }
  if (error.code === "HPE_HEADER_OVERFLOW" && isTargetTooLong(error, socket)) {
    return { ...targetTooLong, status: "414 URI Too Long" };
  }
  if (error.code === "HPE_HEADER_OVERFLOW") {
    const message = "The URL or headers are too long.";
    return { status: "431 Request Header Fields Too Large", code: "VALIDATION", message };
  }
  return {
    status: "400 Bad Request",
    code: "VALIDATION",
    message: "This isn't a valid HTTP request.",
  };
}

/** How long a client may go on sending headers that are too long. */
const lingerMs = 2_000;

/** Sends an error response in the usual format for invalid HTTP, and closes the connection. */
export function rejectGibberish(error: ParserError, socket: Socket): void {
  // Also called for every further part of a request that is already rejected.
  if (error.code === "ECONNRESET" || socket.destroyed || socket.writableEnded) return;
  const { status, code, message } = answerTo(error, socket);
  const body = JSON.stringify({ message, code, requestId: randomUUID() });
  const lines = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  const response = `${lines.join("\r\n")}\r\n\r\n${body}`;
  if (error.code !== "HPE_HEADER_OVERFLOW") {
    if (socket.writable) socket.write(response);
    socket.destroy(error);
    return;
  }
  // Closing at once would reset the connection while the client still sends, before it reads the response.
  setTimeout(
    processCallback(() => socket.destroy(error)),
    lingerMs,
  ).unref();
  socket.end(response);
}
