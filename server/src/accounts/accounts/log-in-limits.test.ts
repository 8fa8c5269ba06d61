import { logInDelays, logInAttempts } from "#contracts/accounts/limits.ts";
import { expect, test } from "vitest";
import { makeLimiter } from "../../platform/http/limiter.ts";
import { makeAdmitLogIn } from "./log-in-limits.ts";

const [first, second, third] = logInDelays;
const email = "owner@example.com";
/** Each attempt comes from its own address block. */
const addresses = (() => {
  let count = 0;
  return () => `10.0.${(count += 1)}.1`;
})();
const nextAttempt = () => ({ email, address: addresses(), mark: undefined });

function makeTimed() {
  const waits: number[] = [];
  const admit = makeAdmitLogIn(makeLimiter(true), async (ms) => waits.push(ms));
  return { waits, admit };
}

test("distributed attempts delay answers for an account step by step but never block it", async () => {
  const { waits, admit } = makeTimed();
  const attempts = third.tries + 50;
  for (let count = 0; count < attempts; count += 1) await admit(nextAttempt());
  expect(waits).toEqual([
    ...Array<number>(second.tries - first.tries).fill(first.ms),
    ...Array<number>(third.tries - second.tries).fill(second.ms),
    ...Array<number>(50).fill(third.ms),
  ]);
});

test("other accounts and known browsers are not delayed", async () => {
  const { waits, admit } = makeTimed();
  for (let count = 0; count < first.tries; count += 1) await admit(nextAttempt());
  await admit({ ...nextAttempt(), email: "other@example.com" });
  await admit({ ...nextAttempt(), mark: "a mark" });
  expect(waits).toEqual([]);
  await admit(nextAttempt());
  expect(waits).toEqual([first.ms]);
});

test("attempts per address block and account are limited", async () => {
  const { admit } = makeTimed();
  const attempt = { email, address: "192.0.2.1", mark: undefined };
  const { times } = logInAttempts.perAddressAndAccount;
  for (let count = 0; count < times; count += 1) await admit(attempt);
  await expect(admit(attempt)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await admit({ ...attempt, address: "192.0.2.2" });
});

test("attempts per network and account are limited", async () => {
  const { admit } = makeTimed();
  const { times } = logInAttempts.perNetworkAndAccount;
  const block = (network: number, count: number) => ({
    email,
    address: `2001:db8:${network}:${count.toString(16)}::/64`,
    mark: undefined,
  });
  for (let count = 0; count < times; count += 1) await admit(block(1, count));
  await expect(admit(block(1, times))).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await admit(block(2, 0));
});

test("the number of delayed attempts is bounded; more get RATE_LIMITED with Retry-After", async () => {
  const releases: (() => void)[] = [];
  const admit = makeAdmitLogIn(
    makeLimiter(true),
    () => new Promise<void>((resolve) => releases.push(resolve)),
  );
  for (let count = 0; count < first.tries; count += 1) await admit(nextAttempt());
  const attempt = { email, address: "192.0.2.1", mark: undefined };
  const ownerAttempt = { email, address: "192.0.2.2", mark: undefined };
  const attempts = Array.from({ length: 20 }, () => admit(attempt));
  await expect.poll(() => releases.length).toBe(20);
  await expect(admit(attempt)).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 1 });
  // A network's first attempts may always wait.
  const owner = admit(ownerAttempt);
  await expect.poll(() => releases.length).toBe(21);
  // Freed places are reused.
  releases[0]?.();
  releases[1]?.();
  await Promise.all(attempts.slice(0, 2));
  const next = admit(attempt);
  await expect.poll(() => releases.length).toBe(22);
  for (const release of releases) release();
  await Promise.all([...attempts, owner, next]);
});

test("without limits nothing is delayed", async () => {
  const waits: number[] = [];
  const admit = makeAdmitLogIn(makeLimiter(false), async (ms) => waits.push(ms));
  for (let count = 0; count < third.tries + 5; count += 1) await admit(nextAttempt());
  expect(waits).toEqual([]);
});
