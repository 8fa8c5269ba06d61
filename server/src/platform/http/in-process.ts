import { IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Stands where the address of a client would. The limiter never counts it, and `clientAddress` takes nothing that
 * comes over the wire for it.
 */
export const inProcessClient = "in process";

type InProcessRequest = {
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** The `clientAddress` of whose form causes this request: its tries count for them. Absent for what a page reads. */
  onBehalfOf?: string | undefined;
};

export type InProcessResponse = { status: number; headers: OutgoingHttpHeaders; body: string };

/**
 * Sends a request to our own routes without a connection: the one way to do so. No guard of connections and no limit
 * of clients applies to it; the authorization of its route does.
 */
export async function callInProcess(
  app: FastifyInstance,
  { onBehalfOf: remoteAddress = inProcessClient, ...request }: InProcessRequest,
): Promise<InProcessResponse> {
  const { statusCode, headers, body } = await app.inject({ ...request, remoteAddress });
  return { status: statusCode, headers, body };
}

/** Decided by what carries the request, which nothing that is sent can change. */
export const isInProcess = ({ raw }: Pick<FastifyRequest, "raw">): boolean =>
  !(raw instanceof IncomingMessage);
