import { expect, test } from "vitest";
import { tripTags } from "./trip-related.tsx";

const leg = (from: string, to: string) => ({ from: { country: from }, to: { country: to } });
const flight = (airlineCode: string) => ({ mode: "flight" as const, airlineCode });

test("a trip has the tags of its routes and its airlines, each once", () => {
  const journey = [leg("US", "MX"), leg("MX", "MX"), leg("MX", "US"), leg("US", "MX")];
  expect(tripTags(journey, [flight("dl"), flight("DL"), flight("BA")])).toEqual([
    { from: "US", to: "MX" },
    { from: "MX", to: "US" },
    { airline: "delta" },
  ]);
});

test("a drive within a country has none", () => {
  expect(tripTags([leg("US", "US")], [{ mode: "car", airlineCode: "DL" }])).toEqual([]);
});
