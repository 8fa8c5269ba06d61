import type { ServerResponse } from "node:http";
import { Server, type Socket } from "node:net";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { processCallback } from "../callbacks.ts";
import { onClientRequest } from "./guards.ts";

/** The time in which keep-alive clients get `Connection: close`; it starts again with each one that leaves. */
const leaveMs = 300;
const mostLeaveMs = 2_000;
/** An event loop turn this short had little work, so few connections can have arrived since. */
const quietTurnMs = 0.1;
const untilQuietMs = 1_500;
/** Requests that are not finished by then are cut, so that the database can still be closed cleanly. */
const finishMs = 8_000;

/**
 * Closing a server at once would cut every keep-alive connection on which the next request has
 * just been sent. So it keeps serving for a moment, and each response has `Connection: close`.
 */
export function closeGracefully(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on(
    "connection",
    processCallback((socket: Socket) => {
      sockets.add(socket);
      socket.once(
        "close",
        processCallback(() => sockets.delete(socket)),
      );
    }),
  );
  const responses = new Set<ServerResponse>();
  // Responses from the response cache are sent at once, so they need no tracking.
  onClientRequest(app, (_request, { raw }, done) => {
    responses.add(raw);
    raw.once(
      "close",
      processCallback(() => responses.delete(raw)),
    );
    done();
  });
  app.addHook("preClose", async () => {
    setTimeout(
      processCallback(() => app.server.closeAllConnections()),
      finishMs,
    ).unref();
    // Fastify closes the connections of new requests; pending ones would otherwise hold the process.
    for (const response of responses) response.shouldKeepAlive = false;
    await untilTheyLeave(sockets);
    await closeInAQuietMoment(app.server);
    // The last requests get `Connection: close` too, before idle connections are closed under the next request.
    await untilTheyLeave(sockets);
    // Connections that browsers open in advance would never end.
    setTimeout(
      processCallback(() => closeSilent(sockets)),
      leaveMs,
    ).unref();
  });
}

/**
 * Stops accepting connections. Connections that the kernel has accepted and the process has not are cut, and a proxy must
 * not retry their requests, as it cannot know that they were never read. So the port closes right after a short turn of
 * the event loop in which all pending connections were accepted.
 */
async function closeInAQuietMoment(server: Server): Promise<void> {
  const until = performance.now() + untilQuietMs;
  let began: number;
  do {
    began = performance.now();
    await turn();
  } while (performance.now() - began > quietTurnMs && performance.now() < until);
  // Only the port: Fastify closes keep-alive connections, on which a request may be in transit.
  Server.prototype.close.call(server);
}

/** On a busy machine one turn of the event loop can take longer than `leaveMs`, and clients leave one after another. */
async function untilTheyLeave(sockets: ReadonlySet<Socket>): Promise<void> {
  const until = performance.now() + mostLeaveMs;
  let { size } = sockets;
  let quietSince = performance.now();
  while (size > 0 && performance.now() < Math.min(until, quietSince + leaveMs)) {
    await wait(10);
    if (sockets.size === size) continue;
    size = sockets.size;
    quietSince = performance.now();
  }
}

function closeSilent(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
