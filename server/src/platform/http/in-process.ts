import { IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Replaces the client address. The limiter never counts it, and no request from the network can have it. */
export const inProcessClient = "in process";

type InProcessRequest = {
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** The `clientAddress` that posted the form, which the limits count. Absent for a page's reads. */
  onBehalfOf?: string | undefined;
};

export type InProcessResponse = { status: number; headers: OutgoingHttpHeaders; body: string };

/**
 * Sends a request to our own routes without a connection; the only way to do so. Connection guards and client limits
 * don't apply; the route's authorization does.
 */
export async function callInProcess(
  app: FastifyInstance,
  { onBehalfOf: remoteAddress = inProcessClient, ...request }: InProcessRequest,
): Promise<InProcessResponse> {
  const { statusCode, headers, body } = await app.inject({ ...request, remoteAddress });
  return { status: statusCode, headers, body };
}

/** Decided by the transport, which a client can't influence. */
export const isInProcess = ({ raw }: Pick<FastifyRequest, "raw">): boolean =>
  !(raw instanceof IncomingMessage);
