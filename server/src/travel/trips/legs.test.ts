import { expect, test } from "vitest";
import { blankLeg, flatLegs, type SaidLegs, withFlatLegs } from "./legs.ts";

let count = 0;
const newId = () => `leg-${(count += 1)}`;
const after = (said: SaidLegs, before = [] as ReturnType<typeof withFlatLegs>) =>
  withFlatLegs(before, said, newId);

test("what is said of the way out makes the first leg, of the way back the last", () => {
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

test("with one leg there is no way back", () => {
  const legs = after({ outboundDate: "2026-12-03" });
  expect(flatLegs(legs)).toMatchObject({
    outboundDate: "2026-12-03",
    returnDate: null,
    returnFlightNumber: null,
  });
});

test("a way back alone leaves room for the way out", () => {
  const legs = after({ returnDate: "2026-12-17" });
  expect(legs).toHaveLength(2);
  expect(flatLegs(legs)).toMatchObject({ outboundDate: null, returnDate: "2026-12-17" });
});

test("of three legs the middle one is left alone", () => {
  const three = [blankLeg("a"), { ...blankLeg("b"), flightNumber: "XX 1" }, blankLeg("c")];
  const legs = after({ outboundFlightNumber: "AA 1", returnFlightNumber: "CC 1" }, three);
  expect(legs.map(({ flightNumber }) => flightNumber)).toEqual(["AA 1", "XX 1", "CC 1"]);
});

test("a leg of which everything is taken back goes, and with it an empty trip by air", () => {
  const legs = after({ airline: "LATAM", outboundDate: "2026-12-03", returnDate: "2026-12-17" });
  const out = after({ returnDate: null }, legs);
  expect(out).toHaveLength(1);
  expect(after({ airline: "", outboundDate: null }, out)).toEqual([]);
});

test("saying nothing changes nothing, and clearing what is not there makes no leg", () => {
  const legs = after({ outboundDate: "2026-12-03" });
  expect(after({}, legs)).toEqual(legs);
  expect(after({ outboundDate: null, airline: "" })).toEqual([]);
});

test("a new airline is that of every leg that had the same one", () => {
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
