import { once } from "node:events";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import { listAgreements } from "#contracts/accounts/agreements.ts";
import {
  categories as defaultCategories,
  createHoot,
  pageHoots,
} from "#contracts/community/hoots.ts";
import { getCheckout, listOrders, placeOrder } from "#contracts/commerce/orders.ts";
import { getSavedCart, getShop } from "#contracts/commerce/shop.ts";
import { addBookmark, listBookmarks } from "#contracts/community/bookmarks.ts";
import {
  addVariant,
  changeProduct,
  createProduct,
  listAdminProducts,
} from "#contracts/commerce/shop-admin.ts";
import { subscribe } from "#contracts/community/newsletter.ts";
import * as contract from "#contracts/kernel/settings.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listenerName } from "../confirmations.ts";
import { channel } from "../events.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import { mailsTo } from "../../../testing/mails.ts";
import { picture } from "../../../testing/owned-rows.ts";
import { goodForm, newCart, newProduct } from "../../../testing/orders.ts";
import { newAdmin, newPerson, type Person } from "../../../testing/people.ts";
import { freshDatabase, type TestServer, testServer } from "../../../testing/server.ts";

/** A page that shows the settings it gets. */
const renderPage = async ({ settings }: { settings: contract.SiteSettings }) =>
  new Response(`<p>${settings.name}, ${settings.contactEmail}</p>`, {
    headers: { "content-type": "text/html" },
  });

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer({ env: { demo: false }, renderPage });
  admin = await newAdmin(server);
});
afterAll(() => server.close());

type Change = NonNullable<Parameters<typeof change>[0]>;
const change = (
  body: Partial<Omit<contract.AdminSettings, "version" | "logo" | "published">>,
  by: Person = admin,
) => by.call(contract.changeSettings, { body });

const reset: Change = { name: "", welcome: "", contactEmail: null };
const home = async (from = server) => (await from.fetch("/")).text();

test("without a change, every setting is the default, cached with an ETag", async () => {
  const answer = await server.fetch("/api/settings");
  expect(answer.headers.get("cache-control")).toBe("public, no-cache");
  const etag = answer.headers.get("etag") ?? "";
  expect(await answer.json()).toEqual({
    name: "Wagabond",
    logo: null,
    contactEmail: null,
    welcome: contract.defaultWelcome,
    tagline: contract.defaultTagline,
    newsletterText: contract.defaultNewsletterText,
    picturesNote: contract.defaultPicturesNote,
    appText: "",
    parts: { shop: true, newsletter: true, appBanner: true },
    categories: defaultCategories.map((name) => ({ name, label: name, hidden: false })),
    texts: { rules: 0, terms: 0, privacy: 0 },
  });
  const again = await server.fetch("/api/settings", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await home()).toBe("<p>Wagabond, null</p>");
});

/** The name that the embedded shop tells its clients. */
async function shopName(): Promise<string> {
  const { token, url } = await server.call(getShop);
  const answer = await server.fetch(`${url}/api/2026-01/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-shopify-storefront-access-token": token },
    body: '{"query":"{ shop { name } }"}',
  });
  const { data }: { data: { shop: { name: string } } } = await answer.json();
  return data.shop.name;
}

const manifest = async () => (await server.fetch("/manifest.webmanifest")).json();

test("a change is seen by the next request, on pages and in emails, and not lost to a later one", async () => {
  await home();
  const before = await admin.call(contract.getAdminSettings);
  const changed = await admin.call(contract.changeSettings, {
    body: { name: "Pet & Port", contactEmail: "help@pets.example" },
    ifVersion: before.version,
  });
  expect(changed).toMatchObject({ name: "Pet & Port", version: before.version + 1 });
  expect(await home()).toBe("<p>Pet & Port, help@pets.example</p>");
  expect(await manifest()).toMatchObject({ name: "Pet & Port", short_name: "Pet & Port" });
  const headers = { authorization: `Bearer ${admin.token}` };
  const textAt = async (path: string) => (await server.fetch(path, { headers })).text();
  const shop = await shopName();
  expect(shop).toBe("Pet & Port");
  for (const [path, text] of [
    ["/feed.atom", "<title>Pet &amp; Port: hoots and stories</title>"],
    ["/api/openapi.json", '"title":"Pet & Port"'],
    ["/api/docs", "<title>Pet &amp; Port API</title>"],
    ["/api/calendar", "X-WR-CALNAME:Pet & Port trips"],
  ] as const) {
    expect(await textAt(path)).toContain(text);
  }
  const stale = admin.call(contract.changeSettings, {
    body: { name: "Other" },
    ifVersion: before.version,
  });
  await expect(stale).rejects.toMatchObject({ code: "CONFLICT", current: { name: "Pet & Port" } });

  await server.call(subscribe, { body: { email: "named@example.com", consent: true } });
  const [named = ""] = await mailsTo(server, "named@example.com");
  expect(named).toContain("Subject: Confirm your Pet & Port newsletter");
  expect(named).toContain('From: "Pet & Port" <noreply@localhost>');
  expect(named).toContain("Pet & Port · help@pets.example");
  expect(named).toContain("Pet &amp; Port</span> · help@pets.example");

  await change(reset);
  await server.call(subscribe, { body: { email: "plain@example.com", consent: true } });
  const [plain = ""] = await mailsTo(server, "plain@example.com");
  expect(plain).toMatch(/^Wagabond$/m);
  expect(plain).not.toContain("%");
  expect(await server.call(contract.getSettings)).toMatchObject({ name: "Wagabond" });
});

test("a logo is uploaded, replaced and removed; its bytes go with it", async () => {
  const upload = async () => {
    const { logo } = await admin.call(contract.changeSettings, {
      body: {},
      files: { logo: await picture() },
    });
    return logo ?? "";
  };
  const first = await upload();
  expect((await server.fetch(first)).status).toBe(200);
  const second = await upload();
  expect(await server.call(contract.getSettings)).toMatchObject({ logo: second });
  expect((await server.fetch(first)).status).toBe(404);
  await admin.call(contract.changeSettings, { body: {}, files: { logo: null } });
  expect((await server.fetch(second)).status).toBe(404);
});

test("a logo goes to another admin when its account is deleted", async () => {
  const leaving = await newAdmin(server, "Lea Leaving");
  const { logo } = await leaving.call(contract.changeSettings, {
    body: {},
    files: { logo: await picture() },
  });
  await leaving.call(deleteAccount, { body: { password: leaving.password } });
  await server.removeClosed();
  expect((await server.fetch(logo ?? "")).status).toBe(200);
  await admin.call(contract.changeSettings, { body: {}, files: { logo: null } });
});

test("categories are renamed, hidden and added; posts keep theirs", async () => {
  const { call } = await newPerson(server);
  const post = (category: string) =>
    call(createHoot, { body: { title: freshText("One"), text: freshText("Two."), category } });
  await expect(post("Iceland")).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { category: "Select a category from the list." },
  });
  const { categories } = await server.call(contract.getSettings);
  const next = [
    ...categories.map((each) =>
      each.name === "USA"
        ? { ...each, label: "United States" }
        : each.name === "Peru"
          ? { ...each, hidden: true }
          : each,
    ),
    { name: "Iceland", label: "Iceland", hidden: false },
  ];
  await change({ categories: next });
  expect((await server.call(contract.getSettings)).categories).toEqual(next);
  expect(await post("Iceland")).toMatchObject({ category: "Iceland" });
  expect(await post("Peru")).toMatchObject({ category: "Peru" });
  const { data } = await server.call(pageHoots, { query: { category: "Iceland" } });
  expect(data).toHaveLength(1);
  expect((await server.fetch("/api/hoots/paginated?category=Atlantis")).status).toBe(400);

  const wrong: [contract.SiteSettings["categories"], string][] = [
    [next.slice(1), contract.categoryCantBeRemoved],
    [[...next, { name: "Iceland 2", label: "iceland", hidden: false }], contract.categoryTwice],
    [next.map((each) => ({ ...each, hidden: true })), contract.defaultStays],
  ];
  for (const [list, message] of wrong) {
    await expect(change({ categories: list })).rejects.toMatchObject({
      code: "VALIDATION",
      fields: { categories: message },
    });
  }
});

test("the texts of the footer are changed, and a blank one is the default again", async () => {
  const texts = {
    tagline: "Our club's tagline.",
    newsletterText: "News of the club.",
    picturesNote: "Drawn by Ana.",
    appText: "Get our app.",
  };
  expect(await change(texts)).toMatchObject(texts);
  expect(await server.call(contract.getSettings)).toMatchObject(texts);
  const blank = { tagline: " ", newsletterText: "", picturesNote: "", appText: "" };
  await change(blank);
  expect(await server.call(contract.getSettings)).toMatchObject({
    tagline: contract.defaultTagline,
    newsletterText: contract.defaultNewsletterText,
    picturesNote: contract.defaultPicturesNote,
    appText: "",
  });
  for (const field of ["tagline", "newsletterText", "picturesNote", "appText"] as const) {
    await expect(change({ [field]: "x".repeat(contract.footerTextMax + 1) })).rejects.toMatchObject(
      {
        code: "VALIDATION",
        fields: { [field]: expect.stringContaining(`${contract.footerTextMax} characters`) },
      },
    );
    await expect(change({ [field]: "one\ntwo" })).rejects.toMatchObject({ code: "VALIDATION" });
  }
  for (const part of contract.siteParts) {
    const wrong = await server.fetch("/api/admin/settings", {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ [part]: "no" }),
    });
    expect(await wrong.json()).toMatchObject({
      fields: { [part]: `${part} must be true or false.` },
    });
  }
});

/** What people and machines find of the shop. */
async function shopParts() {
  const { token, url } = await server
    .call(getShop)
    .catch(() => ({ token: "x", url: "/storefront" }));
  const graphql = await server.fetch(`${url}/api/2026-01/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-shopify-storefront-access-token": token },
    body: '{"query":"{ shop { name } }"}',
  });
  const status = async (path: string) => (await server.fetch(path)).status;
  return {
    graphql: graphql.status,
    shop: await status("/api/shop"),
    checkout: (await (await server.fetch("/api/checkout/nothing")).text()).includes("no shop"),
    sitemap: (await (await server.fetch("/sitemap.xml")).text()).includes("/marketplace"),
    products: (await (await server.fetch("/api/search?q=carrier")).text()).includes("/product/"),
  };
}

test("a part that is switched off is gone at once, and comes back as it was", async () => {
  const { call } = await newPerson(server);
  const join = (email: string) => server.call(subscribe, { body: { email, consent: true } });
  const { _id: id } = await admin.call(createProduct, { body: { title: "Carrier" } });
  await admin.call(addVariant, { params: { id: String(id) }, body: { price: 1_900 } });
  await admin.call(changeProduct, { params: { id: String(id) }, body: { published: true } });
  await call(addBookmark, { params: { kind: "product", id: String(id) } });
  const bookmarks = async () => (await call(listBookmarks, { query: {} })).data.length;
  const on = await shopParts();
  expect(on).toMatchObject({ graphql: 200, shop: 200, sitemap: true, products: true });
  expect(await bookmarks()).toBe(1);
  await change({ shop: false, newsletter: false, appBanner: false });
  expect((await server.call(contract.getSettings)).parts).toEqual({
    shop: false,
    newsletter: false,
    appBanner: false,
  });
  expect(await shopParts()).toEqual({
    graphql: 404,
    shop: 404,
    checkout: true,
    sitemap: false,
    products: false,
  });
  await expect(server.call(getShop)).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: "This site has no shop.",
  });
  await expect(call(getSavedCart)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(join("off@example.com")).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: "This site has no newsletter.",
  });
  expect(await bookmarks()).toBe(0);
  // What was ordered can still be read, and admins prepare the shop.
  expect(await call(listOrders)).toMatchObject({ data: [] });
  await admin.call(listAdminProducts);
  await change({ shop: true, newsletter: true, appBanner: true });
  expect(await shopParts()).toEqual(on);
  expect(await bookmarks()).toBe(1);
  await join("on@example.com");
});

test("without a shop, the link of an email still opens what was ordered, and no other cart", async () => {
  const { variantId } = await newProduct(server);
  const [ordered, open] = await Promise.all(
    [1, 2].map((quantity) => newCart(server, { lines: [{ variantId, quantity }] })),
  );
  const at = (cart: typeof open) => ({ params: { token: cart?.token ?? "" } });
  const { is } = await server.call(placeOrder, { ...at(ordered), body: goodForm });
  await change({ shop: false });
  expect(await server.call(getCheckout, at(ordered))).toMatchObject({ is, order: {} });
  const none = { code: "NOT_FOUND", message: "This site has no shop." };
  await expect(server.call(getCheckout, at(open))).rejects.toMatchObject(none);
  const again = server.call(placeOrder, { ...at(open), body: goodForm });
  await expect(again).rejects.toMatchObject(none);
  await change({ shop: true });
  expect(await server.call(getCheckout, at(open))).toMatchObject({ is: "open" });
});

test("texts are published as dated versions, and sign-ups agree to the current ones", async () => {
  const textOf = (version?: string) =>
    server.call(contract.getSiteText, { params: { kind: "terms" }, query: { version } });
  expect(await textOf()).toMatchObject({ number: 0, html: null, publishedAt: null, current: true });
  const early = await newPerson(server);
  await change({ terms: "Be kind.\n\n## Please\n- <b>listen</b>" });
  await change({ terms: "Be kind.\n\n## Please\n- <b>listen</b>", welcome: "Hello." });
  await change({ terms: "Be kinder." });
  expect(await textOf("1")).toMatchObject({
    html: "<p>Be kind.</p>\n<h2>Please</h2>\n<ul><li>&lt;b&gt;listen&lt;/b&gt;</li></ul>",
    current: false,
  });
  const current = await textOf();
  expect(current).toMatchObject({ number: 2, html: "<p>Be kinder.</p>", current: true });
  await expect(textOf("9")).rejects.toMatchObject({ code: "NOT_FOUND" });

  const newcomer = await newPerson(server);
  expect(await early.call(listAgreements)).toMatchObject([
    { kind: "terms", number: 0, publishedAt: null },
    { kind: "privacy", number: 0, publishedAt: null },
  ]);
  expect(await newcomer.call(listAgreements)).toMatchObject([
    { kind: "terms", number: 2, publishedAt: current.publishedAt },
    { kind: "privacy", number: 0 },
  ]);
  await change({ terms: "" });
  expect(await textOf()).toMatchObject({ number: 3, html: null, current: true });
});

test("the address of the environment is shown until an admin sets another one", async () => {
  const other = await testServer({ env: { demo: false, contactEmail: "env@pets.example" } });
  try {
    const own = async () => (await other.call(contract.getSettings)).contactEmail;
    expect(await own()).toBe("env@pets.example");
    await change({ contactEmail: "db@pets.example" }, await newAdmin(other));
    expect(await own()).toBe("db@pets.example");
  } finally {
    await other.close();
  }
});

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("two servers on one database", () => {
  let databaseUrl: string;
  let one: TestServer;
  let two: TestServer;
  let person: Person;
  beforeAll(async () => {
    databaseUrl = await freshDatabase("Empty");
    const env = {
      databaseUrl,
      demo: false,
      sessionSecret: "the same for all servers on a database",
    };
    one = await testServer({ env, renderPage });
    two = await testServer({ env, renderPage });
    person = await newAdmin(one);
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  const rename = (title: string) => change({ name: title }, person);
  const unconfirmed = async () =>
    /^unconfirmed_writes_total (\d+)/m.exec(await (await one.fetch("/api/metrics")).text())?.[1];

  /** The names in the other server's next page and answer. */
  const namesNextDoor = async () => [
    /<p>(.*),/.exec(await home(two))?.[1],
    (await two.call(contract.getSettings)).name,
  ];

  /** Looks like a server that receives events and never confirms them. */
  async function silentServer(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on("error", () => undefined);
    await client.connect();
    await client.query(`listen ${channel}`);
    await client.query("select set_config('application_name', $1, false)", [
      listenerName(crypto.randomUUID()),
    ]);
    return client;
  }

  test("what one saves is in the other's next page and answer", async () => {
    for (let round = 0; round < 10; round += 1) {
      await home(two);
      await two.call(contract.getSettings);
      await rename(`Name ${round}`);
      expect(await namesNextDoor()).toEqual([`Name ${round}`, `Name ${round}`]);
    }
    expect(await unconfirmed()).toBe("0");
  });

  test("the answer doesn't wait for ever for a server that never confirms, and the metrics count it", async () => {
    const silent = await silentServer();
    await rename("Bounded");
    expect(await namesNextDoor()).toEqual(["Bounded", "Bounded"]);
    expect(await unconfirmed()).toBe("1");
    await silent.end();
  });

  test("a server whose connection closes is not waited for", async () => {
    const silent = await silentServer();
    const received = once(silent, "notification");
    const answer = rename("Closed");
    await received;
    await silent.end();
    await answer;
    await rename("Alone");
    expect(await unconfirmed()).toBe("1");
  });

  test("a server that lost its connection for events reads from the database until it has another", async () => {
    for (let round = 0; round < 5; round += 1) {
      await home(two);
      await two.call(contract.getSettings);
      // It returns when the connections are closed.
      await sql`
        select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and starts_with(application_name, ${listenerName("")})
      `.execute(one.db);
      await rename(`Lost ${round}`);
      expect(await namesNextDoor()).toEqual([`Lost ${round}`, `Lost ${round}`]);
    }
  });
});
