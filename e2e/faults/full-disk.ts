import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHoot } from "#contracts/community/hoots.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { createRecord, deleteRecord } from "#contracts/travel/pet-records.ts";
import { listPets, createPet } from "#contracts/travel/pets.ts";
import { openDatabase } from "../../server/src/platform/db/open.ts";
import type { Schema } from "../../server/src/platform/schema.ts";
import { type Ledger, readLedger } from "../../server/testing/ledger.ts";
import { paper } from "../../server/testing/papers.ts";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import { newSender, type Person } from "./uploader.ts";

export type FullDiskReport = {
  /** Documents stored before the disk was full. */
  stored: number;
  /** Uploads after that, by error code. */
  rejections: Record<string, number>;
  /** Bytes that rejected uploads left behind. */
  leftBehind: number;
  /** Number of stored documents that could be read while the disk was full. */
  readable: number;
  /** Whether text could still be saved. */
  canPost: boolean;
  /** Whether a document could be stored after another one was deleted. */
  recovers: boolean;
  ledger: Ledger;
};

const diskMegabytes = 16;
const paperBytes = 1_500_000;
const tries = 6;

/** Mounts a small disk, which needs root; undefined if the system does not allow it. */
export function mountDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-disk-"));
  try {
    const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
    execFileSync("mount", options, { stdio: "ignore" });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

/** Frees the disk. What still has a file of it open keeps it until it ends. */
export function unmount(folder: string): void {
  execFileSync("umount", ["-l", folder], { stdio: "ignore" });
  rmSync(folder, { recursive: true });
}

/** Fills the disk of a server with documents; its database is on another disk. Undefined if no small disk can be mounted. */
export async function fullDisk(databaseUrl: string): Promise<FullDiskReport | undefined> {
  const folder = mountDisk(diskMegabytes);
  if (folder === undefined) return undefined;
  let server: ServerProcess | undefined;
  try {
    server = await startServer({ DATA_DIR: folder, DATABASE_URL: databaseUrl, DEMO: "off" });
    return await fill(server, folder, databaseUrl);
  } finally {
    if (server) await kill(server);
    unmount(folder);
  }
}

async function fill(server: ServerProcess, folder: string, databaseUrl: string) {
  const person = await newSender(server);
  const call = person.call(server);
  const { _id: id } = await call(createPet, { body: { petName: "Momo" } });
  const send = () => storeOne(person, server, id);
  const room = () => statfsSync(folder).bavail * statfsSync(folder).bsize;
  let stored = 0;
  let errorResponse = await send();
  for (; errorResponse === undefined; errorResponse = await send()) stored += 1;
  const before = room();
  const rejections: Record<string, number> = {};
  for (let time = 0; time < tries; time += 1) {
    const code = (await send()) ?? "none";
    rejections[code] = (rejections[code] ?? 0) + 1;
  }
  const leftBehind = before - room();
  const readable = await countReadable(person, server);
  const hoot = await call(createHoot, { body: { title: "Full", text: "No space for documents." } });
  const [pet] = await call(listPets);
  const recordId = pet?.records.find(({ document }) => document !== null)?._id ?? "";
  await call(deleteRecord, { params: { id, recordId } });
  const recovers = (await send()) === undefined;
  server.signal("SIGTERM");
  await server.ended;
  const { db, close } = await openDatabase<Schema>({ dataDir: folder, databaseUrl });
  const ledger = await readLedger(db, folder);
  await close();
  const canPost = hoot.title === "Full";
  return { stored, rejections, leftBehind, readable, canPost, recovers, ledger };
}

/** Undefined if it was stored, otherwise the error code. */
async function storeOne(person: Person, server: ServerProcess, id: string) {
  const bytes = paper({ objects: [{ dict: "", stream: Buffer.alloc(paperBytes, " ") }] });
  const document = new File([new Uint8Array(bytes)], "paper.pdf");
  const sent = { params: { id }, body: { kind: "other" as const }, files: { document } };
  try {
    await person.call(server)(createRecord, sent);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function countReadable(person: Person, server: ServerProcess): Promise<number> {
  const [pet] = await person.call(server)(listPets);
  const headers = { authorization: `Bearer ${person.token}` };
  const responses = await Promise.all(
    (pet?.records ?? []).map(async ({ document }) => {
      const response = await fetch(`${server.address}${document}`, { headers });
      return response.status === 200 && (await response.arrayBuffer()).byteLength > paperBytes;
    }),
  );
  return responses.filter(Boolean).length;
}
