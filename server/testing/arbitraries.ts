import fc from "fast-check";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { isStorable, isVisible, lineProblem } from "#contracts/kernel/plain-text.ts";
import * as z from "zod/mini";

/** True for the endpoints among the exports of a contract module. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  "method" in value &&
  "session" in value;

/** Values that break careless code. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "\ud800",
    "'; drop table hoots; --",
    "<script>",
    "%00",
    "../..",
    "1e309",
    "-0",
    "NaN",
  ),
  fc.string({ maxLength: 300 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);

/** The field names of an endpoint's body. */
export function bodyNames(endpoint: Endpoint): string[] {
  const schema: { properties?: Record<string, unknown> } = endpoint.body
    ? z.toJSONSchema(endpoint.body, { io: "input", unrepresentable: "any" })
    : {};
  return Object.keys(schema.properties ?? {});
}

/** Bodies for an endpoint: its fields with valid or invalid values, unknown fields, or no object. */
export function jsonOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const names = bodyNames(endpoint);
  const value = fc.oneof(
    strangeValue,
    fc.array(strangeValue, { maxLength: 3 }),
    fc.object({ maxDepth: 2 }),
  );
  const own = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  });
  const withOthers = fc.tuple(
    own,
    fc.dictionary(fc.string({ maxLength: 12 }), value, { maxKeys: 2 }),
  );
  return fc.oneof(
    { weight: 5, arbitrary: own },
    { weight: 2, arbitrary: withOthers.map(([mine, others]) => ({ ...others, ...mine })) },
    { weight: 1, arbitrary: value },
  );
}

/** Text that is a valid title: any script, something visible, at most `max` characters. */
export const validText = (max: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 200 })
    .filter(
      (text) =>
        isVisible(text) &&
        text.length <= max &&
        isStorable(text) &&
        lineProblem(text) === undefined,
    );
