import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { examine } from "../doctor.ts";
import { newDatabase } from "../../testing/postgres.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wagabond-doctor-database-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const found = async (variables: Record<string, string>, about: string) =>
  (await examine({ DATA_DIR: dataDir, ...variables })).find((finding) => finding.about === about);

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("on PostgreSQL", () => {
  /** A database, and a role that may do nothing in it but look. */
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

  test("an owner's rights are enough", async () => {
    const { owner } = await poorRole();
    expect(await found({ DATABASE_URL: owner }, "database rights")).toMatchObject({
      is: "fine",
      text: expect.stringMatching(/^the role \w+ may make tables and the queue; PostgreSQL \d\d$/),
    });
  });

  test("each right that is missing is named, until there are enough", async () => {
    const { name, role, url, asOwner } = await poorRole();
    const rights = () => found({ DATABASE_URL: url }, "database rights");
    const tables = "CREATE on the schema public, for its tables";
    expect(await rights()).toMatchObject({
      is: "wrong",
      text: `the role ${role} needs ${tables}; and CREATE on the database ${name}, for the schema jobs`,
    });
    await asOwner(`grant create on database ${name} to ${role}`);
    expect(await rights()).toMatchObject({
      is: "wrong",
      text: `the role ${role} needs ${tables}`,
    });
    await asOwner(`grant create on schema public to ${role}`);
    expect(await rights()).toMatchObject({ is: "fine" });
    // The schema of the queue was made by another role, which kept it to itself.
    await asOwner("create schema jobs");
    const jobs = `the role ${role} needs USAGE and CREATE on the schema jobs`;
    expect(await rights()).toMatchObject({ is: "wrong", text: jobs });
    await asOwner(`grant usage on schema jobs to ${role}`);
    expect(await rights()).toMatchObject({ is: "wrong", text: jobs });
    await asOwner(`grant create on schema jobs to ${role}`);
    expect(await rights()).toMatchObject({ is: "fine" });
  });

  test("the clock is compared with the database's, and with that of the files", async () => {
    const { owner } = await poorRole();
    expect(await found({ DATABASE_URL: owner }, "clock")).toMatchObject({
      is: "fine",
      text: expect.stringContaining("agrees with that of the database and the files"),
    });
  });
});

test("the disk is measured where DATA_DIR will be, and nothing is left there", async () => {
  const folder = join(dataDir, "not/there/yet");
  expect(await found({ DATA_DIR: folder }, "disk")).toMatchObject({
    text: expect.stringMatching(/\d+ [GM]B free/),
  });
  expect(await found({ DATA_DIR: folder }, "DATA_DIR")).toMatchObject({ is: "note" });
});
