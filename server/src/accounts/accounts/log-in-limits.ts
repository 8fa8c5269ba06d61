import { setTimeout as pause } from "node:timers/promises";
import { knownBrowserAttempts, logInDelays, logInAttempts } from "#contracts/accounts/limits.ts";
import { LimitError } from "../../platform/http/limit-error.ts";
import type { Limiter } from "../../platform/http/limiter.ts";
import { isWithin } from "./is-within.ts";
import { addressKey } from "./mailed-tokens.ts";

type Attempt = {
  email: string;
  /** Address block of the caller. */
  address: string;
  /** Mark of a browser that logged in to the account before. */
  mark: string | undefined;
};

/** Delays a log-in attempt, or throws RATE_LIMITED. */
export type AdmitLogIn = (attempt: Attempt) => Promise<void>;

const waitingMax = 150;
const waitingPerAccountMax = 20;
/** Attempts per network and account that may always wait, regardless of the queue. */
const reservedAttempts = 3;
const hour = 60 * 60;

/**
 * Limits log-in attempts. Known browsers have their own limit; others are limited by address block, and by
 * address block and account. Distributed attempts for one account delay its answers but never lock it.
 */
export function makeAdmitLogIn(
  limiter: Limiter,
  sleep: (ms: number) => Promise<unknown> = (ms) => pause(ms),
): AdmitLogIn {
  const waiting = new Map<string, number>();
  let waitingTotal = 0;

  const wait = async (account: string, ms: number, isFirst: boolean) => {
    const ofAccount = waiting.get(account) ?? 0;
    // Each delayed attempt holds a connection, so their number is bounded.
    const isFull = !isFirst && ofAccount >= waitingPerAccountMax;
    if (isFull || waitingTotal >= waitingMax) throw rateLimited(ms);
    waiting.set(account, ofAccount + 1);
    waitingTotal += 1;
    try {
      await sleep(ms);
    } finally {
      waitingTotal -= 1;
      const remaining = (waiting.get(account) ?? 1) - 1;
      if (remaining > 0) waiting.set(account, remaining);
      else waiting.delete(account);
    }
  };

  return async ({ email, address, mark }) => {
    if (
      mark &&
      (await isWithin(limiter, "log-in in a known browser", mark, knownBrowserAttempts))
    ) {
      return;
    }
    const account = addressKey(email);
    await limiter("log-in from one address", address, logInAttempts.perAddress);
    const addressAndAccount = `${address} ${account}`;
    await limiter(
      "log-in to one account from one address",
      addressAndAccount,
      logInAttempts.perAddressAndAccount,
    );
    const network = `${networkOf(address)} ${account}`;
    await limiter(
      "log-in to one account from one network",
      network,
      logInAttempts.perNetworkAndAccount,
    );
    const ms = await delayOf(limiter, account);
    if (ms === 0) return;
    const first = { times: reservedAttempts, seconds: hour };
    const isFirst = await isWithin(limiter, "first log-ins to one account", network, first);
    await wait(account, ms, isFirst);
  };
}

/** Current delay of attempts for an account; counts one attempt. */
async function delayOf(limiter: Limiter, account: string): Promise<number> {
  let delay = 0;
  for (const { tries, ms } of logInDelays) {
    const rate = { times: tries, seconds: hour };
    if (!(await isWithin(limiter, "log-in to one account", account, rate))) delay = ms;
  }
  return delay;
}

/** The /48 of an IPv6 address block; an IPv4 address itself. */
export const networkOf = (block: string): string =>
  block.endsWith("::/64") ? block.split(":").slice(0, 3).join(":") : block;

const rateLimited = (ms: number) =>
  new LimitError(
    "delayed log-ins",
    "RATE_LIMITED",
    "Too many login attempts right now. Try again in a few seconds.",
    {
      retryAfter: Math.max(1, Math.ceil(ms / 1000)),
    },
  );
