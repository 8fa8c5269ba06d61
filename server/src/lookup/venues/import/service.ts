import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { lineProblem, normalizeText } from "#contracts/kernel/plain-text.ts";
import { numberText } from "#format/numbers.ts";
import { FileError } from "../osm/file-error.ts";
import { type ReadFile, readFile } from "../osm/read-file.ts";
import type { LoadRequest } from "./load.ts";
import { lockAlone } from "./lock.ts";

export { FileError } from "../osm/file-error.ts";
export { fetchCity, fetchDataTime, type Overpass } from "./overpass.ts";
export { type City, cityNamed } from "./query.ts";
export { LoadRequest, loadVenues, type LoadDeps } from "./load.ts";

/** Longest name of an area. */
const areaMax = 80;
const folderName = "venue-imports";

type File = { path: string; area?: string | undefined };

/**
 * Reads a file of OpenStreetMap to a folder in DATA_DIR, and runs `load` with the request that makes its places visible.
 * One import at a time has the folder; what a killed one left there is removed. Returns what was read, as lines, before
 * what `load` returns. Throws FileError for a bad file or area, and while another import runs.
 */
export async function withVenues<T>(
  dataDir: string,
  { path, area = areaOf(path) }: File,
  load: (request: LoadRequest) => Promise<T>,
): Promise<{ read: string[]; loaded: T }> {
  checkArea(area);
  const inside = join(dataDir, folderName);
  await mkdir(inside, { recursive: true, mode: 0o700 });
  const lock = lockAlone(inside, "importing places");
  try {
    for (const name of await readdir(inside)) {
      if (name.startsWith("read-")) await rm(join(inside, name), { recursive: true, force: true });
    }
    const folder = await mkdtemp(join(inside, "read-"));
    try {
      const found = await readFile(resolve(path), folder);
      const read = linesOf(found);
      if (found.venues === 0) {
        throw new FileError(
          [
            ...read,
            "Nothing was changed, because a file without places would close all of its area.",
          ].join("\n"),
        );
      }
      const dataAt = found.dataAt.toISOString();
      const request = { folder: `${folderName}/${basename(folder)}`, area, dataAt };
      return { read, loaded: await load({ loadVenues: request }) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
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

function linesOf({ elements, venues, skipped, dataAt }: ReadFile): string[] {
  const reasons = Object.entries(skipped).toSorted(([, a], [, b]) => b - a);
  const left = reasons.map(([reason, count]) => `${reason}: ${numberText(count)}`).join(", ");
  return [
    `Read ${numberText(elements)} elements of ${dataAt.toISOString()}, of which ${numberText(venues)} are places.`,
    ...(left ? [`Left out: ${left}.`] : []),
  ];
}
