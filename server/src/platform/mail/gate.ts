import { createHash } from "node:crypto";
import type { Trx } from "../schema.ts";
import * as store from "./gate-store.ts";

type Limit = { times: number; seconds: number };

type Rules = {
  /** How many emails of this cause an address gets. */
  limits?: readonly Limit[];
  /** Causes that count toward these limits besides. */
  countedWith?: readonly MailCause[];
  /**
   * Above a limit: `drop` doesn't send it, since the recipient can ask again or read it on the site; `delay` sends it
   * when there is room; `bundle` returns it to the caller, who sends one email about all that waited.
   */
  above: "drop" | "delay" | "bundle";
  /** How many emails wait at most. Above it, they are dropped, since one that waits says the same. */
  waitingMax?: number;
  /** Sent only to addresses that were confirmed for it, and not counted. */
  isSubscribed?: boolean;
};

declare const made: unique symbol;

/** Why an email is sent. Each feature lists its own, and every email has one. */
export type MailCause = Rules & { readonly name: string; readonly [made]: true };

/** The only way to a cause. */
export const mailCause = (name: string, rules: Rules): MailCause =>
  ({ name, ...rules }) as MailCause;

/** Of all causes together, to an address whose owner never opened a mailed link. */
export const unverifiedLimit: Limit = { times: 2, seconds: 60 * 60 };

/** Longer than every limit. */
export const rememberedSeconds = 60 * 60;

/** `at` is null if the email can be sent now. */
export type Admission =
  | { is: "admitted"; at: Date | null }
  | { is: "dropped" }
  | { is: "bundled"; at: Date };

/** Counts an email to an address, unless its limits are used up. The address is locked until the transaction ends. */
export async function admit(trx: Trx, to: string, cause: MailCause): Promise<Admission> {
  if (cause.isSubscribed) return { is: "admitted", at: null };
  const hash = addressHash(to);
  await store.lockAddress(trx, hash);
  const { now, isVerified, sends } = await store.readSends(trx, { hash, to, rememberedSeconds });
  const names = new Set([cause, ...(cause.countedWith ?? [])].map(({ name }) => name));
  const own = sends.filter((sent) => names.has(sent.cause));
  const freeTimes = (cause.limits ?? []).map((limit) => freeAt(own, limit));
  if (!isVerified) freeTimes.push(freeAt(sends, unverifiedLimit));
  const freeMs = Math.max(...freeTimes, now.getTime());
  const at = freeMs > now.getTime() ? new Date(freeMs) : null;
  if (at && cause.above === "drop") return { is: "dropped" };
  if (at && cause.above === "bundle") return { is: "bundled", at };
  const waiting = own.filter((sent) => sent.at > now);
  if (at && waiting.length >= (cause.waitingMax ?? Infinity)) return { is: "dropped" };
  await store.insertSend(trx, { hash, cause: cause.name, at: at ?? now });
  return { is: "admitted", at };
}

/** When one more fits a limit. `sends` are the latest first, with those that wait for their hour. */
function freeAt(sends: readonly store.Send[], { times, seconds }: Limit): number {
  const last = sends[times - 1];
  return last ? last.at.getTime() + seconds * 1_000 : 0;
}

/** Forgets the emails of these causes that wait for their hour, and returns when they were due. */
export async function forgetWaiting(
  trx: Trx,
  to: string,
  causes: readonly MailCause[],
): Promise<Date[]> {
  const hash = addressHash(to);
  await store.lockAddress(trx, hash);
  const names = causes.map(({ name }) => name);
  return store.deleteWaitingSends(trx, hash, names);
}

/** Whether the owner of an address ever opened a mailed link. */
export const isVerifiedAddress = store.isVerifiedAddress;

/** Forgets emails that count no longer. */
export const deleteOldSends = (db: Parameters<typeof store.deleteSends>[0]) =>
  store.deleteSends(db, rememberedSeconds);

const addressHash = (address: string): Buffer =>
  createHash("sha256").update(address.trim().toLowerCase()).digest();
