import type { Events } from "../events.ts";
import type { Db } from "../schema.ts";
import type { Deliver } from "./deliver.ts";
import * as store from "./store.ts";

export type Courier = {
  /** Delivers what is due now; resolves when nothing is left to try. */
  drain: () => Promise<void>;
  /** Takes no new mail and waits for the one under way, but not for a mail server that hangs. */
  stop: () => Promise<void>;
};

type Log = { warn: (details: object, words: string) => void };

type Rooms = { db: Db; events: Events; deliver: Deliver; log: Log };

const everyMs = 15_000;
/** One delivery may take this long; the lease outlives it. */
const deliveryMs = 60_000;
const leaseSeconds = 120;
/** A delivery that lasts longer after the house began to close is broken off and tried again later. */
const closingMs = 3_000;
const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000;
const pauses = [30, 2 * 60, 10 * 60, 60 * 60];

/** Seconds until the next try after so many failed ones. */
export const pauseAfter = (attempts: number): number => pauses[attempts - 1] ?? 60 * 60;

/** Delivers promised mail after commit, one at a time, and again later where it fails. */
export function startCourier({ db, events, deliver, log }: Rooms): Courier {
  let stopped = false;
  let again = false;
  let underWay: Promise<void> | undefined;
  const closing = new AbortController();

  async function deliverOne(mail: store.MailRow): Promise<void> {
    try {
      await deliver(mail, AbortSignal.any([AbortSignal.timeout(deliveryMs), closing.signal]));
    } catch (error) {
      await failed(mail, error);
      return;
    }
    await store.deleteMail(db, mail);
  }

  // Addresses stay out of the log; the id finds the row.
  async function failed(mail: store.MailRow, error: unknown): Promise<void> {
    const { id, attempts } = mail;
    const reason = reasonOf(error);
    if (Date.now() - mail.created_at.getTime() > giveUpAfterMs) {
      await store.deleteMail(db, mail);
      log.warn({ mail: id, attempts, reason }, "A mail is given up after three days of trying.");
      return;
    }
    const seconds = pauseAfter(attempts);
    await store.postponeMail(db, mail, seconds, reason);
    log.warn({ mail: id, attempts, reason, seconds }, "A mail could not be delivered; it waits.");
  }

  const nextDue = async () => (stopped ? undefined : store.claimDueMail(db, leaseSeconds));

  async function round(): Promise<void> {
    again = false;
    let mail = await nextDue();
    while (mail) {
      await deliverOne(mail);
      mail = await nextDue();
    }
  }

  function drain(): Promise<void> {
    again = true;
    underWay ??= round()
      .catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, "The outbox cannot be read just now.");
      })
      .finally(() => {
        underWay = undefined;
        // Promised while the last look was already over.
        if (again && !stopped) void drain();
      });
    return underWay;
  }

  const timer = setInterval(() => void drain(), everyMs);
  timer.unref();
  events.listen((happening) => {
    if (happening.what === "mail.promised" && !stopped) void drain();
  });
  void drain();

  return {
    drain,
    async stop() {
      stopped = true;
      clearInterval(timer);
      const patience = setTimeout(() => closing.abort(), closingMs);
      await underWay;
      clearTimeout(patience);
    },
  };
}

/** What went wrong, without what a mail server may repeat of the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter(Boolean).map(String).join(" ");
}
