import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import * as z from "zod/mini";
import { archiveEntriesMax, type Refused } from "#contracts/accounts/archive.ts";
import { type JsonObject, objectIn } from "../../platform/archive-part.ts";
import {
  type ArchivedFile,
  formatName,
  formatVersion,
  Manifest,
  manifestPath,
} from "./manifest.ts";
import { isZip } from "../../platform/files/sniff.ts";
import {
  adventureLogPath,
  type OtherTrips,
  tripsOfAdventureLog,
  tripsOfCalendar,
} from "./other-planners.ts";
import { ArchiveProblem, openZip, shown, type ZipIn } from "./zip-in.ts";

const manifestBytesMax = 8 * 1024 * 1024;
/** Of the one JSON file of another planner. */
const otherBytesMax = 32 * 1024 * 1024;
/** Of one JSON file, and of one item in it, which is one line. */
const jsonBytesMax = 128 * 1024 * 1024;
const itemBytesMax = 4 * 1024 * 1024;
/** How deep lists and objects may lie in each other. */
const depthMax = 20;
/** Lists and objects in one item, or in the manifest with its files. */
const partsMax = 50_000;

export type OpenArchive = {
  /** `ownerId` is null for what another planner exported. */
  manifest: Pick<Manifest, "files" | "marks"> & { ownerId: string | null };
  /** What is in it and can't be restored, by its own rules. */
  left: readonly Refused[];
  /** The file that an address in its JSON means. */
  fileOf: (url: string) => ArchivedFile | undefined;
  read: (file: ArchivedFile) => AsyncIterable<Buffer>;
  /** The items of a JSON file, one after another; none if there is no such file. */
  items: (name: string) => AsyncIterable<JsonObject>;
  close: () => void;
};

type Watching = { signal: AbortSignal; report: (progress: number) => Promise<void> };

/** Opens an uploaded archive of ours, or what another planner exported. Throws ArchiveProblem. */
export async function openArchive(path: string, watching: Watching): Promise<OpenArchive> {
  if (!(await isZipFile(path))) return withTrips(await tripsOfCalendar(path));
  const zip = await openZip(path);
  try {
    const isOther = !zip.sizes.has(manifestPath) && zip.sizes.has(adventureLogPath);
    if (!isOther) return await openOwn(zip, watching);
    const json = parsed(await bytesOf(zip, adventureLogPath, otherBytesMax), adventureLogPath);
    return withTrips(await tripsOfAdventureLog(zip, json), zip);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function isZipFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return isZip(buffer);
  } finally {
    await file.close();
  }
}

/** An archive that has only trips, and their files in a ZIP. */
const withTrips = ({ trips, files, left }: OtherTrips, zip?: ZipIn): OpenArchive => ({
  manifest: { ownerId: null, marks: {}, files },
  left,
  fileOf: (url) => files.find((file) => file.url === url),
  read: (file) => zip?.read(file.path) ?? none(),
  items: (name) => (name === "trips" ? each(trips) : none()),
  close: () => zip?.close(),
});

async function* each<T>(items: readonly T[]): AsyncIterable<T> {
  yield* items;
}
const none = () => each<never>([]);

/** Checks that an archive of ours is whole: every file is in its manifest, with its size and its checksum. */
async function openOwn(zip: ZipIn, watching: Watching): Promise<OpenArchive> {
  const manifest = await manifestIn(zip);
  rejectOthers(zip, manifest);
  await rejectChanged(zip, manifest, watching);
  const byUrl = new Map(manifest.files.flatMap((file) => (file.url ? [[file.url, file]] : [])));
  return {
    manifest,
    left: [],
    fileOf: (url) => byUrl.get(url),
    read: (file) => zip.read(file.path),
    items: (name) => itemsIn(zip, `data/${name}.json`),
    close: zip.close,
  };
}

/** The whole of a file that is read at once. Throws ArchiveProblem where it is larger. */
async function bytesOf(zip: ZipIn, path: string, bytesMax: number): Promise<Buffer> {
  if ((zip.sizes.get(path) ?? 0) > bytesMax)
    throw new ArchiveProblem(`A file is too large: ${shown(path)}.`);
  const chunks: Buffer[] = [];
  for await (const chunk of zip.read(path)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function manifestIn(zip: ZipIn): Promise<Manifest> {
  if (!zip.sizes.has(manifestPath))
    throw new ArchiveProblem("It has no manifest, so it isn't an archive of an account.");
  const bytes = await bytesOf(zip, manifestPath, manifestBytesMax);
  const json = objectIn(parsed(bytes, manifestPath));
  const version = json["version"];
  if (json["format"] === formatName && typeof version === "number" && version > formatVersion) {
    throw new ArchiveProblem(
      `It was made by a newer version (format ${String(version)}). This site reads format ${String(formatVersion)}.`,
    );
  }
  const manifest = z.safeParse(Manifest, json);
  if (!manifest.success)
    throw new ArchiveProblem(manifest.error.issues[0]?.message ?? "Its manifest is wrong.");
  if (manifest.data.version < 1) throw new ArchiveProblem("Its manifest has a wrong version.");
  return manifest.data;
}

/** Throws ArchiveProblem for files that the manifest doesn't have, and for files that only the manifest has. */
function rejectOthers(zip: ZipIn, { files }: Manifest): void {
  if (files.length > archiveEntriesMax) throw new ArchiveProblem("It has too many files.");
  const listed = new Set(files.map(({ path }) => path));
  if (listed.size < files.length) throw new ArchiveProblem("Its manifest lists a file twice.");
  for (const path of zip.sizes.keys()) {
    if (path !== manifestPath && !listed.has(path))
      throw new ArchiveProblem(`It has a file that its manifest doesn't list: ${shown(path)}.`);
  }
  for (const { path, size } of files) {
    if (zip.sizes.get(path) !== size)
      throw new ArchiveProblem(`A file is missing or has another size: ${shown(path)}.`);
  }
}

async function rejectChanged(
  zip: ZipIn,
  { files }: Manifest,
  { signal, report }: Watching,
): Promise<void> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const { path, sha256, size } of files) {
    signal.throwIfAborted();
    const hash = createHash("sha256");
    for await (const chunk of zip.read(path)) hash.update(chunk);
    if (hash.digest("hex") !== sha256)
      throw new ArchiveProblem(`A file doesn't match its checksum: ${shown(path)}.`);
    done += size;
    await report(total === 0 ? 1 : done / total);
  }
}

async function* itemsIn(zip: ZipIn, path: string): AsyncIterable<JsonObject> {
  const size = zip.sizes.get(path);
  if (size === undefined) return;
  if (size > jsonBytesMax) throw new ArchiveProblem(`A file is too large: ${shown(path)}.`);
  let place: "start" | "inside" | "end" = "start";
  for await (const line of linesOf(zip.read(path), path)) {
    const text = line.toString("utf8").trim();
    if (place === "start" && text === "[") place = "inside";
    else if (place === "inside" && text === "]") place = "end";
    else if (place === "inside") yield objectIn(parsed(Buffer.from(text.replace(/,$/, "")), path));
    else if (text !== "") throw notJson(path);
  }
  if (place !== "end") throw notJson(path);
}

async function* linesOf(chunks: AsyncIterable<Buffer>, path: string): AsyncIterable<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    length += piece.length;
    if (length > itemBytesMax) throw new ArchiveProblem(`A part is too large in ${shown(path)}.`);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, at));
      yield Buffer.concat(pieces);
      [pieces, length] = [[], 0];
      from = at + 1;
    }
    add(chunk.subarray(from));
  }
  yield Buffer.concat(pieces);
}

/** Throws ArchiveProblem for what is no JSON, or too deep to be worked with. */
function parsed(bytes: Buffer, path: string): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
    if (isTooNested(text)) throw notJson(path);
    return JSON.parse(text);
  } catch {
    throw notJson(path);
  }
}

/** Whether lists and objects lie too deep in each other, or are too many. */
function isTooNested(text: string): boolean {
  let depth = 0;
  let count = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === "[" || sign === "{") {
      depth += 1;
      count += 1;
      if (depth > depthMax || count > partsMax) return true;
    } else if (sign === "]" || sign === "}") depth -= 1;
  }
  return false;
}

const notJson = (path: string) => new ArchiveProblem(`A file can't be read: ${shown(path)}.`);
