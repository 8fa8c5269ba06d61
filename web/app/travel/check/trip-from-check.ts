import type * as z from "zod/mini";
import type { createRecord } from "#contracts/travel/pet-records.ts";
import type { createPet } from "#contracts/travel/pets.ts";
import { itemTextMax, legPlaceMax } from "#contracts/travel/trip-names.ts";
import type { LegPlace } from "#contracts/travel/trip-parts.ts";
import type { createTrip } from "#contracts/travel/trips.ts";
import type { CheckValues } from "../../links/check.ts";
import { tripDate } from "../trips/index.ts";
import type { CheckAnswer } from "./check-answer.ts";
import { airlines, birthIn } from "../question/index.ts";
import { modeOf, recordsOf, stopsOf, weightInKg, type CheckPlaces } from "./readiness-request.ts";
import type { CheckPlace } from "./resolve-place.ts";

export type TripBody = z.input<typeof createTrip.body>;
export type PetBody = z.input<typeof createPet.body>;
export type RecordBody = z.input<typeof createRecord.body>;

/** What is saved of a check: a trip with its dates, legs and to-dos. `petId` is the pet that travels. */
export function tripBody(
  values: CheckValues,
  places: CheckPlaces,
  toDos: CheckAnswer["toDos"],
  petId: string | undefined,
): TripBody {
  const { date, back } = values;
  return {
    destination: places.to.label,
    destinationPlace: placeOf(places.to),
    origin: placeOf(places.from),
    ...tripDate(date),
    endDate: back || null,
    petIds: petId ? [petId] : [],
    legs: legsOf(values, places, petId),
    items: toDos.map(({ text, due }) => ({
      list: "todo" as const,
      text: text.slice(0, itemTextMax),
      due,
    })),
  };
}

const placeOf = ({ city, country, zone }: CheckPlace) =>
  city && zone ? { city, country, zone } : null;

/** The legs of the question with their places, and how the pet travels. */
function legsOf(values: CheckValues, places: CheckPlaces, petId: string | undefined) {
  const stops = stopsOf(values, places);
  const airline = airlines.find(({ code }) => code === values.airline);
  return stops.map(({ place, date, way, arrive, isAirside }, index) => {
    const start = stops[index - 1]?.place ?? places.from;
    const mode = modeOf(way);
    const isFlight = mode === "flight";
    const how = seats.find((seat) => seat === way);
    return {
      mode,
      airline: isFlight ? (airline?.label ?? "") : "",
      airlineCode: isFlight ? (airline?.code ?? "") : "",
      ...endsOf(start, place, isFlight),
      airside: isAirside,
      departureDate: date,
      departureZone: start.zone ?? null,
      arrivalDate: arrive || null,
      arrivalTime: (index === 0 && values.time) || null,
      arrivalZone: place.zone ?? null,
      pets: petId && how ? [{ petId, how }] : [],
    };
  });
}

const seats = ["cabin", "hold", "cargo"] as const;

/** An airport where a flight has one, else the place. */
function endsOf(start: CheckPlace, place: CheckPlace, isFlight: boolean) {
  const [from, to] = [start, place].map(({ airport }) => (isFlight ? (airport ?? null) : null));
  return {
    from: from ?? null,
    to: to ?? null,
    fromPlace: from ? null : legPlaceOf(start),
    toPlace: to ? null : legPlaceOf(place),
  };
}

/** A region with rules of its own keeps its name. */
const legPlaceOf = ({ city, name, country, region, zone }: CheckPlace): LegPlace => ({
  city: (city ?? (region ? name : "")).slice(0, legPlaceMax),
  country,
  zone: zone ?? null,
});

/** A new pet with what the question says of it. */
export function petBody(values: CheckValues, petName: string): PetBody {
  const { species, breed, born, snub, chip, chipped } = values;
  const birth = birthIn(born);
  const weightKg = weightInKg(values);
  return {
    petName,
    species: species === "dog" || species === "cat" ? species : "other",
    breed: breed.slice(0, 60),
    ...(birth?.length === 10 && { birthDate: birth }),
    ...(weightKg !== null && { weightKg }),
    ...(snub && { snubNosed: snub === "yes" }),
    ...(chip === "yes" && chipped && { microchipDate: chipped }),
  };
}

/** The records of a new pet. */
export const recordBodies = (values: CheckValues, places: CheckPlaces): RecordBody[] =>
  recordsOf(values, places).map((record) => ({ ...record, issuer: "", note: "" }));
