import { Readable } from "node:stream";
import { requestCallback } from "../callbacks.ts";

/** The pieces of an answer. Fails where the store is silent while one is waited for; a slow reader may be slow. */
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
