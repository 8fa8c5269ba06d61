import { logInDelays, logInAttempts } from "#contracts/accounts/accounts.ts";
import { expect, test } from "vitest";
import { makeLimiter } from "../../platform/http/limiter.ts";
import { makeAdmitLogIn } from "./log-in-limits.ts";

const [first, second, third] = logInDelays;
const email = "owner@example.com";
/** Every try from an address block of its own. */
const addresses = (() => {
  let count = 0;
  return () => `10.0.${(count += 1)}.1`;
})();
const elsewhere = () => ({ email, address: addresses(), mark: undefined });

function slept() {
  const waits: number[] = [];
  const admit = makeAdmitLogIn(makeLimiter(true), async (ms) => waits.push(ms));
  return { waits, admit };
}

test("tries from everywhere make the answers for an account slower step by step, and never end them", async () => {
  const { waits, admit } = slept();
  const tries = third.tries + 50;
  for (let count = 0; count < tries; count += 1) await admit(elsewhere());
  expect(waits).toEqual([
    ...Array<number>(second.tries - first.tries).fill(first.ms),
    ...Array<number>(third.tries - second.tries).fill(second.ms),
    ...Array<number>(50).fill(third.ms),
  ]);
});

test("another account and a known browser do not wait", async () => {
  const { waits, admit } = slept();
  for (let count = 0; count < first.tries; count += 1) await admit(elsewhere());
  await admit({ ...elsewhere(), email: "other@example.com" });
  await admit({ ...elsewhere(), mark: "a mark" });
  expect(waits).toEqual([]);
  await admit(elsewhere());
  expect(waits).toEqual([first.ms]);
});

test("one address block is refused after so many tries for one account, and another one is not", async () => {
  const { admit } = slept();
  const here = { email, address: "192.0.2.1", mark: undefined };
  const { times } = logInAttempts.perAddressAndAccount;
  for (let count = 0; count < times; count += 1) await admit(here);
  await expect(admit(here)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await admit({ ...here, address: "192.0.2.2" });
});

test("a network of many address blocks is refused after so many tries for one account", async () => {
  const { admit } = slept();
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

test("only so many tries wait at once; what comes above is asked to come again in seconds", async () => {
  const releases: (() => void)[] = [];
  const admit = makeAdmitLogIn(
    makeLimiter(true),
    () => new Promise<void>((resolve) => releases.push(resolve)),
  );
  for (let count = 0; count < first.tries; count += 1) await admit(elsewhere());
  const here = { email, address: "192.0.2.1", mark: undefined };
  const there = { email, address: "192.0.2.2", mark: undefined };
  const tries = Array.from({ length: 20 }, () => admit(here));
  await expect.poll(() => releases.length).toBe(20);
  await expect(admit(here)).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 1 });
  // Who comes for the first time still may wait.
  const owner = admit(there);
  await expect.poll(() => releases.length).toBe(21);
  // As soon as two are through, another may wait again.
  releases[0]?.();
  releases[1]?.();
  await Promise.all(tries.slice(0, 2));
  const next = admit(here);
  await expect.poll(() => releases.length).toBe(22);
  for (const release of releases) release();
  await Promise.all([...tries, owner, next]);
});

test("with limits off nobody waits", async () => {
  const waits: number[] = [];
  const admit = makeAdmitLogIn(makeLimiter(false), async (ms) => waits.push(ms));
  for (let count = 0; count < third.tries + 5; count += 1) await admit(elsewhere());
  expect(waits).toEqual([]);
});
