import { open, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

const whole = z.int().check(z.gte(0));
const time = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
const Bytes = z.nullable(z.strictObject({ start: whole, end: whole }));

/** How far the first pass over a file came, with the sizes of the files that hold what it found. */
const Checkpoint = z.strictObject({
  progress: z.strictObject({
    elements: whole,
    dataAt: z.nullable(time),
    next: whole,
    nodes: Bytes,
    ways: Bytes,
  }),
  skipped: z.record(z.string(), whole),
  sizes: z.strictObject({ node: whole, way: whole, relation: whole }),
});
export type Checkpoint = z.output<typeof Checkpoint>;

/** What a file has, once its places are all written. */
export const ReadFile = z.strictObject({
  elements: whole,
  venues: whole,
  /** How many of what looks like a place are none of ours, by the reason. */
  skipped: z.record(z.string(), whole),
  /** When the data were taken from OpenStreetMap; the time of the file, if it doesn't say. */
  dataAt: time,
  /** Of the file of places. */
  bytes: whole,
});
export type ReadFile = z.output<typeof ReadFile>;

/** What a killed reader left in a folder: the first pass up to a checkpoint, or all that it had to do. */
export const findCheckpoint = async (folder: string): Promise<Checkpoint | undefined> => {
  const found = await find(join(folder, "checkpoint"), Checkpoint);
  return found && (await hasAll(folder, found.sizes)) ? found : undefined;
};
export const findWhole = async (folder: string): Promise<ReadFile | undefined> => {
  const found = await find(join(folder, "whole"), ReadFile);
  return found && (await hasAll(folder, { venues: found.bytes })) ? found : undefined;
};
export const saveCheckpoint = (folder: string, checkpoint: Checkpoint) =>
  save(join(folder, "checkpoint"), z.encode(Checkpoint, checkpoint));
export const saveWhole = (folder: string, read: ReadFile) =>
  save(join(folder, "whole"), z.encode(ReadFile, read));

/** Whether the files have at least these sizes: a machine that lost its power may have lost their ends. */
async function hasAll(folder: string, sizes: Record<string, number>): Promise<boolean> {
  for (const [name, size] of Object.entries(sizes)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if ((found?.size ?? -1) < size) return false;
  }
  return true;
}

async function find<S extends z.ZodMiniType>(
  path: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  return text === undefined ? undefined : z.decode(schema, JSON.parse(text));
}

/** The file has all of it or what it had before, also after a loss of power. */
async function save(path: string, value: unknown): Promise<void> {
  const partial = `${path}.partial`;
  const file = await open(partial, "w", 0o600);
  try {
    await file.writeFile(JSON.stringify(value));
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
}
