import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listSessions, logIn } from "#contracts/accounts.ts";
import { afterAll, expect, test } from "vitest";
import type { Env } from "../src/env.ts";
import { testHouse, type TestHouse } from "../src/testing/house.ts";
import { ownClient } from "../src/testing/storefront.ts";
import { newGoods } from "../src/testing/orders.ts";
import { demoEmail, demoPassword } from "./demo.ts";
import { travellers } from "./village/travellers.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wagabond-demo-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const publicUrl = "https://pets.example";

async function withHouse<T>(
  options: Parameters<typeof testHouse>[0],
  work: (house: TestHouse) => Promise<T>,
): Promise<T> {
  const house = await testHouse(options);
  try {
    return await work(house);
  } finally {
    await house.close();
  }
}

const logInAs = (house: TestHouse, password: string, email = demoEmail) =>
  house.call(logIn, { body: { email, password } });

const printedIn = ({ notices }: TestHouse, before: RegExp): string =>
  notices.map((line) => before.exec(line)?.[1]).find((found) => found !== undefined) ?? "";
const passwordIn = (house: TestHouse) => printedIn(house, /with the password (\S+?)\. It is/);
const giftCodeIn = (house: TestHouse) => printedIn(house, /^Demo gift card: (.+?)\. It is/);

/** What a cart of one bowl at 100.00 comes to with these codes. */
async function totalWith(
  house: TestHouse,
  codes: { discountCodes?: string[]; giftCardCodes?: string[] },
): Promise<string | undefined> {
  const { variantId } = await newGoods(house, { price: 10_000 });
  const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
  const made = await ownClient(house).cart.create({ lines: [{ merchandiseId }], ...codes });
  return made.cart?.cost.totalAmount.amount;
}

test("a new public site has random demo secrets, printed once; none of the published ones works", async () => {
  await withHouse({ env: { publicUrl }, isNew: true }, async (house) => {
    for (const { email } of travellers) {
      await expect(logInAs(house, demoPassword, email)).rejects.toMatchObject({
        code: "LOGIN_FAILED",
      });
    }
    const password = passwordIn(house);
    // 16 characters of 5 bits each.
    expect(password).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(await logInAs(house, password)).toBeTruthy();

    const published = totalWith(house, { giftCardCodes: ["CONFORMGIFT0001"] });
    await expect(published).rejects.toMatchObject([{ code: "INVALID" }]);
    for (const code of ["CONFORM10", "EARLYBIRD20", "BISCUIT5"]) {
      expect(await totalWith(house, { discountCodes: [code] })).toBe("100.0");
    }
    const giftCode = giftCodeIn(house);
    expect(giftCode).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4} ){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await totalWith(house, { giftCardCodes: [giftCode] })).toBe("75.0");
    expect(
      JSON.stringify(await house.db.selectFrom("accounts").selectAll().execute()),
    ).not.toContain(password);
  });
});

test("a local site keeps the documented sign-in and says it", async () => {
  await withHouse({ env: { publicUrl: "http://wagabond.localhost:3000" } }, async (house) => {
    expect(house.notices).toEqual([`Demo sign-in: ${demoEmail} with the password ${demoPassword}`]);
    expect(await logInAs(house, demoPassword)).toBeTruthy();
    expect(await totalWith(house, { giftCardCodes: ["CONFORMGIFT0001"] })).toBe("75.0");
  });
});

test("a site that was planted at home and goes public loses the published secrets and their sessions, also with DEMO off", async () => {
  const kept = await withHouse({}, async (house) => {
    const { variantId } = await newGoods(house);
    const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
    const lines = [{ merchandiseId }];
    const giftCardCodes = ["CONFORMGIFT0001"];
    await ownClient(house).cart.create({ lines, giftCardCodes });
    expect(await house.db.selectFrom("cart_gift_cards").selectAll().execute()).toHaveLength(1);
    const token = await house.tokenOf("ravi");
    const databaseUrl = house.env.databaseUrl;
    if (!databaseUrl) await copyOf(house);
    return { token, databaseUrl };
  });
  const env: Partial<Env> = {
    publicUrl,
    demo: false,
    dataDir,
    databaseUrl: kept.databaseUrl,
  };
  const password = await withHouse({ env }, async (house) => {
    await expect(logInAs(house, demoPassword)).rejects.toMatchObject({ code: "LOGIN_FAILED" });
    await expect(house.withToken(kept.token)(listSessions)).rejects.toMatchObject({
      code: "SIGN_IN_REQUIRED",
    });
    expect(await house.db.selectFrom("cart_gift_cards").selectAll().execute()).toEqual([]);
    expect(await logInAs(house, passwordIn(house))).toBeTruthy();
    return passwordIn(house);
  });
  // The next start has nothing to replace, and prints nothing.
  await withHouse({ env: { ...env, demo: true } }, async (house) => {
    expect(house.notices).toEqual([]);
    expect(await logInAs(house, password)).toBeTruthy();
  });
});

/** Keeps a PGlite where the next server finds it. */
async function copyOf({ database }: TestHouse): Promise<void> {
  if (!database.copyTo) throw new Error("This is no PGlite.");
  const folder = mkdtempSync(join(tmpdir(), "wagabond-demo-copy-"));
  await database.copyTo(folder);
  rmSync(join(dataDir, "pglite"), { recursive: true, force: true });
  cpSync(join(folder, "pglite"), join(dataDir, "pglite"), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}
