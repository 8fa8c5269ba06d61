import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileIdOf } from "#contracts/kernel/files.ts";
import { photo } from "../../../testing/good-files.ts";
import { paper } from "../../../testing/papers.ts";
import type { TestServer } from "../../../testing/server.ts";

const fileOf = (bytes: Uint8Array, name: string): File => new File([Uint8Array.from(bytes)], name);

/** A photo, a scan and a PDF with distinct bytes. */
export const someFiles = async () => ({
  face: fileOf(await photo({ width: 480, height: 360 }), "biscuit.jpg"),
  scan: fileOf(await photo({ width: 300, height: 400 }), "vaccine.jpg"),
  pdf: fileOf(paper(), "certificate.pdf"),
});

/** The ids of files with bytes on disk. */
export async function onDisk(server: TestServer): Promise<Set<string>> {
  const folders = ["public", "private"].map((name) => join(server.env.dataDir, "files", name));
  const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return new Set(names.flat());
}

/** The file id in a URL. */
export const idOf = (url: string | null | undefined): string => (url && fileIdOf(url)) || "no file";

/** Number of file rows in the database. */
export async function countRows(server: TestServer): Promise<number> {
  const { rows } = await server.db
    .selectFrom("files")
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  return rows;
}
