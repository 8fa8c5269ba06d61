import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { featureCircles, importsOf, productFiles, violation } from "./boundaries.ts";
import { ownerComparisons } from "./owner-comparisons.ts";

const files = productFiles();
const imports = importsOf(files);

const findings = (isMeant: (from: string) => boolean): string[] =>
  imports
    .filter(({ from }) => isMeant(from))
    .flatMap((one) => {
      const reason = violation(one);
      return reason === undefined ? [] : [`${one.from} imports ${one.to}: ${reason}`];
    });

const isServer = (path: string) => path.startsWith("server/");

test("every import of the web and the shared packages follows the dependency rules", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(findings((from) => !isServer(from))).toEqual([]);
});

test("every import of the server follows the dependency rules", () => {
  expect(findings(isServer)).toEqual([]);
});

test("features have no import cycles, in the web and on the server", () => {
  expect(featureCircles(imports)).toEqual([]);
});

test("only policies say whose something is", () => {
  const root = join(import.meta.dirname, "..");
  const found = files.flatMap((path) =>
    ownerComparisons(path, readFileSync(join(root, path), "utf8")).map(
      (line) => `${path}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  "where owner_id = ${ownerId}",
  "from pets where owner_id = p.owner_id",
  "join profiles p on p.id = h.author_id",
  "where c.author_id is distinct from ${viewer}",
  "where author_id in (${followed})",
  '.where("p.owner_id", "=", ownerId)',
  '.where("suggested_by", "in", ids)',
  "if (row?.owner_id !== session.userId) throw notFound();",
  "return session.userId === thing.authorId;",
])("a comparison outside of policies is found: %s", (line) => {
  expect(ownerComparisons("server/src/travel/trips/store.ts", line)).toEqual([line]);
  expect(ownerComparisons("server/src/travel/trips/policy.ts", line)).toEqual([]);
});

test.each([
  '.where(\n  "owner_id",\n  "=",\n  ownerId,\n)',
  "where p.owner_id\n  is not distinct from ${viewer}",
  "if (\n  session.userId !==\n  thing.authorId\n) throw notFound();",
])("a comparison over several lines is found: %s", (text) => {
  expect(ownerComparisons("server/src/travel/trips/store.ts", text)).toHaveLength(1);
});

test("a column that a policy names is one in the policy's folder", () => {
  const line = "delete from gallery_photos where profile_id = ${viewer}";
  expect(ownerComparisons("server/src/community/gallery/store.ts", line)).toEqual([line]);
  expect(ownerComparisons("server/src/community/bookmarks/store.ts", line)).toEqual([]);
});

test.each([
  "const owner = row.owner_id === null ? undefined : await findPerson(db, row.owner_id);",
  "update comments set text = '', author_id = null, deleted_at = now()",
  "await store.updateCart(trx, name.id, { owner_id: userId });",
  'select p.owner_id, p.id from plans p where ${canRead(viewer, "p")}',
])("a line without one is none: %s", (line) => {
  expect(ownerComparisons("server/src/travel/trips/store.ts", line)).toEqual([]);
});

/** The folders that match a pattern, each once. */
const foldersBy = (pattern: RegExp): string[] =>
  Array.from(new Set(files.flatMap((path) => pattern.exec(path)?.[1] ?? [])));

const serverFeatures = foldersBy(/^server\/src\/((?!platform|operations)[\w-]+\/[\w-]+)\//);
const platformFolders = foldersBy(/^server\/src\/platform\/([\w-]+)\//);
const features = foldersBy(
  /^web\/app\/((?!(?:ui|data|forms|links|home|admin|shell)\/)[\w-]+\/[\w-]+)\//,
);
const below = foldersBy(/^web\/app\/(ui|data|forms)\//);
const above = foldersBy(/^web\/app\/(home|admin|shell)\//);

test.each(serverFeatures)("an import into %s that bypasses its service is found", (feature) => {
  const from = "server/src/newarea/newslice/store.ts";
  expect(violation({ from, to: `server/src/${feature}/store.ts` })).toMatch(/service\.ts/);
  expect(violation({ from, to: `server/src/${feature}/service.ts` })).toBeUndefined();
  expect(violation({ from, to: `server/src/${feature}/policy.ts` })).toBeUndefined();
});

test.each(platformFolders)("an import of a feature in platform/%s is found", (folder) => {
  const from = `server/src/platform/${folder}/planted.ts`;
  expect(violation({ from, to: "server/src/community/hoots/service.ts" })).toBeDefined();
  expect(violation({ from, to: "server/src/operations/doctor/doctor.ts" })).toBeDefined();
});

test.each(features)("an import into %s that bypasses its index is found", (feature) => {
  const importers = ["newarea/newfeature/part/a.tsx", "home/a.tsx", "shell/a.tsx", "root.tsx"];
  for (const importer of importers) {
    const from = `web/app/${importer}`;
    expect(violation({ from, to: `web/app/${feature}/planted.tsx` })).toMatch(/index\.ts/);
    expect(violation({ from, to: `web/app/${feature}/part/index.ts` })).toMatch(/index\.ts/);
    expect(violation({ from, to: `web/app/${feature}/index.ts` })).toBeUndefined();
  }
});

test.each(features)("an import in %s from a layer above is found", (feature) => {
  const from = `web/app/${feature}/part/planted.tsx`;
  for (const folder of above) {
    expect(violation({ from, to: `web/app/${folder}/index.ts` })).toBeDefined();
  }
  expect(violation({ from, to: "web/app/root.tsx" })).toBeDefined();
  expect(violation({ from, to: `web/app/${feature}/own.tsx` })).toBeUndefined();
  expect(violation({ from, to: "web/app/links/hoots.ts" })).toBeUndefined();
});

test.each(below)("an import of product code in %s is found", (folder) => {
  const from = `web/app/${folder}/planted.tsx`;
  const nouns = [
    "web/app/community/hoots/index.ts",
    "web/app/links/hoots.ts",
    "web/app/shell/header.tsx",
    "contracts/src/community/hoots.ts",
    "reference/src/articles.ts",
    "storefront/src/index.ts",
    "bookings/src/read-booking.ts",
  ];
  for (const to of nouns) expect(violation({ from, to })).toBeDefined();
  expect(violation({ from, to: "web/app/ui/button.tsx" })).toBeUndefined();
  expect(violation({ from, to: "contracts/src/kernel/text.ts" })).toBeUndefined();
  expect(violation({ from, to: "format/src/dates.ts" })).toBeUndefined();
});

test.each([
  ["contracts imports all of zod", "contracts/src/kernel/a.ts", "zod"],
  ["contracts imports Node", "contracts/src/travel/a.ts", "node:fs"],
  ["contracts imports another package", "contracts/src/travel/a.ts", "reference/src/index.ts"],
  ["the kernel imports an area", "contracts/src/kernel/a.ts", "contracts/src/travel/trips.ts"],
  ["format imports contracts", "format/src/a.ts", "contracts/src/kernel/days.ts"],
  ["format imports a package", "format/src/a.ts", "zod/mini"],
  ["reference imports a package", "reference/src/a.ts", "zod/mini"],
  ["art imports contracts", "art/src/a.ts", "contracts/src/kernel/text.ts"],
  ["storefront imports contracts", "storefront/src/a.ts", "contracts/src/kernel/text.ts"],
  ["bookings imports Node", "bookings/src/a.ts", "node:fs"],
  ["bookings imports the web", "bookings/src/a.ts", "web/app/travel/trips/legs/leg-codec.ts"],
  ["bookings imports the server", "bookings/src/a.ts", "server/src/platform/env.ts"],
  ["contracts imports bookings", "contracts/src/travel/a.ts", "bookings/src/booking.ts"],
  ["links imports bookings", "web/app/links/a.ts", "bookings/src/booking.ts"],
  ["web imports server", "web/app/travel/trips/a.tsx", "server/src/platform/env.ts"],
  ["server imports web", "server/src/travel/trips/a.ts", "web/app/server.ts"],
  [
    "a feature imports operations",
    "server/src/travel/trips/a.ts",
    "server/src/operations/commands.ts",
  ],
  ["a feature imports the app", "server/src/travel/trips/a.ts", "server/src/app.ts"],
  [
    "platform imports product contracts",
    "server/src/platform/http/a.ts",
    "contracts/src/community/hoots.ts",
  ],
  [
    "a policy imports a service",
    "server/src/travel/trips/policy.ts",
    "server/src/travel/pets/service.ts",
  ],
  ["links imports a feature", "web/app/links/a.ts", "web/app/community/hoots/index.ts"],
  ["links imports ui", "web/app/links/a.ts", "web/app/ui/meta.ts"],
  ["links imports art", "web/app/links/a.ts", "art/src/urls.ts"],
])("a violation is found: %s", (_name, from, to) => {
  expect(violation({ from, to })).toBeDefined();
});

test.each([
  ["web/app", "index.ts"],
  ["server/src", "service.ts"],
])("a cycle of features in %s is found, with its files", (home, entry) => {
  const planted = ["a/one", "a/two", "b/three", "a/one"].map((feature) => `${home}/${feature}`);
  const circle = planted.slice(1).map((to, index) => ({
    from: `${planted[index]}/part/file.ts`,
    to: `${to}/${entry}`,
  }));
  const [first, second, third] = planted;
  expect(featureCircles(circle)).toEqual([
    `${first}/part/file.ts → ${second}, ${second}/part/file.ts → ${third}, ${third}/part/file.ts → ${first}`,
  ]);
  expect(featureCircles(circle.slice(1))).toEqual([]);
});
