import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const skipped = /(?:^|\/)(?:node_modules|build|build-next|dist)(?:\/|$)/;
const files = globSync("**/*.*", { cwd: root, exclude: (path) => skipped.test(path) });
const docs = files.filter((path) =>
  /^(?:[A-Z-]+|docs\/.*|(?:art|bench|reference|server|storefront|tools|web)\/README)\.md$/.test(
    path,
  ),
);

/** A source file, named from the root, from `server/src` or from a parent folder. */
const sourceFile = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|css|sql|yaml))`/g;
const hasFile = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`));

test.each(docs)("%s names only files that exist", (path) => {
  const names = Array.from(read(path).matchAll(sourceFile), ([, name = ""]) => name);
  expect(names.filter((name) => !hasFile(name) && !name.startsWith("../"))).toEqual([]);
});

test.each(docs)("%s links only to files that exist", (path) => {
  const links = Array.from(read(path).matchAll(/\]\((?!https?:)([^)#]+)/g), ([, to = ""]) => to);
  expect(links.filter((to) => !files.includes(join(dirname(path), to)))).toEqual([]);
});

test("docs/faults.md quotes only titles of tests that exist", () => {
  const tests = files.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));
  const sources = tests.map(read).join("\n");
  const titles = Array.from(read("docs/faults.md").matchAll(/"([^"\n]+)"/g), ([, it = ""]) => it);
  // A title with a variable end ends in an ellipsis.
  const missing = titles.filter((title) => !sources.includes(title.replace(/ *…$/, "")));
  expect(missing).toEqual([]);
});

test("docs/faults.md names only drills that exist", () => {
  const drills = Array.from(read("e2e/faults/run.ts").matchAll(/name: "([\w-]+)/g), ([, it]) => it);
  const named = Array.from(
    read("docs/faults.md").matchAll(/drills? ((?:`[\w-]+`(?:, )?)+)/g),
  ).flatMap(([, list = ""]) => list.match(/[\w-]+/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !drills.includes(name))).toEqual([]);
});
