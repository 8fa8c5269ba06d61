import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError, type ErrorCode } from "#contracts/kernel/errors.ts";
import type { PdfText } from "#contracts/kernel/files.ts";
import { sniff } from "../src/platform/files/sniff.ts";
import type { MadePicture, MediaWorker } from "../src/platform/files/media-worker.ts";
import type { HostileFile } from "./hostile-file.ts";

/** A media worker with its own folder that accepts bytes instead of paths. */
export type Workbench = {
  /** The converted image with the bytes of its three files. */
  picture: (bytes: Buffer) => Promise<MadePicture & { files: Buffer[] }>;
  pdf: (bytes: Buffer) => Promise<void>;
  text: (bytes: Buffer) => Promise<PdfText>;
  /** The error code of a file, or `harmless`; `files` are the converted image. */
  send: (
    file: HostileFile,
  ) => Promise<{ fate: ErrorCode | "harmless"; sent: Buffer; files: Buffer[] }>;
  clear: () => Promise<void>;
};

export async function makeWorkbench(mediaWorker: MediaWorker): Promise<Workbench> {
  const folder = await mkdtemp(join(tmpdir(), "wagabond-workbench-"));

  async function lay(bytes: Buffer): Promise<{ path: string; out: string }> {
    const out = join(folder, randomUUID());
    await mkdir(out);
    const path = join(out, "sent");
    await writeFile(path, bytes);
    return { path, out };
  }

  async function picture(bytes: Buffer) {
    const kind = sniff(bytes);
    if (kind === undefined || kind === "pdf") throw notTaken();
    const { path, out } = await lay(bytes);
    const made = await mediaWorker.picture(path, kind, out);
    return { ...made, files: await Promise.all(made.variants.map(({ path }) => readFile(path))) };
  }

  async function pdf(bytes: Buffer) {
    if (sniff(bytes) !== "pdf") throw notTaken();
    await mediaWorker.pdf((await lay(bytes)).path);
  }

  return {
    picture,
    pdf,
    text: async (bytes) => mediaWorker.text((await lay(bytes)).path),
    async send({ bytes, part }) {
      const sent = await bytes();
      try {
        if (part === "paper" && sniff(sent) === "pdf") {
          await pdf(sent);
          return { fate: "harmless", sent, files: [] };
        }
        return { fate: "harmless", sent, files: (await picture(sent)).files };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { fate: error.code, sent, files: [] };
      }
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

const notTaken = () =>
  new AppError("FILE_TYPE", "This file type isn't supported. Use PNG, GIF, JPEG, WebP or PDF.");
