import * as z from "zod/mini";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayAndTime } from "./day-time.ts";
import { flightName } from "./leg-text.ts";

/** A flight as it stands in its fields; `_id` is '' for a new one. */
export const LegText = z.object({
  _id: z.string(),
  airlineCode: z.string(),
  airline: z.string(),
  flightNumber: z.string(),
  from: z.string(),
  to: z.string(),
  departureDate: z.string(),
  departureTime: z.string(),
  departureZone: z.string(),
  arrivalDate: z.string(),
  arrivalTime: z.string(),
  arrivalZone: z.string(),
  confirmation: z.string(),
  pets: z.array(z.object({ petId: z.string(), how: z.enum(["cabin", "hold"]) })),
});
export type LegText = z.output<typeof LegText>;

export const LegsText = z.object({ legs: z.array(LegText) });
export type LegsText = z.output<typeof LegsText>;
export const WrittenLegs = z.object({ words: LegsText, seen: LegsText });

export const noLeg: LegText = {
  _id: "",
  airlineCode: "",
  airline: "",
  flightNumber: "",
  from: "",
  to: "",
  departureDate: "",
  departureTime: "",
  departureZone: "",
  arrivalDate: "",
  arrivalTime: "",
  arrivalZone: "",
  confirmation: "",
  pets: [],
};

const legText = (leg: Leg): LegText => ({
  ...leg,
  from: leg.from ?? "",
  to: leg.to ?? "",
  departureDate: leg.departureDate ?? "",
  departureTime: leg.departureTime ?? "",
  departureZone: leg.departureZone ?? "",
  arrivalDate: leg.arrivalDate ?? "",
  arrivalTime: leg.arrivalTime ?? "",
  arrivalZone: leg.arrivalZone ?? "",
});

export const legsText = ({ legs }: Trip): LegsText => ({ legs: legs.map(legText) });

const isSaid = ({ _id, pets, ...words }: LegText): boolean =>
  pets.length > 0 || Object.values(words).some((text) => text.trim() !== "");

/** The flights as the wire has them; those of which nothing is said are left out. */
export const legsBody = ({ legs }: LegsText): Record<string, unknown> => ({
  legs: legs.filter(isSaid).map((leg) => ({
    ...(leg._id && { _id: leg._id }),
    airlineCode: leg.airlineCode.trim().toUpperCase(),
    airline: leg.airline.trim(),
    flightNumber: leg.flightNumber.trim(),
    from: leg.from.trim() || null,
    to: leg.to.trim() || null,
    departureDate: leg.departureDate || null,
    departureTime: leg.departureTime || null,
    departureZone: leg.departureZone.trim() || null,
    arrivalDate: leg.arrivalDate || null,
    arrivalTime: leg.arrivalTime || null,
    arrivalZone: leg.arrivalZone.trim() || null,
    confirmation: leg.confirmation.trim(),
    pets: leg.pets,
  })),
});

/** What the section says, flight by flight. */
export const tellLegs = ({ legs }: LegsText): [label: string, words: string][] =>
  Array.from({ length: 20 }, (_, place) => {
    const leg = legs[place];
    if (!leg) return [`Flight ${place + 1}`, "Not there"];
    const words = [
      flightName(leg),
      `${leg.from || "–"} ${dayAndTime(leg.departureDate, leg.departureTime)}`,
      `${leg.to || "–"} ${[dayAndTime(leg.arrivalDate, null), leg.arrivalTime].filter(Boolean).join(" ")}`,
      leg.confirmation,
      leg.pets.map(({ how }) => `a pet in the ${how}`).join(", "),
    ];
    return [`Flight ${place + 1}`, words.filter(Boolean).join("\n")];
  });
