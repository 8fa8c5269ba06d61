import { processCallback } from "../../platform/callbacks.ts";
import type { Events } from "../../platform/events.ts";
import type { Streams } from "../../platform/http/streams.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Queue } from "../../platform/jobs/queues.ts";
import type { Db } from "../../platform/schema.ts";
import * as store from "./mail-store.ts";
import { mailAllDue, type MailDeps } from "./mailing.ts";

const minuteMs = 60_000;

/** One job a minute for all servers, and none while no email is due. */
export const notificationQueue: Queue = {
  name: "notifications",
  firstPause: 60,
  longestPause: 600,
  retries: 2,
  lease: 5 * 60,
  lookEvery: 60,
  remembered: 60 * 60,
};

type Deps = MailDeps & {
  db: Db;
  events: Events;
  jobs: Jobs;
  streams: Streams;
  log: { warn: (details: object, text: string) => void };
};

/** Mails notifications that waited for their reader or for the daily email. Returns a function that stops it. */
export async function startNotificationMail(deps: Deps): Promise<() => void> {
  const { db, jobs, streams, log } = deps;
  await jobs.work(notificationQueue.name, () => mailAllDue(deps));
  const look = async () => {
    try {
      await store.recordVisits(db, streams.viewerIds());
      if (await store.isAnythingDue(db)) {
        await jobs.send(notificationQueue.name, { onePer: minuteMs / 1_000 });
      }
    } catch (error) {
      log.warn({ err: error }, "Can't look for notifications to mail.");
    }
  };
  const timer = setInterval(processCallback(look), minuteMs);
  timer.unref();
  return () => clearInterval(timer);
}
