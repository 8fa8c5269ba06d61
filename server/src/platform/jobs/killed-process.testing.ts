import { openDatabase } from "../db/open.ts";
import { openJobs } from "./jobs.ts";
import { workload } from "./jobs.testing.ts";

// A process that is killed during a job.
const [dataDir = "", databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl });
const jobs = await openJobs({ database, queues: [workload], log: console });
await jobs.work(workload.name, async (id) => {
  process.send?.(id);
  await new Promise(() => undefined);
});
await jobs.send(workload.name);
