import { expect, test } from "vitest";
import { EnvError, readEnv } from "./env.ts";

test("with nothing set the server opens on port 3000 of this machine, with its data beside it", () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    demo: true,
    queryHooks: true,
    rateLimits: true,
    serviceWorker: true,
    signUps: "open",
    holdFirstLinks: false,
    trustProxy: [],
    logLevel: "info",
    contactEmail: undefined,
    operatorName: undefined,
    shopMaxPerLine: 99,
    shopMaxPerOrder: 300,
    shopShips: false,
  });
});

test("readers write to the sender of the emails, unless another address is set", () => {
  const contactOf = (variables: Record<string, string>) => readEnv(variables).contactEmail;
  expect(contactOf({ MAIL_FROM: "Pet Club <post@pets.example>" })).toBe("post@pets.example");
  expect(contactOf({ MAIL_FROM: "post@pets.example" })).toBe("post@pets.example");
  const both = { MAIL_FROM: "noreply@pets.example", CONTACT_EMAIL: "help@pets.example" };
  expect(contactOf(both)).toBe("help@pets.example");
});

test("a street map has tiles and the names of those who made them", () => {
  const url = "https://tiles.example/{z}/{x}/{y}.png?key=1";
  const tilesOf = (credit: string) =>
    readEnv({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: credit }).mapTiles;
  expect(tilesOf("© Map makers")).toEqual({ url, credit: "© Map makers" });
  expect(tilesOf("© Map makers https://tiles.example/credit")).toEqual({
    url,
    credit: "© Map makers",
    creditLink: "https://tiles.example/credit",
  });
  expect(readEnv({ MAP_TILES_URL: url }).mapTiles?.credit).toBe("© OpenStreetMap contributors");
  for (const wrong of [
    { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: "https://tiles.example" },
    { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: "x".repeat(201) },
    { MAP_TILES_URL: "https://tiles.example/{z}/{x}.png" },
    { MAP_TILES_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png" },
    { MAP_TILES_URL: "https://tiles.example/{z}/{x}/{y}{r}.png" },
    { MAP_TILES_URL: "tiles.example/{z}/{x}/{y}.png" },
  ]) {
    expect(() => readEnv(wrong), JSON.stringify(wrong)).toThrow(EnvError);
  }
});

test("an empty value counts as not set", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: " ", DEMO: "" })).toEqual(readEnv({}));
});

test.each([
  ["PORT", "99999"],
  ["PORT", "80a"],
  ["PUBLIC_URL", "wagabond.example"],
  ["PUBLIC_URL", "https://wagabond.example/app"],
  ["PUBLIC_URL", "https://me:hunter2@wagabond.example"],
  ["PUBLIC_URL", "https://wagabond.example/#top"],
  ["WIDGETS_URL", "widgets.wagabond.example"],
  ["WIDGETS_URL", "https://widgets.wagabond.example/frames"],
  ["CONTACT_EMAIL", "Pet Club <help@pets.example>"],
  ["CONTACT_EMAIL", "pets.example"],
  ["OPERATOR_NAME", "Pet Club\nBerlin"],
  ["OPERATOR_NAME", "x".repeat(121)],
  ["SHOPIFY_MEMBER_CODE", "CONFORM10,SUMMER"],
  ["SHOPIFY_MEMBER_CODE", "x".repeat(256)],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_READ_URL", "mysql://localhost/x"],
  ["FILES_URL", "/var/files"],
  ["FILES_URL", "https://s3.example/bucket"],
  ["FILES_URL", "s3://"],
  ["FILES_URL", "s3://?endpoint=http://127.0.0.1:9000"],
  ["FILES_URL", "s3://No_Bucket"],
  ["FILES_URL", "s3://bucket:9000"],
  ["FILES_URL", "s3://bucket/folder"],
  ["FILES_URL", "s3://bucket#x"],
  ["FILES_URL", "s3://bucket?endpoint=ftp://s3.example"],
  ["FILES_URL", "s3://bucket?endpoint=s3.example"],
  ["FILES_URL", "s3://bucket?endpoint=https://s3.example/bucket"],
  ["FILES_URL", "s3://bucket?endpoint=https://me:hunter2@s3.example"],
  ["FILES_URL", "s3://bucket?region="],
  ["FILES_URL", "s3://bucket?region=eu 1"],
  ["FILES_URL", "s3://bucket?prefix=../x"],
  ["FILES_URL", "s3://bucket?prefix=a//b"],
  ["FILES_URL", "s3://bucket?pathStyle=yes"],
  ["FILES_URL", "s3://bucket?colour=red"],
  ["FILES_URL", "s3://bucket?region=a&region=b"],
  ["FILES_URL", "s3://hunter2@bucket"],
  ["FILES_URL", "s3://:hunter2@bucket"],
  ["FILES_URL", "s3://me:hunter2/x@bucket"],
  ["FILES_URL", "s3://me:hunter%2@bucket"],
  ["FILES_URL", "s3://me:?hunter2@bucket"],
  ["MAIL_URL", "mail.example"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "a@b.example\r\nBcc: c@d.example"],
  ["SESSION_SECRET", "short"],
  ["INBOUND_MAIL_SECRET", "a secret with spaces, of 32 bytes and more"],
  ["INBOUND_MAIL_ADDRESS", "nobody"],
  ["SESSION_SECRET", "change this secret of at least 32 bytes"],
  ["SESSION_SECRET", " CHANGE this secret of at least 32 bytes "],
  ["SESSION_SECRET", "the same for all processes on one database"],
  ["LOG_LEVEL", "loud"],
  ["DEMO", "maybe"],
  ["RATE_LIMITS", "0"],
  ["SIGNUPS", "on"],
  ["HOLD_FIRST_LINKS", "yes"],
  ["SHOP_MAX_PER_LINE", "0"],
  ["SHOP_MAX_PER_LINE", "many"],
  ["SHOP_MAX_PER_ORDER", "100001"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10.0.0.0/99"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["TRUST_PROXY", "10.0.0.0/8/9"],
])("%s=%s is refused in one line that names the variable", (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test.each([
  [{ DATABASE_READ_URL: "postgres://replica/x" }, /^DATABASE_URL is missing/],
  [{ SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com" }, /^SHOPIFY_STOREFRONT_TOKEN is missing/],
  [{ SHOPIFY_STOREFRONT_TOKEN: "x" }, /^SHOPIFY_STORE_DOMAIN is missing/],
  [{ INBOUND_MAIL_SECRET: "x".repeat(32) }, /^INBOUND_MAIL_SERVER is missing/],
  [{ INBOUND_MAIL_ADDRESS: "a@b.example" }, /^INBOUND_MAIL_SECRET is missing/],
  [{ OIDC_ISSUER: "https://id.example" }, /^OIDC_CLIENT_ID is missing/],
  [{ OIDC_CLIENT_ID: "x" }, /^OIDC_ISSUER is missing/],
  [{ OIDC_CLIENT_SECRET: "x" }, /^OIDC_ISSUER is missing/],
  [{ OIDC_NAME: "Pet Club" }, /^OIDC_ISSUER is missing. OIDC_NAME is set/],
  [{ SHOPIFY_MEMBER_CODE: "CONFORM10" }, /^SHOPIFY_STORE_DOMAIN is missing. SHOPIFY_MEMBER_CODE/],
  [
    { SHOPIFY_STORE_DOMAIN: "my-shop.myshopify.com/admin", SHOPIFY_STOREFRONT_TOKEN: "x" },
    /^SHOPIFY_STORE_DOMAIN must be/,
  ],
])("%o is half of something, and refused", (variables, text) => {
  expect(() => readEnv(variables)).toThrow(EnvError);
  expect(() => readEnv(variables)).toThrow(text);
});

const oidcWith = (variables: Record<string, string>) =>
  readEnv({ OIDC_ISSUER: "https://id.example/realm", OIDC_CLIENT_ID: "wagabond", ...variables })
    .oidc;

test("a provider is named, by default after its host; only this machine can have one without https", () => {
  expect(readEnv({}).oidc).toBeUndefined();
  expect(oidcWith({})).toEqual({
    issuer: "https://id.example/realm",
    clientId: "wagabond",
    clientSecret: undefined,
    name: "id.example",
  });
  expect(oidcWith({ OIDC_NAME: "Pet Club", OIDC_CLIENT_SECRET: "x" })).toMatchObject({
    name: "Pet Club",
    clientSecret: "x",
  });
  expect(oidcWith({ OIDC_ISSUER: "http://localhost:9000" })).toMatchObject({ name: "localhost" });
});

test.each([
  ["OIDC_ISSUER", "id.example"],
  ["OIDC_ISSUER", "http://id.example"],
  ["OIDC_ISSUER", "https://id.example?tenant=1"],
  ["OIDC_ISSUER", "https://me:hunter2@id.example"],
  ["OIDC_CLIENT_ID", "wagabond\u0007"],
  ["OIDC_CLIENT_SECRET", "ключ"],
  ["OIDC_NAME", "x".repeat(41)],
  ["OIDC_NAME", "Pet\u202EClub"],
])("%s=%s of a provider is refused", (name, value) => {
  expect(() => oidcWith({ [name]: value })).toThrow(EnvError);
  expect(() => oidcWith({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test("a shop at Shopify is named by its domain, or by an origin", () => {
  const SHOPIFY_STOREFRONT_TOKEN = "x";
  const shopAt = (SHOPIFY_STORE_DOMAIN: string) =>
    readEnv({ SHOPIFY_STORE_DOMAIN, SHOPIFY_STOREFRONT_TOKEN }).shopifyUrl;
  expect(shopAt("my-shop.myshopify.com")).toBe("https://my-shop.myshopify.com");
  expect(shopAt("https://shop.example/")).toBe("https://shop.example");
  expect(shopAt("http://127.0.0.1:4010")).toBe("http://127.0.0.1:4010");
  expect(readEnv({}).shopifyUrl).toBeUndefined();
});

test.each([
  ["DATABASE_URL", "mysql://me:hunter2@host/x"],
  ["FILES_URL", "s3://me:hunter2@bucket/x"],
  ["FILES_URL", "s3://me:?hunter2@bucket"],
])("a refused %s is not repeated, since it may hold a password", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(/^(?!.*hunter2)/);
});

test("FILES_URL is taken as it is given, with a secret that is percent-encoded", () => {
  const filesUrl = "s3://KEY:a%2Fb%2Bc@bucket?endpoint=http://127.0.0.1:9000&prefix=one/two";
  expect(readEnv({ FILES_URL: filesUrl }).filesUrl).toBe(filesUrl);
  expect(readEnv({ FILES_URL: " " }).filesUrl).toBeUndefined();
});
