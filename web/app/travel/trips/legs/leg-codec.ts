import * as z from "zod/mini";
import {
  legModes,
  legPlaceMax,
  type LegMode,
  LegPlace,
  PetOnLeg,
  type Leg,
} from "#contracts/travel/trip-parts.ts";
import { createTrip, Trip, updateTrip } from "#contracts/travel/trips.ts";
import { timeText } from "#format/times.ts";
import { codec } from "../../../forms/codec.ts";
import { choice, day, flag, id, nullableText, plain, text, time } from "../../../forms/fields.ts";
import { group, list } from "../../../forms/group.ts";
import { same } from "../../../forms/same.ts";
import { dayAndTime } from "./leg-text.ts";
import { airsideText, flightName, legPlaceText, modeText, seatText } from "./leg-text.ts";
import { currentReader } from "../../../data/reader.ts";

const petsText = (pets: Leg["pets"]) =>
  pets.map(({ how }) => (how === null ? "pet not set yet" : `pet ${seatText[how]}`)).join(", ");

/** A place as it is typed; `place` is null unless it was selected, or is stored. */
const PlaceValue = z.object({ text: z.string(), place: z.nullable(LegPlace) });
type PlaceValue = z.output<typeof PlaceValue>;

/** An end of a leg without an airport. */
const legPlace = (label: string) => ({
  ...plain<PlaceValue>(label, PlaceValue, { text: "", place: null }, (value) => value.text),
  print: (place: LegPlace | null): PlaceValue => ({ text: legPlaceText(place), place }),
  parse: ({ text: typed, place }: PlaceValue): LegPlace | null =>
    typed.trim() === ""
      ? null
      : (place ?? { city: typed.trim().slice(0, legPlaceMax), country: null, zone: null }),
});

const fields = {
  _id: id(),
  mode: choice("Travel by", legModes, { show: (mode) => modeText[mode] }),
  airline: text("Airline"),
  airlineCode: { ...text("Airline code"), parse: (code: string) => code.trim().toUpperCase() },
  flightNumber: text("Flight number"),
  departureDate: day("Departure date"),
  departureTime: time("Departure time"),
  from: nullableText("Departure airport"),
  fromPlace: legPlace("From"),
  departureZone: nullableText("Departure time zone"),
  arrivalDate: day("Arrival date"),
  arrivalTime: time("Arrival time"),
  to: nullableText("Arrival airport"),
  toPlace: legPlace("To"),
  arrivalZone: nullableText("Arrival time zone"),
  airside: flag("Airside layover"),
  pets: plain("Pets", z.array(PetOnLeg), [], petsText),
  confirmation: text("Confirmation code"),
};

/** How a leg is edited. Only flights have airports and layovers; an airport takes the place of a typed one. */
export const legCodec = group<Leg>()(fields, {
  parse: ({ mode, from, to, fromPlace, toPlace }) =>
    mode === "flight"
      ? {
          fromPlace: from.trim() ? null : fields.fromPlace.parse(fromPlace),
          toPlace: to.trim() ? null : fields.toPlace.parse(toPlace),
        }
      : { from: null, to: null, airlineCode: "", airside: false },
});

export type LegValues = typeof legCodec.blank;

/** What operator and number of a leg are called; undefined where a leg of this mode has none. */
export const operatorLabels: Record<LegMode, { operator?: string; number?: string }> = {
  flight: { operator: fields.airline.label, number: fields.flightNumber.label },
  train: { operator: "Train company", number: "Train number" },
  ferry: { operator: "Ferry company", number: "Sailing" },
  bus: { operator: "Bus company", number: "Bus number" },
  car: { operator: "Ferry or tunnel company" },
  other: { operator: "Company", number: "Number" },
};

function show(leg: LegValues): string {
  const reader = currentReader();
  const departure = dayAndTime(leg.departureDate, leg.departureTime, reader);
  const arrival = [dayAndTime(leg.arrivalDate, null, reader), timeText(leg.arrivalTime, reader)]
    .filter(Boolean)
    .join(" ");
  const lines = [
    flightName(leg),
    `${leg.from || leg.fromPlace.text || "–"} ${departure}`,
    `${leg.to || leg.toPlace.text || "–"} ${arrival}`,
    leg.airside ? airsideText : "",
    leg.confirmation,
    petsText(leg.pets),
  ];
  return lines.filter(Boolean).join("\n");
}

/** How the legs of a trip are edited, in the order in which they are traveled. */
export const legsCodec = codec({
  noun: "trip",
  resource: Trip,
  create: createTrip.body,
  update: updateTrip.body,
  fields: {
    legs: list("Leg", legCodec, {
      show,
      isFilled: (leg) => !same({ ...leg, _id: "", mode: "flight" }, legCodec.blank),
    }),
  },
  // The form begins with the fields of a first leg.
  print: ({ legs }) => (legs.length > 0 ? {} : { legs: [legCodec.blank] }),
});
