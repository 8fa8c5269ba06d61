import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { examine } from "./doctor.ts";
import { startOidcProvider } from "../../testing/oidc-provider.ts";
import { startS3 } from "../../testing/s3-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wagabond-doctor-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const wrongs = async (variables: Record<string, string>) =>
  (await examine({ DATA_DIR: dataDir, ...variables }))
    .filter(({ is }) => is === "wrong")
    .map(({ about }) => about);

test("on a fresh machine nothing is wrong", async () => {
  expect(await wrongs({})).toEqual([]);
});

test("on a public site, missing limits, mail or encryption are problems", async () => {
  const found = await wrongs({ PUBLIC_URL: "http://pets.example", RATE_LIMITS: "off" });
  expect(found).toEqual(["mail", "RATE_LIMITS", "transport"]);
});

test("an unreachable database and an invalid variable are named", async () => {
  expect(await wrongs({ DATABASE_URL: "postgres://127.0.0.1:1/none" })).toEqual(["database"]);
  expect(await wrongs({ PORT: "x" })).toEqual(["environment"]);
});

test("missing widgets are a note, an invalid file is a problem", async () => {
  const widgets = async (variables: Record<string, string>) =>
    (await examine({ DATA_DIR: dataDir, ...variables })).find(({ about }) => about === "widgets");
  expect(await widgets({})).toMatchObject({ is: "note" });
  const path = join(dataDir, "widgets.json");
  writeFileSync(path, JSON.stringify({ "fly-page": { script: "https://partner.example/w.js" } }));
  expect(await widgets({ WIDGETS_FILE: path })).toEqual({
    about: "widgets",
    is: "fine",
    text: "fly-page; scripts run on http://widgets.localhost:3000",
  });
  writeFileSync(path, "{}}");
  expect(await widgets({ WIDGETS_FILE: path })).toEqual({
    about: "widgets",
    is: "wrong",
    text: `WIDGETS_FILE ${path} isn't valid JSON.`,
  });
});

test("the shop's public token is shown but not created", async () => {
  const shop = async (variables: Record<string, string>) =>
    (await examine({ DATA_DIR: dataDir, ...variables })).find(({ about }) => about === "shop");
  const output = (token: string) =>
    `built-in shop; Storefront API at http://localhost:3000/storefront/api/2025-01/graphql; ${token}`;
  expect(await shop({})).toEqual({
    about: "shop",
    is: "fine",
    text: output("public token wagabond-dev-storefront"),
  });
  const fresh = output("its public token will be created on first start");
  expect(await shop({ DEMO: "off" })).toEqual({ about: "shop", is: "note", text: fresh });
  writeFileSync(join(dataDir, "storefront-token"), "0123abcd\n");
  expect(await shop({ DEMO: "off" })).toMatchObject({ text: output("public token 0123abcd") });
  const elsewhere = {
    SHOPIFY_STORE_DOMAIN: "paws.myshopify.com",
    SHOPIFY_STOREFRONT_TOKEN: "secret",
  };
  expect(await shop(elsewhere)).toEqual({
    about: "shop",
    is: "fine",
    text: "Shopify at paws.myshopify.com",
  });
});

const filesWith = async (variables: Record<string, string>) =>
  (await examine({ DATA_DIR: dataDir, ...variables })).find(({ about }) => about === "files");

test("files on disk are fine, with a note if servers could share the database", async () => {
  const text = `in ${join(dataDir, "files")}`;
  expect(await filesWith({})).toEqual({ about: "files", is: "fine", text });
  const noted = await filesWith({ DATABASE_URL: "postgres://127.0.0.1:1/none" });
  expect(noted).toMatchObject({ is: "note", text: expect.stringContaining("FILES_URL") });
});

test("a writable bucket is fine, any other is a problem, reported without the secret", async () => {
  const server = await startS3({ accessKey: "KEY", secretKey: "canary", bucket: "papers" });
  const at = `S3 bucket papers at ${/127\.0\.0\.1%3A\d+/.exec(server.url)?.[0].replace("%3A", ":")}`;
  expect(await filesWith({ FILES_URL: server.url })).toEqual({
    about: "files",
    is: "fine",
    text: at,
  });
  expect(server.keys()).toEqual([]);
  expect(await filesWith({ FILES_URL: server.url.replace("canary", "canary2") })).toEqual({
    about: "files",
    is: "wrong",
    text: `${at}: files can't be stored (S3: 403 SignatureDoesNotMatch)`,
  });
  await server.close();
  expect(await filesWith({ FILES_URL: server.url })).toEqual({
    about: "files",
    is: "wrong",
    text: `${at}: files can't be stored (S3: ECONNREFUSED)`,
  });
});

test("a provider that answers is fine, one that doesn't is a problem", async () => {
  const provider = await startOidcProvider();
  const { issuer, clientId, name } = provider.settings;
  const variables = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_NAME: name };
  const found = async () =>
    (await examine({ DATA_DIR: dataDir, ...variables })).find(
      ({ about }) => about === "log-in by a provider",
    );
  const callback = "http://localhost:3000/api/auth/oidc/callback";
  expect(await found()).toMatchObject({
    is: "fine",
    text: `Pet Club at ${issuer}; it must allow ${callback}`,
  });
  await provider.close();
  expect(await found()).toMatchObject({ is: "wrong", text: expect.stringContaining(issuer) });
});

test("an Overpass server that answers is fine, anything else at its address is a problem", async () => {
  const time = "2026-11-28T08:00:00.000Z";
  const right = JSON.stringify({ osm3s: { timestamp_osm_base: time }, elements: [] });
  const requests: string[] = [];
  let answer = { status: 200, body: right };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(new URLSearchParams(await text(request)).get("data") ?? "");
    response.writeHead(answer.status).end(answer.body);
  };
  const overpass = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => overpass.listen(0, "127.0.0.1", resolve));
  const bound = overpass.address();
  const host = `127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  const found = async (variables: Record<string, string>) =>
    (await examine({ DATA_DIR: dataDir, ...variables })).find(({ about }) => about === "places");
  const set = { OVERPASS_URL: `http://${host}/api/interpreter?key=canary` };
  expect(await found({})).toMatchObject({ is: "note" });
  expect(requests).toEqual([]);
  expect(await found(set)).toEqual({
    about: "places",
    is: "fine",
    text: `Overpass at ${host}, with data of ${time}`,
  });
  expect(requests).toEqual(["[out:json][timeout:5];out count;"]);
  const isWrong = async (reason: string) =>
    expect(await found(set)).toEqual({
      about: "places",
      is: "wrong",
      text: `Overpass at ${host}: ${reason}`,
    });
  answer = { status: 200, body: "<html>Welcome</html>" };
  await isWrong("it doesn't answer as Overpass does");
  answer = { status: 200, body: "x".repeat(100_000) };
  await isWrong("it doesn't answer as Overpass does");
  answer = { status: 404, body: "" };
  await isWrong("status 404");
  answer = { status: 429, body: "" };
  expect(await found(set)).toMatchObject({ is: "note", text: `Overpass at ${host} is busy` });
  overpass.close();
  overpass.closeAllConnections();
  await isWrong(`connect ECONNREFUSED ${host}`);
});

test("no secret is shown", async () => {
  const findings = await examine({
    DATA_DIR: dataDir,
    SESSION_SECRET: `canary-${"0123456789".repeat(3)}`,
    MAIL_URL: "smtp://me:canary@127.0.0.1:1",
    DATABASE_URL: "postgres://me:canary@127.0.0.1:1/x",
    FILES_URL: "s3://KEY:canary@papers?endpoint=http://127.0.0.1:1",
    GIPHY_API_KEY: "canary",
    OIDC_ISSUER: "http://localhost:1",
    OIDC_CLIENT_ID: "wagabond",
    OIDC_CLIENT_SECRET: "canary",
  });
  expect(JSON.stringify(findings)).not.toContain("canary");
});
