import { Readable } from "node:stream";

/** The pieces of an answer. Fails where the store is silent while one is waited for; a slow reader may be slow. */
export function watched(body: Readable, pieceMs: number): Readable {
  async function* pieces() {
    const watch = () => setTimeout(() => body.destroy(new Error("S3: silent")), pieceMs);
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
  stream.once("close", () => body.destroy());
  return stream;
}
