import type * as z from "zod/mini";
import type { AirlineForPet, AirlinesQuery } from "#contracts/lookup/airlines.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import { airlinesFor, type AirlineReason, type SeatVerdict } from "#reference/airlines-for.ts";
import { airlinePath } from "./paths.ts";

const isYes = (answer: "yes" | "no" | undefined): boolean | null =>
  answer === undefined ? null : answer === "yes";

/** All airlines, judged for one pet on one flight as of today. */
export function listAirlines(query: z.output<typeof AirlinesQuery>): {
  asOf: string;
  airlines: AirlineForPet[];
} {
  const asOf = utcDay();
  const { species, breed, snub, weight, carrierWeight, length, width, height, soft } = query;
  const pet = {
    key: "pet",
    species,
    breed,
    weightKg: weight,
    snubNosed: isYes(snub),
    carrier: {
      weightKg: carrierWeight,
      lengthCm: length,
      widthCm: width,
      heightCm: height,
      soft: isYes(soft),
    },
    records: [],
  };
  const from = { country: query.from, airport: query.fromAirport };
  const to = { country: query.to, airport: query.toAirport };
  const rows = airlinesFor(pet, from, to, asOf, query.departs);
  return {
    asOf,
    airlines: rows.map(({ key, name, kind, seats, carrier }) => ({
      key,
      name,
      path: airlinePath(key, kind),
      seats: { cabin: seatOf(seats.cabin), hold: seatOf(seats.hold), cargo: seatOf(seats.cargo) },
      ...(carrier && { carrier }),
    })),
  };
}

const seatOf = ({ verdict, reason, conditions, fee }: SeatVerdict) => ({
  verdict,
  reason: presented(reason),
  conditions: conditions.map(presented),
  ...(fee && verdict !== "no" && { fee: { text: fee.text, day: fee.day } }),
});

const presented = ({ text, fact, sources, confidence }: AirlineReason) => ({
  text,
  fact,
  confirm: confidence === "low",
  sources,
});
