import { expect, test } from "vitest";
import { stayCodec, staysCodec } from "./stay-codec.ts";
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
    { ...stayCodec.blank, address: "1 Quay", zone: " Europe/Oslo " },
    { ...stayCodec.blank, address: "2 Quay" },
  ];
  expect(staysCodec.body({ stays }, null)).toMatchObject({
    stays: [{ zone: "Europe/Oslo" }, { zone: null }],
  });
});
