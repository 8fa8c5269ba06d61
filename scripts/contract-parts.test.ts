import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { partsOf, withParts } from "./contract-parts.ts";

const folder = mkdtempSync(join(tmpdir(), "contract-parts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const contract = (name: string, source: string): string => {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, source);
  return file;
};

const text = contract(
  "text",
  `import * as z from "zod/mini";
export const idMax = 36;
export const Id = z.string().check(z.maxLength(idMax));
/* @__NO_SIDE_EFFECTS__ */
export const line = (label: string) => z.string({ error: label });
export const endpoint = <E>(declared: E): E => declared;
`,
);

const things = contract(
  "things",
  `import * as z from "zod/mini";
import { endpoint, Id, idMax, line } from "./text.ts";
export const nameMax = idMax;
const photo = { label: "Photo" };
export const createThing = endpoint({
  method: "POST",
  path: "/api/things",
  summary: "Creates a thing.",
  body: z.strictObject({ name: line("Name") }),
  files: { photo },
  response: z.object({ _id: Id }),
});
export type Thing = z.output<typeof createThing.response>;
export { Id } from "./text.ts";
`,
);

test("constants and calls need no schema", () => {
  const { names, calls } = partsOf(things);
  expect(names).toContain("export const nameMax = idMax;");
  expect(names).toContain(`import { idMax as idMax } from "${text}?part=names";`);
  expect(`${names}${calls}`).not.toMatch(/zod|part=schemas/);
});

test("a call has what a browser needs to send it, and its body stands with the schemas", () => {
  const { calls, schemas } = partsOf(things);
  expect(calls).toMatch(/body: true/);
  expect(calls).toMatch(/files: true/);
  expect(calls).not.toMatch(/summary|response/);
  expect(schemas).toContain(
    'export const createThing$body = z.strictObject({ name: line("Name") });',
  );
  expect(schemas).toContain(`import { line as line } from "${text}?part=schemas";`);
});

test("a function keeps the sign that a call of it can be left out", () => {
  expect(partsOf(text).schemas).toContain("/* @__NO_SIDE_EFFECTS__ */ export const line");
});

test("the index exports what the contract exports, and nothing else", () => {
  const { index } = partsOf(things);
  expect(index).toContain(`export { nameMax } from "${things}?part=names";`);
  expect(index).toContain('export { Id } from "./text.ts";');
  expect(index).not.toMatch(/photo|Thing\b.*type/);
});

test("a contract that does more than declare is refused", () => {
  const file = contract("acting", "export const all = [];\nall.push(1);\n");
  expect(() => partsOf(file)).toThrow("more than declare");
});

test("a page imports each name from its part, and the schema of a body apart from its call", () => {
  const code = `import { createHoot as create, titleMax } from "#contracts/community/hoots.ts";
check(create.body, titleMax, other.create.body);`;
  const hoots = join(import.meta.dirname, "../contracts/src/community/hoots.ts");
  expect(withParts(code)).toBe(`import { createHoot as create } from "${hoots}?part=calls";
import { createHoot$body as create$body } from "${hoots}?part=schemas";
import { titleMax as titleMax } from "${hoots}?part=names";
check(create$body, titleMax, other.create.body);`);
});

test("a contract that reads another endpoint's body gets its schema", () => {
  const file = contract(
    "extended",
    `import * as z from "zod/mini";
import { endpoint } from "./text.ts";
import { createThing } from "./things.ts";
export const createMore = endpoint({ path: "/more", body: z.extend(createThing.body, { more: z.string() }) });
`,
  );
  const { schemas } = partsOf(file);
  expect(schemas).toContain("createMore$body = z.extend(createThing$body, {");
  expect(schemas).toContain(
    `import { createThing$body as createThing$body } from "${things}?part=schemas";`,
  );
});

test.each([
  ['import * as all from "#contracts/community/hoots.ts";', "by names alone"],
  ['import { getHoot } from "#contracts/community/hoots.ts";\ngetHoot.response;', "only servers"],
])("a page is refused what the build leaves out: %s", (code, reason) => {
  expect(() => withParts(code)).toThrow(reason);
});

test("a page that imports what a contract lacks is refused", () => {
  const code = 'import { nothing } from "#contracts/community/hoots.ts";';
  expect(() => withParts(code)).toThrow("doesn't export nothing");
});
