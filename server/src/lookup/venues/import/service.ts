import { createHash } from "node:crypto";
import { mkdir, readdir, readFile as readText, rm, stat, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { lineProblem, normalizeText } from "#contracts/kernel/plain-text.ts";
import { numberText } from "#format/numbers.ts";
import { uuidv7 } from "uuidv7";
import * as z from "zod/mini";
import manifest from "../../../../../package.json" with { type: "json" };
import { FileError, unreadable } from "../osm/file-error.ts";
import type { ReadFile } from "../osm/checkpoint.ts";
import { readFile } from "../osm/read-file.ts";
import type { LoadRequest } from "./load.ts";
import { lockAlone } from "./lock.ts";

export { FileError } from "../osm/file-error.ts";
export { fetchCity, fetchDataTime, type Overpass } from "./overpass.ts";
export { type City, cityNamed } from "./query.ts";
export { LoadRequest, loadVenues, type LoadDeps } from "./load.ts";

/** Longest name of an area. */
const areaMax = 80;
const folderName = "venue-imports";

type File = {
  path: string;
  area?: string | undefined;
  /** Called where the file itself can't be imported. */
  onUnusable?: () => Promise<void>;
};

/**
 * Reads a file of OpenStreetMap to a folder in DATA_DIR, and runs `load` with the request that makes its places visible.
 * One import at a time has the folder. A killed one leaves what it read and staged, and the next import of the same file
 * goes on from there; one of another file removes it. Returns what was read, as lines, and what `load` returns. Throws
 * FileError for a bad file or area, and while another import runs.
 */
export async function withVenues<T extends { done: boolean }>(
  dataDir: string,
  { path, area = areaOf(path), onUnusable }: File,
  load: (request: LoadRequest) => Promise<T>,
): Promise<{ read: string[]; loaded: T }> {
  checkArea(area);
  const inside = join(dataDir, folderName);
  await mkdir(inside, { recursive: true, mode: 0o700 });
  const lock = lockAlone(inside, "importing places");
  try {
    const name = await nameFor(resolve(path));
    const folder = join(inside, name);
    await removeOthers(inside, name);
    const importId = await importIdIn(folder);
    const found = await readWhole(resolve(path), folder).catch(async (error: unknown) => {
      await rm(folder, { recursive: true, force: true });
      if (error instanceof FileError) await onUnusable?.();
      throw error;
    });
    const dataAt = found.dataAt.toISOString();
    const { venues } = found;
    const request = { folder: `${folderName}/${name}`, importId, area, dataAt, venues };
    const loaded = await load({ loadVenues: request });
    if (loaded.done) await rm(folder, { recursive: true, force: true });
    return { read: linesOf(found), loaded };
  } finally {
    lock.release();
  }
}

/** The name of a folder for a file as it is now: one that changed, or another version of Wagabond, has another. */
async function nameFor(path: string): Promise<string> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (!found.isFile()) throw new FileError(`${path} isn't a file.`);
  const { size, ino, mtimeMs, ctimeMs } = found;
  const parts = JSON.stringify([path, size, ino, mtimeMs, ctimeMs, manifest.version]);
  return `read-${createHash("sha256").update(parts).digest("hex").slice(0, 32)}`;
}

async function removeOthers(inside: string, name: string): Promise<void> {
  for (const other of await readdir(inside)) {
    if (!other.startsWith("read-") || other === name) continue;
    await rm(join(inside, other), { recursive: true, force: true });
  }
}

/** The ID that the folder has, or a new one. */
async function importIdIn(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "import-id");
  const id = z.safeParse(z.uuid(), await readText(path, "utf8").catch(() => "")).data ?? uuidv7();
  await writeFile(path, id, { mode: 0o600 });
  return id;
}

/** Throws FileError for a file that can't be imported, also one without places. */
async function readWhole(path: string, folder: string): Promise<ReadFile & { resumedAt: number }> {
  const found = await readFile(path, folder);
  if (found.venues > 0) return found;
  const note = "Nothing was changed, because a file without places would close all of its area.";
  throw new FileError([...linesOf(found), note].join("\n"));
}

/** The file's name without its endings: `berlin` for `berlin.osm.pbf`. */
const areaOf = (path: string): string => basename(path).replace(/(?:\.(?:osm|pbf|json))+$/i, "");

function checkArea(area: string): void {
  const isGood =
    area === normalizeText(area) && area !== "" && area.length <= areaMax && !lineProblem(area);
  if (isGood) return;
  throw new FileError(
    `The area must be a name of up to ${areaMax} characters. Set it with --area.`,
  );
}

function linesOf(read: ReadFile & { resumedAt: number }): string[] {
  const { elements, venues, skipped, dataAt, resumedAt } = read;
  const reasons = Object.entries(skipped).toSorted(([, a], [, b]) => b - a);
  const left = reasons.map(([reason, count]) => `${reason}: ${numberText(count)}`).join(", ");
  return [
    ...(resumedAt > 0
      ? [`Continued an interrupted import after ${numberText(resumedAt)} elements.`]
      : []),
    `Read ${numberText(elements)} elements of ${dataAt.toISOString()}, of which ${numberText(venues)} are places.`,
    ...(left ? [`Left out: ${left}.`] : []),
  ];
}
