import { logInDelays, logInTries } from "#contracts/accounts.ts";
import { expect, test } from "vitest";
import { makeLimiter } from "../http/limiter.ts";
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
  const { times } = logInTries.perAddressAndAccount;
  for (let count = 0; count < times; count += 1) await admit(here);
  await expect(admit(here)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await admit({ ...here, address: "192.0.2.2" });
});

test("only so many tries wait at once; what comes above is asked to come again in seconds", async () => {
  const releases: (() => void)[] = [];
  const admit = makeAdmitLogIn(
    makeLimiter(true),
    () => new Promise<void>((resolve) => releases.push(resolve)),
  );
  for (let count = 0; count < first.tries; count += 1) await admit(elsewhere());
  const tries = Array.from({ length: 30 }, () => admit(elsewhere()));
  const refused = tries.map((one) =>
    one.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  await expect.poll(() => releases.length).toBe(20);
  const last = await refused.at(-1);
  expect(last).toMatchObject({ code: "RATE_LIMITED", retryAfter: 1 });
  // As soon as one is through, the next may wait.
  releases[0]?.();
  await tries[0];
  const next = admit(elsewhere());
  await expect.poll(() => releases.length).toBe(21);
  for (const release of releases) release();
  await next;
  expect((await Promise.all(refused)).filter(Boolean)).toHaveLength(10);
});

test("with limits off nobody waits", async () => {
  const waits: number[] = [];
  const admit = makeAdmitLogIn(makeLimiter(false), async (ms) => waits.push(ms));
  for (let count = 0; count < third.tries + 5; count += 1) await admit(elsewhere());
  expect(waits).toEqual([]);
});
