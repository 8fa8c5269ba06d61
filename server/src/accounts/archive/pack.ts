import { createReadStream, createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { fileIdOf } from "#contracts/kernel/files.ts";
import type { ArchivedItem, ArchivePart, ArchiveReading } from "../../platform/archive-part.ts";
import { type FileForArchive, findFileForArchive } from "../../platform/files/archived.ts";
import type { BlobStore } from "../../platform/files/blobs.ts";
import type { SharedFileQuery } from "../../platform/files/policy.ts";
import type { Session } from "../../platform/http/api.ts";
import {
  type ArchivedFile,
  formatName,
  formatVersion,
  type Manifest,
  manifestPath,
} from "./manifest.ts";
import { makePaths } from "./names.ts";
import { itemHtml, pageFoot, pageHead, sectionFoot, sectionHead } from "./page.ts";
import { openZip, type ZipOut } from "./zip-out.ts";

export type PackDeps = {
  reading: ArchiveReading;
  blobs: BlobStore;
  parts: readonly ArchivePart[];
  sharedFileQueries: readonly SharedFileQuery[];
};

type Packing = {
  owner: Session;
  /** The IDs that imported things had where they were first made. */
  marks: Manifest["marks"];
  /** An empty folder. */
  folder: string;
  signal: AbortSignal;
  /** Called with the share that is done. Throws where the work is no longer needed. */
  report: (progress: number) => Promise<void>;
};

type Found = FileForArchive & { path: string; url: string };

/** Packs everything of a person into one ZIP file in a folder, in little memory. Returns its path and size. */
export async function pack(
  deps: PackDeps,
  packing: Packing,
): Promise<{ path: string; bytes: number }> {
  const { folder } = packing;
  const path = join(folder, "archive.zip");
  const madeAt = new Date();
  const zip = openZip(path, madeAt);
  const page = createWriteStream(join(folder, "page.html"), { mode: 0o600 });
  try {
    const bytes = await fill(deps, packing, { zip, page, madeAt });
    return { path, bytes };
  } catch (error) {
    await zip.abandon();
    throw error;
  } finally {
    page.destroy();
  }
}

type Open = { zip: ZipOut; page: WriteStream; madeAt: Date };

async function fill(deps: PackDeps, packing: Packing, open: Open): Promise<number> {
  const { zip, page, madeAt } = open;
  const { owner, marks, folder, signal } = packing;
  const { settings, publicUrl } = deps.reading;
  const site = (await settings.current()).name;
  const listed: ArchivedFile[] = [];
  const files = makeFiles(deps, owner);
  const sections: { name: string; title: string; count: number }[] = [];
  for (const part of deps.parts) {
    let count = 0;
    const lines = linesOf(part.list(deps.reading, owner), async (item) => {
      signal.throwIfAborted();
      count += 1;
      const paths = await files.find(part, item);
      if (count === 1) await write(page, sectionHead(part.name, part.title));
      await write(
        page,
        itemHtml(item.title, item.json, (url) => paths.get(url)),
      );
    });
    listed.push(await zip.add(`data/${part.name}.json`, Readable.from(lines), "compressed"));
    if (count > 0) await write(page, sectionFoot);
    sections.push({ name: part.name, title: part.title, count });
    if (!part.file) continue;
    const made = Readable.from([Buffer.from(await part.file.make(deps.reading, owner))]);
    listed.push(await zip.add(part.file.path, made, "compressed"));
  }
  listed.push(...(await addFiles(zip, files.found(), packing)));
  page.end();
  await finished(page);
  const head = pageHead({ site, madeAt, sections: sections.filter(({ count }) => count > 0) });
  listed.push(
    await zip.add(
      "index.html",
      Readable.from(pageOf(head, join(folder, "page.html"))),
      "compressed",
    ),
  );
  const manifest: Manifest = {
    format: formatName,
    version: formatVersion,
    site: publicUrl,
    madeAt: madeAt.toISOString(),
    ownerId: owner.userId,
    files: listed,
    marks,
  };
  await zip.add(
    manifestPath,
    Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))]),
    "compressed",
  );
  return zip.finish();
}

async function addFiles(
  zip: ZipOut,
  found: readonly Found[],
  { signal, report }: Packing,
): Promise<ArchivedFile[]> {
  const total = found.reduce((sum, { bytes }) => sum + bytes, 0);
  const added: ArchivedFile[] = [];
  let done = 0;
  for (const { path, url, label, bytes, open } of found) {
    signal.throwIfAborted();
    const stream = await open();
    // Deleted since its row was read.
    if (stream) added.push({ ...(await zip.add(path, stream, "stored")), url, label });
    done += bytes;
    await report(total === 0 ? 1 : done / total);
  }
  return added;
}

/** A JSON list with one item on each line, which is how it is read again. */
async function* linesOf(
  items: AsyncIterable<ArchivedItem>,
  each: (item: ArchivedItem) => Promise<void>,
) {
  yield Buffer.from("[");
  let isFirst = true;
  for await (const item of items) {
    await each(item);
    yield Buffer.from(`${isFirst ? "" : ","}\n${JSON.stringify(item.json)}`);
    isFirst = false;
  }
  yield Buffer.from("\n]\n");
}

async function* pageOf(head: string, path: string) {
  yield Buffer.from(head);
  yield* createReadStream(path);
  yield Buffer.from(pageFoot);
}

async function write(page: WriteStream, text: string): Promise<void> {
  if (!page.write(text)) await once(page, "drain");
}

/** The files that items refer to, each with its path, once. */
function makeFiles({ reading: { db }, blobs, sharedFileQueries }: PackDeps, owner: Session) {
  const pathFor = makePaths();
  const all = new Map<string, Found | undefined>();
  async function find(part: ArchivePart, { title, json, hasOthersFiles }: ArchivedItem) {
    let folder = part.isFlat ? `${part.name}/` : undefined;
    const paths = new Map<string, string>();
    for (const [key, url] of addressesIn(json)) {
      const id = fileIdOf(url) ?? "";
      if (!all.has(url)) {
        const shared = hasOthersFiles ? sharedFileQueries : [];
        const file = await findFileForArchive({ db, blobs }, id, owner, shared);
        if (file) folder ??= `${pathFor(`${part.name}/`, title)}/`;
        const stem = `${key} ${file?.label.replace(/\.[^.]{1,5}$/, "") ?? ""}`;
        const found = file && { ...file, url, path: pathFor(folder ?? "", stem, file.ending) };
        all.set(url, found);
      }
      const path = all.get(url)?.path;
      if (path !== undefined) paths.set(url, path);
    }
    return paths;
  }
  return { find, found: () => [...all.values()].filter((file) => file !== undefined) };
}

/** The addresses of files in a value, each with the key that has it. */
function* addressesIn(value: unknown, key = "file"): Iterable<[string, string]> {
  if (typeof value === "string") {
    if (fileIdOf(value) !== undefined) yield [key, value];
  } else if (Array.isArray(value)) {
    for (const one of value) yield* addressesIn(one, key);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, one] of Object.entries(value)) yield* addressesIn(one, name);
  }
}
