import { fork } from "node:child_process";
import { once } from "node:events";
import {
  createWriteStream,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "kysely";
import sharp from "sharp";
import { signUp } from "#contracts/accounts/accounts.ts";
import * as archive from "#contracts/accounts/archive.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { openDatabase } from "../server/src/platform/db/open.ts";
import type { Schema } from "../server/src/platform/schema.ts";
import { newDatabase, startPostgres } from "../server/testing/postgres.ts";
import { memoryOf } from "./memory.ts";

// Packs an account with about 0.9 GB of PDFs, and brings the archive into a second account, with the memory of the server
// meanwhile: node bench/archive-memory.ts [PDFs] [pglite]. With PostgreSQL, the database is in processes of its own. An
// archive above 1 GB is packed and downloaded, and not brought back.
const count = Number(process.argv[2] ?? 66);
const postgres = process.argv[3] === "pglite" ? undefined : await startPostgres();
const databaseUrl = postgres && (await newDatabase(postgres.url, "archive"));
const body = { name: "Big Account", email: "big@example.com", password: "seven quiet otters" };
const second = { ...body, email: "second@example.com" };
const dataDir = mkdtempSync(join(tmpdir(), "wagabond-archive-"));

/** A PDF of about 14 MB that can't be compressed. */
async function largePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const side = 2_200;
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: side, height: side, channels: 3, background: "gray", noise } as const;
  const jpeg = await sharp({ create })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const pdf = await PDFDocument.create();
  pdf.addPage().drawImage(await pdf.embedJpg(jpeg), { width: 500, height: 500 });
  return new Uint8Array(await pdf.save());
}

async function startServer() {
  const script = join(
    import.meta.dirname,
    "../server/src/accounts/archive/killed-process.testing.ts",
  );
  const child = fork(script, [dataDir, databaseUrl ?? "", "0"], {
    execArgv: ["--max-semi-space-size=8"],
  });
  const [address]: unknown[] = await once(child, "message");
  let highest = 0;
  const timer = setInterval(() => {
    highest = Math.max(highest, memoryOf(child.pid ?? 0));
  }, 100);
  const client = (token?: string) =>
    makeClient({ fetch: (path, init) => fetch(String(address) + path, init), token: () => token });
  return {
    address: String(address),
    client,
    /** The most memory since the last call, in MB. */
    peak() {
      const megabytes = Math.round(highest / 1e6);
      highest = 0;
      return megabytes;
    },
    async stop() {
      clearInterval(timer);
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function over<T extends { state: string }>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    const found = await read();
    if (found.state !== "working") return found;
    await wait(500);
  }
}

/** Brings an archive into a second account. */
async function bringBack(
  server: Awaited<ReturnType<typeof startServer>>,
  path: string,
): Promise<void> {
  const other = server.client(
    await server.client()(signUp, { body: { ...second, confirm: body.password } }),
  );
  await other(archive.startImport, {
    files: { file: new File([await openAsBlob(path)], "a.zip") },
  });
  console.log(`uploaded: at most ${server.peak()} MB`);
  const back = await over(() => other(archive.getImport));
  const report = JSON.stringify({
    problem: back.report?.problem,
    restored: back.report?.restored,
    refused: back.report?.refusedCount,
  });
  console.log(`restored (${back.state}) ${report}: at most ${server.peak()} MB`);
}

try {
  const first = await startServer();
  const token = await first.client()(signUp, { body: { ...body, confirm: body.password } });
  const call = first.client(token);
  const pet = await call(createPet, { body: { petName: "Rex" } });
  await call(createRecord, {
    params: { id: pet._id },
    body: { kind: "rabies", givenAt: "2026-03-12" },
    files: { document: new File([await largePdf()], "large.pdf") },
  });
  await first.stop();

  // More than an account may have, by hand.
  const database = await openDatabase<Schema>({ dataDir, databaseUrl });
  const file = await database.db
    .selectFrom("files")
    .selectAll()
    .where("kind", "=", "pdf")
    .executeTakeFirstOrThrow();
  for (let copy = 1; copy < count; copy += 1) {
    const id = crypto.randomUUID();
    await sql`insert into files (id, owner_id, state, visibility, kind, bytes, label)
      select ${id}, owner_id, state, visibility, kind, bytes, label from files where id = ${file.id}`.execute(
      database.db,
    );
    await sql`insert into pet_records (id, pet_id, kind, given_at, document_file)
      select ${crypto.randomUUID()}, pet_id, kind, given_at, ${id} from pet_records where document_file = ${file.id}`.execute(
      database.db,
    );
    const folder = (one: string) => join(dataDir, "files/private", one);
    mkdirSync(folder(id));
    linkSync(join(folder(file.id), "original.pdf"), join(folder(id), "original.pdf"));
  }
  await database.close();

  const server = await startServer();
  const owner = server.client(token);
  await wait(1_000);
  console.log(`idle: ${server.peak()} MB`);
  await owner(archive.startExport);
  const made = await over(() => owner(archive.getExport));
  console.log(
    `packed ${Math.round(made.bytes / 1e6)} MB (${made.state}): at most ${server.peak()} MB`,
  );
  const path = join(dataDir, "downloaded.zip");
  const response = await fetch(`${server.address}${made.url}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.body) throw new Error("The archive has no bytes.");
  await pipeline(response.body, createWriteStream(path));
  console.log(
    `downloaded ${Math.round(statSync(path).size / 1e6)} MB: at most ${server.peak()} MB`,
  );
  if (made.bytes <= archive.archiveBytesMax) await bringBack(server, path);
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  await postgres?.stop();
}
