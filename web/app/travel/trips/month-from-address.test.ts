import { expect, test } from "vitest";
import { newTripPath } from "../../links/trips.ts";
import { monthFromAddress } from "./month-from-address.ts";

const monthOf = (search: string) => monthFromAddress(new URLSearchParams(search));

test("what the calendar on the home page leads to begins the form with its month", () => {
  const path = newTripPath({ name: "March", year: 2027 });
  expect(path).toBe("/plans?month=March&year=2027");
  expect(monthOf(path.split("?")[1] ?? "")).toEqual({ month: "March", day: "", year: "2027" });
});

test.each([
  "",
  "month=March",
  "year=2027",
  "month=Smarch&year=2027",
  "month=March&year=27",
  "month=March&year=1999",
])("an address with %j begins it with nothing", (search) =>
  expect(monthOf(search)).toBeUndefined(),
);
