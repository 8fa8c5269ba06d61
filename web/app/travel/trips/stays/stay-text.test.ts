import { expect, test } from "vitest";
import { noStay, staysBody } from "./stay-draft.ts";
import { stayClock, zoneThere } from "./stay-text.ts";

test("a stay's clock is told where it says a time, and not else", () => {
  const stay = { checkInTime: "15:00", checkOutTime: null, zone: "America/Santiago" };
  expect(stayClock(stay)).toBe("Santiago time");
  expect(stayClock({ ...stay, checkInTime: null })).toBe("");
  expect(stayClock({ ...stay, zone: null })).toBe("");
});

test("the zone of a stay is that of the destination, else where the first flight lands", () => {
  const place = { city: "Lisbon", country: "PT", zone: "Europe/Lisbon" };
  expect(zoneThere({ destinationPlace: place, legs: [] })).toBe("Europe/Lisbon");
  expect(zoneThere({ destinationPlace: null, legs: [] })).toBe("");
});

test("a zone goes out with its stay, and an empty one as none", () => {
  const stays = [
    { ...noStay, address: "1 Quay", zone: " Europe/Oslo " },
    { ...noStay, address: "2 Quay" },
  ];
  expect(staysBody({ stays })).toMatchObject({ stays: [{ zone: "Europe/Oslo" }, { zone: null }] });
});
