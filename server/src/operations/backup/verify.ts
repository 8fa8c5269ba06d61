import type { Manifest } from "./manifest.ts";
import { isRow, linesIn } from "./rows-in.ts";
import { BackupError, damaged } from "./errors.ts";
import { bytesOf, readArchive } from "./unpacking.ts";

/**
 * Reads an archive from end to end and changes nothing. Throws BackupError if a bit differs, something is missing or
 * unknown, or its schema is newer than `migrationNames`, the migrations of this version.
 */
export async function verifyArchive(
  path: string,
  migrationNames: readonly string[],
): Promise<Manifest> {
  const seen = new Map<string, { rows: number; columns: number }>();
  const manifest = await readArchive(path, {
    async rows(table, entry) {
      const part = await bytesOf(entry);
      const { rows = 0, columns } = seen.get(table) ?? {};
      const here = await rowsOf(part, columns).catch(() => {
        throw damaged(path, `${entry.name} contains no rows`);
      });
      seen.set(table, { rows: rows + here.rows, columns: here.columns });
    },
    async file(_key, { body }) {
      for await (const piece of body) void piece;
    },
  });
  checkRows(path, manifest, seen);
  checkSteps(path, manifest, migrationNames);
  return manifest;
}

async function rowsOf(part: Buffer, columns?: number): Promise<{ rows: number; columns: number }> {
  const lines = await linesIn(part);
  const [first = ""] = lines;
  const width = columns ?? (JSON.parse(first) as unknown[]).length;
  if (!lines.every((line) => isRow(line, width))) throw new Error("A row has the wrong columns.");
  return { rows: lines.length, columns: width };
}

function checkRows(
  path: string,
  { tables }: Manifest,
  seen: ReadonlyMap<string, { rows: number; columns: number }>,
): void {
  for (const { name, columns, rows } of tables) {
    const found = seen.get(name) ?? { rows: 0, columns: columns.length };
    if (found.rows === rows && found.columns === columns.length) continue;
    throw damaged(path, `it has ${found.rows} rows of ${name} instead of ${rows}`);
  }
  const unknown = [...seen.keys()].find((name) => !tables.some((table) => table.name === name));
  if (unknown) throw damaged(path, `it has rows of ${unknown}, which isn't in its manifest`);
}

function checkSteps(
  path: string,
  { migrations }: Manifest,
  migrationNames: readonly string[],
): void {
  const other = migrations.find((step, n) => step !== migrationNames[n]);
  if (other === undefined && migrations.length > 0) return;
  if (other === undefined) throw damaged(path, "it lists no migrations");
  throw new BackupError(
    `${path} was made by a newer or different version: it has migration ${other}, and this version goes up to ${migrationNames.at(-1)}. Restore it with the version that made it, or a newer one.`,
  );
}
