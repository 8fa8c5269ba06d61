import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { TestServer } from "./server.ts";

/** The emails to an address, oldest first. Waits until there are `count`. */
export async function mailsTo(
  server: Pick<TestServer, "outbox">,
  email: string,
  count = 1,
): Promise<string[]> {
  for (let tries = 0; tries < 2_400; tries += 1) {
    const mails = (await server.outbox()).filter((mail) => addressOf(mail) === email);
    if (mails.length >= count) return mails;
    await wait(25);
  }
  throw new Error(`Fewer than ${count} mails to ${email}.`);
}

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
