import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { signUp } from "#contracts/accounts/accounts.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import pg from "pg";
import { type ServerProcess, kill, startServer } from "./server-process.ts";
import { receiveEmails } from "./emails.ts";

export type EmailsReport = {
  /** People who were told that they are signed up. */
  promised: number;
  /** Of whom the letter never came. */
  lost: string[];
  /** Who got it more than once, under the same Message-ID or not. */
  twice: string[];
  /** Who got it more than once under another Message-ID. */
  unlike: string[];
  kills: number;
};

const peopleAtOnce = 4;
const deliveryMs = 30;
const patienceMs = 120_000;

/**
 * Two servers on one PostgreSQL send the emails of people who sign up at either; one after the other is killed in the
 * middle of it and started again. A kill may double the one letter that its server had in hand, and no other.
 */
export async function emailsOnce(
  databaseUrl: string,
  { people, kills }: { people: number; kills: number },
): Promise<EmailsReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-letters-"));
  const mail = await receiveEmails(deliveryMs);
  const secret = randomBytes(32).toString("hex");
  const variables = (name: string) => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: secret,
    MAIL_URL: mail.url,
    DEMO: "off",
  });
  const names = ["a", "b"] as const;
  const servers: [ServerProcess, ServerProcess] = await Promise.all([
    startServer(variables("a")),
    startServer(variables("b")),
  ]);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const promised = new Set<string>();
    for (let round = 0; round < kills; round += 1) {
      const which = round % 2 === 0 ? 0 : 1;
      const until = mail.received.length + Math.ceil(people / kills / 2);
      const signing = signUpMany(servers, { round, count: Math.ceil(people / kills) }, promised);
      while (mail.received.length < until) await wait(5);
      await kill(servers[which]);
      await signing;
      servers[which] = await startServer(variables(names[which]), servers[which].port);
    }
    await untilSent(database);
    const ids = Map.groupBy(mail.received, ({ to }) => to);
    const twice = [...ids].filter(([, mails]) => mails.length > 1);
    return {
      promised: promised.size,
      lost: [...promised].filter((email) => !ids.has(email)),
      twice: twice.map(([email]) => email),
      unlike: twice
        .filter(([, mails]) => new Set(mails.map(({ messageId }) => messageId)).size > 1)
        .map(([email]) => email),
      kills,
    };
  } finally {
    await database.end();
    await Promise.all(servers.map(kill));
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signUpMany(
  servers: readonly ServerProcess[],
  { round, count }: { round: number; count: number },
  promised: Set<string>,
): Promise<void> {
  let next = 0;
  const person = async () => {
    while (next < count) {
      next += 1;
      const { address } = servers[next % servers.length] ?? { address: "" };
      const email = `round${round}-person${next}@example.com`;
      const call = makeClient({ fetch: (path, init) => fetch(address + path, init) });
      const password = "seven quiet otters";
      const body = { name: "Nia Novak", email, password, confirm: password };
      // Of whom was cut off nobody promised anything.
      await call(signUp, { body }).then(
        () => promised.add(email),
        () => undefined,
      );
    }
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, person));
}

/** Lets the leases of those that were killed run out, instead of waiting for it. */
async function untilSent(database: pg.Client): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const { rowCount } = await database.query("select from mail_outbox limit 1");
    if (rowCount === 0) return;
    if (performance.now() > giveUpAt) return;
    await database.query(`update mail_outbox set next_try_at = now()
      where next_try_at > now() and id in (select id from jobs.job where state in ('active', 'retry')
        and started_on < now() - interval '5 seconds')`);
    await database.query(`update jobs.job set started_on = now() - interval '1 hour'
      where name = 'mail' and state = 'active' and started_on < now() - interval '5 seconds'`);
    await database.query(
      "update jobs.job set start_after = now() where name = 'mail' and state = 'retry'",
    );
    await wait(1_000);
  }
}
