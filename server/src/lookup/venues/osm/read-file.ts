import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { spatialKey } from "../spatial-key.ts";
import { type Candidate, candidatesIn, kinds, writeCandidates } from "./candidates.ts";
import {
  type Checkpoint,
  findCheckpoint,
  findWhole,
  type ReadFile,
  saveCheckpoint,
  saveWhole,
} from "./checkpoint.ts";
import { makeDuplicates } from "./duplicates.ts";
import type { Entity, Position } from "./entities.ts";
import { FileError, unreadable } from "./file-error.ts";
import { writeLines } from "./lines.ts";
import { type LeftOut, placeOf, type PlaceValues } from "./place.ts";
import { isPosition } from "./positions.ts";
import {
  type Locate,
  makeNeeded,
  type Progress,
  readPbf,
  sampleMembers,
  sampleRefs,
} from "./read-pbf.ts";
import { readOverpass } from "./read-overpass.ts";

/** A place of a file, as its row. */
export type FoundVenue = PlaceValues & {
  osm_id: string;
  /** 0 where the file has none. */
  osm_version: number;
  latitude: number;
  longitude: number;
  spatial_key: number;
};

/** Why something that looks like a place is none of ours. */
type Skipped = LeftOut | "no valid position" | "mapped twice";

/** What the database holds. */
const versionMax = 2 ** 31 - 1;

/** Less than a second of reading is lost when a reader is killed. */
const checkpointElements = 200_000;

/**
 * Reads a file of OpenStreetMap (.osm.pbf, or JSON of Overpass; its content decides) and writes its places to `folder`,
 * a `FoundVenue` a line, in the file `venues`. Files are read in parts, and what isn't needed yet is on disk. Where a
 * reader of the same file was killed that had the same folder, it goes on after `resumedAt` elements. Throws FileError
 * for a file that is damaged, hostile or something else.
 */
export async function readFile(
  path: string,
  folder: string,
): Promise<ReadFile & { resumedAt: number }> {
  const whole = await findWhole(folder);
  if (whole) return { ...whole, resumedAt: whole.elements };
  const file = await open(path, "r").catch((error: unknown) => {
    throw unreadable(path, error);
  });
  try {
    const { mtime } = await file.stat();
    const checkpoint = await findCheckpoint(folder);
    const { elements, dataAt, skipped, locate } = await collect(file, folder, checkpoint);
    const found = await settle(folder, locate);
    const isKnown = dataAt !== null && dataAt <= new Date();
    const read = {
      elements,
      dataAt: isKnown ? dataAt : mtime,
      venues: found.venues,
      bytes: found.bytes,
      skipped: { ...skipped, ...found.skipped },
    };
    await saveWhole(folder, read);
    return { ...read, resumedAt: checkpoint?.progress.elements ?? 0 };
  } finally {
    await file.close();
  }
}

type Collected = {
  elements: number;
  dataAt: Date | null;
  skipped: ReadFile["skipped"];
  locate: () => Promise<Locate | undefined>;
};

/** Writes everything that may be a place to a file for its kind. */
async function collect(
  file: FileHandle,
  folder: string,
  checkpoint: Checkpoint | undefined,
): Promise<Collected> {
  const skipped = { ...checkpoint?.skipped };
  const needed = makeNeeded();
  const writer = await writeCandidates(folder, needed, checkpoint);
  /** undefined for what is no place of ours. */
  const valuesOf = ({ tags }: Pick<Entity, "tags">): PlaceValues | undefined => {
    const place = placeOf(tags);
    if (!place || !("leftOut" in place)) return place;
    skipped[place.leftOut] = (skipped[place.leftOut] ?? 0) + 1;
    return undefined;
  };
  let saved = checkpoint?.progress.elements ?? 0;
  const rest = async (progress: Progress) => {
    if (progress.elements - saved < checkpointElements) return writer.flush();
    saved = progress.elements;
    await saveCheckpoint(folder, { progress, skipped, sizes: await writer.sync() });
  };
  const visitPbf = (entity: Entity) => {
    const values = valuesOf(entity);
    if (!values) return;
    const { kind, id, version } = entity;
    if (kind === "node")
      return writer.add(kind, { id, version, values, position: entity.position });
    if (kind === "way")
      return writer.add(kind, { id, version, values, refs: sampleRefs(entity.refs()) });
    writer.add(kind, { id, version, values, members: sampleMembers(entity.members()) });
  };
  try {
    if (await isPbf(file)) {
      const visit = { entity: visitPbf, rest };
      const read = await readPbf(file, visit, needed, checkpoint?.progress);
      return { ...read, skipped };
    }
    const read = await readOverpass(file, {
      entity(found) {
        const values = valuesOf(found);
        const { kind, id, version, position } = found;
        if (values) writer.add(kind, { id, version, values, position });
      },
      rest: writer.flush,
    });
    return { ...read, skipped, locate: async () => undefined };
  } finally {
    await writer.close();
  }
}

/** Throws FileError for what is neither. */
async function isPbf(file: FileHandle): Promise<boolean> {
  const start = Buffer.alloc(64);
  const { bytesRead } = await file.read(start, 0, start.length, 0);
  const text = start.toString("latin1", 0, bytesRead);
  if (/^(?:\u00EF\u00BB\u00BF)?\s*\{/.test(text)) return false;
  // The header of the first blob has its kind at the start.
  if (text.slice(4, 15) === "\n\tOSMHeader") return true;
  throw new FileError(
    "The file is neither an .osm.pbf file nor JSON of Overpass. XML and other formats have to be converted first.",
  );
}

/** Finds the positions, leaves out what is there twice, and writes the places. */
async function settle(
  folder: string,
  locate: Collected["locate"],
): Promise<{ venues: number; bytes: number; skipped: Partial<Record<Skipped, number>> }> {
  const positions = await locate();
  const duplicates = makeDuplicates();
  const writer = await writeLines(join(folder, "venues"));
  const counts = { venues: 0, bytes: 0, lost: 0, twice: 0 };
  try {
    // A node is where the entrance is, so it goes before the outline of its building.
    for (const kind of kinds) {
      for await (const candidate of candidatesIn(folder, kind)) {
        const { id, version, values } = candidate;
        const position = positionOf(candidate, positions);
        if (!position || !isPosition(position)) counts.lost += 1;
        else if (duplicates.isOne({ kind, ...values, position })) counts.twice += 1;
        else {
          const { latitude, longitude } = rounded(position);
          counts.venues += 1;
          writer.add({
            ...values,
            osm_id: `${kind}/${id}`,
            osm_version: Math.min(version, versionMax),
            latitude,
            longitude,
            spatial_key: spatialKey(latitude, longitude),
          } satisfies FoundVenue);
          await writer.flush();
        }
      }
    }
    counts.bytes = await writer.sync();
  } finally {
    await writer.close();
  }
  const { venues, bytes, lost, twice } = counts;
  return {
    venues,
    bytes,
    skipped: {
      ...(lost && { "no valid position": lost }),
      ...(twice && { "mapped twice": twice }),
    },
  };
}

function positionOf(candidate: Candidate, locate: Locate | undefined): Position | undefined {
  if ("position" in candidate) return candidate.position;
  return "refs" in candidate ? locate?.way(candidate.refs) : locate?.relation(candidate.members);
}

/** OpenStreetMap has seven digits. */
const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e7) / 1e7,
  longitude: Math.round(longitude * 1e7) / 1e7,
});
