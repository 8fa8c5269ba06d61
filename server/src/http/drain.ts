import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Time in which callers on kept-alive connections are told to leave. */
const leaveMs = 300;
/** What is not finished by then is cut, so that the database can still be closed in order. */
const finishMs = 8_000;

/**
 * Closing a server at once would cut every kept-alive connection on which the next request has
 * just been sent. So for a moment it goes on, and each answer carries `Connection: close`.
 */
export function closeGently(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const answers = new Set<ServerResponse>();
  app.server.on("request", (_request, answer) => {
    answers.add(answer);
    answer.once("close", () => answers.delete(answer));
  });
  app.addHook("preClose", async () => {
    // What comes from now on is told so by Fastify; who waits already would else keep the connection, and us.
    for (const answer of answers) answer.shouldKeepAlive = false;
    const until = performance.now() + leaveMs;
    while (sockets.size > 0 && performance.now() < until) await wait(10);
    // Whoever stands at the door is let in before it closes.
    await turn();
    // Connections that browsers open ahead of need would never end by themselves.
    setTimeout(() => closeSilent(sockets), leaveMs).unref();
    setTimeout(() => app.server.closeAllConnections(), finishMs).unref();
  });
}

function closeSilent(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
