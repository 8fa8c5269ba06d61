import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { calendarDate, Id, lineText, measure, optionalLineText } from "../kernel/text.ts";
import { clockTime, people, zone } from "./trip-parts.ts";
import { countryCode, regionCode } from "../kernel/codes.ts";
import { againstKinds, paperForms, RecordKind, recordsMax } from "./pet-records.ts";
import { Deadline } from "./deadlines.ts";
import { readinessExample } from "./readiness-example.ts";
import { PetVerdict, ReadinessAnswer } from "./verdicts.ts";

export * from "./verdicts.ts";

export const readinessPetsMax = 10;
export const readinessLegsMax = 60;
const residencesMax = 50;

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const day = (label: string) => maybe(calendarDate(label));
const textOrNull = (label: string, max: number) => z.nullable(optionalLineText(label, max));

const region = maybe(regionCode("Region"));
const code = (label: string) => maybe(optionalLineText(label, 8));

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

const record = z.strictObject({
  kind: RecordKind,
  givenAt: day("givenAt"),
  givenTime: time("givenTime"),
  givenZone: maybe(zone("givenZone")),
  validUntil: day("validUntil"),
  country: maybe(countryCode("country")),
  course: maybe(z.enum(["primary", "booster"])),
  product: textOrNull("product", 120),
  dose: maybe(measure("dose", 1, 20)),
  against: maybe(z.array(z.enum(againstKinds)).check(z.maxLength(againstKinds.length))),
  valueIuPerMl: maybe(measure("valueIuPerMl", 0, 1_000)),
  laboratoryApproved: maybe(z.boolean()),
  receivedAt: day("receivedAt"),
  inPassport: maybe(z.boolean()),
  form: maybe(z.enum(paperForms)),
  model: textOrNull("model", 60),
  issuedAt: day("issuedAt"),
  endorsedAt: day("endorsedAt"),
  checkedAt: day("checkedAt"),
  departureCountry: maybe(countryCode("departureCountry")),
  holderResidence: maybe(countryCode("holderResidence")),
});

const cm = (label: string) => maybe(measure(label, 0, 1_000));

const asked = z.strictObject({
  key: lineText("key", 40),
  species: z.enum(["dog", "cat", "other"], { error: "Select dog, cat or other." }),
  breed: textOrNull("breed", 80),
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
          country: countryCode("country"),
          region,
          from: day("from"),
          until: day("until"),
        }),
      )
      .check(z.maxLength(residencesMax)),
  ),
  records: z.array(record).check(z.maxLength(recordsMax)),
});

/** Where a leg begins or ends; the more is given, the more is known. */
export const Location = z.strictObject({
  country: countryCode("country"),
  region,
  place: textOrNull("place", 120),
  airport: code("airport"),
});

const leg = z.strictObject({
  mode: z.enum(["flight", "ferry", "train", "bus", "car", "other"]),
  from: Location,
  to: Location,
  departureDate: day("departureDate"),
  departureTime: time("departureTime"),
  departureZone: maybe(zone("departureZone")),
  arrivalDate: day("arrivalDate"),
  arrivalTime: time("arrivalTime"),
  arrivalZone: maybe(zone("arrivalZone")),
  airlineCode: code("airlineCode"),
  /** The key of a train, ferry or bus company. */
  operator: textOrNull("operator", 60),
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

/** 1 to 10 pets with their records. */
export const askedPets = z
  .array(asked)
  .check(z.minLength(1, "Add at least one pet."), z.maxLength(readinessPetsMax), hasOwnKeys);

/** The request: pets with their records, and a trip. Null means absent. */
export const ReadinessRequest = z.strictObject({
  /** Today, by UTC, where it is absent. */
  asOf: day("asOf"),
  pets: askedPets,
  trip: z.strictObject({
    purpose: maybe(z.enum(["noncommercial", "commercial"])),
    /** A visit, or a move for good. */
    stay: maybe(z.enum(["visit", "move"])),
    /** Passengers; 1 where it is absent. */
    people: maybe(people),
    residence: maybe(countryCode("residence")),
    /** The day on which the owner travels, where that is not with the pet. */
    ownerTravels: day("ownerTravels"),
    legs: z
      .array(leg)
      .check(z.minLength(1, "Add at least one leg."), z.maxLength(readinessLegsMax)),
  }),
});
export type ReadinessRequest = z.output<typeof ReadinessRequest>;

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

const params = z.object({ id: Id });

const JourneyPlace = z.object({
  country: z.string(),
  region: z.nullable(z.string()),
  place: z.nullable(z.string()),
});

/** A trip's answer, with the legs that it was judged by and what is left to do. */
export const TripReadiness = z.extend(ReadinessAnswer, {
  /** In their order, with those that are assumed from the trip's dates; empty where too little is known. */
  journey: z.readonly(
    z.array(
      z.object({
        from: JourneyPlace,
        to: JourneyPlace,
        departureDate: z.nullable(z.string()),
        arrivalDate: z.nullable(z.string()),
        /** Who decides on the entry at the end of this leg. */
        authority: z.object({ name: z.string(), address: z.nullable(z.string()) }),
      }),
    ),
  ),
  /** As `GET /api/plans/:id/deadlines` lists them. */
  deadlines: z.readonly(z.array(Deadline)),
});
export type TripReadiness = z.output<typeof TripReadiness>;

export const getTripReadiness = endpoint({
  method: "GET",
  path: "/api/plans/:id/readiness",
  summary:
    "Checks one of the current user's trips with the pets that travel. A pet's `key` is its id. Paths in `missing` count its records in the order of the pet, and legs in the order of the trip; legs after those are assumed from the trip's dates. Deadlines are included, so that a page of the trip needs one request.",
  session: "required",
  params,
  response: TripReadiness,
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});

/** Trips of a list that have a verdict. */
export const readinessTripsMax = 100;

export const listTripReadiness = endpoint({
  method: "GET",
  path: "/api/plans/readiness",
  summary: `Returns the verdicts of the current user's next ${readinessTripsMax} trips with pets, soonest first.`,
  session: "required",
  response: z.object({
    asOf: z.string(),
    rulesVersion: z.string(),
    trips: z.readonly(z.array(z.object({ _id: Id, pets: z.readonly(z.array(PetVerdict)) }))),
  }),
  limits: { rates: [{ times: 240, seconds: 60, per: "account" }] },
});
