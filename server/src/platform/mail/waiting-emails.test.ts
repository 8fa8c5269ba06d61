import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { backUp, restore } from "../../operations/backup/commands.ts";
import { onPostgres } from "../../testing/engine.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { mailsTo } from "../../testing/mails.ts";
import { newPerson } from "../../testing/people.ts";
import { freePort, newDatabase } from "../../testing/postgres.ts";

const patience = { timeout: 300_000 };
const atEnd: (() => void)[] = [];
afterAll(() => atEnd.forEach((clear) => clear()));

type Place = { dataDir: string; databaseUrl?: string };

async function newPlace(of?: string): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "wagabond-letters-"));
  atEnd.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const name = `letters_${crypto.randomUUID().slice(0, 8)}`;
  if (onPostgres)
    return { dataDir, databaseUrl: await newDatabase(inject("postgresUrl"), name, of) };
  if (of) cpSync(inject("pgliteDemo"), join(dataDir, "pglite"), { recursive: true });
  return { dataDir };
}

/** Signs up while the mail server is unreachable; resolves once the email was tried. */
async function emailThatWaits(server: TestServer): Promise<string> {
  const { email } = await newPerson(server);
  const tried = async () => {
    const waiting = await server.db.selectFrom("mail_outbox").selectAll().execute();
    return waiting.find(({ to_address }) => to_address === email)?.last_error;
  };
  await expect.poll(tried, { timeout: 60_000 }).toContain("ESOCKET");
  return email;
}

test(
  "emails that wait go out after a restart, and from an archive that is restored",
  patience,
  async () => {
    const place = await newPlace(onPostgres ? inject("postgresDemo") : "demo");
    const mailUrl = `smtp://127.0.0.1:${await freePort()}`;
    const away = await testServer({ env: { ...place, mailUrl } });
    const old = await emailThatWaits(away);
    // As a version of the server left it that had no queue.
    await away.database.run("delete from jobs.job where state = 'retry'");
    const email = await emailThatWaits(away);
    const archive = join(place.dataDir, "letters.tar");
    const variables = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "" };
    expect(await backUp(variables, archive)).toMatchObject({ done: true });
    await away.close();

    const back = await testServer({ env: place });
    expect(await mailsTo(back, old)).toHaveLength(1);
    await back.database.run("update jobs.job set start_after = now() where state = 'retry'");
    back.jobs.wake("mail");
    expect(await mailsTo(back, email)).toHaveLength(1);
    await back.close();

    const elsewhere = await newPlace();
    const target = { DATA_DIR: elsewhere.dataDir, DATABASE_URL: elsewhere.databaseUrl ?? "" };
    expect(await restore(target, archive)).toMatchObject({ done: true });
    const restored = await testServer({ env: elsewhere });
    expect(await mailsTo(restored, old)).toHaveLength(1);
    expect(await mailsTo(restored, email)).toHaveLength(1);
    await expect
      .poll(() => restored.db.selectFrom("mail_outbox").select("id").execute())
      .toEqual([]);
    expect(await restored.outbox()).toHaveLength(2);
    await restored.close();
  },
);
