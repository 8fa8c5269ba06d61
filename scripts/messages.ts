import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { type ESTree, parseSync } from "rolldown/utils";
import type { Plugin } from "vite";

/** The English catalog, from which translators work. */
export const catalogFile = "format/messages/en.json";

type Range = { start: number; end: number };
type Text = Range & { name: string; text: string };
/** A call of `messages()`: its texts and notes, with where they stand in the code. */
type Call = { area: string; texts: Text[]; notes: Text[]; notesRange: Range | undefined };

function literal(node: ESTree.Node | undefined, file: string): string {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  throw new Error(`${file}: messages() takes text in quotes, not ${node?.type}.`);
}

function textsIn(node: ESTree.Node | undefined, file: string): Text[] {
  if (node?.type !== "ObjectExpression") throw new Error(`${file}: messages() takes objects.`);
  return node.properties.map((property) => {
    if (property.type !== "Property") throw new Error(`${file}: a text can't be spread.`);
    const { key, value } = property;
    const name = key.type === "Identifier" ? key.name : literal(key, file);
    return { name, text: literal(value, file), start: value.start, end: value.end };
  });
}

function callIn(init: ESTree.Expression | null, file: string): Call[] {
  if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") return [];
  if (init.callee.name !== "messages") return [];
  const [area, texts, notes] = init.arguments;
  return [
    {
      area: literal(area, file),
      texts: textsIn(texts, file),
      notes: notes ? textsIn(notes, file) : [],
      notesRange: notes,
    },
  ];
}

/** The constants of a module that are made by `messages()`. */
export function callsIn(file: string, code: string): Call[] {
  return parseSync(file, code).program.body.flatMap((statement) => {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    return declared?.type === "VariableDeclaration"
      ? declared.declarations.flatMap(({ init }) => callIn(init, file))
      : [];
  });
}

/** A module without notes, and with its texts parsed. */
export function withParsedTexts(file: string, code: string): string {
  const changes = callsIn(file, code).flatMap(({ texts, notesRange }) => [
    ...texts
      .filter(({ text }) => text.includes("{"))
      .map(({ text, ...range }) => ({
        ...range,
        by: JSON.stringify(parse(text, { ignoreTag: true })),
      })),
    ...(notesRange ? [{ ...notesRange, by: "undefined" }] : []),
  ]);
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, by }) => all.slice(0, start) + by + all.slice(end), code);
}

const parser = /^\0?@formatjs\/icu-messageformat-parser$/;
/** What `format/src/messages.ts` needs of the parser where everything is parsed. */
const withoutParser = `
  export const TYPE = ${JSON.stringify({ literal: TYPE.literal, pound: TYPE.pound, plural: TYPE.plural })};
  export const parse = (text) => { throw new Error(text); };`;

/** Parses messages at build time, so that browsers load no parser. */
export const parsedMessages: Plugin = {
  name: "parsed-messages",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: { filter: { id: parser }, handler: (id) => `\0${id}` },
  load: { filter: { id: parser }, handler: () => withoutParser },
  transform: {
    filter: { id: /\.tsx?$/, code: "#format/messages.ts" },
    handler: (code, id) => ({ code: withParsedTexts(id, code), map: null }),
  },
};

export type CatalogEntry = { message: string; note?: string };

/** All messages of the product by their IDs. Throws for an ID that is there twice. */
export function readMessages(): Record<string, CatalogEntry> {
  const root = join(import.meta.dirname, "..");
  const found = new Map<string, CatalogEntry>();
  for (const file of globSync("{reference,server,web}/{src,app}/**/*.{ts,tsx}", { cwd: root })) {
    const code = readFileSync(join(root, file), "utf8");
    if (!code.includes("#format/messages.ts") || file.includes(".test.")) continue;
    for (const { area, texts, notes } of callsIn(file, code)) {
      const noteOf = new Map(notes.map(({ name, text }) => [name, text]));
      for (const { name, text } of texts) {
        const [id, note] = [`${area}.${name}`, noteOf.get(name)];
        if (found.has(id)) throw new Error(`${file}: ${id} is there twice.`);
        found.set(id, { message: text, ...(note !== undefined && { note }) });
      }
    }
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export const printed = (entries: Record<string, CatalogEntry>): string =>
  `${JSON.stringify(entries, undefined, 2)}\n`;

if (import.meta.main) {
  const entries = readMessages();
  writeFileSync(join(import.meta.dirname, "..", catalogFile), printed(entries));
  console.log(`${Object.keys(entries).length} messages in ${catalogFile}.`);
}
