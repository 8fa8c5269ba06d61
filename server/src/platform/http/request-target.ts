import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { AppError, type ErrorCode } from "#contracts/kernel/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { processCallback } from "../callbacks.ts";
import { guardHeaders } from "./headers.ts";
import { sendErrorResponse } from "./error-responses.ts";

/**
 * The target of a request as a path. Proxies may send an absolute URL (RFC 9112, 3.2.2); its host is ignored.
 */
export function targetOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  return path.startsWith("/") ? path : `/${path}`;
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

function answerTo(error: NodeJS.ErrnoException): Answer {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    return {
      status: "408 Request Timeout",
      code: "VALIDATION",
      message: "The request took too long. Try again.",
    };
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
export function rejectGibberish(error: NodeJS.ErrnoException, socket: Socket): void {
  // Also called for every further part of a request that is already rejected.
  if (error.code === "ECONNRESET" || socket.destroyed || socket.writableEnded) return;
  const { status, code, message } = answerTo(error);
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
