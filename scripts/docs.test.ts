import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const skipped = /(?:^|\/)(?:node_modules|build|build-next|dist|test-results)(?:\/|$)/;
const files = globSync("**/*.*", { cwd: root, exclude: (path) => skipped.test(path) });
const docs = files.filter((path) =>
  /^(?:[A-Z-]+|docs\/.*|(?:art|bench|reference|server|storefront|tools|web)\/README)\.md$/.test(
    path,
  ),
);

/** Records of decisions that are kept as they were written, with the names that files had then. */
const archived = /^docs\/decisions\/archive\//;
const records = docs.filter((path) => /^docs\/decisions\/(?:archive\/)?\d{4}-/.test(path));

/** A source file, named from the root, from `server/src` or from a parent folder. */
const sourceFile = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|css|sql|yaml))`/g;
const hasFile = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`));

test.each(docs.filter((path) => !archived.test(path)))("%s names only files that exist", (path) => {
  const names = Array.from(read(path).matchAll(sourceFile), ([, name = ""]) => name);
  expect(names.filter((name) => !hasFile(name) && !name.startsWith("../"))).toEqual([]);
});

/** The fragments by which the headings of a page are linked. */
const fragmentsOf = (path: string) =>
  Array.from(read(path).matchAll(/^#+ (.*)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );

test.each(docs)("%s links only to files and headings that exist", (path) => {
  const links = Array.from(read(path).matchAll(/\]\((?!https?:)([^)]+)/g), ([, to = ""]) => to);
  const broken = links.filter((link) => {
    const [file = "", fragment] = link.split("#");
    const to = file === "" ? path : join(dirname(path), file);
    return !files.includes(to) || (fragment !== undefined && !fragmentsOf(to).includes(fragment));
  });
  expect(broken).toEqual([]);
});

const isText = /\.(?:tsx?|mjs|css|sql|ya?ml|md|conf)$/;
/** "decision 0035", "decisions 0026 and 0039", "docs/decisions/0047-new-accounts.md". */
const namedRecords = /\b(?:decision|record)s?[ /]((?:00\d\d(?:, | and )?)+)/gi;
/** "(0038)" in the docs. */
const bracketedRecords = /\((00\d\d(?:, 00\d\d)*)\)/g;

test("each number of a decision that docs and code name is one record", () => {
  const numbers = records.map((path) => /\d{4}/.exec(path)?.[0]);
  expect(new Set(numbers).size).toBe(numbers.length);
  const named = files
    .filter((path) => isText.test(path))
    .flatMap((path) => {
      const text = read(path);
      const found = [namedRecords, ...(path.startsWith("docs/") ? [bracketedRecords] : [])];
      const lists = found.flatMap((form) =>
        Array.from(text.matchAll(form), ([, list = ""]) => list),
      );
      return lists
        .flatMap((list) => list.match(/\d{4}/g) ?? [])
        .map((number) => ({ path, number }));
    });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test("docs/decisions/README.md lists every record", () => {
  const index = read("docs/decisions/README.md");
  const missing = records.filter(
    (path) => !index.includes(`(${path.slice("docs/decisions/".length)})`),
  );
  expect(missing).toEqual([]);
});

test.each(records.filter((path) => !archived.test(path)))("%s has at most 300 words", (path) => {
  expect(read(path).trim().split(/\s+/).length).toBeLessThanOrEqual(300);
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
