import { openDatabase } from "../db/open.ts";
import { openJobs } from "./jobs.ts";
import { errands } from "./jobs.testing.ts";

// A process that has a job in hand when it is killed.
const [dataDir = "", databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl });
const jobs = await openJobs({ database, queues: [errands], log: console });
await jobs.work(errands.name, async (id) => {
  process.send?.(id);
  await new Promise(() => undefined);
});
await jobs.send(errands.name);
