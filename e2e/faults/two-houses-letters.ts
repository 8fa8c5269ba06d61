import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { subscribe } from "#contracts/newsletter.ts";
import type { Door } from "./house-process.ts";
import type { Letters } from "./letters.ts";
import { seconds } from "./outcome.ts";
import { type Check, callAt, type Town } from "./two-houses-town.ts";

const promised = 60;
const deliveredMs = 60_000;
/** A second letter would come a lease later, or at the next look of another house; both looks are shorter than that. */
const secondLookMs = 3_000;

/** Makes a house promise a letter; the answer is the address it goes to. */
export async function promiseLetter(door: Door): Promise<string> {
  const email = `reader-${randomUUID()}@example.com`;
  await callAt(door)(subscribe, { body: { email, consent: true } });
  return email;
}

/** Waits until each has its letter, then a moment for what would be too many. */
export async function lettersTo(
  { countTo }: Letters,
  addresses: readonly string[],
): Promise<{ missing: number; doubled: number; ms: number }> {
  const began = performance.now();
  const isMissing = () => addresses.some((address) => countTo(address) === 0);
  while (isMissing() && performance.now() - began < deliveredMs) await wait(50);
  const ms = performance.now() - began;
  await wait(secondLookMs);
  return {
    missing: addresses.filter((address) => countTo(address) === 0).length,
    doubled: addresses.filter((address) => countTo(address) > 1).length,
    ms,
  };
}

/** Letters that are promised at all doors at the same time, with a courier at work in each house. */
export async function letters({ houses, letters: received }: Town): Promise<Check> {
  const addresses = await Promise.all(
    Array.from({ length: promised }, (_, turn) => {
      const house = houses[turn % houses.length];
      if (!house) throw new Error("There is no house.");
      return promiseLetter(house);
    }),
  );
  const { missing, doubled, ms } = await lettersTo(received, addresses);
  return {
    name: "letters",
    figures: `${addresses.length} promised at ${houses.length} doors, all delivered in ${seconds(ms)}, ${doubled} twice`,
    faults: letterFaults({ missing, doubled }),
  };
}

export const letterFaults = ({ missing, doubled }: { missing: number; doubled: number }) => [
  ...(missing > 0 ? [`${missing} letters never came`] : []),
  ...(doubled > 0 ? [`${doubled} letters came twice`] : []),
];
