import { expect, test } from "vitest";
import { blankLeg, flatLegs, type FlatLegChanges, withFlatLegs } from "./legs.ts";

let count = 0;
const newId = () => `leg-${(count += 1)}`;
const after = (changes: FlatLegChanges, before = [] as ReturnType<typeof withFlatLegs>) =>
  withFlatLegs(before, changes, newId);

test("outbound fields make the first leg, return fields the last", () => {
  const legs = after({
    airline: "LATAM",
    outboundFlightNumber: "LA 633",
    outboundDate: "2026-12-03",
    returnDate: "2026-12-17",
  });
  expect(legs).toHaveLength(2);
  expect(legs[0]).toMatchObject({
    airline: "LATAM",
    flightNumber: "LA 633",
    departureDate: "2026-12-03",
  });
  expect(legs[1]).toMatchObject({ airline: "LATAM", departureDate: "2026-12-17" });
  expect(flatLegs(legs)).toMatchObject({ outboundDate: "2026-12-03", returnDate: "2026-12-17" });
});

test("a single leg has no return fields", () => {
  const legs = after({ outboundDate: "2026-12-03" });
  expect(flatLegs(legs)).toMatchObject({
    outboundDate: "2026-12-03",
    returnDate: null,
    returnFlightNumber: null,
  });
});

test("return fields alone create an empty outbound leg", () => {
  const legs = after({ returnDate: "2026-12-17" });
  expect(legs).toHaveLength(2);
  expect(flatLegs(legs)).toMatchObject({ outboundDate: null, returnDate: "2026-12-17" });
});

test("the middle one of three legs is left unchanged", () => {
  const three = [blankLeg("a"), { ...blankLeg("b"), flightNumber: "XX 1" }, blankLeg("c")];
  const legs = after({ outboundFlightNumber: "AA 1", returnFlightNumber: "CC 1" }, three);
  expect(legs.map(({ flightNumber }) => flightNumber)).toEqual(["AA 1", "XX 1", "CC 1"]);
});

test("a leg whose fields are all cleared is removed", () => {
  const legs = after({ airline: "LATAM", outboundDate: "2026-12-03", returnDate: "2026-12-17" });
  const outbound = after({ returnDate: null }, legs);
  expect(outbound).toHaveLength(1);
  expect(after({ airline: "", outboundDate: null }, outbound)).toEqual([]);
});

test("an empty change changes nothing, and clearing missing fields creates no leg", () => {
  const legs = after({ outboundDate: "2026-12-03" });
  expect(after({}, legs)).toEqual(legs);
  expect(after({ outboundDate: null, airline: "" })).toEqual([]);
});

test("a new airline applies to every leg that had the previous one", () => {
  const legs = [
    { ...blankLeg("a"), airline: "LATAM", departureDate: "2026-12-03" },
    { ...blankLeg("b"), airline: "Sky", departureDate: "2026-12-04" },
    { ...blankLeg("c"), airline: "LATAM", departureDate: "2026-12-17" },
  ];
  expect(after({ airline: "Delta" }, legs).map(({ airline }) => airline)).toEqual([
    "Delta",
    "Sky",
    "Delta",
  ]);
});
