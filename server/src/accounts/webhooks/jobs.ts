import {
  webhookFailingDays,
  type WebhookPayload,
  webhookTriesMax,
} from "#contracts/accounts/webhooks.ts";
import { uuidv7 } from "uuidv7";
import { makeCount } from "../../platform/http/count.ts";
import type { DomainEvent, Events } from "../../platform/events.ts";
import { ensureListed, type Jobs } from "../../platform/jobs/jobs.ts";
import { receiverQueue } from "../../platform/jobs/queues.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { makeVault } from "../../platform/vault.ts";
import * as store from "./delivery-store.ts";
import { switchedOff, switchedOffEmail } from "./emails.ts";
import { sendWebhook } from "./send.ts";

/** One job per try. Its own retries are for a server that stops while it sends, or whose database is away. */
export const webhookQueue = receiverQueue({
  name: "webhooks",
  firstPause: 5,
  longestPause: 10 * 60,
  retries: 1_000,
});

type Log = { warn: (details: object, text: string) => void };

type Deps = {
  db: Db;
  events: Events;
  jobs: Jobs;
  /** Opens the secrets of webhooks. */
  vault: ReturnType<typeof makeVault>;
  publicUrl: string;
  findPerson: (db: Db, id: string) => Promise<{ username: string; email: string } | undefined>;
  /** The owner of a trip; undefined for one that is gone. */
  findTripOwner: (db: Db, tripId: string) => Promise<string | undefined>;
  /** Receivers may be at addresses of this machine without TLS, as in tests. */
  local: boolean;
  log: Log;
};

/** The pauses before the second try and later ones: five tries in about a day. */
const pausesMs = [1, 15, 3 * 60, 20 * 60].map((minutes) => minutes * 60_000);
const dayMs = 24 * 60 * 60 * 1000;
/** Of one webhook. What happens while so much waits is not sent. */
const waitingMax = 100;

/** Sends changes of trips and pets to their owners' webhooks: noted in the transaction of the change, sent after commit. */
export async function startWebhooks(deps: Deps): Promise<void> {
  const { db, events, jobs } = deps;
  events.join(async (trx, publishedEvents) => {
    const jobIds = publishedEvents.flatMap((event) =>
      event.what === "webhook.promised" ? [event.jobId] : [],
    );
    for (const change of await changesOf(deps, trx, publishedEvents)) {
      const { event, subjectId: subject_id } = change;
      for (const webhook_id of await store.listReceivers(trx, change, waitingMax)) {
        jobIds.push((await store.insertDelivery(trx, { webhook_id, event, subject_id })).jobId);
      }
    }
    for (const id of jobIds) await jobs.send(webhookQueue.name, { id, within: trx });
  });
  events.listen(({ what }) => {
    if (/^(?:trip|pet|webhook)\./.test(what)) jobs.wake(webhookQueue.name);
  });
  const attempt = makeAttempt(deps);
  await jobs.work(webhookQueue.name, attempt);
  // A restored delivery has no job.
  await ensureListed(jobs, webhookQueue, (after, limit) => store.listJobIds(db, after, limit));
}

/** The changes of trips and pets among the events of a transaction, each once. */
async function changesOf(
  { findTripOwner }: Pick<Deps, "findTripOwner">,
  trx: Trx,
  events: readonly DomainEvent[],
): Promise<store.Change[]> {
  const found = new Map<string, store.Change>();
  const add = (one: store.Change) => found.set(`${one.event} ${one.subjectId}`, one);
  for (const event of events) {
    if (event.what === "trip.created" || event.what === "trip.deleted") {
      add({ ownerId: event.ownerId, event: event.what, subjectId: event.tripId });
    } else if (event.what === "pet.changed") {
      const { ownerId, petId: subjectId, how } = event;
      add({ ownerId, event: `pet.${how}`, subjectId });
    } else if (event.what === "trip.changed" && !found.has(`trip.changed ${event.tripId}`)) {
      const ownerId = await findTripOwner(trx, event.tripId);
      if (ownerId !== undefined) add({ ownerId, event: event.what, subjectId: event.tripId });
    }
  }
  return [...found.values()];
}

const pathOf = (event: WebhookPayload["type"], id: string): string => {
  if (event === "test") return `/api/webhooks/${id}/deliveries`;
  return event.startsWith("trip.") ? `/api/plans/${id}` : `/api/pets/${id}`;
};

/** At a time, so that a host that hangs holds up its own deliveries and no others. */
const perHost = 2;

/** Returns a function that makes the try of a job. */
function makeAttempt(deps: Deps) {
  const { db, vault, local, log } = deps;
  const sending = makeCount();
  const resultOf = async (claimed: store.Claimed, now: Date, over: AbortSignal) => {
    if (claimed.disabled_at) return { status: null, text: "This webhook is off." };
    const secret = vault.open(claimed.secret)?.toString();
    if (secret === undefined) {
      return { status: null, text: "This site has a new secret. Add the webhook again." };
    }
    const { id, url, event: type, subject_id: _id } = claimed;
    const payload: WebhookPayload = {
      type,
      timestamp: claimed.created_at.toISOString(),
      data: { _id, path: pathOf(type, _id) },
    };
    return send({ id, url, secret, body: JSON.stringify(payload) }, { local, over, now });
  };

  return async (jobId: string, signal: AbortSignal): Promise<void> => {
    const host = URL.parse((await store.findUrl(db, jobId)) ?? "")?.host;
    if (host === undefined) return;
    if (sending.of(host) >= perHost) throw new Error("This host is being sent to.");
    sending.add(host, 1);
    try {
      const now = new Date();
      const claimed = await store.claimDelivery(db, jobId, now);
      if (!claimed) return;
      const result = await resultOf(claimed, now, signal);
      // A server that stops is no failure of the receiver.
      if (signal.aborted && result.status === null) throw new Error("The server is stopping.");
      await finish(deps, claimed, result);
      // The URL may be a secret, so the log has the ID alone.
      if (!isGood(result)) {
        log.warn({ delivery: claimed.id, status: result.status }, "A webhook failed.");
      }
    } finally {
      sending.add(host, -1);
    }
  };
}

type Result = { status: number | null; text: string };
const isGood = ({ status }: Result): boolean => status !== null && status >= 200 && status < 300;

async function send(...message: Parameters<typeof sendWebhook>): Promise<Result> {
  try {
    return await sendWebhook(...message);
  } catch (error) {
    return { status: null, text: reasonOf(error) };
  }
}

/** Reveals nothing about the server's network: a private address looks like a name without one. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "It couldn't be sent.";
  const code = "code" in error ? String(error.code) : "";
  if (error.name === "TimeoutError" || error.name === "AbortError") {
    return "No answer within 10 seconds.";
  }
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code) || error.message.includes("public address")) {
    return "The name has no public address.";
  }
  return /^[A-Z_]{3,40}$/.test(code) ? `The connection failed (${code}).` : "It couldn't be sent.";
}

/** Notes the result of a try, plans the next one, and switches off what has failed for days. */
const finish = (deps: Deps, claimed: store.Claimed, result: Result): Promise<void> =>
  deps.events.write(async (trx, publish) => {
    const { id, webhook_id: webhookId, tries, disabled_at: wasOff } = claimed;
    const now = new Date();
    const noted = {
      status: result.status,
      answer: result.text === "" ? null : result.text,
      job_id: null,
      next_try_at: null,
    };
    if (isGood(result)) {
      await store.updateDelivery(trx, id, { ...noted, state: "delivered" });
      await store.resetFailing(trx, webhookId);
      return;
    }
    if (wasOff || tries >= webhookTriesMax) {
      await store.updateDelivery(trx, id, { ...noted, state: "failed" });
    } else {
      const at = new Date(now.getTime() + (pausesMs[tries - 1] ?? dayMs));
      const next = { ...noted, state: "waiting", job_id: uuidv7(), next_try_at: at } as const;
      await store.updateDelivery(trx, id, next);
      await deps.jobs.send(webhookQueue.name, { id: next.job_id, within: trx, at });
    }
    if (wasOff) return;
    const since = await store.noteFailing(trx, webhookId, now);
    if (now.getTime() - since.getTime() < webhookFailingDays * dayMs) return;
    if (!(await store.disable(trx, webhookId, now))) return;
    const owner = await deps.findPerson(trx, claimed.account_id);
    if (!owner) return;
    const { username, email: to } = owner;
    const host = URL.parse(claimed.url)?.host ?? "";
    const mail = switchedOffEmail({ username, publicUrl: deps.publicUrl, host });
    await queueEmail(trx, publish, { to, cause: switchedOff, mail });
  });
