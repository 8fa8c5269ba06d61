import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { sha256 } from "./manifest.ts";
import { linesIn } from "./rows-in.ts";
import { linesOf } from "./rows-out.ts";
import { listTables, speakPlainly } from "./tables.ts";
import { bytesOf, readArchive } from "./unpacking.ts";

/** The row count of every table, with a hash that doesn't depend on the row order. */
export type Sums = ReadonlyMap<string, Sum>;
export type Sum = { rows: number; hash: string };

const modulus = 2n ** 256n;

/** Adds up the hashes of rows, so that two databases with different sort orders get the same sum. */
function adding() {
  const found = new Map<string, { rows: number; total: bigint }>();
  return {
    add(table: string, lines: readonly string[]) {
      const sum = found.get(table) ?? { rows: 0, total: 0n };
      for (const line of lines) {
        sum.rows += 1;
        sum.total += BigInt(`0x${createHash("sha256").update(line).digest("hex")}`);
      }
      sum.total %= modulus;
      found.set(table, sum);
    },
    sums: (): Sums =>
      new Map(
        [...found].map(([table, { rows, total }]) => [table, { rows, hash: total.toString(16) }]),
      ),
  };
}

/** The sums of an archive. Throws BackupError if it is damaged. */
export async function sumsOfArchive(path: string): Promise<Sums> {
  const { add, sums } = adding();
  const { tables } = await readArchive(path, {
    rows: async (table, entry) => add(table, await linesIn(await bytesOf(entry))),
    file: async () => undefined,
  });
  for (const { name } of tables) add(name, []);
  return sums();
}

/** The sums of a database snapshot; empty if it has no tables. */
export const sumsOfDatabase = <S>(db: Kysely<S>): Promise<Sums> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      await speakPlainly(trx);
      const { add, sums } = adding();
      for (const table of await listTables(trx)) {
        add(table.name, []);
        for await (const line of linesOf(trx, table)) add(table.name, [line]);
      }
      return sums();
    });

/** One hash of all sums. */
export const hashOf = (sums: Sums): string =>
  sha256(JSON.stringify([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))));

/** The tables that differ, with both row counts, such as `hoots (12 here, 10 there)`. */
export function differences(here: Sums, there: Sums): string[] {
  const names = [...new Set([...here.keys(), ...there.keys()])].toSorted();
  return names.flatMap((name) => {
    const [a, b] = [here.get(name), there.get(name)];
    if (a?.hash === b?.hash && a?.rows === b?.rows) return [];
    return [`${name} (${a?.rows ?? "not"} here, ${b?.rows ?? "not"} there)`];
  });
}
