import { constants, setPriority } from "node:os";
import { takeSnapshot } from "./snapshot.ts";
import { reasonOf } from "./errors.ts";

// A separate process, because a second PGlite takes memory and time from the server.
const [dataDir, writeMark] = process.argv.slice(2);
// Lower than the server, but not the lowest: on a busy machine that would never end.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Exit with the server that requested the snapshot.
process.on("disconnect", () => process.exit(1));

try {
  if (!dataDir || !writeMark) throw new Error("DATA_DIR or the write counter is missing.");
  await takeSnapshot(dataDir, writeMark, new Date());
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : reasonOf(error));
  process.exit(1);
}
