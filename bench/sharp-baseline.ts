import { closeSync, fsyncSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { photo } from "../server/testing/good-files.ts";
import { hostileFiles } from "../server/testing/hostile-files.ts";

const widths = [320, 640, 1280];

/** A request to the process that only uses sharp; it returns the milliseconds. */
export type SharpRequest =
  | { is: "photo"; path: string; width: number; height: number }
  | { is: "hostile"; paths: string[] }
  | { is: "widths"; path: string; folder: string; atOnce: boolean; synced?: boolean };

async function answer(request: SharpRequest): Promise<number> {
  if (request.is === "photo") {
    const { path, ...size } = request;
    writeFileSync(path, await photo(size));
    return 0;
  }
  if (request.is === "hostile") {
    const files = await Promise.all(hostileFiles.map(({ bytes }) => bytes()));
    // Bombs are small for their content, but larger than the other files.
    files.sort((a, b) => b.length - a.length);
    for (const [index, path] of request.paths.entries()) writeFileSync(path, files[index] ?? "");
    return 0;
  }
  const { path, folder, atOnce, synced = false } = request;
  // One core for one width after another, all cores for all at once.
  sharp.concurrency(atOnce ? 0 : 1);
  const make = (width: number) =>
    sharp(path)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toFile(join(folder, `${width}.webp`));
  const started = performance.now();
  if (atOnce) await Promise.all(widths.map(make));
  else for (const width of widths) await make(width);
  if (synced) for (const width of widths) toDisk(join(folder, `${width}.webp`));
  return performance.now() - started;
}

/** Synced, so that a power failure can't lose it. */
function toDisk(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}

process.on(
  "message",
  (request: SharpRequest) => void answer(request).then((ms) => process.send?.(ms)),
);
process.once("disconnect", () => process.exit(0));
