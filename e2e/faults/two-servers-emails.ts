import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { subscribe } from "#contracts/community/newsletter.ts";
import type { ServerAddress } from "./server-process.ts";
import type { OutgoingEmails } from "./emails.ts";
import { seconds } from "./outcome.ts";
import { type Check, callAt, type Cluster } from "./two-servers-cluster.ts";

const queuedCount = 60;
const deliveredMs = 60_000;
/** Time for a duplicate to arrive, if another server delivers the same email. */
const settleMs = 3_000;

/** Makes a server queue an email. Returns its recipient. */
export async function queueEmail(server: ServerAddress): Promise<string> {
  const email = `reader-${randomUUID()}@example.com`;
  await callAt(server)(subscribe, { body: { email, consent: true } });
  return email;
}

/** Waits until every address has its email, then a moment for duplicates. */
export async function emailsTo(
  { countTo }: OutgoingEmails,
  addresses: readonly string[],
): Promise<{ missing: number; doubled: number; ms: number }> {
  const began = performance.now();
  const isMissing = () => addresses.some((address) => countTo(address) === 0);
  while (isMissing() && performance.now() - began < deliveredMs) await wait(50);
  const ms = performance.now() - began;
  await wait(settleMs);
  return {
    missing: addresses.filter((address) => countTo(address) === 0).length,
    doubled: addresses.filter((address) => countTo(address) > 1).length,
    ms,
  };
}

/** Emails queued on all servers at the same time, with a mailer running on each. */
export async function mails({ servers, mails: received }: Cluster): Promise<Check> {
  const addresses = await Promise.all(
    Array.from({ length: queuedCount }, (_, turn) => {
      const server = servers[turn % servers.length];
      if (!server) throw new Error("The cluster is empty.");
      return queueEmail(server);
    }),
  );
  const { missing, doubled, ms } = await emailsTo(received, addresses);
  return {
    name: "emails",
    figures: `${addresses.length} queued on ${servers.length} servers, all delivered in ${seconds(ms)}, ${doubled} twice`,
    faults: emailFaults({ missing, doubled }),
  };
}

export const emailFaults = ({ missing, doubled }: { missing: number; doubled: number }) => [
  ...(missing > 0 ? [`${missing} emails never arrived`] : []),
  ...(doubled > 0 ? [`${doubled} emails arrived twice`] : []),
];
