import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

/** A database without rows, or with the demo data. */
export type Prepared = "empty" | "demo";

/** Where a run has them, beside the data of its server. Copying one takes a fraction of creating another. */
export const preparedFolder = (kind: Prepared): string => `${process.env["E2E_DATA_DIR"]}-${kind}`;

/** Gives a server a database, so that it starts sooner. */
export function copyDatabase(kind: Prepared, dataDir: string): void {
  const database = join(preparedFolder(kind), "pglite");
  if (existsSync(database)) cpSync(database, join(dataDir, "pglite"), { recursive: true });
}
