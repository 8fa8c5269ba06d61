import type { ServerResponse } from "node:http";
import { Server, type Socket } from "node:net";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { processCallback } from "../callbacks.ts";
import { onClientRequest } from "./guards.ts";

/** Time in which clients on keep-alive connections get `Connection: close`. */
const leaveMs = 300;
/** A turn of the loop that short had hardly anything to do, so hardly anybody can have come since. */
const quietTurnMs = 0.1;
const untilQuietMs = 1_500;
/** What is not finished by then is cut, so that the database can still be closed in order. */
const finishMs = 8_000;

/**
 * Closing a server at once would cut every keep-alive connection on which the next request has
 * just been sent. So for a moment it goes on, and each answer carries `Connection: close`.
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
    // Fastify tells new requests to close; pending ones would otherwise hold the connection and the process.
    for (const response of responses) response.shouldKeepAlive = false;
    await untilTheyLeave(sockets);
    await closeInAQuietMoment(app.server);
    // The last requests get `Connection: close` too, before idle connections are closed under the next request.
    await untilTheyLeave(sockets);
    // Connections that browsers open ahead of need would never end by themselves.
    setTimeout(
      processCallback(() => closeSilent(sockets)),
      leaveMs,
    ).unref();
  });
}

/**
 * Takes nobody in from now on. Whoever has been let in by the kernel and not yet by us is cut, and a proxy must not send
 * their request to another server, as it cannot know that nobody read it. So the port closes right after a turn of the
 * loop in which all who stood there were let in, and which took no time.
 */
async function closeInAQuietMoment(server: Server): Promise<void> {
  const until = performance.now() + untilQuietMs;
  let began: number;
  do {
    began = performance.now();
    await turn();
  } while (performance.now() - began > quietTurnMs && performance.now() < until);
  // The port alone: keep-alive connections, on which the next request may be on its way, are closed by Fastify.
  Server.prototype.close.call(server);
}

async function untilTheyLeave(sockets: ReadonlySet<Socket>): Promise<void> {
  const until = performance.now() + leaveMs;
  while (sockets.size > 0 && performance.now() < until) await wait(10);
}

function closeSilent(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
