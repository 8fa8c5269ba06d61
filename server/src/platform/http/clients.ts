import type { Socket } from "node:net";
import { AppError } from "#contracts/kernel/errors.ts";
import type { FastifyInstance } from "fastify";
import { processCallback, requestCallback } from "../callbacks.ts";
import { listOf } from "./address-list.ts";
import { addressBlock, clientAddress } from "./client-address.ts";
import { onClientRequest } from "./guards.ts";
import { sendErrorResponse } from "./error-responses.ts";

/** The connections that one client may hold, or its concurrent requests behind a proxy. */
export const atOncePerClient = 100;

/** The machine itself, where an undeclared proxy may run. */
const machine = ["127.0.0.0/8", "::1"];

/**
 * Prevents one client from holding all connections: those above `atOnce` from one address are closed. If a proxy holds
 * the connections, concurrent requests are counted for the client in its header, and rejected with RATE_LIMITED.
 */
export function limitClients(
  app: FastifyInstance,
  { trustProxy, atOnce = atOncePerClient }: { trustProxy: readonly string[]; atOnce?: number },
  noteLimit: (limit: string) => void = () => undefined,
): void {
  const isProxy = listOf([...machine, ...trustProxy]);
  const connections = new Map<string, number>();
  const take = (client: string): boolean => {
    const count = connections.get(client) ?? 0;
    if (count >= atOnce) return false;
    connections.set(client, count + 1);
    return true;
  };
  const giveBack = (client: string) => {
    const count = connections.get(client) ?? 0;
    if (count > 1) connections.set(client, count - 1);
    else connections.delete(client);
  };

  app.server.on(
    "connection",
    processCallback(
      (socket: Socket) => {
        const { remoteAddress } = socket;
        if (remoteAddress === undefined || isProxy(remoteAddress)) return;
        const client = addressBlock(remoteAddress);
        if (!take(client)) {
          noteLimit("connections of an address");
          return void socket.destroy();
        }
        socket.once(
          "close",
          processCallback(() => giveBack(client)),
        );
      },
      (socket) => socket.destroy(),
    ),
  );

  onClientRequest(app, (request, reply, done) => {
    const { raw, ip } = request;
    // Clients that are not behind a proxy were counted by their connections.
    if (ip === raw.socket.remoteAddress) return done();
    const client = `behind ${clientAddress(request)}`;
    if (!take(client)) {
      noteLimit("concurrent requests of an address");
      const text = "Too many requests. Wait a moment, then try again.";
      return void sendErrorResponse(
        request,
        reply,
        new AppError("RATE_LIMITED", text, { retryAfter: 1 }),
      );
    }
    reply.raw.once(
      "close",
      requestCallback(() => giveBack(client)),
    );
    done();
  });
}
