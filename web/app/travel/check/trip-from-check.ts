import type * as z from "zod/mini";
import type { createRecord } from "#contracts/travel/pet-records.ts";
import type { createPet } from "#contracts/travel/pets.ts";
import { itemTextMax } from "#contracts/travel/trip-names.ts";
import type { createTrip } from "#contracts/travel/trips.ts";
import type { CheckValues } from "../../links/check.ts";
import { tripDate } from "../trips/index.ts";
import type { CheckAnswer } from "./check-answer.ts";
import { airlines, birthIn, isFlight, numberIn } from "../question/index.ts";
import { stopsOf, weightInKg, type CheckPlaces } from "./readiness-request.ts";
import type { CheckPlace } from "./resolve-place.ts";

export type TripBody = z.input<typeof createTrip.body>;
export type PetBody = z.input<typeof createPet.body>;
export type RecordBody = z.input<typeof createRecord.body>;

/** What is saved of a check: a trip with its dates, flights and to-dos. `petId` is the pet that travels. */
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
    legs: flightsOf(values, places, petId),
    items: toDos.map(({ text, due }) => ({
      list: "todo" as const,
      text: text.slice(0, itemTextMax),
      due,
    })),
    notes: notesOf(values, places),
  };
}

const placeOf = ({ city, country, zone }: CheckPlace) =>
  city && zone ? { city, country, zone } : null;

/** The ways of the question that are flights; trips have no other legs. */
function flightsOf(values: CheckValues, places: CheckPlaces, petId: string | undefined) {
  const stops = stopsOf(values, places);
  const airline = airlines.find(({ code }) => code === values.airline);
  return stops.flatMap(({ place, date, way, arrive }, index) => {
    if (!isFlight(way)) return [];
    const start = stops[index - 1]?.place ?? places.from;
    const isFirst = index === 0;
    const how = way === "cabin" ? "cabin" : way === "hold" ? "hold" : undefined;
    return [
      {
        airline: airline?.label ?? "",
        airlineCode: airline?.code ?? "",
        from: start.airport ?? null,
        to: place.airport ?? null,
        departureDate: date,
        departureZone: start.zone ?? null,
        arrivalDate: arrive || null,
        arrivalTime: (isFirst && values.time) || null,
        arrivalZone: place.zone ?? null,
        flightNumber: "",
        confirmation: "",
        pets: petId && how ? [{ petId, how } as const] : [],
      },
    ];
  });
}

const wayTexts: Readonly<Record<string, string>> = { ferry: "Ferry", train: "Train", car: "Car" };

/** The ways that are no flights, and cargo, in words. */
function notesOf(values: CheckValues, places: CheckPlaces): string {
  const stops = stopsOf(values, places);
  return stops
    .flatMap(({ place, date, way }) => {
      if (way === "cargo") return [`${date}: the pet flies to ${place.label} as cargo.`];
      const text = wayTexts[way];
      return text ? [`${date}: ${text} to ${place.label}.`] : [];
    })
    .join("\n");
}

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
export function recordBodies(values: CheckValues): RecordBody[] {
  const { rabies, rabies2, until, titer, level, vaccinated } = values;
  const note = vaccinated ? `Given in ${vaccinated}.` : "";
  const result = numberIn(level);
  return [
    ...(rabies2 ? [{ kind: "rabies" as const, givenAt: rabies2, note, issuer: "" }] : []),
    ...(rabies
      ? [{ kind: "rabies" as const, givenAt: rabies, validUntil: until || null, note, issuer: "" }]
      : []),
    ...(titer
      ? [
          {
            kind: "titre" as const,
            givenAt: titer,
            note: result === undefined ? "" : `Result: ${result} IU/ml.`,
            issuer: "",
          },
        ]
      : []),
  ];
}
