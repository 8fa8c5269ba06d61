import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { signUp } from "#contracts/accounts.ts";
import { makeClient } from "#contracts/client.ts";
import pg from "pg";
import { type HouseProcess, kill, startHouse } from "./house-process.ts";
import { receiveLetters } from "./letters.ts";

export type LettersReport = {
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
 * Two houses on one PostgreSQL send the letters of people who sign up at either; one after the other is killed in the
 * middle of it and started again. A kill may double the one letter that its house had in hand, and no other.
 */
export async function lettersOnce(
  databaseUrl: string,
  { people, kills }: { people: number; kills: number },
): Promise<LettersReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-letters-"));
  const mail = await receiveLetters(deliveryMs);
  const variables = (name: string) => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "the same for all processes on one database",
    MAIL_URL: mail.url,
    DEMO: "off",
  });
  const names = ["a", "b"] as const;
  const houses: [HouseProcess, HouseProcess] = await Promise.all([
    startHouse(variables("a")),
    startHouse(variables("b")),
  ]);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const promised = new Set<string>();
    for (let round = 0; round < kills; round += 1) {
      const which = round % 2 === 0 ? 0 : 1;
      const until = mail.received.length + Math.ceil(people / kills / 2);
      const signing = signUpMany(houses, { round, count: Math.ceil(people / kills) }, promised);
      while (mail.received.length < until) await wait(5);
      await kill(houses[which]);
      await signing;
      houses[which] = await startHouse(variables(names[which]), houses[which].port);
    }
    await untilSent(database);
    const ids = Map.groupBy(mail.received, ({ to }) => to);
    const twice = [...ids].filter(([, letters]) => letters.length > 1);
    return {
      promised: promised.size,
      lost: [...promised].filter((email) => !ids.has(email)),
      twice: twice.map(([email]) => email),
      unlike: twice
        .filter(([, letters]) => new Set(letters.map(({ messageId }) => messageId)).size > 1)
        .map(([email]) => email),
      kills,
    };
  } finally {
    await database.end();
    await Promise.all(houses.map(kill));
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signUpMany(
  houses: readonly HouseProcess[],
  { round, count }: { round: number; count: number },
  promised: Set<string>,
): Promise<void> {
  let next = 0;
  const person = async () => {
    while (next < count) {
      next += 1;
      const { address } = houses[next % houses.length] ?? { address: "" };
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
