import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { Trip, updateTrip } from "#contracts/travel/trips.ts";
import { codec } from "../../forms/codec.ts";
import { day, number, plain } from "../../forms/fields.ts";
import { placeText } from "../../lookup/places/index.ts";
import {
  basicFields,
  chosenDay,
  dateErrors,
  dateOf,
  dateValues,
  destinationOnWire,
  destinationValue,
  place,
  type PlaceValue,
} from "./basics-codec.ts";

/** How the details of a trip are edited. `petName` names pets in a conflict. */
export const detailsCodec = (petName: (id: string) => string) =>
  codec({
    noun: "trip",
    resource: Trip,
    update: updateTrip.body,
    fields: {
      destination: place("Destination"),
      origin: place("Leaving from"),
      ...basicFields,
      endDate: day("End date"),
      petIds: plain(
        "Pets",
        z.array(z.string()),
        [],
        (ids) => ids.map(petName).join(", ") || "None",
      ),
      people: number("People"),
    },
    print: (trip) => ({
      destination: destinationValue(trip),
      origin: { text: trip.origin ? placeText(trip.origin) : "", place: trip.origin },
      date: dateValues(trip),
    }),
    parse: ({ destination, origin, date }) => ({
      ...destinationOnWire(destination),
      origin: origin.text.trim() === "" ? null : origin.place,
      ...dateOf(date),
    }),
    check: detailsErrors,
  });

type Checked = {
  origin: PlaceValue;
  date: Parameters<typeof chosenDay>[0];
  endDate: string;
};

function detailsErrors({ origin, date, endDate }: Checked): FieldErrors | undefined {
  const wrong = dateErrors(date);
  if (wrong) return wrong;
  if (origin.text.trim() !== "" && !origin.place)
    return { origin: "Select a city from the list, or leave this blank." };
  const begin = chosenDay(date);
  if (!begin || !endDate || endDate >= begin) return undefined;
  return { endDate: "End date can't be before the start date." };
}
