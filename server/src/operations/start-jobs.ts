import type { App } from "../app.ts";
import { findPerson } from "../accounts/accounts/service.ts";
import { startWebhooks, webhookVault } from "../accounts/webhooks/service.ts";
import { startArchives } from "../accounts/archive/service.ts";
import { archiveParts, sharedFileQueries } from "../features.ts";
import { startNewsletters } from "../community/newsletter/service.ts";
import { startNotificationMail, startPush } from "../community/notifications/service.ts";
import type { Env } from "../platform/env.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import { makeDeliver } from "../platform/mail/deliver.ts";
import { startMailer } from "../platform/mail/mailer.ts";
import { startBookings } from "../travel/bookings/service.ts";
import { findTripOwner } from "../travel/trips/service.ts";
import { startDeadlines } from "../travel/deadlines/service.ts";
import { makeGarbageCollector } from "./garbage-collector.ts";
import type { MediaWorker } from "../platform/files/media-worker.ts";
import type { Storage } from "./open-storage.ts";

export type Background = { env: Env; storage: Storage; built: App; jobs: Jobs };

/** Starts what runs in the background: emails, reminders, newsletters, garbage collection. Returns what stops it. */
export async function startJobs({
  env,
  storage,
  built,
  jobs,
  localPush,
  localWebhooks,
  mediaWorker,
}: Background & { localPush: boolean; localWebhooks: boolean; mediaWorker: MediaWorker }): Promise<
  () => Promise<void>
> {
  const { db, events, secret, blobs, isBackedUp, filesFolder } = storage;
  const { settings, streams, files, removeClosed } = built;
  const { log } = built.app;
  const { publicUrl, databaseUrl } = env;
  const deliver = makeDeliver(env, settings.current);
  await startMailer({ db, events, jobs, deliver, log });
  const common = { db, events, jobs, secret, publicUrl, log };
  const stopNotificationMail = await startNotificationMail({ ...common, streams });
  await startPush({ db, events, jobs, settings, publicUrl, local: localPush, log });
  const vault = webhookVault(secret);
  const finders = { findPerson, findTripOwner };
  await startWebhooks({ ...common, ...finders, vault, local: localWebhooks });
  const stopNewsletters = await startNewsletters(common);
  await startBookings({ ...common, mediaWorker, filesFolder });
  const parts = { archiveParts, sharedFileQueries };
  await startArchives({ ...common, ...parts, settings, files, filesFolder });
  const stopDeadlines = await startDeadlines(common);
  const garbageCollector = makeGarbageCollector({
    db,
    blobs,
    isBackedUp,
    filesFolder,
    jobs,
    removeClosed,
    log,
  });
  // PGlite has one process, so every staged file was left by a process that is gone.
  if (!databaseUrl) await garbageCollector.gcAlone();
  await garbageCollector.start(databaseUrl ? "now" : "in an hour");
  // The server starts without its bucket, but logs a problem with it right away.
  blobs
    .ping()
    .catch((error: unknown) =>
      log.error({ err: error }, "Can't reach the file store (FILES_URL)."),
    );
  return async () => {
    stopNotificationMail();
    stopNewsletters();
    stopDeadlines();
    await garbageCollector.stop();
  };
}
