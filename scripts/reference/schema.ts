/** Schemas of the data in reference/src/facts, by kind. Other fields are rejected. */
import type { ValueKind } from "../../reference/src/facts/every.ts";
import { topicLabels } from "../../reference/src/readiness/printed.ts";
import * as z from "zod/mini";

const text = z.string().check(z.minLength(1), z.trim());
const some = z.array(text).check(z.minLength(1));
const count = z.int().check(z.nonnegative());
const optionalText = z.optional(text);

const Money = z.strictObject({ minor: count, currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });
const Price = z
  .strictObject({
    amounts: z.array(Money),
    written: optionalText,
    for: optionalText,
    tests: z.optional(z.tuple([count, z.optional(count)])),
  })
  .check(
    z.refine(
      ({ amounts, written }) => amounts.length > 0 !== (written !== undefined),
      "A price is money, or written; not both.",
    ),
  );
const Fee = z
  .strictObject({ is: z.literal("fee"), prices: z.array(Price), text: optionalText })
  .check(
    z.refine(
      ({ prices, text: feeText }) => prices.length > 0 || feeText !== undefined,
      "A fee has a price or says what is known of it.",
    ),
  );
const Text = z.strictObject({ is: z.literal("text"), text });
const Lines = z.strictObject({ is: z.literal("lines"), lines: some });

const Statement = z.strictObject({
  is: z.enum(Object.keys(topicLabels)),
  text: optionalText,
  also: optionalText,
  iso: z.optional(z.literal(true)),
  step: z.optional(
    z.strictObject({ from: z.optional(count), until: count, processing: optionalText }),
  ),
});

const size = z.tuple([z.number(), z.number(), z.number()]);

const AirlineValue = z.union([
  Fee,
  Text,
  Lines,
  z.strictObject({ is: z.literal("count"), animals: count, inAll: z.optional(count) }),
  z.strictObject({ is: z.literal("yes-no"), yes: z.boolean(), further: optionalText }),
  z.strictObject({
    is: z.literal("carrier"),
    sizes: z.array(z.strictObject({ what: text, size, unit: z.enum(["in", "cm"]) })),
    further: z.optional(some),
  }),
  z.strictObject({
    is: z.literal("weight"),
    limits: z.array(z.strictObject({ where: text, kg: z.number(), lb: z.optional(z.number()) })),
    further: optionalText,
  }),
]);

const countries = z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1));

/** Schemas of fact values, by their kind. */
export const values = {
  paper: Text,
  fee: Fee,
  rule: Statement,
  airline: AirlineValue,
  operator: z.union([Fee, Text]),
  lines: Lines,
  countries: z.strictObject({ is: z.literal("countries"), countries }),
  address: text,
} as const satisfies Record<ValueKind, z.ZodMiniType>;

const FactFrame = z.object({
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/)),
  basis: z.enum(["source", "derived", "listed"]),
  confidence: z.enum(["high", "medium", "low"]),
  says: text,
  sources: z.array(z.string()).check(z.minLength(1)),
  checked: z.optional(z.iso.date()),
  note: optionalText,
  secondHand: z.optional(z.literal(true)),
  only: z.optional(z.enum(["dog", "cat"])),
});

export const Source = z.strictObject({
  kind: z.enum(["official", "quoted", "embassy", "press", "guide", "collection", "listed"]),
  title: text,
  address: z.optional(z.url({ protocol: /^https?$/ })),
  checked: optionalText,
});

/** A gap has no value, so none can be shown. */
export const Gap = z.strictObject({ id: text, topic: text });

/** The problems of a fact with a value of a kind; empty for a valid one. */
export function faultsOf(kind: ValueKind, fact: unknown): string[] {
  const frame = FactFrame.safeParse(fact);
  if (!frame.success) return [z.prettifyError(frame.error)];
  const value = values[kind].safeParse(z.parse(z.object({ value: z.unknown() }), fact).value);
  return value.success ? [] : [`${frame.data.id}: ${z.prettifyError(value.error)}`];
}
