import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { TestServer } from "./server.ts";

type Outbox = Pick<TestServer, "outbox">;

/**
 * The emails to an address, oldest first, but those about log-ins from new devices, which most log-ins of tests cause.
 * Waits until there are `count`.
 */
export const mailsTo = (server: Outbox, email: string, count = 1): Promise<string[]> =>
  mailsWhere(server, (mail) => addressOf(mail) === email && !isOfNewDevice(mail), count);

/** The emails to an address about log-ins from new devices. Waits until there are `count`. */
export const mailsOfNewDevices = (server: Outbox, email: string, count = 1): Promise<string[]> =>
  mailsWhere(server, (mail) => addressOf(mail) === email && isOfNewDevice(mail), count);

async function mailsWhere(server: Outbox, matches: (mail: string) => boolean, count: number) {
  for (let tries = 0; tries < 2_400; tries += 1) {
    const mails = (await server.outbox()).filter(matches);
    if (mails.length >= count) return mails;
    await wait(25);
  }
  throw new Error(`Fewer than ${count} mails.`);
}

/** By its link: the subject is encoded where the name of the site isn't ASCII. */
const isOfNewDevice = (mail: string) => mail.includes("/confirm/log-in?token=");

/** Waits until every queued email is delivered, when its row is deleted; not those that wait for their hour. */
export async function allMailsSent({ db }: Pick<TestServer, "db">): Promise<void> {
  for (let tries = 0; tries < 2_400; tries += 1) {
    const due = db
      .selectFrom("mail_outbox")
      .select("id")
      .where(sql<boolean>`(attempts > 0 or next_try_at <= now())`);
    if ((await due.execute()).length === 0) return;
    await wait(25);
  }
  throw new Error("Mails still wait to be sent.");
}

const addressOf = (mail: string) => /^To: <?([^\s<>]+)>?$/m.exec(mail)?.[1];

/** The token of the link in an email. */
export function tokenIn(mail: string | undefined): string {
  const token = /\?token=([\w-]{43})$/m.exec(mail ?? "")?.[1];
  if (!token) throw new Error("The mail has no link on a line of its own.");
  return token;
}
