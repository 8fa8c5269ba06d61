import type { Events } from "../events.ts";
import { ensureListed, type Jobs } from "../jobs/jobs.ts";
import type { Queue } from "../jobs/queues.ts";
import type { Db } from "../schema.ts";
import type { Deliver } from "./deliver.ts";
import { makeLanes } from "./lanes.ts";
import * as store from "./store.ts";

type Log = { warn: (details: object, text: string) => void };

type Deps = { db: Db; events: Events; jobs: Jobs; deliver: Deliver; log: Log };

/** The timeout of one delivery; the leases of the email and its job are longer. */
const deliveryMs = 60_000;
const leaseSeconds = 120;
const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000;

/** Of a newsletter, which must not delay emails that someone waits for. */
const bulkPriority = -1;

/** One job per email, with the same ID. The second attempt comes after half a minute, later ones at up to an hour. */
export const mailQueue: Queue = {
  name: "mail",
  firstPause: 30,
  longestPause: 60 * 60,
  // An email fails by age, not by attempts.
  retries: 1_000,
  lease: leaseSeconds,
  lookEvery: 15,
  // An email that hangs holds one of them.
  atOnce: 8,
  remembered: 24 * 60 * 60,
};

/** Two domains that hang leave room for others. */
const perDomain = 3;
const patienceMs = 2_000;

/** Delivers queued emails after commit, several at a time, with retries; starts with those already waiting. */
export async function startMailer({ db, events, jobs, deliver, log }: Deps): Promise<void> {
  events.join(async (trx, publishedEvents) => {
    for (const domainEvent of publishedEvents) {
      if (domainEvent.what !== "mail.promised") continue;
      const { mailId: id, at, bulk } = domainEvent;
      await jobs.send(mailQueue.name, {
        id,
        within: trx,
        ...(at !== undefined && { at: new Date(at) }),
        ...(bulk && { priority: bulkPriority }),
      });
    }
  });
  events.listen(({ what }) => {
    if (what === "mail.promised") jobs.wake(mailQueue.name);
  });
  const inLane = makeLanes({ perDomain, patienceMs });
  await jobs.work(mailQueue.name, async (id, signal) => {
    const to = await store.findAddress(db, id);
    if (to !== undefined) await inLane(to, () => deliverMail({ db, deliver, log }, id, signal));
  });
  await ensureMailJobs(db, jobs);
}

/** Ensures that every email has a job: a restored one, or one queued by an earlier version, has none. */
export const ensureMailJobs = (db: Db, jobs: Jobs): Promise<void> =>
  ensureListed(jobs, mailQueue, (after, limit) => store.listMailIds(db, after, limit));

type Tools = Pick<Deps, "db" | "deliver" | "log">;

async function deliverMail({ db, deliver, log }: Tools, id: string, signal: AbortSignal) {
  const mail = await store.claimMail(db, id, leaseSeconds);
  if (!mail) {
    if (await store.isWaiting(db, id)) throw new Error("Another process is sending it.");
    return;
  }
  try {
    await deliver(mail, AbortSignal.any([AbortSignal.timeout(deliveryMs), signal]));
  } catch (error) {
    await failed({ db, log }, mail, reasonOf(error));
    return;
  }
  await store.deleteMail(db, mail);
}

// The log has no addresses, only the ID of the row.
async function failed({ db, log }: Omit<Tools, "deliver">, mail: store.MailRow, reason: string) {
  const { id, attempts } = mail;
  if (Date.now() - mail.created_at.getTime() > giveUpAfterMs) {
    await store.deleteMail(db, mail);
    log.warn({ mail: id, attempts, reason }, "Gave up on an email after three days.");
    return;
  }
  await store.releaseMail(db, mail, reason);
  log.warn({ mail: id, attempts, reason }, "Couldn't deliver an email. It will be retried.");
  throw new Error(reason);
}

/** The error without the address that a mail server may repeat. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter(Boolean).map(String).join(" ");
}
