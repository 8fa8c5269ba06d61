import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { calendarDate } from "../kernel/text.ts";
import { BreedName, CountryCode } from "./tags.ts";

/* @__NO_SIDE_EFFECTS__ */
const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of));

const figure = (label: string, most: number) => {
  const text = `${label} must be a number from 0 to ${most}.`;
  return z.optional(
    z.pipe(
      z
        .string({ error: text })
        .check(z.maxLength(9, text), z.regex(/^\d{1,4}(?:\.\d{1,3})?$/, text)),
      z.pipe(z.transform(Number), z.number().check(z.gte(0, text), z.lte(most, text))),
    ),
  );
};

const airportText = "Airport must be a 3-letter code like LHR.";
const airport = z.optional(
  z
    .string({ error: airportText })
    .check(z.maxLength(3, airportText), z.regex(/^[A-Z]{3}$/, airportText)),
);

const yesOrNo = z.optional(z.enum(["yes", "no"], { error: "Select yes or no." }));

/** Weights in kilograms, lengths in centimeters. */
export const AirlinesQuery = z.object({
  from: CountryCode,
  to: CountryCode,
  fromAirport: airport,
  toAirport: airport,
  species: z.enum(["dog", "cat"], { error: "Select dog or cat." }),
  breed: z.optional(BreedName),
  snub: yesOrNo,
  weight: figure("Weight", 200),
  carrierWeight: figure("The carrier's weight", 100),
  length: figure("Length", 300),
  width: figure("Width", 300),
  height: figure("Height", 300),
  soft: yesOrNo,
  /** The day of the flight; today where it is absent. */
  departs: z.optional(calendarDate("Departure date")),
});
export type AirlinesQuery = z.input<typeof AirlinesQuery>;

const Source = z.object({
  title: z.string(),
  address: z.optional(z.string()),
  checked: z.optional(z.string()),
});

/** One sentence and its sources; `confirm`: they aren't reliable enough. */
const Reason = z.object({
  text: z.string(),
  fact: z.string(),
  confirm: z.boolean(),
  sources: list(Source),
});

const Seat = z.object({
  /** `may`: with the conditions; `unknown`: we don't know whether the pet may board. */
  verdict: z.enum(["takes", "may", "unknown", "no"]),
  reason: Reason,
  conditions: list(Reason),
  /** The fee, and the date of its source as text. */
  fee: z.optional(z.object({ text: z.string(), day: z.string() })),
});

export const AirlineForPet = z.object({
  key: z.string(),
  name: z.string(),
  /** Path of the airline's page. */
  path: z.string(),
  seats: z.object({ cabin: Seat, hold: Seat, cargo: Seat }),
  /** The carrier for the cabin, where its size is published. */
  carrier: z.optional(
    z.object({ lengthCm: z.number(), widthCm: z.number(), heightCm: z.number() }),
  ),
});
export type AirlineForPet = z.output<typeof AirlineForPet>;

export const listAirlines = endpoint({
  method: "GET",
  path: "/api/airlines",
  summary:
    "Compares all airlines for one dog or cat on a route: whether they take it in the cabin, in the hold and as cargo, with the reason and its sources. Whether an airline flies the route isn't known.",
  session: "optional",
  query: AirlinesQuery,
  response: z.object({ asOf: z.string(), airlines: list(AirlineForPet) }),
});
