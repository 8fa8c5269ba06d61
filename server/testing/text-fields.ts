import * as z from "zod/mini";

/** The parts of JSON Schema that the contracts use. */
export type Shape = {
  type?: string;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
};

/** A position for a string or a list. */
export type Field = { path: readonly string[]; shape: Shape };

export const shapeOf = (schema: z.ZodMiniType): Shape =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- what the library answers is JSON Schema
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;

const optionsOf = ({ anyOf = [], oneOf = [], allOf = [] }: Shape) => [...anyOf, ...oneOf, ...allOf];

/** Every position in a value of this shape, from the outside in; lists by their first item, "0". */
export function fieldsOf(shape: Shape, path: readonly string[] = []): Field[] {
  const own = { path, shape };
  const inner = optionsOf(shape).flatMap((option) => fieldsOf(option, path));
  const items = shape.items ? fieldsOf(shape.items, [...path, "0"]) : [];
  const properties = Object.entries(shape.properties ?? {}).flatMap(([name, each]) =>
    fieldsOf(each, [...path, name]),
  );
  return [own, ...inner, ...items, ...properties];
}

/** Free text fields, not choices. */
export const isFreeText = ({ shape }: Field): boolean =>
  shape.type === "string" && shape.enum === undefined && shape.const === undefined;

const samples = [
  "x",
  "xxxxxxxx",
  "a@example.com",
  "01920000-0000-7000-8000-000000000000",
  "2026-03-12",
  "08:50",
  "USD",
  "US",
  "1",
  "0".repeat(32),
  "985141000123456",
];

/** A minimal value of a shape. */
export function exampleOf(shape: Shape): unknown {
  const [choice] = shape.enum ?? [];
  if (shape.const !== undefined) return shape.const;
  if (choice !== undefined) return choice;
  const [option] = optionsOf(shape);
  if (option) return exampleOf(option);
  if (shape.type === "string") return samples.find((sample) => isOf(shape, sample)) ?? "x";
  if (shape.type === "boolean") return true;
  if (shape.type === "array") return [];
  if (shape.type !== "object") return shape.minimum ?? 1;
  const required = shape.required ?? [];
  return Object.fromEntries(
    required.map((name) => [name, exampleOf(shape.properties?.[name] ?? {})]),
  );
}

const isOf = ({ pattern = "", minLength = 0, maxLength = Infinity }: Shape, text: string) =>
  new RegExp(pattern).test(text) && text.length >= minLength && text.length <= maxLength;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value with a different one at a position, created if missing. */
export function withAt(
  shape: Shape,
  whole: unknown,
  path: readonly string[],
  value: unknown,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const options = [shape, ...optionsOf(shape)];
  const items = options.find((option) => option.items)?.items;
  if (name === "0" && items) {
    const [first = exampleOf(items)] = Array.isArray(whole) ? whole : [];
    return [withAt(items, first, rest, value)];
  }
  const object = options.find((option) => option.properties?.[name]) ?? {};
  const example = isRecord(whole) ? whole : exampleOf(object);
  const inner = object.properties?.[name] ?? {};
  const before = isRecord(example) ? example : {};
  return { ...before, [name]: withAt(inner, before[name], rest, value) };
}

const fill = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

const seeds = [
  "a.",
  "a. ",
  "'",
  '"a" ',
  "((((",
  "%_\\",
  "-a ",
  "a OR ",
  "NOT (",
  "a:b ",
  "a&b|!c:*<->",
  "(a+)+$",
  "a\u0301\u0323",
  "\u200d\u202e",
  "ß İ",
  "'; select pg_sleep(9); --",
  "*",
];

/** Strings of this length that are hard for parsers, patterns and indexes. */
export const nastyTexts = (length: number): string[] => [
  ...seeds.map((seed) => fill(seed, length)),
  // Two code units each, so that no lone surrogate is left at the end.
  `${"x".repeat(length % 2)}${"😀".repeat(Math.floor(length / 2))}`,
];
