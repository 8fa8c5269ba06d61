import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import { fileIdOf, pdfBytesMax, pictureBytesMax } from "#contracts/kernel/files.ts";
import type { Files, Upload } from "../../platform/files/files.ts";
import { labelOf } from "../../platform/files/received.ts";
import { sniff } from "../../platform/files/sniff.ts";
import type { ArchivedFile } from "./manifest.ts";
import type { OpenArchive } from "./unpack.ts";

const headBytes = 64;

/** Checks a file of an archive like an upload, and stages it. Throws what an upload throws. */
export async function stageFile(
  { files, archive, folder }: { files: Files; archive: OpenArchive; folder: string },
  ownerId: string,
  url: string,
  file: ArchivedFile,
): Promise<Upload> {
  const isPublic = url.startsWith("/files/");
  if (file.size > pdfBytesMax) throw tooLarge();
  const path = join(folder, "file");
  try {
    await pipeline(archive.read(file), createWriteStream(path, { mode: 0o600 }));
    const head = await headOf(archive, file);
    const type = sniff(head);
    if (type !== "pdf" && file.size > pictureBytesMax) throw tooLarge();
    if (type === "pdf" && isPublic)
      throw new AppError("FILE_TYPE", "A picture that others see can't be a PDF.");
    const received = {
      name: "file",
      label: labelOf(file.label ?? ""),
      path,
      bytes: file.size,
      hash: file.sha256,
      head,
    };
    const part = {
      label: "File",
      kinds: isPublic ? (["picture"] as const) : (["picture", "pdf"] as const),
      visibility: isPublic ? ("public" as const) : ("private" as const),
    };
    return await files.stage(ownerId, part, received);
  } finally {
    await rm(path, { force: true });
  }
}

async function headOf(archive: OpenArchive, file: ArchivedFile): Promise<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of archive.read(file)) {
    head = Buffer.concat([head, chunk.subarray(0, headBytes)]).subarray(0, headBytes);
    if (head.length >= headBytes) break;
  }
  return head;
}

const tooLarge = () => new AppError("FILE_TOO_LARGE", "It is larger than this site accepts.");

/** The addresses of files in a value. */
export function* addressesIn(value: unknown): Iterable<string> {
  if (typeof value === "string") {
    if (fileIdOf(value) !== undefined) yield value;
  } else if (Array.isArray(value)) {
    for (const one of value) yield* addressesIn(one);
  } else if (typeof value === "object" && value !== null) {
    for (const one of Object.values(value)) yield* addressesIn(one);
  }
}
