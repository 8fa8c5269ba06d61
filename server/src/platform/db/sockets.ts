import { Socket } from "node:net";
import { processCallback } from "../callbacks.ts";

/** The connections of a client or pool. */
export type Sockets = {
  /** Opens one; an option of node-postgres. */
  stream: () => Socket;
  /** Closes all, and each that is opened later. What waits for them fails, also if the server never answers. */
  destroy: () => void;
};

export function makeSockets(): Sockets {
  const open = new Set<Socket>();
  let isOver = false;
  return {
    stream() {
      const socket = new Socket();
      open.add(socket);
      socket.once(
        "close",
        processCallback(() => open.delete(socket)),
      );
      // Not before it connects, which would open it again.
      if (isOver) setImmediate(processCallback(() => socket.destroy()));
      return socket;
    },
    destroy() {
      isOver = true;
      for (const socket of open) socket.destroy();
    },
  };
}
