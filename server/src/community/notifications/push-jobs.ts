import type { Events } from "../../platform/events.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Queue } from "../../platform/jobs/queues.ts";
import { newPushKeys, type PushSender, sendPush } from "../../platform/push/send.ts";
import type { Db } from "../../platform/schema.ts";
import { sentenceFor } from "./emails.ts";
import * as store from "./push-store.ts";

/** One job per message to a device, with the same ID. */
export const pushQueue: Queue = {
  name: "push",
  firstPause: 30,
  longestPause: 60 * 60,
  retries: 8,
  lease: 60,
  lookEvery: 30,
  remembered: 60 * 60,
};

type Log = { warn: (details: object, text: string) => void };

type Deps = {
  db: Db;
  events: Events;
  jobs: Jobs;
  publicUrl: string;
  /** Push services may be at addresses of this machine, as in tests. */
  local?: boolean;
  log: Log;
};

const atOnce = 1_000;
const firstId = "00000000-0000-0000-0000-000000000000";

/** Sends the push messages of notifications after commit, one at a time, with retries. */
export async function startPush({ db, events, jobs, publicUrl, local, log }: Deps) {
  const keys = await store.ensureKeys(db, newPushKeys);
  const sender = { keys, subject: subjectOf(publicUrl), ...(local && { local }) };
  events.join(async (trx, publishedEvents) => {
    for (const event of publishedEvents) {
      if (event.what !== "push.promised") continue;
      await jobs.send(pushQueue.name, { id: event.messageId, within: trx });
    }
  });
  events.listen(({ what }) => {
    if (what === "push.promised") jobs.wake(pushQueue.name);
  });
  await jobs.work(pushQueue.name, (id, signal) => deliver({ db, sender, log }, id, signal));
  // A restored message has no job.
  let ids = await store.listMessageIds(db, firstId, atOnce);
  while (ids.length > 0) {
    await jobs.ensure(pushQueue.name, ids);
    ids = await store.listMessageIds(db, ids.at(-1) ?? "", atOnce);
  }
}

/** Push services take the address of the site by https or an email address; a site without TLS has no push anyway. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? publicUrl : "mailto:operator@localhost.invalid";

type Tools = { db: Db; sender: PushSender; log: Log };

/** The statuses of subscriptions that have ended. */
const ended: ReadonlySet<number> = new Set([404, 410]);
const isTransient = (status: number) => status === 429 || status === 408 || status >= 500;

async function deliver({ db, sender, log }: Tools, id: string, signal: AbortSignal) {
  const message = await store.findMessage(db, id);
  if (!message) return;
  if (message.is_open && !message.is_late) {
    const status = await sendPush(sender, message, payloadOf(message), signal);
    if (ended.has(status))
      return void (await store.deleteSubscription(db, message.subscription_id));
    if (isTransient(status)) throw new Error(`The push service answered ${status}.`);
    // The endpoint is a secret of the browser, so the log has the ID alone.
    if (status >= 300) log.warn({ message: id, status }, "A push service rejected a message.");
  }
  await store.deleteMessage(db, id);
}

/** What happened, without texts of others, and where it leads. */
const payloadOf = (message: store.MessageRow): string =>
  JSON.stringify({
    title: "Wagabond",
    body: sentenceFor({ ...message, title: null }),
    path: message.path,
    tag: message.notification_id,
  });
