import { setPriority } from "node:os";
import { takeSnapshot } from "./snapshot.ts";
import { reasonOf } from "./errors.ts";

// A process of its own, as a second PGlite takes memory and time that a server does not have.
const [dataDir, stand] = process.argv.slice(2);
setPriority(19);
// Without the server that wants it, nobody does.
process.on("disconnect", () => process.exit(1));

try {
  if (!dataDir || !stand) throw new Error("DATA_DIR and where the database stands are missing.");
  await takeSnapshot(dataDir, stand, new Date());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : reasonOf(error));
  process.exit(1);
}
