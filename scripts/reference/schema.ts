/** The shape of what is kept in reference/src/facts, kind by kind. What it does not name may not stand there. */
import * as z from "zod/mini";

const said = z.string().check(z.minLength(1), z.trim());
const list = z.array(said);
const some = z.array(said).check(z.minLength(1));
const count = z.int().check(z.nonnegative());
const days = z.optional(z.int().check(z.positive()));
const words = z.optional(said);
const need = z.union([z.boolean(), said]);
const range = z
  .strictObject({ min: count, max: count })
  .check(z.refine(({ min, max }) => min < max, "A range begins before it ends."));

const Money = z.strictObject({ minor: count, currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });
const Price = z
  .strictObject({ amounts: z.array(Money), written: words, for: words })
  .check(
    z.refine(
      ({ amounts, written }) => amounts.length > 0 !== (written !== undefined),
      "A price is money, or written; not both.",
    ),
  );
const Fee = z
  .strictObject({ is: z.literal("fee"), prices: z.array(Price), words })
  .check(
    z.refine(
      ({ prices, words }) => prices.length > 0 || words !== undefined,
      "A fee has a price or says what is known of it.",
    ),
  );
const Words = z.strictObject({ is: z.literal("words"), words: said });
const Lines = z.strictObject({ is: z.literal("lines"), lines: some });

const Rule = z.discriminatedUnion("is", [
  z.strictObject({
    is: z.literal("microchip"),
    required: need,
    standard: words,
    beforeRabies: z.optional(need),
    instead: words,
    from: z.optional(z.iso.date()),
  }),
  z.strictObject({
    is: z.literal("rabies"),
    required: need,
    minAgeDays: days,
    exemptUnderDays: days,
    minDaysBeforeEntry: days,
    mercosurDaysBeforeEntry: days,
    boosterWaitDays: z.optional(count),
    validity: words,
    further: words,
  }),
  z.strictObject({
    is: z.literal("titre"),
    required: need,
    minDaysAfterVaccine: days,
    minDaysBeforeEntry: days,
    minMonthsBeforeEntry: days,
    minDaysBeforeExport: days,
    minDaysFromReceiptToExport: days,
    maxMonths: days,
    minIuPerMl: z.optional(z.number().check(z.positive())),
    laboratory: words,
    waiver: words,
  }),
  z.strictObject({
    is: z.literal("certificate"),
    name: words,
    maxDaysBeforeEntry: days,
    validDays: days,
    windows: z.optional(some),
    onward: words,
    endorsedBy: words,
    authenticatedWithinDays: days,
    language: words,
    further: words,
  }),
  z.strictObject({
    is: z.literal("tapeworm"),
    required: need,
    hoursBeforeEntry: z.optional(range),
    further: words,
  }),
  z.strictObject({
    is: z.literal("parasites"),
    required: z.boolean(),
    what: words,
    withinDays: days,
    withinMonths: days,
    daysBefore: z.optional(range),
    screwwormDaysBefore: days,
    further: z.optional(some),
  }),
  z.strictObject({
    is: z.literal("permit"),
    required: need,
    processing: words,
    applyDaysBefore: z.optional(range),
    validDays: days,
    upToPets: days,
    further: words,
  }),
  z.strictObject({
    is: z.literal("quarantine"),
    days: z.optional(count),
    range: z.optional(range),
    cases: z.optional(z.array(z.strictObject({ days: count, when: said }))),
    further: z.optional(some),
  }),
  z.strictObject({
    is: z.literal("breeds"),
    banned: list,
    restricted: z.optional(some),
    further: z.optional(some),
  }),
  z.strictObject({ is: z.literal("age"), minDays: days, minMonths: days, further: words }),
  z.strictObject({ is: z.literal("number"), pets: z.int().check(z.positive()) }),
  z.strictObject({ is: z.literal("notice"), words: said }),
  z.strictObject({
    is: z.literal("vaccines"),
    dogs: list,
    cats: list,
    minDaysBeforeApplying: days,
  }),
  z.strictObject({ is: z.literal("tests"), dogs: some, withinDays: z.int().check(z.positive()) }),
  z.strictObject({
    is: z.literal("groups"),
    groups: z.array(z.strictObject({ name: said, countries: some })).check(z.minLength(1)),
    otherwise: said,
  }),
  z.strictObject({ is: z.literal("entry"), allowed: z.boolean(), where: said }),
  z.strictObject({ is: z.literal("frame"), words: said }),
  z.strictObject({ is: z.literal("passport"), words: said }),
]);

const size = z.tuple([z.number(), z.number(), z.number()]);

const AirlineValue = z.union([
  Fee,
  Words,
  Lines,
  z.strictObject({ is: z.literal("count"), animals: count, inAll: z.optional(count) }),
  z.strictObject({ is: z.literal("yes-no"), yes: z.boolean(), further: words }),
  z.strictObject({
    is: z.literal("carrier"),
    sizes: z.array(z.strictObject({ what: said, size, unit: z.enum(["in", "cm"]) })),
    further: z.optional(some),
  }),
  z.strictObject({
    is: z.literal("weight"),
    limits: z.array(z.strictObject({ where: said, kg: z.number(), lb: z.optional(z.number()) })),
    further: words,
  }),
]);

const countries = z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1));

/** What the value of a fact may be, by where the fact stands. */
export const values = {
  paper: Words,
  fee: Fee,
  rule: Rule,
  airline: AirlineValue,
  lines: Lines,
  countries: z.strictObject({ is: z.literal("countries"), countries }),
  address: said,
} as const;

export type Place = keyof typeof values;

const FactFrame = z.object({
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/)),
  basis: z.enum(["source", "derived", "listed"]),
  confidence: z.enum(["high", "medium", "low"]),
  says: said,
  sources: z.array(z.string()).check(z.minLength(1)),
  note: words,
  secondHand: z.optional(z.literal(true)),
  only: z.optional(z.enum(["dog", "cat"])),
});

export const Source = z.strictObject({
  kind: z.enum(["official", "quoted", "embassy", "press", "guide", "collection", "listed"]),
  title: said,
  address: z.optional(z.url({ protocol: /^https?$/ })),
  checked: said,
});

/** A gap has no value, so that none can be shown. */
export const Gap = z.strictObject({ id: said, topic: said });

/** What is wrong with a fact that stands in such a place; nothing for a good one. */
export function faultsOf(place: Place, fact: unknown): string[] {
  const frame = FactFrame.safeParse(fact);
  if (!frame.success) return [z.prettifyError(frame.error)];
  const value = values[place].safeParse(z.parse(z.object({ value: z.unknown() }), fact).value);
  return value.success ? [] : [`${frame.data.id}: ${z.prettifyError(value.error)}`];
}
