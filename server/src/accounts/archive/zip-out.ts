import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";
import { requestCallback } from "../../platform/callbacks.ts";
import type { ArchivedFile } from "./manifest.ts";

type Written = Pick<ArchivedFile, "path" | "size" | "sha256">;

export type ZipOut = {
  /** Adds a file, and resolves when all of it was read. What is compressed already is stored as it is. */
  add: (path: string, content: Readable, form: "compressed" | "stored") => Promise<Written>;
  /** Resolves when the archive is complete, with its size. */
  finish: () => Promise<number>;
  /** Gives up. */
  abandon: () => Promise<void>;
};

/** Writes a ZIP archive to a local file, one entry after another, in little memory. */
export function openZip(target: string, madeAt: Date): ZipOut {
  const zip = new yazl.ZipFile();
  const sink = createWriteStream(target, { mode: 0o600 });
  const done = pipeline(zip.outputStream, sink);
  // It is awaited in the end; until then, an error ends what is being added.
  done.catch(() => undefined);
  return {
    async add(path, content, form) {
      const hash = createHash("sha256");
      let size = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, pass) {
          size += chunk.length;
          hash.update(chunk);
          pass(null, chunk);
        },
      });
      zip.addReadStream(counted, path, {
        mtime: madeAt,
        mode: 0o100600,
        compress: form === "compressed",
      });
      const failed = new Promise<never>((_resolve, reject) => void done.catch(reject));
      await Promise.race([pipeline(content, counted), failed]);
      return { path, size, sha256: hash.digest("hex") };
    },
    async finish() {
      zip.end();
      await done;
      return sink.bytesWritten;
    },
    async abandon() {
      sink.destroy();
      await new Promise<void>((resolve) => {
        if (sink.closed) resolve();
        else sink.once("close", requestCallback(resolve));
      });
    },
  };
}
