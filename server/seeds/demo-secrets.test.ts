import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listSessions, logIn } from "#contracts/accounts/accounts.ts";
import { afterAll, expect, test } from "vitest";
import type { Env } from "../src/platform/env.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { ownClient } from "../testing/storefront.ts";
import { newProduct } from "../testing/orders.ts";
import { demoEmail, demoPassword } from "./demo.ts";
import { demoUsers } from "./demo/people.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wagabond-demo-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const publicUrl = "https://pets.example";

async function withServer<T>(
  options: Parameters<typeof testServer>[0],
  work: (server: TestServer) => Promise<T>,
): Promise<T> {
  const server = await testServer(options);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

const logInAs = (server: TestServer, password: string, email = demoEmail) =>
  server.call(logIn, { body: { email, password } });

const printedIn = ({ notices }: TestServer, before: RegExp): string =>
  notices.map((line) => before.exec(line)?.[1]).find((found) => found !== undefined) ?? "";
const passwordIn = (server: TestServer) =>
  printedIn(server, /^Demo account: .+, password: (\S+?)\. It's/);
const giftCodeIn = (server: TestServer) => printedIn(server, /^Demo gift card: (.+?)\. It's/);

/** What a cart of one bowl at 100.00 comes to with these codes. */
async function totalWith(
  server: TestServer,
  codes: { discountCodes?: string[]; giftCardCodes?: string[] },
): Promise<string | undefined> {
  const { variantId } = await newProduct(server, { price: 10_000 });
  const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
  const made = await ownClient(server).cart.create({ lines: [{ merchandiseId }], ...codes });
  return made.cart?.cost.totalAmount.amount;
}

test("a new public site has random demo secrets, printed once; none of the published ones works", async () => {
  await withServer({ env: { publicUrl }, isNew: true }, async (server) => {
    for (const { email } of demoUsers) {
      await expect(logInAs(server, demoPassword, email)).rejects.toMatchObject({
        code: "LOGIN_FAILED",
      });
    }
    const password = passwordIn(server);
    // 16 characters of 5 bits each.
    expect(password).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(await logInAs(server, password)).toBeTruthy();

    const published = totalWith(server, { giftCardCodes: ["CONFORMGIFT0001"] });
    await expect(published).rejects.toMatchObject([{ code: "INVALID" }]);
    for (const code of ["CONFORM10", "EARLYBIRD20", "BISCUIT5"]) {
      expect(await totalWith(server, { discountCodes: [code] })).toBe("100.0");
    }
    const giftCode = giftCodeIn(server);
    expect(giftCode).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4} ){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await totalWith(server, { giftCardCodes: [giftCode] })).toBe("75.0");
    expect(
      JSON.stringify(await server.db.selectFrom("accounts").selectAll().execute()),
    ).not.toContain(password);
  });
});

test("a local site keeps and prints the documented demo account", async () => {
  await withServer({ env: { publicUrl: "http://wagabond.localhost:3000" } }, async (server) => {
    expect(server.notices).toEqual([`Demo account: ${demoEmail}, password: ${demoPassword}`]);
    expect(await logInAs(server, demoPassword)).toBeTruthy();
    expect(await totalWith(server, { giftCardCodes: ["CONFORMGIFT0001"] })).toBe("75.0");
  });
});

test("a local demo site that goes public loses the published secrets and their sessions, also with DEMO off", async () => {
  const stored = await withServer({}, async (server) => {
    const { variantId } = await newProduct(server);
    const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
    const lines = [{ merchandiseId }];
    const giftCardCodes = ["CONFORMGIFT0001"];
    await ownClient(server).cart.create({ lines, giftCardCodes });
    expect(await server.db.selectFrom("cart_gift_cards").selectAll().execute()).toHaveLength(1);
    const token = await server.tokenOf("ravi");
    const databaseUrl = server.env.databaseUrl;
    if (!databaseUrl) await copyOf(server);
    return { token, databaseUrl };
  });
  const env: Partial<Env> = {
    publicUrl,
    demo: false,
    dataDir,
    databaseUrl: stored.databaseUrl,
  };
  const password = await withServer({ env }, async (server) => {
    await expect(logInAs(server, demoPassword)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
    await expect(server.withToken(stored.token)(listSessions)).rejects.toMatchObject({
      code: "SIGN_IN_REQUIRED",
    });
    expect(await server.db.selectFrom("cart_gift_cards").selectAll().execute()).toEqual([]);
    expect(await logInAs(server, passwordIn(server))).toBeTruthy();
    return passwordIn(server);
  });
  // The next start has nothing to replace, and prints nothing.
  await withServer({ env: { ...env, demo: true } }, async (server) => {
    expect(server.notices).toEqual([]);
    expect(await logInAs(server, password)).toBeTruthy();
  });
});

/** Keeps a PGlite where the next server finds it. */
async function copyOf({ database }: TestServer): Promise<void> {
  if (!database.copyTo) throw new Error("This is no PGlite.");
  const folder = mkdtempSync(join(tmpdir(), "wagabond-demo-copy-"));
  await database.copyTo(folder);
  rmSync(join(dataDir, "pglite"), { recursive: true, force: true });
  cpSync(join(folder, "pglite"), join(dataDir, "pglite"), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}
