import { setTimeout as pause } from "node:timers/promises";
import { knownBrowserAttempts, logInDelays, logInAttempts } from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Limiter } from "../../platform/http/limiter.ts";
import { isWithin } from "./is-within.ts";
import { addressKey } from "./mailed-tokens.ts";

type Try = {
  email: string;
  /** The address block it comes from. */
  address: string;
  /** Of a browser that signed in to the account before. */
  mark: string | undefined;
};

/** Waits before a try for a password may go on, or throws RATE_LIMITED. */
export type AdmitLogIn = (attempt: Try) => Promise<void>;

const waitingMax = 150;
const waitingPerAccountMax = 20;
/** So many tries of a network for an account always may wait, however many others do. */
const firstTries = 3;
const hour = 60 * 60;

/**
 * Counts tries for passwords. A browser that signed in before has a count of its own; others count by address block,
 * and by address block and account. Tries for one account from everywhere make its answers slower, and lock nobody out.
 */
export function makeAdmitLogIn(
  limiter: Limiter,
  sleep: (ms: number) => Promise<unknown> = (ms) => pause(ms),
): AdmitLogIn {
  const waiting = new Map<string, number>();
  let waitingInAll = 0;

  const wait = async (account: string, ms: number, isFirst: boolean) => {
    const ofAccount = waiting.get(account) ?? 0;
    // What waits holds a connection, so that there is a bound to it.
    const isFull = !isFirst && ofAccount >= waitingPerAccountMax;
    if (isFull || waitingInAll >= waitingMax) throw tooMany(ms);
    waiting.set(account, ofAccount + 1);
    waitingInAll += 1;
    try {
      await sleep(ms);
    } finally {
      waitingInAll -= 1;
      const left = (waiting.get(account) ?? 1) - 1;
      if (left > 0) waiting.set(account, left);
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
    const both = `${address} ${account}`;
    await limiter(
      "log-in to one account from one address",
      both,
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
    const first = { times: firstTries, seconds: hour };
    const isFirst = await isWithin(limiter, "first log-ins to one account", network, first);
    await wait(account, ms, isFirst);
  };
}

/** How long tries for an account wait by now; counts one more. */
async function delayOf(limiter: Limiter, account: string): Promise<number> {
  let delay = 0;
  for (const { tries, ms } of logInDelays) {
    const rate = { times: tries, seconds: hour };
    if (!(await isWithin(limiter, "log-in to one account", account, rate))) delay = ms;
  }
  return delay;
}

/** The /48 around the /64 of an IPv6 address; an IPv4 address is its own. */
const networkOf = (block: string): string =>
  block.endsWith("::/64") ? block.split(":").slice(0, 3).join(":") : block;

const tooMany = (ms: number) =>
  new AppError("RATE_LIMITED", "Very many attempts right now. Try again in a few seconds.", {
    retryAfter: Math.max(1, Math.ceil(ms / 1000)),
  });
