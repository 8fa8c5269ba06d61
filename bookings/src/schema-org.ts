import { cleanText } from "./clean-text.ts";
import { htmlPieces } from "./html-pieces.ts";

/** A schema.org Thing: its type without the URL, and its properties. */
export type Thing = { type: string; properties: Map<string, (string | Thing)[]> };

/** The first thing of a property. */
export const innerOf = (thing: Thing | undefined, name: string): Thing | undefined =>
  thing?.properties.get(name)?.find((one) => typeof one !== "string");

/** The first text of the first of some properties that has one. */
export const textOf = (thing: Thing | undefined, ...names: string[]): string => {
  for (const name of names) {
    const found = thing?.properties.get(name)?.find((one) => typeof one === "string");
    if (found) return cleanText(found).replaceAll(/\s+/g, " ").trim();
  }
  return "";
};

const thingsMax = 2_000;
const depthMax = 12;
const nameOf = (type: string): string => type.split(/[/#]/).at(-1) ?? "";

/** The top-level things in the JSON-LD and microdata of a page. Malformed ones are skipped. */
export function schemaOrgOf(html: string): Thing[] {
  const pieces = [...htmlPieces(html)];
  const scripts = pieces.flatMap((piece) =>
    piece.is === "script" && /ld\+json/i.test(piece.type) ? jsonThings(piece.text) : [],
  );
  return [...scripts, ...microdata(pieces)];
}

function jsonThings(text: string): Thing[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(
      text.replaceAll(/^\s*(?:<!--|\/\/ ?<!\[CDATA\[)|(?:-->|\/\/ ?\]\]>)\s*$/g, ""),
    );
  } catch {
    return [];
  }
  const budget = { left: thingsMax };
  return asList(parsed).flatMap((one) => topLevel(one, budget));
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function topLevel(value: unknown, budget: { left: number }): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const graph =
    Object.hasOwn(value, "@graph") && "@graph" in value ? asList(value["@graph"]) : undefined;
  return (graph ?? [value]).flatMap((one) => {
    const thing = jsonThing(one, 0, budget);
    return thing ? [thing] : [];
  });
}

function jsonThing(value: unknown, depth: number, budget: { left: number }): Thing | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  if (depth > depthMax || budget.left-- <= 0) return undefined;
  const properties: Thing["properties"] = new Map();
  let type = "";
  for (const [name, parsed] of Object.entries(value)) {
    const [first] = asList(parsed);
    if (name === "@type" && typeof first === "string") type = nameOf(first);
    const values = asList(parsed).flatMap((one): (string | Thing)[] => {
      if (typeof one === "string" || typeof one === "number") return [`${one}`];
      const inner = jsonThing(one, depth + 1, budget);
      return inner ? [inner] : [];
    });
    properties.set(name, values);
  }
  return { type, properties };
}

const empty = new Set(["meta", "link", "img", "br", "hr", "input", "source", "wbr", "area", "col"]);
type Open = {
  name: string;
  thing: Thing | undefined;
  into: { thing: Thing; name: string } | undefined;
  texts: string[];
};

function microdata(
  pieces: Iterable<ReturnType<typeof htmlPieces> extends Generator<infer P> ? P : never>,
): Thing[] {
  const found: Thing[] = [];
  const open: Open[] = [];
  let count = 0;
  const current = (): Thing | undefined => open.findLast(({ thing }) => thing !== undefined)?.thing;
  const put = (thing: Thing, names: string, value: string | Thing) => {
    for (const name of names.split(/\s+/).slice(0, 4)) {
      const values = thing.properties.get(name);
      if (values) values.push(value);
      else thing.properties.set(name, [value]);
    }
  };
  const close = ({ into, texts }: Open) => {
    if (into) put(into.thing, into.name, texts.join("").replaceAll(/\s+/g, " ").trim());
  };
  for (const piece of pieces) {
    if (piece.is === "text")
      for (const { into, texts } of open) if (into && texts.length < 400) texts.push(piece.text);
    if (piece.is === "open") {
      const { name, attributes } = piece;
      const prop = attributes.get("itemprop");
      const around = current();
      if (attributes.has("itemscope") && count++ < thingsMax && open.length < 200) {
        const thing: Thing = {
          type: nameOf(attributes.get("itemtype") ?? ""),
          properties: new Map(),
        };
        if (prop && around) put(around, prop, thing);
        else found.push(thing);
        if (!empty.has(name)) open.push({ name, thing, into: undefined, texts: [] });
        continue;
      }
      const value =
        attributes.get("content") ??
        attributes.get("datetime") ??
        (prop ? attributes.get("href") : undefined);
      if (prop && around && value !== undefined) put(around, prop, value);
      if (empty.has(name) || open.length >= 200) continue;
      const into =
        prop && around && value === undefined ? { thing: around, name: prop } : undefined;
      open.push({ name, thing: undefined, into, texts: [] });
    }
    if (piece.is === "close") {
      const place = open.findLastIndex(({ name }) => name === piece.name);
      if (place !== -1) for (const one of open.splice(place)) close(one);
    }
  }
  for (const one of open) close(one);
  return found;
}
