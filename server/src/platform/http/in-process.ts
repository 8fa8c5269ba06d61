import { IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * The client address of in-process requests. The limiter never counts it, and no request over the network can have it.
 */
export const inProcessClient = "in process";

type InProcessRequest = {
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** The `clientAddress` of the client whose form causes this request, for limits. Absent for reads of pages. */
  onBehalfOf?: string | undefined;
};

export type InProcessResponse = { status: number; headers: OutgoingHttpHeaders; body: string };

/**
 * Sends an in-process request to the app's own routes: the only way to do so. No connection guard or client limit applies
 * to it; the authorization of its route does.
 */
export async function callInProcess(
  app: FastifyInstance,
  { onBehalfOf: remoteAddress = inProcessClient, ...request }: InProcessRequest,
): Promise<InProcessResponse> {
  const { statusCode, headers, body } = await app.inject({ ...request, remoteAddress });
  return { status: statusCode, headers, body };
}

/** Decided by the transport, which a client cannot change. */
export const isInProcess = ({ raw }: Pick<FastifyRequest, "raw">): boolean =>
  !(raw instanceof IncomingMessage);
