import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "session" in value;

const folder = join(import.meta.dirname, "..");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\.test)\.ts$/.test(name),
);
const modules = await Promise.all(
  files.map((name): Promise<Record<string, unknown>> => import(join(folder, name))),
);
const endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint));

type Shape = Record<string, unknown>;
const isShape = (value: unknown): value is Shape => typeof value === "object" && value !== null;
const shapes = (value: unknown): [string, Shape][] =>
  isShape(value)
    ? Object.entries(value).filter((entry): entry is [string, Shape] => isShape(entry[1]))
    : [];

/** Paths of the parts of an input that have no maximum length. */
function unbounded(shape: Shape, path: string): string[] {
  const isChoice = "enum" in shape || "const" in shape;
  const own: string[] = [];
  const types = [shape["type"]].flat();
  if (types.includes("string") && !isChoice && shape["maxLength"] === undefined) own.push(path);
  if (types.includes("array") && shape["maxItems"] === undefined) own.push(`${path}[]`);
  // Unconstrained values, and objects with arbitrary keys.
  if (Object.keys(shape).every((key) => key === "$schema")) own.push(`${path} (anything)`);
  if (
    isShape(shape["additionalProperties"]) &&
    Object.keys(shape["additionalProperties"]).length > 0
  )
    own.push(`${path} (any keys)`);
  const inner = [
    ...["anyOf", "oneOf", "allOf"].flatMap((key) => shapes(shape[key]).map(([, each]) => each)),
    ...(isShape(shape["items"]) ? [shape["items"]] : []),
  ].flatMap((each) => unbounded(each, path));
  const properties = shapes(shape["properties"]).flatMap(([name, each]) =>
    unbounded(each, `${path}.${name}`),
  );
  return [...own, ...inner, ...properties];
}

const unboundedIn = ({ params, query, body }: Pick<Endpoint, "params" | "query" | "body">) =>
  Object.entries({ params, query, body }).flatMap(([name, schema]) =>
    schema ? unbounded(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), name) : [],
  );

test("the contract modules export their endpoints", () => {
  expect(endpoints.length).toBeGreaterThan(100);
});

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s: every string and array has a maximum",
  (_name, endpoint) => {
    expect(unboundedIn(endpoint)).toEqual([]);
  },
);

test("unbounded strings, arrays and values are found at any depth", () => {
  const text = z.string();
  const short = z.string().check(z.maxLength(5));
  expect(
    unboundedIn({
      params: z.object({ id: text }),
      query: z.object({ q: z.optional(z.nullable(text)), fine: short }),
      body: z.strictObject({
        list: z.array(short),
        inner: z.array(z.object({ deep: z.union([short, text]) })).check(z.maxLength(2)),
        any: z.unknown(),
        keys: z.record(short, short),
      }),
    }),
  ).toEqual([
    "params.id",
    "query.q",
    "body.list[]",
    "body.inner.deep",
    "body.any (anything)",
    "body.keys (any keys)",
  ]);
});
