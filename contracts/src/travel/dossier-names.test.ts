import { expect, test } from "vitest";
import { legParts } from "./dossiers.ts";

const leg = { airline: "LH", flightNumber: "LH 978", from: "BER", to: "DUB" };

test("a leg on a sheet has its airline, flight number and route, and an airline's code once", () => {
  expect(legParts(leg)).toEqual(["LH 978", "BER – DUB"]);
  expect(legParts({ ...leg, airline: "Lufthansa" })).toEqual(["Lufthansa", "LH 978", "BER – DUB"]);
  expect(legParts({ ...leg, airline: "", flightNumber: "", from: "" })).toEqual(["DUB"]);
});
