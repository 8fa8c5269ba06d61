import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { processCallback } from "../platform/callbacks.ts";

/** The socket on which a running server receives requests of the command line. */
type ControlSocket = { close: () => Promise<void> };

const waitMs = 3_000;
const folderIn = (dataDir: string) => join(dataDir, "door");
const socketIn = (dataDir: string) => join(folderIn(dataDir), "socket");

/**
 * Opens a socket in the data folder, in a folder that only this user can enter: anyone who can enter it could read the
 * database as well. `answer` gets the parsed JSON request. Throws if the socket can't be opened.
 */
export async function openControlSocket(
  dataDir: string,
  answer: (request: unknown) => Promise<unknown>,
): Promise<ControlSocket> {
  mkdirSync(folderIn(dataDir), { recursive: true, mode: 0o700 });
  chmodSync(folderIn(dataDir), 0o700);
  // A killed process may have left its socket; this process holds the folder's lock.
  rmSync(socketIn(dataDir), { force: true });
  const server = createServer(
    { allowHalfOpen: true },
    processCallback((caller: Socket) => {
      caller.setTimeout(
        waitMs,
        processCallback(() => caller.destroy()),
      );
      caller.on(
        "error",
        processCallback(() => caller.destroy()),
      );
      void text(caller)
        .then(async (received) => {
          // The timeout is for the request; the work may take longer.
          caller.setTimeout(0);
          return JSON.stringify(await answer(JSON.parse(received)));
        })
        .then(
          (response) => caller.end(response),
          () => caller.destroy(),
        );
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socketIn(dataDir), resolve);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Sends a request to the server on a data folder; undefined if none answers within `patienceMs`. */
export async function sendToServer(
  dataDir: string,
  request: unknown,
  patienceMs = waitMs,
): Promise<unknown> {
  try {
    const server = await reach(socketIn(dataDir));
    server.setTimeout(
      patienceMs,
      processCallback(() => server.destroy()),
    );
    server.end(JSON.stringify(request));
    return JSON.parse(await text(server));
  } catch {
    return undefined;
  }
}

const reach = (path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ path, allowHalfOpen: true }, () => resolve(socket));
    socket.once("error", reject);
  });
