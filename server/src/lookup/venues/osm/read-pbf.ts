import type { FileHandle } from "node:fs/promises";
import { type Blob, type Bytes, inPlace, listBlobs, placeOf, readBlob } from "./blobs.ts";
import { blockIn, headerIn } from "./block.ts";
import { placeKeys } from "./categories.ts";
import {
  type Entity,
  type Member,
  type Position,
  readGroup,
  readPositions,
  readWays,
} from "./entities.ts";
import { FileError } from "./file-error.ts";
import { evenly, makeNodeIndex, makeNumbers, middleOf, type NodeIndex } from "./positions.ts";

/** How far a file was read. */
export type Progress = {
  elements: number;
  /** The time of the data, if the file has it. */
  dataAt: Date | null;
  /** Where the next blob starts. */
  next: number;
  /** Where nodes and ways are; a sorted file has each in one piece. */
  nodes: Bytes | null;
  ways: Bytes | null;
};

/** What a reader of a file does with a thing that may be a place. */
export type Visit = {
  entity: (entity: Entity) => void;
  /** Called after each blob; what was visited is then written. */
  rest: (progress: Progress) => Promise<void>;
};

/** Where ways and relations are that were asked for. */
export type Locate = {
  way: (refs: readonly number[]) => Position | undefined;
  relation: (members: readonly Member[]) => Position | undefined;
};

export type ReadPbf = {
  elements: number;
  /** The time of the data, if the file has it. */
  dataAt: Date | null;
  /** Reads the positions that places need, in one or two more passes over a part of the file. */
  locate: () => Promise<Locate>;
};

/** Positions of the nodes of a way and of the ways of a relation, evenly spaced, are enough for the middle of their box. */
const refsPerWay = 64;
const waysPerRelation = 500;
const refsPerMember = 16;
/** 16 bytes each: a country has about a million. */
const nodesMax = 8_000_000;

export const sampleRefs = (refs: readonly number[]): number[] => evenly(refs, refsPerWay);

/** The members that outline an area or make a route; those inside of it, such as islands and stops, are left out. */
export function sampleMembers(members: readonly Member[]): Member[] {
  const parts = members.filter(({ kind, role }) => kind !== "relation" && role !== "inner");
  return evenly(parts, waysPerRelation);
}

/** What is needed to know where places are. */
export type Needed = { nodes: ReturnType<typeof makeNumbers>; ways: Set<number> };

export const makeNeeded = (): Needed => ({ nodes: makeNumbers(), ways: new Set() });

const notBegun: Progress = { elements: 0, dataAt: null, next: 0, nodes: null, ways: null };

/** Reads a file in one pass, or the rest of one: visits what has a key of places. Throws FileError. */
export async function readPbf(
  file: FileHandle,
  visit: Visit,
  needed: Needed,
  begun: Progress = notBegun,
): Promise<ReadPbf> {
  let progress = begun;
  let hasHeader = begun.next > 0;
  const rest = listBlobs(file, { start: begun.next, end: Infinity });
  for await (const { blob, bytes } of unpacked(file, rest)) {
    if (blob.kind === "OSMHeader") {
      const { dataAt } = inPlace(placeOf(blob), () => headerIn(bytes));
      if (!hasHeader) progress = { ...progress, dataAt };
      hasHeader = true;
      continue;
    }
    if (!hasHeader) throw new FileError("The file has data before its header.");
    progress = after(progress, blob, visitBlock(blob, bytes, visit));
    checkNeeded(needed);
    await visit.rest(progress);
  }
  if (!hasHeader) throw new FileError("The file has no header.");
  const { elements, dataAt } = progress;
  return { elements, dataAt, locate: () => locateIn(file, progress, needed) };
}

type Counts = { elements: number; hasNodes: boolean; hasWays: boolean };

function visitBlock(blob: Blob, bytes: Buffer, visit: Visit): Counts {
  const counts = { elements: 0, hasNodes: false, hasWays: false };
  inPlace(placeOf(blob), () => {
    const block = blockIn(bytes, placeKeys);
    for (const range of block.groups) {
      const { kind, count } = readGroup(block, range, visit.entity);
      counts.elements += count;
      counts.hasNodes ||= kind === "node";
      counts.hasWays ||= kind === "way";
    }
  });
  return counts;
}

function after(before: Progress, { start, contentsAt, size }: Blob, counts: Counts): Progress {
  const next = contentsAt + size;
  const withBlob = (bytes: Bytes | null) => ({ start: bytes?.start ?? start, end: next });
  return {
    elements: before.elements + counts.elements,
    dataAt: before.dataAt,
    next,
    nodes: counts.hasNodes ? withBlob(before.nodes) : before.nodes,
    ways: counts.hasWays ? withBlob(before.ways) : before.ways,
  };
}

function checkNeeded({ nodes, ways }: Needed): void {
  if (nodes.size() <= nodesMax && ways.size <= nodesMax / refsPerMember) return;
  throw new FileError("The file has too many areas at once. Import smaller extracts, one by one.");
}

async function locateIn(file: FileHandle, progress: Progress, needed: Needed): Promise<Locate> {
  const refsOf = await waysIn(file, progress, needed);
  const nodes = await nodesIn(file, progress, needed);
  const positionsOf = (refs: readonly number[]) => refs.flatMap((ref) => nodes.get(ref) ?? []);
  return {
    way: (refs) => middleOf(positionsOf(refs)),
    relation: (members) =>
      middleOf(
        members.flatMap(({ kind, id }) =>
          positionsOf(kind === "way" ? (refsOf.get(id) ?? []) : [id]),
        ),
      ),
  };
}

/** The nodes of ways that are parts of relations. */
async function waysIn(
  file: FileHandle,
  { ways }: Progress,
  needed: Needed,
): Promise<Map<number, number[]>> {
  const refsOf = new Map<number, number[]>();
  if (needed.ways.size === 0) return refsOf;
  await eachGroup(file, ways, (block, range) =>
    readWays(
      block,
      range,
      (id) => needed.ways.has(id),
      (id, refs) => {
        const sample = evenly(refs, refsPerMember);
        refsOf.set(id, sample);
        for (const ref of sample) needed.nodes.add(ref);
      },
    ),
  );
  checkNeeded(needed);
  return refsOf;
}

async function nodesIn(
  file: FileHandle,
  progress: Progress,
  { nodes }: Needed,
): Promise<NodeIndex> {
  const index = makeNodeIndex(nodes.sorted());
  if (nodes.size() === 0) return index;
  await eachGroup(file, progress.nodes, (block, range) => readPositions(block, range, index.put));
  return index;
}

const noKeys: ReadonlySet<string> = new Set();
type Block = ReturnType<typeof blockIn>;

async function eachGroup(
  file: FileHandle,
  part: Bytes | null,
  read: (block: Block, range: Block["groups"][number]) => void,
): Promise<void> {
  if (!part) return;
  for await (const { blob, bytes } of unpacked(file, listBlobs(file, part))) {
    if (blob.kind !== "OSMData") continue;
    inPlace(placeOf(blob), () => {
      const block = blockIn(bytes, noKeys);
      for (const range of block.groups) read(block, range);
    });
  }
}

/** Blobs with their contents. The next one is unpacked while one is read. */
async function* unpacked(
  file: FileHandle,
  blobs: AsyncIterable<Blob>,
): AsyncGenerator<{ blob: Blob; bytes: Buffer }> {
  let pending: { blob: Blob; bytes: Promise<Buffer> } | undefined;
  try {
    for await (const blob of blobs) {
      const ahead = { blob, bytes: readBlob(file, blob) };
      // Whoever awaits it gets its error.
      ahead.bytes.catch(() => undefined);
      const current = pending;
      pending = ahead;
      if (current) yield { blob: current.blob, bytes: await current.bytes };
    }
    if (pending) yield { blob: pending.blob, bytes: await pending.bytes };
  } finally {
    // The file is closed only after what reads it.
    await pending?.bytes.catch(() => undefined);
  }
}
