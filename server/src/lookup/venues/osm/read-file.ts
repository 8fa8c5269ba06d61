import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { spatialKey } from "../spatial-key.ts";
import { makeDuplicates } from "./duplicates.ts";
import type { Entity, Kind, Member, Position } from "./entities.ts";
import { FileError } from "./file-error.ts";
import { type LineWriter, readLines, writeLines } from "./lines.ts";
import { type LeftOut, placeOf, type PlaceValues } from "./place.ts";
import { isPosition } from "./positions.ts";
import { type Locate, makeNeeded, readPbf, sampleMembers, sampleRefs } from "./read-pbf.ts";
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
export type Skipped = LeftOut | "no valid position" | "mapped twice";

export type ReadFile = {
  elements: number;
  venues: number;
  skipped: Partial<Record<Skipped, number>>;
  /** When the data were taken from OpenStreetMap; the time of the file, if it doesn't say. */
  dataAt: Date;
};

/** A place before its position is known, as a line of a file beside. */
type Candidate = { id: number; version: number; values: PlaceValues } & (
  | { position: Position }
  | { refs: number[] }
  | { members: Member[] }
);

/** What the database holds. */
const versionMax = 2 ** 31 - 1;
const kinds: readonly Kind[] = ["node", "way", "relation"];

/**
 * Reads a file of OpenStreetMap (.osm.pbf, or JSON of Overpass; its content decides) and writes its places to `folder`,
 * a `FoundVenue` a line, in the file `venues`. Files are read in parts, and what isn't needed yet is on disk. Throws
 * FileError for a file that is damaged, hostile or something else.
 */
export async function readFile(path: string, folder: string): Promise<ReadFile> {
  const file = await openFile(path);
  try {
    const { mtime } = await file.stat();
    const collected = await collect(file, folder);
    const found = await settle(folder, collected.locate);
    const { elements, dataAt = mtime, skipped } = collected;
    const all = { ...skipped, ...found.skipped };
    return {
      elements,
      dataAt: dataAt > new Date() ? mtime : dataAt,
      venues: found.venues,
      skipped: all,
    };
  } finally {
    await file.close();
  }
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, "r");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new FileError(`${path} can't be read (${reason}).`);
  }
}

type Collected = {
  elements: number;
  dataAt: Date | undefined;
  skipped: ReadFile["skipped"];
  locate: () => Promise<Locate | undefined>;
};

/** Writes everything that may be a place to a file for its kind. */
async function collect(file: FileHandle, folder: string): Promise<Collected> {
  const writers = await openWriters(folder);
  const skipped: ReadFile["skipped"] = {};
  const needed = makeNeeded();
  /** undefined for what is no place of ours. */
  const valuesOf = ({ tags }: Pick<Entity, "tags">): PlaceValues | undefined => {
    const place = placeOf(tags);
    if (!place || !("leftOut" in place)) return place;
    skipped[place.leftOut] = (skipped[place.leftOut] ?? 0) + 1;
    return undefined;
  };
  const add = (kind: Kind, candidate: Candidate) => writers[kind].add(candidate);
  const rest = async () => {
    for (const kind of kinds) await writers[kind].flush();
  };
  const visitPbf = (entity: Entity) => {
    const values = valuesOf(entity);
    if (!values) return;
    const { kind, id, version } = entity;
    if (kind === "node") return add(kind, { id, version, values, position: entity.position });
    if (kind === "way") {
      const refs = sampleRefs(entity.refs());
      for (const ref of refs) needed.nodes.add(ref);
      return add(kind, { id, version, values, refs });
    }
    const members = sampleMembers(entity.members());
    for (const member of members) {
      if (member.kind === "way") needed.ways.add(member.id);
      else needed.nodes.add(member.id);
    }
    add(kind, { id, version, values, members });
  };
  try {
    if (await isPbf(file)) {
      const read = await readPbf(file, { entity: visitPbf, rest }, needed);
      return { ...read, skipped };
    }
    const read = await readOverpass(file, {
      entity(found) {
        const values = valuesOf(found);
        const { kind, id, version, position } = found;
        if (values) add(kind, { id, version, values, position });
      },
      rest,
    });
    return { ...read, skipped, locate: async () => undefined };
  } finally {
    for (const kind of kinds) await writers[kind].close();
  }
}

async function openWriters(folder: string): Promise<Record<Kind, LineWriter>> {
  const [node, way, relation] = [
    await writeLines(join(folder, "node")),
    await writeLines(join(folder, "way")),
    await writeLines(join(folder, "relation")),
  ];
  return { node, way, relation };
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
): Promise<Pick<ReadFile, "venues" | "skipped">> {
  const positions = await locate();
  const duplicates = makeDuplicates();
  const writer = await writeLines(join(folder, "venues"));
  const counts = { venues: 0, lost: 0, twice: 0 };
  try {
    // A node is where the entrance is, so it goes before the outline of its building.
    for (const kind of kinds) {
      for await (const line of readLines(join(folder, kind))) {
        // Only `collect` writes these files.
        const candidate = line as Candidate;
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
  } finally {
    await writer.close();
  }
  const { venues, lost, twice } = counts;
  return {
    venues,
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
