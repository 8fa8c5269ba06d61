import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { features, staleTags } from "./features.ts";

test("a like makes the lists and the page of that hoot stale, and no other hoot's page", () => {
  expect(staleTags({ what: "hoot.liked", hootId: "h1", actorId: "p1", authorId: "p2" })).toEqual([
    "hoots",
    "hoot:h1",
  ]);
});

test("a deleted account makes everything stale that shows people", () => {
  expect(staleTags({ what: "account.deleted", profileId: "p1" })).toEqual([
    "people",
    "profile-list",
    "pets:p1",
    "gallery:p1",
    "besties",
    "polls",
    "blogs",
    "blog-list",
  ]);
});

test("an event of a comment makes what it is about stale", () => {
  const about = { what: "comment.posted", commentId: "c1", actorId: "p1" } as const;
  expect(staleTags({ ...about, hootId: "h1" })).toEqual(["hoots", "hoot:h1"]);
  expect(staleTags({ ...about, blogId: "b1" })).toEqual(["blogs", "blog:b1"]);
});

const root = join(import.meta.dirname, "../..");
const modules = globSync("server/src/*/*/feature.ts", { cwd: root });
const sources = globSync("{server,contracts,scripts,web,bench}/**/*.{ts,tsx}", { cwd: root });

test("every feature module is in the list, once", () => {
  const names: string[] = features.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const platform = ["files", "live"];
  const found = modules.map((path) => path.split("/").at(-2));
  expect(new Set(names)).toEqual(new Set([...found, ...platform]));
});

test.each(modules)("%s is imported by the list of features alone", (path) => {
  const [, , area, feature] = path.split("/");
  const imported = new RegExp(`from "[^"]*/${area}/${feature}/feature\\.ts"`);
  const importers = sources.filter((source) =>
    imported.test(readFileSync(join(root, source), "utf8")),
  );
  expect(importers).toEqual(["server/src/features.ts"]);
});

test("the platform names no event and no table of a feature", () => {
  const ofFeatures = modules.filter((path) => !path.startsWith("server/src/platform/"));
  const names = ofFeatures.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return Array.from(text.matchAll(/^    "(\w+\.\w+)": /gm), ([, event]) => event ?? "");
  });
  expect(names.length).toBeGreaterThan(15);
  const platform = sources.filter((path) => /^server\/src\/platform\/(?!.*\.test\.ts$)/.test(path));
  const naming = platform.filter((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return names.some((name) => text.includes(`"${name}"`));
  });
  expect(naming).toEqual([]);
});
