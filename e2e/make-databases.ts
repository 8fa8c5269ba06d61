import { existsSync } from "node:fs";
import { makeDemo, makeEmpty } from "../server/testing/made-databases.ts";
import { copyDatabase, preparedFolder } from "./prepared-database.ts";

// Runs before the server of the journeys. Its data are there already where a run is repeated on them.
const dataDir = process.env["E2E_DATA_DIR"] ?? "";
if (!existsSync(preparedFolder("demo"))) {
  await makeEmpty({ dataDir: preparedFolder("empty"), databaseUrl: undefined });
  copyDatabase("empty", preparedFolder("demo"));
  await makeDemo({ dataDir: preparedFolder("demo"), databaseUrl: undefined });
  if (!existsSync(`${dataDir}/pglite`)) copyDatabase("demo", dataDir);
}
