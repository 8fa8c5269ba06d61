import { Readable } from "node:stream";
import { requestCallback } from "../callbacks.ts";

/** The chunks of a response. Fails if the store sends nothing for too long; a slow reader is allowed. */
export function watched(body: Readable, pieceMs: number): Readable {
  async function* pieces() {
    const watch = () =>
      setTimeout(
        requestCallback(() => body.destroy(new Error("S3: silent"))),
        pieceMs,
      );
    let timer = watch();
    try {
      for await (const piece of body) {
        clearTimeout(timer);
        yield piece;
        timer = watch();
      }
    } finally {
      clearTimeout(timer);
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  body.on("error", () => undefined);
  stream.once(
    "close",
    requestCallback(() => body.destroy()),
  );
  return stream;
}
