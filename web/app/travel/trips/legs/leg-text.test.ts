import { expect, test } from "vitest";
import { arrivalShift, flightName, legName, shiftText, weekdayText } from "./leg-text.ts";

const leg = {
  departureDate: "2026-12-03",
  departureTime: "18:05",
  arrivalDate: null,
  arrivalTime: "08:50",
};

test("a flight that arrives earlier than it left arrives the next day", () => {
  expect(shiftText(arrivalShift(leg))).toBe("next day");
  expect(shiftText(arrivalShift({ ...leg, arrivalTime: "23:50" }))).toBe("");
  expect(arrivalShift({ ...leg, departureTime: null })).toBe(0);
});

test("the day of arrival goes before what the clocks suggest", () => {
  // Auckland to Santiago: over the date line and there before it left.
  expect(shiftText(arrivalShift({ ...leg, arrivalDate: "2026-12-03" }))).toBe("");
  expect(shiftText(arrivalShift({ ...leg, arrivalDate: "2026-12-02" }))).toBe("day before");
  expect(shiftText(arrivalShift({ ...leg, arrivalDate: "2026-12-05" }))).toBe("2 days later");
  expect(arrivalShift({ ...leg, departureDate: "2026-12-31", arrivalDate: "2027-01-01" })).toBe(1);
});

test("a flight is named by its airline and its number, the code once", () => {
  expect(flightName({ airline: "Kite Air", airlineCode: "KT", flightNumber: "204" })).toBe(
    "Kite Air KT 204",
  );
  expect(flightName({ airline: "Kite Air", airlineCode: "KT", flightNumber: "KT 204" })).toBe(
    "Kite Air KT 204",
  );
  expect(flightName({ airline: "", airlineCode: "", flightNumber: "" })).toBe("");
});

test("the first leg leads out and the last one back", () => {
  expect([0, 1, 2].map((place) => legName(place, 3))).toEqual(["Outbound", "Flight 2", "Return"]);
  expect(legName(0, 1)).toBe("Flight");
});

test("a day has its weekday and its month in full", () => {
  expect(weekdayText("2026-12-03")).toBe("Thursday, December 3");
});
