import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { examine } from "../doctor.ts";
import { newDatabase } from "../../../testing/postgres.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wagabond-doctor-database-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const found = async (variables: Record<string, string>, about: string) =>
  (await examine({ DATA_DIR: dataDir, ...variables })).find((finding) => finding.about === about);

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("on PostgreSQL", () => {
  /** A database, and a role with read access only. */
  async function poorRole() {
    const name = `doctor_${randomBytes(6).toString("hex")}`;
    const role = `poor_${name}`;
    const owner = await newDatabase(inject("postgresUrl"), name);
    const asOwner = async (text: string) => {
      const client = new pg.Client({ connectionString: owner });
      await client.connect();
      await client.query(text);
      await client.end();
    };
    await asOwner(`create role ${role} login; revoke create on schema public from public`);
    const url = new URL(owner);
    url.username = role;
    return { name, role, owner, url: url.href, asOwner };
  }

  test("an owner's rights are sufficient", async () => {
    const { owner } = await poorRole();
    expect(await found({ DATABASE_URL: owner }, "database rights")).toMatchObject({
      is: "fine",
      text: expect.stringMatching(
        /^the role \w+ can create tables and the job queue; PostgreSQL \d\d$/,
      ),
    });
  });

  test("each missing right is named", async () => {
    const { name, role, url, asOwner } = await poorRole();
    const rights = () => found({ DATABASE_URL: url }, "database rights");
    const tables = "CREATE on the schema public to create tables";
    expect(await rights()).toMatchObject({
      is: "wrong",
      text: `the role ${role} needs ${tables}; and CREATE on the database ${name} to create the schema jobs`,
    });
    await asOwner(`grant create on database ${name} to ${role}`);
    expect(await rights()).toMatchObject({
      is: "wrong",
      text: `the role ${role} needs ${tables}`,
    });
    await asOwner(`grant create on schema public to ${role}`);
    expect(await rights()).toMatchObject({ is: "fine" });
    // Another role created the queue's schema and granted no rights.
    await asOwner("create schema jobs");
    const jobs = `the role ${role} needs USAGE and CREATE on the schema jobs`;
    expect(await rights()).toMatchObject({ is: "wrong", text: jobs });
    await asOwner(`grant usage on schema jobs to ${role}`);
    expect(await rights()).toMatchObject({ is: "wrong", text: jobs });
    await asOwner(`grant create on schema jobs to ${role}`);
    expect(await rights()).toMatchObject({ is: "fine" });
  });

  test("the clock is compared with those of the database and the files", async () => {
    const { owner } = await poorRole();
    expect(await found({ DATABASE_URL: owner }, "clock")).toMatchObject({
      is: "fine",
      text: expect.stringContaining("matches the database and files clock"),
    });
  });
});

test("the disk is checked where DATA_DIR will be created, without leaving anything there", async () => {
  const folder = join(dataDir, "not/there/yet");
  expect(await found({ DATA_DIR: folder }, "disk")).toMatchObject({
    text: expect.stringMatching(/\d+ [GM]B free/),
  });
  expect(await found({ DATA_DIR: folder }, "DATA_DIR")).toMatchObject({ is: "note" });
});
