import { expect, test } from "vitest";
import { tripTags, vetPages } from "./trip-related.tsx";

test("vets are linked in the cities that have some", () => {
  expect(vetPages(["Mexico City", "Puebla"], ["Berlin", "MexicoCity"])).toEqual([
    { label: "Vets in Mexico City", to: "/services/vet/MexicoCity" },
  ]);
});

const way = (from: string, to: string) => ({ from: { country: from }, to: { country: to } });
const flight = (airlineCode: string) => ({ mode: "flight" as const, airlineCode });

test("a trip has the tags of its routes and its airlines, each once", () => {
  const journey = [way("US", "MX"), way("MX", "MX"), way("MX", "US"), way("US", "MX")];
  expect(tripTags(journey, [flight("dl"), flight("DL"), flight("BA"), flight("AZ")])).toEqual([
    { from: "US", to: "MX" },
    { from: "MX", to: "US" },
    { airline: "delta" },
    { airline: "british-airways" },
  ]);
});

test("a drive within a country has none", () => {
  expect(tripTags([way("US", "US")], [{ mode: "car", airlineCode: "DL" }])).toEqual([]);
});
