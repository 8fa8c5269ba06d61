import { setTimeout as wait } from "node:timers/promises";
import { processCallback } from "../../platform/callbacks.ts";
import type { Events } from "../../platform/events.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Queue } from "../../platform/jobs/queues.ts";
import { queueEmail, unsubscribeHeaders } from "../../platform/mail/outbox.ts";
import type { Db } from "../../platform/schema.ts";
import { causes, newsletterEmail } from "./emails.ts";
import * as store from "./sending-store.ts";
import { unsubscribeUrlOf } from "./unsubscribe-links.ts";

const minuteMs = 60_000;
/** A job ends before its lease does, and another one continues. */
const roundMs = 3 * minuteMs;
const pauseMs = 1_000;
const batchSize = 50;
/** Emails of one newsletter that wait in the mail queue, so that the queue stays short. */
const queuedMax = 200;

/** One job sends all newsletters that are being sent. */
export const newsletterQueue: Queue = {
  name: "newsletters",
  firstPause: 30,
  longestPause: 600,
  retries: 5,
  lease: 5 * 60,
  lookEvery: 60,
  remembered: 60 * 60,
};

type SendDeps = { db: Db; events: Events; secret: Uint8Array; publicUrl: string };
type Deps = SendDeps & { jobs: Jobs; log: { warn: (details: object, text: string) => void } };

/** Sends newsletters in the background, also those that a stopped server left unfinished. Returns a function that stops it. */
export async function startNewsletters(deps: Deps): Promise<() => void> {
  const { db, events, jobs, log } = deps;
  events.join(async (trx, publishedEvents) => {
    if (publishedEvents.some(({ what }) => what === "newsletter.started")) {
      await jobs.send(newsletterQueue.name, { within: trx });
    }
  });
  events.listen(({ what }) => {
    if (what === "newsletter.started") jobs.wake(newsletterQueue.name);
  });
  await jobs.work(newsletterQueue.name, async (_id, signal) => {
    if (await sendOpen(deps, signal)) await jobs.send(newsletterQueue.name);
  });
  const look = async () => {
    try {
      await store.finishDelivered(db);
      if (await store.isAnythingSending(db)) {
        await jobs.send(newsletterQueue.name, { onePer: minuteMs / 1_000 });
      }
    } catch (error) {
      log.warn({ err: error }, "Can't look for newsletters to send.");
    }
  };
  const timer = setInterval(processCallback(look), minuteMs);
  timer.unref();
  await look();
  return () => clearInterval(timer);
}

/** Queues emails until none is left. True where the time was over before that. */
async function sendOpen(deps: SendDeps, signal: AbortSignal): Promise<boolean> {
  const endsAt = Date.now() + roundMs;
  for (;;) {
    const open = await store.listOpen(deps.db);
    if (open.length === 0) break;
    if (signal.aborted || Date.now() > endsAt) return true;
    let handled = 0;
    for (const { id, queued } of open) {
      if (queued < queuedMax) handled += await queueBatch(deps, id);
    }
    if (handled === 0) await wait(pauseMs, undefined, { signal });
  }
  await store.finishDelivered(deps.db);
  return false;
}

/** Queues the next emails of a newsletter in one transaction with their recipients, so that each is queued once. */
async function queueBatch(deps: SendDeps, id: string): Promise<number> {
  return deps.events.write(async (trx, publish) => {
    const newsletter = await store.findSending(trx, id);
    if (!newsletter) return 0;
    const recipients = await store.claimRecipients(trx, id, batchSize);
    const handled: { subscriberId: string; mailId: string | null }[] = [];
    for (const { id: subscriberId, email, name, is_subscribed } of recipients) {
      const unsubscribeUrl = unsubscribeUrlOf(deps, subscriberId);
      const queued = is_subscribed
        ? await queueEmail(trx, publish, {
            to: email,
            cause: causes.issue,
            mail: newsletterEmail({ ...newsletter, name, unsubscribeUrl }),
            headers: unsubscribeHeaders(unsubscribeUrl),
            bulk: true,
          })
        : undefined;
      handled.push({ subscriberId, mailId: queued?.is === "queued" ? queued.id : null });
    }
    await store.updateHandled(trx, id, handled);
    return recipients.length;
  });
}
