import { existsSync } from "node:fs";
import { makeEmpty } from "../server/testing/made-databases.ts";
import { copyEmptyDatabase, emptyFolder } from "./empty-database.ts";

// Runs before the server of the journeys. Its data are there already where a run is repeated on them.
const dataDir = process.env["E2E_DATA_DIR"] ?? "";
if (!existsSync(emptyFolder())) {
  await makeEmpty({ dataDir: emptyFolder(), databaseUrl: undefined });
  if (!existsSync(`${dataDir}/pglite`)) copyEmptyDatabase(dataDir);
}
