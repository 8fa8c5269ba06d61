import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { calendarDate, measure, optionalText, text } from "../kernel/text.ts";
import { clockTime, zone } from "./trip-parts.ts";
import { RecordKind, recordsMax } from "./pet-records.ts";
import { readinessExample } from "./readiness-example.ts";

export const readinessPetsMax = 10;
export const readinessLegsMax = 20;
const livedMax = 50;

export const verdicts = ["met", "due", "window", "blocked", "unknown", "exempt"] as const;

/** What a treatment or a vaccination is against. */
export const againstKinds = [
  "tapeworm",
  "internal",
  "external",
  "screwworm",
  "influenza",
  "distemper",
  "hepatitis",
  "parvovirus",
  "leptospirosis",
  "other",
] as const;

/** Papers that a border asks for by name. */
export const paperForms = [
  "eu-noncommercial",
  "gb-ahc",
  "gb-certificate",
  "aphis-7001",
  "cdc-us-rabies",
  "cdc-dog-import",
  "screwworm",
  "spsic",
  "other",
] as const;

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const day = (label: string) => maybe(calendarDate(label));
const words = (label: string, max: number) => z.nullable(optionalText(label, max));

const coded = (label: string, pattern: RegExp, max: number, example: string) => {
  const message = `${label} must be a code such as ${example}.`;
  return z
    .string({ error: message })
    .check(z.maxLength(max, message), z.toUpperCase(), z.regex(pattern, message));
};
const country = (label: string) => coded(label, /^[A-Z]{2}$/, 2, "DE");
const region = maybe(coded("Region", /^[A-Z]{2}-[A-Z0-9]{1,3}$/, 6, "US-HI"));
const code = (label: string) => maybe(optionalText(label, 8));

const time = (label: string) => maybe(clockTime(label));

const birthMessage = "birthDate must be a date such as 2026-03-12, 2026-03 or 2026.";

const isInCalendar = (value: string): boolean =>
  value.length < 10 || z.safeParse(calendarDate("birthDate"), value).success;

/** A day, or the month or the year where no more is known. */
const birthDate = z
  .string({ error: birthMessage })
  .check(
    z.maxLength(10, birthMessage),
    z.regex(/^(?:19|20|21)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, birthMessage),
    z.refine(isInCalendar, birthMessage),
  );

const Kind = z.enum([...RecordKind.options, "identityCheck", "permit"], {
  error: "Select a record type.",
});

const record = z.strictObject({
  kind: Kind,
  givenAt: day("givenAt"),
  givenTime: time("givenTime"),
  givenZone: maybe(zone("givenZone")),
  validUntil: day("validUntil"),
  country: maybe(country("country")),
  course: maybe(z.enum(["primary", "booster"])),
  product: words("product", 120),
  dose: maybe(measure("dose", 1, 20)),
  against: maybe(z.array(z.enum(againstKinds)).check(z.maxLength(againstKinds.length))),
  valueIuPerMl: maybe(measure("valueIuPerMl", 0, 1_000)),
  laboratoryApproved: maybe(z.boolean()),
  receivedAt: day("receivedAt"),
  inPassport: maybe(z.boolean()),
  form: maybe(z.enum(paperForms)),
  model: words("model", 60),
  issuedAt: day("issuedAt"),
  endorsedAt: day("endorsedAt"),
  checkedAt: day("checkedAt"),
  departureCountry: maybe(country("departureCountry")),
  holderResidence: maybe(country("holderResidence")),
});

const cm = (label: string) => maybe(measure(label, 0, 1_000));

const pet = z.strictObject({
  key: text("key", 40),
  species: z.enum(["dog", "cat", "other"], { error: "Select dog, cat or other." }),
  breed: words("breed", 80),
  birthDate: maybe(birthDate),
  weightKg: maybe(measure("weightKg", 0, 200)),
  snubNosed: maybe(z.boolean()),
  microchip: maybe(z.strictObject({ implantedAt: day("implantedAt"), readAt: day("readAt") })),
  carrier: maybe(
    z.strictObject({
      weightKg: maybe(measure("weightKg", 0, 200)),
      lengthCm: cm("lengthCm"),
      widthCm: cm("widthCm"),
      heightCm: cm("heightCm"),
      soft: maybe(z.boolean()),
    }),
  ),
  lived: maybe(
    z
      .array(
        z.strictObject({
          country: country("country"),
          region,
          from: day("from"),
          until: day("until"),
        }),
      )
      .check(z.maxLength(livedMax)),
  ),
  records: z.array(record).check(z.maxLength(recordsMax)),
});

const place = z.strictObject({
  country: country("country"),
  region,
  place: words("place", 120),
  airport: code("airport"),
});

const leg = z.strictObject({
  mode: z.enum(["flight", "ferry", "train", "car", "other"]),
  from: place,
  to: place,
  departureDate: day("departureDate"),
  departureTime: time("departureTime"),
  departureZone: maybe(zone("departureZone")),
  arrivalDate: day("arrivalDate"),
  arrivalTime: time("arrivalTime"),
  arrivalZone: maybe(zone("arrivalZone")),
  airlineCode: code("airlineCode"),
  how: maybe(z.enum(["cabin", "hold", "cargo"])),
  airside: maybe(z.boolean()),
});

/** Pets with the same key would be ambiguous in the response. */
const hasOwnKeys = z.check<readonly { key: string }[]>(({ value, issues }) => {
  const seen = new Set<string>();
  for (const [index, { key }] of value.entries()) {
    if (seen.has(key)) {
      issues.push({
        code: "custom",
        input: key,
        path: [index, "key"],
        message: "Each pet must have a unique key.",
      });
    }
    seen.add(key);
  }
});

/** The request: pets with their records, and a trip. Null means absent. */
export const ReadinessRequest = z.strictObject({
  /** Today, by UTC, where it is absent. */
  asOf: day("asOf"),
  pets: z
    .array(pet)
    .check(z.minLength(1, "Add at least one pet."), z.maxLength(readinessPetsMax), hasOwnKeys),
  trip: z.strictObject({
    purpose: maybe(z.enum(["noncommercial", "commercial"])),
    residence: maybe(country("residence")),
    /** The day on which the owner travels, where that is not with the pet. */
    ownerTravels: day("ownerTravels"),
    legs: z
      .array(leg)
      .check(z.minLength(1, "Add at least one leg."), z.maxLength(readinessLegsMax)),
  }),
});
export type ReadinessRequest = z.output<typeof ReadinessRequest>;

const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));
const Verdict = z.enum(verdicts);

/** One requirement of a border or an airline. Days are `YYYY-MM-DD`, moments follow RFC 9557. */
export const ReadinessRequirement = z.object({
  /** The same for the same pet, border and rule. */
  id: z.string(),
  requirement: z.string(),
  /** Null where an airline asks it. */
  border: z.nullable(z.object({ country: z.string(), region: z.optional(z.string()) })),
  leg: z.nullable(z.number()),
  verdict: Verdict,
  /** The last day on which it can still be done. */
  by: z.optional(z.string()),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  /** The first day on which it can hold. */
  earliest: z.optional(z.string()),
  /** What `earliest` is the first day of: the entry where this is absent. */
  earliestOf: z.optional(z.enum(["entry", "departure", "first-departure"])),
  /** Days of quarantine. */
  days: z.optional(z.number()),
  title: z.string(),
  because: z.string(),
  fix: z.optional(list(z.string())),
  /** Paths of the request fields that would decide it. */
  missing: z.optional(list(z.string())),
  rule: z.string(),
  sources: list(
    z.object({
      title: z.string(),
      address: z.optional(z.string()),
      checked: z.optional(z.string()),
    }),
  ),
  confidence: z.enum(["official", "quoted", "low"]),
});
export type ReadinessRequirement = z.output<typeof ReadinessRequirement>;

export const ReadinessAnswer = z.object({
  asOf: z.string(),
  rulesVersion: z.string(),
  pets: list(
    z.object({
      key: z.string(),
      verdict: Verdict,
      /** The first day on which the whole trip can begin; null if there is none or it is unknown. */
      earliest: z.nullable(z.string()),
      requirements: list(ReadinessRequirement),
    }),
  ),
});
export type ReadinessAnswer = z.output<typeof ReadinessAnswer>;

export const checkReadiness = endpoint({
  method: "POST",
  path: "/api/readiness",
  summary:
    "Checks whether pets can make a trip under the known rules, and returns what is left to do and by when. Nothing is stored.",
  session: "none",
  body: ReadinessRequest,
  example: readinessExample,
  response: ReadinessAnswer,
  limits: { bodyBytes: 64 * 1024, rates: [{ times: 60, seconds: 60, per: "address" }] },
});
