import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import {
  isStructurallySame,
  type MessageFormatElement,
  parse,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { messages } from "../format/src/messages.ts";
import { catalogFile, printed, readMessages, withParsedTexts } from "./messages.ts";

const english = readMessages();
const texts = Object.entries(english).map(([id, { message }]) => [id, message] as const);

const elementsOf = (text: string) => parse(text, { ignoreTag: true });

/** Everything in a message that `format/src/messages.ts` doesn't write: days, styles, ordinals and offsets. */
const unwritten = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.date || element.type === TYPE.time) return [element.value];
    if (element.type === TYPE.number) return element.style ? [element.value] : [];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const isOdd =
      element.type === TYPE.plural && (element.pluralType === "ordinal" || element.offset !== 0);
    const options = Object.values(element.options);
    return [...(isOdd ? [element.value] : []), ...options.flatMap(({ value }) => unwritten(value))];
  });

/** What is wrong with a translation. */
function problemsOf(catalog: Readonly<Record<string, string>>): string[] {
  const missing = texts
    .filter(([id]) => catalog[id] === undefined)
    .map(([id]) => `${id} is missing`);
  const unknown = Object.keys(catalog).filter((id) => english[id] === undefined);
  const other = texts.flatMap(([id, text]) => {
    const translated = catalog[id];
    if (translated === undefined) return [];
    const { success } = isStructurallySame(elementsOf(text), elementsOf(translated));
    return success ? [] : [`${id} has other values`];
  });
  return [...missing, ...unknown.map((id) => `${id} is unknown`), ...other];
}

test("the catalog for translators has every message (after a change: npm run messages)", () => {
  expect(readFileSync(catalogFile, "utf8")).toBe(printed(english));
});

test("every translation has all messages, with the values of the English ones", () => {
  for (const file of globSync("format/messages/*.json").filter((file) => file !== catalogFile)) {
    expect([file, problemsOf(JSON.parse(readFileSync(file, "utf8")))]).toEqual([file, []]);
  }
});

test("a message that is missing, unknown or has another value is found", () => {
  const same = Object.fromEntries(texts);
  expect(problemsOf(same)).toEqual([]);
  const { "notifications.today": _, ...rest } = same;
  expect(
    problemsOf({ ...rest, "notifications.no": "No", "notifications.reason": "{cause}" }),
  ).toEqual([
    "notifications.today is missing",
    "notifications.no is unknown",
    "notifications.reason has other values",
  ]);
});

test.each(texts)("%s uses only what is written", (_, text) => {
  expect(unwritten(elementsOf(text))).toEqual([]);
  // Only what has values is parsed.
  if (!text.includes("{")) expect(text).not.toContain("''");
});

test.each(["{day, date}", "{n, number, percent}", "{n, selectordinal, other {#th}}"])(
  "%s is refused",
  (text) => expect(unwritten(elementsOf(text))).toHaveLength(1),
);

test("messages are written as FormatJS writes them", () => {
  const given = { who: "Ana", name: "Ana", kind: "blog", count: 1, title: "A", text: "B" };
  for (const [id, text] of texts) {
    for (const count of [0, 1, 2, 1_234]) {
      const values = new Proxy(
        { ...given, count },
        {
          has: () => true,
          get: (all, key) => Reflect.get(all, key) ?? "x",
        },
      );
      const { text: write } = messages("test", { text });
      const written = text.includes("{")
        ? Reflect.apply(write, undefined, [values])
        : Reflect.apply(write, undefined, []);
      const expected = new IntlMessageFormat(text, "en-US", undefined, { ignoreTag: true });
      expect([id, written]).toEqual([id, expected.format(values)]);
    }
  }
});

test("the build parses what has values, and leaves out the notes", () => {
  const code = `import { messages } from "#format/messages.ts";
    export const texts = messages("a", { plain: "It's so.", one: "Hi {name}" }, { one: "Note" });`;
  const built = withParsedTexts("a.ts", code);
  expect(built).not.toContain("Note");
  const [, texts = ""] = /messages\("a", (.*), undefined\)/.exec(built) ?? [];
  const source = texts.replaceAll(/\b(plain|one):/g, '"$1":');
  const expected = { plain: "It's so.", one: elementsOf("Hi {name}") };
  expect(isDeepStrictEqual(JSON.parse(source), JSON.parse(JSON.stringify(expected)))).toBe(true);
  expect(() => withParsedTexts("a.ts", 'const texts = messages("a", { one: text });')).toThrow(
    "takes text in quotes",
  );
});
