import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { subscribe } from "#contracts/community/newsletter.ts";
import type { Door } from "./server-process.ts";
import type { OutgoingEmails } from "./emails.ts";
import { seconds } from "./outcome.ts";
import { type Check, callAt, type Cluster } from "./two-servers-cluster.ts";

const promised = 60;
const deliveredMs = 60_000;
/** A second letter would come a lease later, or at the next look of another server; both looks are shorter than that. */
const secondLookMs = 3_000;

/** Makes a server promise an email; the answer is the address it goes to. */
export async function promiseEmail(door: Door): Promise<string> {
  const email = `reader-${randomUUID()}@example.com`;
  await callAt(door)(subscribe, { body: { email, consent: true } });
  return email;
}

/** Waits until each has its letter, then a moment for what would be too many. */
export async function emailsTo(
  { countTo }: OutgoingEmails,
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

/** Letters that are promised at all doors at the same time, with a mailer at work in each server. */
export async function mails({ servers, mails: received }: Cluster): Promise<Check> {
  const addresses = await Promise.all(
    Array.from({ length: promised }, (_, turn) => {
      const server = servers[turn % servers.length];
      if (!server) throw new Error("There is no house.");
      return promiseEmail(server);
    }),
  );
  const { missing, doubled, ms } = await emailsTo(received, addresses);
  return {
    name: "letters",
    figures: `${addresses.length} promised at ${servers.length} doors, all delivered in ${seconds(ms)}, ${doubled} twice`,
    faults: emailFaults({ missing, doubled }),
  };
}

export const emailFaults = ({ missing, doubled }: { missing: number; doubled: number }) => [
  ...(missing > 0 ? [`${missing} letters never came`] : []),
  ...(doubled > 0 ? [`${doubled} letters came twice`] : []),
];
