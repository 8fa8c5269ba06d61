import { expect, test } from "vitest";
import { stayCodec, staysCodec } from "./stay-codec.ts";
import { stayClock, zoneThere } from "./stay-text.ts";

test("the time zone of a stay is shown only with a time", () => {
  const stay = {
    checkInTime: "15:00",
    checkInUntil: null,
    checkOutTime: null,
    zone: "America/Santiago",
  };
  expect(stayClock(stay)).toBe("Santiago time");
  expect(stayClock({ ...stay, checkInTime: null })).toBe("");
  expect(stayClock({ ...stay, zone: null })).toBe("");
});

test("the time zone of a stay is that of the destination, else of the first arrival", () => {
  const place = { city: "Lisbon", country: "PT", zone: "Europe/Lisbon" };
  expect(zoneThere({ destinationPlace: place, legs: [] })).toBe("Europe/Lisbon");
  expect(zoneThere({ destinationPlace: null, legs: [] })).toBe("");
});

test("the time zone of a stay is sent, an empty one as null", () => {
  const stays = [
    { ...stayCodec.blank, address: "1 Quay", zone: " Europe/Oslo " },
    { ...stayCodec.blank, address: "2 Quay" },
  ];
  expect(staysCodec.body({ stays }, null)).toMatchObject({
    stays: [{ zone: "Europe/Oslo" }, { zone: null }],
  });
});
