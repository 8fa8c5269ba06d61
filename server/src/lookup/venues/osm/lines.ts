import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";

/** A file of JSON values, one a line. */
export type LineWriter = {
  add: (value: unknown) => void;
  /** Writes what was added, if it is enough; all of it at the end (`close`). */
  flush: () => Promise<void>;
  /** Writes all of it to the disk; returns the bytes of the file. */
  sync: () => Promise<number>;
  close: () => Promise<void>;
};

const flushBytes = 256 * 1024;

/** Writes a file, after the first `bytes` of what it has. */
export async function writeLines(path: string, bytes = 0): Promise<LineWriter> {
  const file = await open(path, "a", 0o600);
  await file.truncate(bytes);
  let lines: string[] = [];
  let length = 0;
  const write = async () => {
    const text = lines.join("");
    [lines, length] = [[], 0];
    if (text !== "") await file.writeFile(text);
  };
  return {
    add(value) {
      const line = `${JSON.stringify(value)}\n`;
      lines.push(line);
      length += line.length;
    },
    flush: async () => {
      if (length >= flushBytes) await write();
    },
    async sync() {
      await write();
      await file.datasync();
      return (await file.stat()).size;
    },
    async close() {
      await write();
      await file.close();
    },
  };
}

/** The values of a file that `writeLines` wrote. */
export async function* readLines(path: string): AsyncGenerator {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line);
}
