import * as z from "zod/mini";
import { timeText } from "#contracts/kernel/days.ts";
import { PetOnLeg, type Leg } from "#contracts/travel/trip-parts.ts";
import { createTrip, Trip, updateTrip } from "#contracts/travel/trips.ts";
import { codec } from "../../../forms/codec.ts";
import { day, id, nullableText, plain, text, time } from "../../../forms/fields.ts";
import { group, list } from "../../../forms/group.ts";
import { dayAndTime } from "./day-time.ts";
import { flightName, holdText } from "./leg-text.ts";

const petsText = (pets: Leg["pets"]) =>
  pets.map(({ how }) => `pet in the ${holdText[how]}`).join(", ");

/** How a flight is edited. */
export const legCodec = group<Leg>()({
  _id: id(),
  airline: text("Airline"),
  airlineCode: { ...text("Airline code"), parse: (code) => code.trim().toUpperCase() },
  flightNumber: text("Flight number"),
  departureDate: day("Departure date"),
  departureTime: time("Departure time"),
  from: nullableText("Departure airport"),
  departureZone: nullableText("Departure time zone"),
  arrivalDate: day("Arrival date"),
  arrivalTime: time("Arrival time"),
  to: nullableText("Arrival airport"),
  arrivalZone: nullableText("Arrival time zone"),
  pets: plain("Pets", z.array(PetOnLeg), [], petsText),
  confirmation: text("Confirmation code"),
});

export type LegValues = typeof legCodec.blank;

function show(leg: LegValues): string {
  const departure = dayAndTime(leg.departureDate, leg.departureTime);
  const arrival = [dayAndTime(leg.arrivalDate, null), timeText(leg.arrivalTime)]
    .filter(Boolean)
    .join(" ");
  const lines = [
    flightName(leg),
    `${leg.from || "–"} ${departure}`,
    `${leg.to || "–"} ${arrival}`,
    leg.confirmation,
    petsText(leg.pets),
  ];
  return lines.filter(Boolean).join("\n");
}

/** How the flights of a trip are edited, in the order they are flown. */
export const legsCodec = codec({
  noun: "trip",
  resource: Trip,
  create: createTrip.body,
  update: updateTrip.body,
  fields: { legs: list("Flight", legCodec, { show }) },
  // The form begins with the fields of a first flight.
  print: ({ legs }) => (legs.length > 0 ? {} : { legs: [legCodec.blank] }),
});
