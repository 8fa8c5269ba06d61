import { setTimeout as pause } from "node:timers/promises";
import type { Reader } from "#format/reader.ts";
import { readerOf } from "../../accounts/profiles/service.ts";
import type { Events } from "../../platform/events.ts";
import { ensureListed, type Jobs } from "../../platform/jobs/jobs.ts";
import { receiverQueue } from "../../platform/jobs/queues.ts";
import { newPushKeys, type PushSender, sendPush } from "../../platform/push/send.ts";
import type { Db } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { sentenceFor } from "./emails.ts";
import * as store from "./push-store.ts";

/** One job per message to a device, with the same ID. */
export const pushQueue = receiverQueue({
  name: "push",
  firstPause: 30,
  longestPause: 60 * 60,
  retries: 8,
});

type Log = { warn: (details: object, text: string) => void };

type Deps = {
  db: Db;
  events: Events;
  jobs: Jobs;
  settings: Settings;
  publicUrl: string;
  /** Push services may be at addresses of this machine, as in tests. */
  local?: boolean;
  log: Log;
};

/** Sends the push messages of notifications after commit, several at a time, with retries. */
export async function startPush({ db, events, jobs, settings, publicUrl, local, log }: Deps) {
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
  await jobs.work(pushQueue.name, (id, signal, isLast) =>
    deliver({ db, sender, settings, log }, id, { signal, isLast }),
  );
  // A restored message has no job.
  await ensureListed(jobs, pushQueue, (after, limit) => store.listMessageIds(db, after, limit));
}

/** Push services take the address of the site by https or an email address; a site without TLS has no push anyway. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? publicUrl : "mailto:operator@localhost.invalid";

type Tools = { db: Db; sender: PushSender; settings: Settings; log: Log };

/** The statuses of subscriptions that have ended. */
const ended: ReadonlySet<number> = new Set([404, 410]);
const isTransient = (status: number) => status === 429 || status === 408 || status >= 500;

type Attempt = { signal: AbortSignal; isLast: boolean };

async function deliver(tools: Tools, id: string, { signal, isLast }: Attempt): Promise<void> {
  try {
    await attempt(tools, id, signal);
  } catch (error) {
    // Nothing is left that would send it.
    if (isLast) await store.deleteMessage(tools.db, id);
    throw error;
  }
}

async function attempt({ db, sender, settings, log }: Tools, id: string, signal: AbortSignal) {
  const message = await store.findMessage(db, id);
  if (!message) return;
  const { subscription_id: device } = message;
  if (message.is_open && !message.is_late) {
    if (message.is_paused) throw new Error("The push service of this device doesn't answer.");
    await untilAnswered(device);
    const reader = await readerOf(db, message.recipient_id);
    const payload = payloadOf(message, (await settings.current()).name, reader);
    const sending = sendPush(sender, message, payload, signal);
    const status = await oneAtATime(device, sending).catch(async (error: unknown) => {
      if (!signal.aborted) await noteFailure(db, message);
      throw error;
    });
    if (ended.has(status)) return void (await store.deleteSubscription(db, device));
    if (isTransient(status)) {
      await noteFailure(db, message);
      throw new Error(`The push service answered ${status}.`);
    }
    if (message.failures > 0) await store.resumeDevice(db, device);
    // The endpoint is a secret of the browser, so the log has the ID alone.
    if (status >= 300) log.warn({ message: id, status }, "A push service rejected a message.");
  }
  await store.deleteMessage(db, id);
}

/** What is being sent, by device: one that doesn't answer holds up one message, not as many as are sent at a time. */
const beingSent = new Map<string, Promise<unknown>>();
const patienceMs = 1_000;

async function untilAnswered(device: string): Promise<void> {
  const over = pause(patienceMs, undefined, { ref: false });
  await Promise.race([beingSent.get(device)?.catch(() => undefined), over]);
  if (beingSent.has(device)) throw new Error("This device hasn't answered the last message yet.");
}

async function oneAtATime<T>(device: string, sending: Promise<T>): Promise<T> {
  beingSent.set(device, sending);
  try {
    return await sending;
  } finally {
    beingSent.delete(device);
  }
}

const pauses = { first: 60, longest: 24 * 60 * 60 };
/** The pauses before add up to more than four days. */
const failuresMax = 15;

/** Pauses a device, and forgets it if it hasn't answered for days. */
async function noteFailure(db: Db, { subscription_id: id }: store.MessageRow) {
  if ((await store.pauseDevice(db, id, pauses)) >= failuresMax) {
    await store.deleteSubscription(db, id);
  }
}

/** What happened, without texts of others, and where it leads. */
const payloadOf = (message: store.MessageRow, siteName: string, reader: Reader): string =>
  JSON.stringify({
    title: siteName,
    body: sentenceFor({ ...message, title: null }, reader),
    path: message.path,
    tag: message.notification_id,
  });
