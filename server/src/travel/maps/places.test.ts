import { expect, test } from "vitest";
import { placesOf, type TripWithPlaces } from "./places.ts";
import { loadGazetteer } from "./positions.ts";

const gazetteer = await loadGazetteer();

const leg = (from: string, to: string) => ({
  mode: "flight" as const,
  from,
  to,
  fromPlace: null,
  toPlace: null,
});
const chile: Omit<TripWithPlaces, "stays" | "entries"> = {
  origin: null,
  destinationPlace: null,
  legs: [leg("ORD", "SCL")],
};

/** The city that an address of a trip to Chile is in. */
const cityOf = (address: string, trip = chile): string | undefined => {
  const [place] = placesOf({ ...trip, stays: [{ _id: "s", address }], entries: [] }, gazetteer);
  return place && `${place.city}, ${place.country}`;
};

test.each([
  ["3 Fig Tree Steps, behind the blue church, Valparaíso", "Valparaíso, CL"],
  ["Higuera 133\n2340000 valparaiso\nChile", "Valparaíso, CL"],
  ["12 W Addison, Chicago", "Chicago, US"],
  ["Rue de Rivoli, 75001 Paris, France", "Paris, FR"],
  ["1 Pine Street, Portland, Oregon, United States", "Portland, US"],
])("%j is in %s", (address, city) => {
  expect(cityOf(address)).toBe(city);
});

test.each([
  "",
  "The Blue Door",
  "4 Valparaíso Street",
  // Not in a country of the trip.
  "Rua Nova 1, Porto",
  // There are many, and the address has no state.
  "1 Pine Street, Portland",
  "Nowhere at All, Chile",
])("the city of %j isn't guessed", (address) => {
  expect(cityOf(address)).toBeUndefined();
});

test("a city of two countries of the trip isn't guessed", () => {
  const trip = { ...chile, legs: [leg("SCL", "EZE"), leg("EZE", "MAD")] };
  expect(cityOf("Calle 1, Córdoba", trip)).toBeUndefined();
  expect(cityOf("Calle 1, Córdoba, Spain", trip)).toBe("Córdoba, ES");
});

test("stays and entries have the center of their city", () => {
  const places = placesOf(
    {
      ...chile,
      stays: [{ _id: "stay", address: "Calle 1, Valparaíso" }],
      entries: [
        { _id: "walk", place: "Santiago" },
        { _id: "idea", place: "the beach" },
      ],
    },
    gazetteer,
  );
  expect(places).toEqual([
    expect.objectContaining({ kind: "stay", _id: "stay", city: "Valparaíso" }),
    expect.objectContaining({ kind: "entry", _id: "walk", city: "Santiago" }),
  ]);
  expect(places[0]?.latitude).toBeCloseTo(-33.04, 1);
});
