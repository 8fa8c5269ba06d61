import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteAccount, logIn } from "#contracts/accounts/accounts.ts";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import { setRole, suspendMember } from "#contracts/community/members.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { demoEmail } from "../../seeds/seed.ts";
import { sendToServer, openControlSocket } from "./control-socket.ts";
import { administer, type Outcome } from "./commands.ts";
import { lockFolder } from "../platform/db/lock.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { newProduct } from "../../testing/orders.ts";
import { newAdmin, newUnverified, type Person, verify } from "../../testing/people.ts";
import { ownClient } from "../../testing/storefront.ts";

const onPglite = process.env["TEST_DATABASE"] !== "postgres";
let server: TestServer;
const folders: string[] = [];
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-command-"));
  folders.push(folder);
  return folder;
};

const variables = () => ({
  DATA_DIR: server.env.dataDir,
  DATABASE_URL: server.env.databaseUrl ?? "",
});

/** Runs the command while the server is running. */
const admin = (email: string, remove = false): Promise<Outcome> =>
  administer(variables(), { email, remove });

test("the command line appoints an admin on a running server and removes the role, with immediate effect", async () => {
  // The last admin can't be removed.
  await newAdmin(server, "Ada Admin");
  const person = await newUnverified(server, "Ina Innkeeper");
  await verify(server, person);
  const { call, email } = person;
  expect(await call(getOwnProfile)).toMatchObject({ isAdmin: false });
  const who = `Ina Innkeeper (${email})`;
  const typed = ` ${email.toUpperCase()} `;
  expect(await admin(typed)).toEqual({ done: true, text: `${who} is now an admin.` });
  expect(await call(getOwnProfile)).toMatchObject({ isAdmin: true });
  expect(await admin(email)).toEqual({ done: true, text: `${who} is already an admin.` });
  expect(await admin(email, true)).toEqual({ done: true, text: `${who} is no longer an admin.` });
  expect(await call(getOwnProfile)).toMatchObject({ isAdmin: false });
  expect(await admin(email, true)).toEqual({ done: true, text: `${who} isn't an admin.` });
});

describe("a site keeps an admin who can act", () => {
  const idOf = async ({ call }: Person) => (await call(getOwnProfile))._id;
  /** Two admins, and no others. */
  async function twoAdmins() {
    await server.db.updateTable("accounts").set({ is_admin: false }).execute();
    const [ada, bo] = [await newAdmin(server, "Ada Admin"), await newAdmin(server, "Bo Boss")];
    return { ada, bo, adaId: await idOf(ada), boId: await idOf(bo) };
  }
  const working = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from accounts
      where is_admin and coalesce(suspended_until <= now(), true)`.execute(server.db);
    return rows[0]?.count;
  };
  const suspend = ({ call }: Person, id: string) =>
    call(suspendMember, { params: { id }, body: {} });
  const resign = ({ call }: Person, id: string) =>
    call(setRole, { params: { id }, body: { role: "member" } });
  const leave = ({ call, password }: Person) => call(deleteAccount, { body: { password } });

  test("of two who suspend each other at once, one succeeds", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ada, bo, adaId, boId } = await twoAdmins();
      const outcomes = await Promise.allSettled([suspend(ada, boId), suspend(bo, adaId)]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await working()).toBe(1);
    }
  });

  test("of two who leave, resign or suspend at once, one stays", async () => {
    for (const at of [0, 1, 2, 3]) {
      const { ada, bo, adaId, boId } = await twoAdmins();
      const ways = [
        () => [resign(ada, adaId), resign(bo, boId)],
        () => [leave(ada), leave(bo)],
        () => [leave(ada), resign(bo, boId)],
        () => [suspend(ada, boId), leave(ada)],
      ];
      await Promise.allSettled(ways[at]?.() ?? []);
      expect([at, await working()]).toEqual([at, 1]);
    }
  });

  test("the last one neither resigns nor leaves after the others were suspended, and the command lifts a suspension", async () => {
    const { ada, bo, adaId, boId } = await twoAdmins();
    await suspend(ada, boId);
    const last = expect.stringContaining("The site needs at least one admin.");
    await expect(resign(ada, adaId)).rejects.toMatchObject({ code: "VALIDATION", message: last });
    await expect(leave(ada)).rejects.toMatchObject({ code: "CONFLICT", message: last });
    const who = `Bo Boss (${bo.email})`;
    expect(await admin(bo.email)).toEqual({
      done: true,
      text: `${who} is already an admin. Their suspension is lifted.`,
    });
    await resign(ada, adaId);
    expect(await admin(bo.email, true)).toEqual({ done: false, text: last });
    const again = server.withToken(
      await server.call(logIn, { body: { email: bo.email, password: bo.password } }),
    );
    await suspend({ ...bo, call: again }, adaId);
    expect(await admin(ada.email)).toEqual({
      done: true,
      text: `Ada Admin (${ada.email}) is now an admin. Their suspension is lifted.`,
    });
    expect(await working()).toBe(2);
  });
});

test("an unknown, unverified or invalid email is rejected", async () => {
  const { call, email } = await newUnverified(server, "Nia Novak");
  expect(await admin("nobody@example.com")).toEqual({
    done: false,
    text: "There's no account for nobody@example.com. Sign up with this email first.",
  });
  expect(await admin(email)).toEqual({
    done: false,
    text: `Nia Novak (${email}) hasn't verified this email yet. Open the link in the verification email first.`,
  });
  expect(await admin("me")).toEqual({ done: false, text: "me isn't a valid email address." });
  expect(await call(getOwnProfile)).toMatchObject({ isAdmin: false });
});

test("the command line creates a gift card, whose code is shown once and isn't stored", async () => {
  const made = await administer(variables(), { giftCardCents: 2_550 });
  const output = /^Gift card of 25\.50 USD: ((?:[0-9A-HJKMNP-TV-Z]{4} ?){4})\. /;
  expect(made).toEqual({ done: true, text: expect.stringMatching(output) });
  const code = output.exec(made.text)?.[1] ?? "";
  const { variantId } = await newProduct(server, { price: 3_000 });
  const { cart } = await ownClient(server).cart.create({
    lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }],
    giftCardCodes: [code.toLowerCase()],
  });
  expect(cart?.cost.totalAmount.amount).toBe("4.5");
  const rows = JSON.stringify(await server.db.selectFrom("gift_cards").selectAll().execute());
  expect(rows).not.toContain(code.replaceAll(" ", ""));
  // Codes are unique.
  expect((await administer(variables(), { giftCardCents: 2_550 })).text).not.toBe(made.text);
});

test.runIf(onPglite)("a stopped server's PGlite is opened for the command", async () => {
  const folder = newFolder();
  cpSync(inject("pgliteDemo"), join(folder, "pglite"), { recursive: true });
  const given = { DATA_DIR: folder };
  const text = expect.stringContaining(`(${demoEmail}) is now an admin.`);
  const change = { email: demoEmail, remove: false };
  expect(await administer(given, change)).toEqual({ done: true, text });
  const again = expect.stringContaining("already");
  expect(await administer(given, change)).toEqual({ done: true, text: again });
});

test("a missing or unresponsive server is reported", async () => {
  const folder = newFolder();
  const change = { email: demoEmail, remove: false };
  const none = expect.stringContaining("There's no database here yet.");
  expect(await administer({ DATA_DIR: folder }, change)).toEqual({ done: false, text: none });
  mkdirSync(join(folder, "pglite"));
  const lock = lockFolder(folder);
  expect(await administer({ DATA_DIR: folder }, change)).toEqual({
    done: false,
    text: `Process ${process.pid} is using ${folder} and isn't responding yet. Wait for it to start, or stop it, then run this again.`,
  });
  lock.release();
  const away = { DATA_DIR: folder, DATABASE_URL: "postgres://127.0.0.1:1/none" };
  const text = "Can't reach the database (ECONNREFUSED). Check DATABASE_URL and DATA_DIR.";
  expect(await administer(away, change)).toEqual({ done: false, text });
});

test("only the server's own user can open its control socket, whoever created the folder", async () => {
  const folder = newFolder();
  const around = join(folder, "door");
  mkdirSync(around);
  chmodSync(around, 0o777);
  const controlSocket = await openControlSocket(folder, async () => "in");
  expect(statSync(around).mode & 0o777).toBe(0o700);
  await controlSocket.close();
});

test("the control socket opens again after a killed process, and survives invalid commands", async () => {
  const folder = newFolder();
  const first = await openControlSocket(folder, async (received) => ({ request: received }));
  const second = await openControlSocket(folder, async (received) => ({ heard: received }));
  expect(await sendToServer(folder, { a: 1 })).toEqual({ heard: { a: 1 } });
  expect(await sendToServer(folder, undefined)).toBeUndefined();
  expect(await sendToServer(folder, "x")).toEqual({ heard: "x" });
  await Promise.all([first.close(), second.close()]);
  expect(await sendToServer(folder, { a: 1 })).toBeUndefined();
  await expect(openControlSocket(join(folder, "n".repeat(120)), async () => 1)).rejects.toThrow(
    "listen EINVAL",
  );
});

test("the program prints the result and exits with 0 only on success", async () => {
  const program = join(import.meta.dirname, "../../bin/wagabond.js");
  const env = { ...process.env, ...variables() };
  const run = (...typed: string[]) =>
    new Promise<readonly [number, string]>((resolve) => {
      execFile(process.execPath, [program, ...typed], { env }, (error, stdout, stderr) => {
        const [line = ""] = `${stdout}${stderr}`.split("\n");
        resolve([error ? Number(error.code) : 0, line]);
      });
    });
  const usage = "Usage: npx wagabond doctor";
  expect(await run("admin", demoEmail)).toEqual([0, expect.stringContaining("is now an admin.")]);
  // The same program reads every other command line; only its way to the server differs.
  if (onPglite) return;
  expect((await run("admin", "nobody@example.com"))[0]).toBe(1);
  expect(await run("gift-card", "25")).toEqual([
    0,
    expect.stringMatching(/^Gift card of 25\.00 USD: /),
  ]);
  expect(await run("admin")).toEqual([2, usage]);
  expect(await run("admin", demoEmail, "--sudo")).toEqual([2, usage]);
  expect(await run("gift-card", "10000")).toEqual([2, usage]);
  expect(await run("help")).toEqual([0, usage]);
});
