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
  /** People whose sign-up was acknowledged. */
  signedUp: number;
  /** People whose email never arrived. */
  lost: string[];
  /** People who got it more than once, with any Message-ID. */
  twice: string[];
  /** People who got it more than once with different Message-IDs. */
  unlike: string[];
  kills: number;
};

const peopleAtOnce = 4;
const deliveryMs = 30;
const patienceMs = 120_000;

/**
 * Two servers that share a PostgreSQL send emails to people who sign up on either. They are killed in turn during
 * delivery and started again. A kill may duplicate the one email that the server was sending, and no other.
 */
export async function emailsOnce(
  databaseUrl: string,
  { people, kills }: { people: number; kills: number },
): Promise<EmailsReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-emails-"));
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
    const signedUp = new Set<string>();
    for (let round = 0; round < kills; round += 1) {
      const which = round % 2 === 0 ? 0 : 1;
      const until = mail.received.length + Math.ceil(people / kills / 2);
      const signing = signUpMany(servers, { round, count: Math.ceil(people / kills) }, signedUp);
      while (mail.received.length < until) await wait(5);
      await kill(servers[which]);
      await signing;
      servers[which] = await startServer(variables(names[which]), servers[which].port);
    }
    await untilSent(database);
    const ids = Map.groupBy(mail.received, ({ to }) => to);
    const twice = [...ids].filter(([, mails]) => mails.length > 1);
    return {
      signedUp: signedUp.size,
      lost: [...signedUp].filter((email) => !ids.has(email)),
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
  signedUp: Set<string>,
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
      // A sign-up whose connection was cut was not acknowledged.
      await call(signUp, { body }).then(
        () => signedUp.add(email),
        () => undefined,
      );
    }
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, person));
}

/** Expires the leases of killed servers instead of waiting for them. */
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
