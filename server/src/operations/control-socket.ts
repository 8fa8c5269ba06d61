import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { processCallback } from "../platform/callbacks.ts";

/** An open server hears the command line through it; it closes with the server. */
type Door = { close: () => Promise<void> };

const waitMs = 3_000;
const folderIn = (dataDir: string) => join(dataDir, "door");
const socketIn = (dataDir: string) => join(folderIn(dataDir), "socket");

/**
 * Opens a socket in the data folder, in a folder that nobody but this user may enter: whoever gets there could
 * read the database as well. `answer` gets the parsed JSON request. Throws where there can be no socket.
 */
export async function openControlSocket(
  dataDir: string,
  answer: (request: unknown) => Promise<unknown>,
): Promise<Door> {
  mkdirSync(folderIn(dataDir), { recursive: true, mode: 0o700 });
  chmodSync(folderIn(dataDir), 0o700);
  // What a process that was killed left there; the folder's lock says that it is gone.
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
          // Now it is we who take our time.
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
export async function knock(
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
