import type * as z from "zod/mini";
import type { ReadinessRequest } from "#contracts/travel/readiness.ts";
import { inchCm, poundKg } from "#format/measures.ts";
import { isOverWater } from "#reference/readiness/operator/landmass.ts";
import type { CheckValues } from "../../links/check.ts";
import { birthIn, isFlight, numberIn } from "../question/index.ts";
import { doneRecords } from "./done-records.ts";
import type { CheckPlace } from "./resolve-place.ts";

type Request = z.output<typeof ReadinessRequest>;
type Pet = Request["pets"][number];
type PetRecord = Pet["records"][number];
type Leg = Request["trip"]["legs"][number];

/** The places and countries of a question, as they were found. */
export type CheckPlaces = {
  from: CheckPlace;
  to: CheckPlace;
  to2?: CheckPlace | undefined;
  to3?: CheckPlace | undefined;
  /** Where the last rabies vaccination was given. */
  vaccinated?: string | undefined;
  /** Where else the pet has been. */
  countries: readonly string[];
  /** Where the owner lives. */
  home?: string | undefined;
};

type CheckedPet = {
  values: CheckValues;
  places: CheckPlaces;
  /** What the list of breeds says. */
  isSnubNosed: boolean | undefined;
};

/** The question in the form of the API; the trip is the same for all pets. */
export const readinessRequest = (pets: readonly CheckedPet[]): Request => ({
  pets: pets.map((pet, at) => petOf(pet, at === 0 ? "pet" : `pet-${at + 1}`)),
  trip: pets[0] ? tripOf(pets[0]) : { legs: [] },
});

const tripOf = ({ values, places }: CheckedPet): Request["trip"] => ({
  ...(isStay(values.stay) && { stay: values.stay }),
  residence: places.home ?? null,
  people: numberIn(values.people) ?? null,
  legs: legsOf(values, places),
});

const isStay = (text: string): text is "visit" | "move" => text === "visit" || text === "move";

const orNull = (text: string): string | null => text || null;

/** Rounded up, so that a limit is never met by rounding. */
function metric(text: string, units: string, factor: number): number | null {
  const number = numberIn(text);
  if (number === undefined) return null;
  return units === "metric" ? number : Math.ceil(number * factor * 100) / 100;
}

export const weightInKg = ({ weight, units }: CheckValues): number | null =>
  metric(weight, units, poundKg);

function petOf({ values, places, isSnubNosed }: CheckedPet, key: string): Pet {
  const { species, breed, born, snub } = values;
  const isKnownSpecies = species === "dog" || species === "cat";
  return {
    key,
    species: isKnownSpecies ? species : "other",
    breed: orNull(breed),
    birthDate: birthIn(born) ?? null,
    weightKg: weightInKg(values),
    snubNosed: snub ? snub === "yes" : (isSnubNosed ?? null),
    microchip: values.chip === "yes" ? { implantedAt: orNull(values.chipped), readAt: null } : null,
    carrier: carrierOf(values),
    lived: livedIn(values, places),
    records: recordsOf(values, places),
  };
}

/** The carrier of the question in metric figures; null where one is not given. */
export const carrierOf = ({ cweight, length, width, height, units }: CheckValues) => ({
  weightKg: metric(cweight, units, poundKg),
  lengthCm: metric(length, units, inchCm),
  widthCm: metric(width, units, inchCm),
  heightCm: metric(height, units, inchCm),
});

/** The countries that the pet has been in; null where that is not answered. */
export const livedIn = ({ lived }: CheckValues, places: CheckPlaces) =>
  lived
    ? [places.from.country, ...(lived === "more" ? places.countries : [])].map((country) => ({
        country,
      }))
    : null;

/** The records that the question tells of. */
export function recordsOf(values: CheckValues, places: CheckPlaces): PetRecord[] {
  const { vaccinated, home } = places;
  const { rabies, rabies2, course, until, titer, level, lab, received, passport } = values;
  const records: PetRecord[] = [];
  if (rabies2) records.push({ kind: "rabies", givenAt: rabies2, country: vaccinated ?? null });
  if (rabies) {
    records.push({
      kind: "rabies",
      givenAt: rabies,
      validUntil: orNull(until),
      country: vaccinated ?? null,
      course: course === "primary" || course === "booster" ? course : null,
    });
  }
  if (titer) {
    records.push({
      kind: "titre",
      givenAt: titer,
      valueIuPerMl: numberIn(level) ?? null,
      laboratoryApproved: lab ? lab === "yes" : null,
      receivedAt: orNull(received),
    });
  }
  if (passport === "yes") records.push({ kind: "euPassport", holderResidence: home ?? null });
  return [...records, ...doneRecords(values, (day) => zoneOn(values, places, day))];
}

/** The zone of the last place that was left before a day, or on it. */
function zoneOn(values: CheckValues, places: CheckPlaces, day: string): string | null {
  const there = stopsOf(values, places).findLast(({ date, arrive }) => (arrive || date) < day);
  return (there?.place ?? places.from).zone ?? null;
}

export type Stop = {
  place: CheckPlace;
  date: string;
  way: string;
  arrive: string;
  /** The airport is not left. */
  isAirside: boolean;
};

/** The legs of a trip, the way home included. */
export function stopsOf(values: CheckValues, { from, to, to2, to3 }: CheckPlaces): Stop[] {
  const { date, by, arrive, date2, by2, arrive2, back, byback, arriveback } = values;
  const { date3, by3, arrive3, airside, airside2 } = values;
  // Between two flights alone, as an airport is left by ferry, train or car.
  const isAirside = (answer: string, way: string, next: string) =>
    answer === "yes" && isFlight(way) && isFlight(next);
  return [
    {
      place: to,
      date,
      way: by,
      arrive,
      isAirside: to2 !== undefined && isAirside(airside, by, by2),
    },
    ...(to2
      ? [
          {
            place: to2,
            date: date2,
            way: by2,
            arrive: arrive2,
            isAirside: to3 !== undefined && isAirside(airside2, by2, by3),
          },
        ]
      : []),
    ...(to2 && to3
      ? [{ place: to3, date: date3, way: by3, arrive: arrive3, isAirside: false }]
      : []),
    ...(back
      ? [{ place: from, date: back, way: byback, arrive: arriveback, isAirside: false }]
      : []),
  ];
}

/** The mode of a way to travel. */
export const modeOf = (way: string): Leg["mode"] =>
  isFlight(way) ? "flight" : way === "ferry" || way === "train" || way === "car" ? way : "other";

function legsOf(values: CheckValues, places: CheckPlaces): Leg[] {
  const stops = stopsOf(values, places);
  return stops.map(({ place, date, way, arrive, isAirside }, index): Leg => {
    const start = stops[index - 1]?.place ?? places.from;
    const isFirst = index === 0;
    const flies = isFlight(way);
    return {
      mode: modeOf(way),
      from: placeOf(start),
      to: placeOf(place),
      departureDate: date,
      departureZone: start.zone ?? null,
      arrivalDate: orNull(arrive),
      arrivalTime: isFirst ? orNull(values.time) : null,
      arrivalZone: place.zone ?? null,
      airlineCode: flies ? orNull(values.airline) : null,
      operator: hasCompany(way, start, place) ? orNull(values.company) : null,
      how: way === "cabin" || way === "hold" || way === "cargo" ? way : null,
      ...(isAirside && { airside: true }),
    };
  });
}

/** Whether the trip's ferry or train company carries the pet on a leg; a car only goes with it over water. */
export const hasCompany = (way: string, start: CheckPlace, end: CheckPlace): boolean =>
  !isFlight(way) && (way !== "car" || isOverWater(placeOf(start), placeOf(end)));

/** A place in the form of the API. */
export const placeOf = ({ country, region, city, airport }: CheckPlace) => ({
  country,
  region: region ?? null,
  place: city ?? null,
  airport: airport ?? null,
});
