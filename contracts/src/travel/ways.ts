import * as z from "zod/mini";
import { countryCode } from "../kernel/codes.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { calendarDate } from "../kernel/text.ts";
import { askedPets, Location } from "./readiness.ts";
import { readinessExample } from "./readiness-example.ts";
import { people } from "./trip-parts.ts";
import { ReadinessRequirement, verdicts } from "./verdicts.ts";

export const wayVerdicts = ["works", "works-if", "unknown", "not-possible"] as const;
export const WayVerdict = z.enum(wayVerdicts);
export type WayVerdict = z.output<typeof WayVerdict>;

const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const sources = ReadinessRequirement.shape.sources;

const place = z.object({
  country: z.string(),
  place: z.nullable(z.string()),
  airport: z.nullable(z.string()),
});

/** An amount in the smallest unit of an ISO 4217 currency; `checked` is the date of the page that has it. */
const amount = { minor: z.number(), currency: z.string(), checked: z.nullable(z.string()) };

const WayLeg = z.object({
  mode: z.enum(["flight", "ferry", "ship", "train", "tunnel", "car", "bus", "other"]),
  /** The IATA code of an airline or the key of an operator; null for a car, a taxi or a train that isn't known. */
  operator: z.nullable(z.string()),
  name: z.string(),
  /** Other companies of which the same is known. */
  others: list(z.string()),
  from: place,
  to: place,
  /** `with`: beside its owner. Null: in a kennel or a car deck, or not known. */
  how: z.nullable(z.enum(["cabin", "hold", "cargo", "with"])),
  verdict: WayVerdict,
  because: z.string(),
  fee: z.nullable(z.object({ ...amount, text: z.nullable(z.string()) })),
  /** In words: "35 minutes" where a source states it, else "half a day", "overnight" or "a week". */
  time: z.string(),
  sources,
});

const Way = z.object({
  /** The same for the same way. */
  key: z.string(),
  title: z.string(),
  verdict: WayVerdict,
  because: z.string(),
  legs: list(WayLeg),
  borders: list(
    z.object({
      country: z.string(),
      region: z.nullable(z.string()),
      verdict: z.enum(verdicts),
      /** The first day on which the way can begin; null where there is none or it is unknown. */
      earliest: z.nullable(z.string()),
    }),
  ),
  /** What has to be so, or be arranged by a day. */
  conditions: list(
    z.object({
      kind: z.enum(["arrange", "confirm"]),
      text: z.string(),
      by: z.nullable(z.string()),
      sources,
    }),
  ),
  /**
   * What the pets cost, apart from fares; `unknown` completes "We don't know". Each amount is paid so many `times`: for
   * each pet, or for one paper. `total` is what is known, in the currency of the owner's home, by rates of a day.
   */
  costs: z.object({
    known: list(
      z.object({ ...amount, what: z.string(), text: z.nullable(z.string()), times: z.number() }),
    ),
    unknown: list(z.string()),
    total: z.nullable(
      z.object({
        minor: amount.minor,
        currency: amount.currency,
        rated: z.nullable(z.string()),
      }),
    ),
  }),
  /** About how many hours the pets are apart from their owner. */
  hoursApart: z.number(),
  /**
   * Fields of the request, as in `pets.0.weightKg`, without which an unknown way stays unknown, by the requirement of a
   * border that needs them; null where a company does.
   */
  missing: list(z.object({ requirement: z.nullable(z.string()), fields: list(z.string()) })),
});
export type Way = z.output<typeof Way>;
export type WayLeg = Way["legs"][number];

export const WaysAnswer = z.object({
  asOf: z.string(),
  /** Best first. */
  ways: list(Way),
  /** What doesn't work, by company, with one sourced reason each. */
  rejected: list(z.object({ title: z.string(), because: z.string(), sources })),
});
export type WaysAnswer = z.output<typeof WaysAnswer>;

export const WaysRequest = z.strictObject({
  /** Today, by UTC, where it is absent. */
  asOf: maybe(calendarDate("asOf")),
  pets: askedPets,
  /** Passengers; 1 where it is absent. */
  people: maybe(people),
  /** Whether the owner's own car comes along from home. */
  hasCar: maybe(z.boolean()),
  residence: countryCode("residence"),
  from: Location,
  to: Location,
  /** The day on which the journey starts. */
  date: maybe(calendarDate("date")),
});
export type WaysRequest = z.output<typeof WaysRequest>;

const { asOf, pets, trip } = readinessExample;

export const findWays = endpoint({
  method: "POST",
  path: "/api/ways",
  summary:
    "Finds the ways for pets from one place to another by air, sea and land, each with its verdict, what has to be arranged by when, and what doesn't work and why. Nothing is stored.",
  session: "none",
  body: WaysRequest,
  example: {
    asOf,
    pets,
    people: 2,
    residence: "US",
    from: trip.legs[0].from,
    to: trip.legs[0].to,
    date: "2027-05-14",
  },
  response: WaysAnswer,
  limits: { bodyBytes: 64 * 1024, rates: [{ times: 30, seconds: 60, per: "address" }] },
});
