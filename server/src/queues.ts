import { snapshotQueue } from "./backup/service.ts";
import type { OpenDatabase } from "./db/open.ts";
import type { Queue } from "./jobs/queues.ts";
import { mailQueue } from "./mail/courier.ts";
import { sweepQueue } from "./sweeper.ts";

/** What a house has carried out by its queue. */
export const queuesOn = (kind: OpenDatabase<unknown>["kind"]): readonly Queue[] =>
  kind === "pglite" ? [mailQueue, sweepQueue, snapshotQueue] : [mailQueue, sweepQueue];
