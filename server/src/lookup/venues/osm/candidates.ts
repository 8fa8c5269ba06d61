import { truncate } from "node:fs/promises";
import { join } from "node:path";
import type { Checkpoint } from "./checkpoint.ts";
import type { Kind, Member, Position } from "./entities.ts";
import { readLines, writeLines } from "./lines.ts";
import type { PlaceValues } from "./place.ts";
import type { Needed } from "./read-pbf.ts";

/** A place before its position is known, as a line of the file for its kind. */
export type Candidate = { id: number; version: number; values: PlaceValues } & (
  | { position: Position }
  | { refs: number[] }
  | { members: Member[] }
);

type Sizes = Checkpoint["sizes"];

/** Where candidates wait on disk until the whole file was read. */
export type CandidateWriter = {
  add: (kind: Kind, candidate: Candidate) => void;
  /** Writes what was added, if it is enough. */
  flush: () => Promise<void>;
  /** Writes all of it to the disk; returns the bytes of each file. */
  sync: () => Promise<Sizes>;
  close: () => Promise<void>;
};

export const kinds: readonly Kind[] = ["node", "way", "relation"];

// Only `writeCandidates` writes these files.
export const candidatesIn = (folder: string, kind: Kind) =>
  readLines(join(folder, kind)) as AsyncGenerator<Candidate>;

/** Writes after the candidates that a checkpoint has, and notes in `needed` what has to be read to know where all are. */
export async function writeCandidates(
  folder: string,
  needed: Needed,
  checkpoint: Checkpoint | undefined,
): Promise<CandidateWriter> {
  if (checkpoint) await noteBefore(folder, needed, checkpoint);
  const open = (kind: Kind) => writeLines(join(folder, kind), checkpoint?.sizes[kind]);
  const node = await open("node");
  const way = await open("way");
  const relation = await open("relation");
  const writers = { node, way, relation };
  return {
    add(kind, candidate) {
      note(candidate, needed);
      writers[kind].add(candidate);
    },
    async flush() {
      for (const kind of kinds) await writers[kind].flush();
    },
    sync: async () => ({
      node: await node.sync(),
      way: await way.sync(),
      relation: await relation.sync(),
    }),
    async close() {
      for (const kind of kinds) await writers[kind].close();
    },
  };
}

async function noteBefore(folder: string, needed: Needed, { sizes }: Checkpoint): Promise<void> {
  for (const kind of kinds) {
    await truncate(join(folder, kind), sizes[kind]);
    for await (const candidate of candidatesIn(folder, kind)) note(candidate, needed);
  }
}

function note(candidate: Candidate, { nodes, ways }: Needed): void {
  if ("refs" in candidate) for (const ref of candidate.refs) nodes.add(ref);
  if (!("members" in candidate)) return;
  for (const { kind, id } of candidate.members) {
    if (kind === "way") ways.add(id);
    else nodes.add(id);
  }
}
