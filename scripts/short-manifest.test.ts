import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { manifestFile, readManifest, shortenManifest } from "./short-manifest.ts";

const file = (name: string) => `/assets/${name}-abc123.js`;
const routeOf = (id: string, imports: readonly string[]) => ({
  id,
  parentId: "root",
  path: id,
  hasLoader: true,
  module: file(id.replace("/", "-")),
  imports,
  css: [`/assets/${id.replace("/", "-")}.css`],
});

const routes = {
  root: { ...routeOf("root", [file("react"), file("ui")]), parentId: undefined },
  "travel/trip": routeOf("travel/trip", [file("react"), file("trips"), file("ui")]),
  "travel/trips": routeOf("travel/trips", [file("trips")]),
  "admin/orders": routeOf("admin/orders", [file("orders"), file("ui")]),
};
const manifest = {
  version: "build-1",
  entry: { module: file("entry"), imports: [file("react")] },
  routes,
};

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "manifest-"));
  mkdirSync(join(client, "assets"));
  const text = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  writeFileSync(join(client, "assets/manifest-1a2b.js"), text);
});
afterEach(() => rmSync(client, { recursive: true }));

test("a shortened manifest is read as before, without files that the entry loads anyway", () => {
  shortenManifest(client);
  const short = readManifest(client);
  expect(short).toMatchObject({ version: "build-1", entry: manifest.entry });
  expect(Object.keys(short.routes)).toEqual(Object.keys(routes));
  expect(short.routes["root"]).toEqual({ ...routes.root, imports: [file("ui")] });
  expect(short.routes["travel/trip"]?.imports.toSorted()).toEqual([file("trips"), file("ui")]);
  expect(short.routes["travel/trips"]?.imports).toEqual([file("trips")]);
});

test("routes of admins, whose files aren't prefetched, list none", () => {
  shortenManifest(client);
  expect(readManifest(client).routes["admin/orders"]?.imports).toEqual([]);
  expect(readFileSync(join(client, manifestFile(client)), "utf8")).not.toContain("orders-abc123,");
});

test("each file is named once", () => {
  shortenManifest(client);
  const text = readFileSync(join(client, manifestFile(client)), "utf8");
  expect(text.split("trips-abc123")).toHaveLength(3);
  expect(text.split("ui-abc123")).toHaveLength(2);
});

test("a folder without a build is an error", () => {
  rmSync(join(client, "assets"), { recursive: true });
  expect(() => shortenManifest(client)).toThrow("There is no build");
});
