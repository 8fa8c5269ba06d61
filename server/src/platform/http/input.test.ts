import { readdirSync } from "node:fs";
import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { createComment } from "#contracts/community/hoots.ts";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { isEndpoint } from "../../../testing/arbitraries.ts";
import { type Field, fieldsOf, shapeOf, withAt } from "../../../testing/text-fields.ts";
import { parseInput } from "./input.ts";

const folder = new URL("../../../../contracts/src/", import.meta.url);
const modules = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)),
);
const endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
const withBody = [...new Set(endpoints.filter(({ body }) => body))].map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

const call: Endpoint = {
  method: "POST",
  path: "/api/nowhere",
  summary: "",
  session: "none",
  response: z.object({}),
};

/** How a body is refused, whatever the address; undefined where it is taken. */
function errorResponseOf(
  { body: schema }: Pick<Endpoint, "body">,
  body: unknown,
): AppError | undefined {
  try {
    parseInput({ ...call, ...(schema && { body: schema }) }, { params: {}, query: {}, body });
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** What kinds of values the shapes at one place take. */
const kindsAt = (fields: readonly Field[]): Set<string> =>
  new Set(
    fields.flatMap(({ shape }) => [
      ...[shape.type ?? []].flat(),
      ...(shape.enum ?? []).map((value) => typeof value),
      ...("const" in shape ? [typeof shape.const] : []),
    ]),
  );

const wrongValues: readonly [kinds: string[], value: unknown][] = [
  [["number", "integer"], 5],
  [["boolean"], true],
  [["string"], "!"],
  [["object"], { surprise: 1 }],
  [["array"], [[]]],
];

/** A sentence that states what the field should be. */
const saysWhat =
  /^(?:.* must be .*|You must agree .*|Select .*|Choose .*|.* can be .*|.* can include only .*|.* is yes or no|.* is a whole number .*|This is not the id of .*)\.$/;

describe("a value of the wrong type is rejected with its field and the expected type", () => {
  test.each(withBody)("%s", (_name, endpoint) => {
    const shape = endpoint.body ? shapeOf(endpoint.body) : {};
    const places = Map.groupBy(fieldsOf(shape), ({ path }) => path.join("."));
    for (const [at, fields] of places) {
      const [{ path } = { path: [] }] = fields;
      const kinds = kindsAt(fields);
      for (const [wrongFor, value] of wrongValues) {
        // If the message does not name the type, the messages of its parts do.
        if (kinds.size === 0 || wrongFor.some((kind) => kinds.has(kind)) || at === "") continue;
        const errorResponse = errorResponseOf(endpoint, withAt(shape, {}, path, value));
        const what = [at, JSON.stringify(value)];
        expect([...what, errorResponse?.code, errorResponse?.fields?.[at]]).toEqual([
          ...what,
          expect.stringMatching(/^(?:VALIDATION|TOKEN_INVALID)$/),
          expect.stringMatching(saysWhat),
        ]);
        expect(errorResponse?.fields?.[at]).not.toMatch(/Invalid input|undefined|of another type/);
      }
    }
  });
});

test("`parentId: 5` gives a message that states the expected type", () => {
  const errorResponse = errorResponseOf(createComment, { text: "x", parentId: 5 });
  expect([errorResponse?.code, errorResponse?.fields]).toEqual([
    "VALIDATION",
    { parentId: "parentId must be the id of a comment." },
  ]);
});

test("a schema without a message gets a default one", () => {
  const body = z.strictObject({
    text: z.string(),
    short: z.optional(z.string().check(z.maxLength(3))),
    long: z.optional(z.string().check(z.minLength(3))),
    list: z.optional(z.array(z.boolean()).check(z.maxLength(1))),
    items: z.optional(z.array(z.boolean()).check(z.maxLength(2))),
    count: z.optional(z.int()),
    object: z.optional(z.strictObject({ of: z.number() })),
    choice: z.optional(z.enum(["a", "b"])),
    one: z.optional(z.literal("all")),
    either: z.optional(z.union([z.number(), z.boolean()])),
  });
  const fields = errorResponseOf(
    { body },
    {
      short: "long",
      long: "x",
      list: [true, true],
      items: [true, 5],
      count: 1.5,
      object: { of: "x" },
      choice: "c",
      one: "none",
      either: "x",
    },
  )?.fields;
  expect(fields).toEqual({
    text: "text is required.",
    short: "short can have at most 3 characters.",
    long: "long needs at least 3 characters.",
    list: "list can have at most 1 items.",
    "items.1": "items must be true or false.",
    count: "count must be a whole number.",
    "object.of": "of must be a number.",
    choice: 'choice must be one of "a", "b".',
    one: 'one must be "all".',
    either: "either must be a number or true or false.",
  });
});

describe("an emailed token of an impossible length is rejected like an invalid one", () => {
  const withToken = withBody.filter(([, { body }]) => {
    const { properties = {}, required = [] } = body ? shapeOf(body) : {};
    return "token" in properties && required.every((name) => /^(?:token|password)$/.test(name));
  });

  test("there are endpoints with such a token", () => {
    expect(withToken.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        "POST /api/auth/verify",
        "POST /api/auth/reset",
        "POST /api/newsletter/confirm",
        "POST /api/newsletter/unsubscribe",
      ]),
    );
  });

  test.each(withToken)("%s", (_name, endpoint) => {
    const others = shapeOf(endpoint.body ?? z.object({})).properties ?? {};
    const password = "password" in others ? { password: "eleven calm herons" } : {};
    for (const token of ["", "x".repeat(201), "x".repeat(10_000)]) {
      const errorResponse = errorResponseOf(endpoint, { ...password, token });
      expect([errorResponse?.status, errorResponse?.code, errorResponse?.fields]).toEqual([
        400,
        "TOKEN_INVALID",
        { token: "This link is incomplete. Copy the whole link from the email." },
      ]);
    }
    expect(errorResponseOf(endpoint, { ...password, token: 5 })?.code).toBe("VALIDATION");
    expect(errorResponseOf(endpoint, { ...password, token: "x".repeat(200) })).toBeUndefined();
  });
});
