import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { isPhone, lineText, nameText } from "./text.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "session" in value;

const folder = join(import.meta.dirname, "..");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\.test)\.ts$/.test(name),
);
const modules = await Promise.all(
  files.map((name): Promise<Record<string, unknown>> => import(join(folder, name))),
);
const endpoints = [
  ...new Map(
    modules
      .flatMap((module) => Object.values(module).filter(isEndpoint))
      .map((one) => [`${one.method} ${one.path}`, one]),
  ).values(),
];

/** Fields whose texts have paragraphs, by their names in any body. */
const paragraphs = new Set([
  "address",
  "bio",
  "comment",
  "content",
  "contentFour",
  "contentOne",
  "contentThree",
  "contentTwo",
  "description",
  "note",
  "notes",
  "privacy",
  "reason",
  "rules",
  "terms",
  "text",
]);
/** Fields of lists whose items are one line, although a body has paragraphs of that name. */
const oneLine = new Set(["items.text"]);
/** Traps for robots, secrets, IDs and choices, which are compared and never shown. */
const unread = new Set([
  "website",
  "stamp",
  "token",
  "ticket",
  "password",
  "confirm",
  "current",
  "ids",
  "files",
  "category",
  "List-Unsubscribe",
]);

type Field = { path: string; schema: z.ZodMiniType };

/** The fields of a schema, with their own schemas. */
function fieldsOf(schema: z.ZodMiniType, path = ""): Field[] {
  const { def } = schema._zod;
  const inner = (name: string) =>
    name in def ? [def[name as keyof typeof def] as unknown as z.ZodMiniType] : [];
  const own = [
    ...inner("innerType"),
    ...inner("element"),
    ...inner("valueType"),
    ...inner("in"),
    ...("options" in def ? (def.options as z.ZodMiniType[]) : []),
  ].flatMap((each) => fieldsOf(each, path));
  const shape = "shape" in def ? (def.shape as Record<string, z.ZodMiniType>) : {};
  const named = Object.entries(shape).flatMap(([name, each]) => {
    const at = path ? `${path}.${name}` : name;
    return [{ path: at, schema: each }, ...fieldsOf(each, at)];
  });
  const items = inner("element").map((schema) => ({ path, schema }));
  return [...items, ...own, ...named];
}

const accepts = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;
const isFree = ({ schema }: Field) => accepts(schema, "a b") || accepts(schema, "a\nb");
const hostile = [
  "a\nb",
  "a\rb",
  "a\u2028b",
  "a\u202Eb",
  "a\u202Db",
  "a\u202Bb",
  "a\u2067b",
  "a\u2069b",
];
/** Names and texts that people write: Arabic, Hebrew, Persian with ZWNJ, Sinhala with ZWJ, emoji, a copied phone number. */
const usual = ["سمر", "רותי", "می\u200Cخواهم", "ශ්\u200Dරී", "👩‍🚀🏳️‍🌈", "\u202A+49 30\u202C"];

const nameOf = (path: string) => path.split(".").at(-1) ?? "";
const isParagraphs = ({ path }: Field) => !oneLine.has(path) && paragraphs.has(nameOf(path));

const fields = endpoints.flatMap(({ method, path, body }) =>
  body
    ? fieldsOf(body)
        .filter(isFree)
        .filter((field) => !unread.has(nameOf(field.path)))
        .map((field) => ({ ...field, name: `${method} ${path} ${field.path}` }))
    : [],
);

test("the bodies have free texts of one line, and paragraphs", () => {
  expect(fields.filter(isParagraphs).length).toBeGreaterThan(20);
  expect(fields.filter((field) => !isParagraphs(field)).length).toBeGreaterThan(60);
});

test("a text of one line has no line breaks, and doesn't change the direction of others", () => {
  const found = fields
    .filter((field) => !isParagraphs(field))
    .flatMap(({ name, schema }) =>
      hostile.filter((value) => accepts(schema, value)).map((value) => [name, value]),
    );
  expect(found).toEqual([]);
});

test("a text of one line has the writing of every language", () => {
  expect(usual.filter((value) => !accepts(lineText("Text", 80), value))).toEqual([]);
  expect(usual.slice(0, -1).filter((value) => !accepts(nameText("Name", 80), value))).toEqual([]);
});

test.each(["\u200B\u2800\u3164", "\u0300\u20DD", "\u202A\u202C"])(
  "a name of invisible characters counts as blank (%j)",
  (invisible) => {
    const found = fields.flatMap(({ name, schema }) => {
      const parsed = z.safeParse(schema, invisible);
      return parsed.success && parsed.data !== "" ? [name] : [];
    });
    expect(found).toEqual([]);
  },
);

test("a phone number has 6 to 15 digits", () => {
  for (const number of ["+1 555 010 0199", "(415) 555-0132", "030 12 34 56", "+49 30/123456"])
    expect(isPhone(number), number).toBe(true);
  for (const number of ["555", "1", "112", "+-+-+-+", "1234567890123456", "call 555 010 0199"])
    expect(isPhone(number), number).toBe(false);
});
