import { expect, test } from "vitest";
import { stayCodec, staysCodec } from "./stay-codec.ts";
import { cityOn, stayCity, stopCities } from "./stay-city.ts";
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

const place = (city: string) => ({ city, country: "MX", zone: "America/Mexico_City" });
const leg = (city: string, departureDate: string | null, airside = false) => ({
  toPlace: place(city),
  airside,
  departureDate,
  arrivalDate: null,
});
const trip = {
  destinationPlace: place("Mexico City"),
  legs: [
    leg("Puebla", "2027-05-01"),
    leg("Houston", "2027-05-03", true),
    leg("mexico city", "2027-05-03"),
  ],
};

test("the stops of a trip are its destination and the towns on the way, each once", () => {
  expect(stopCities(trip)).toEqual(["Mexico City", "Puebla"]);
});

test("a stay is in the stop that its address names, else where one has arrived by then", () => {
  const stay = { name: "", address: "Calle 5", checkIn: "2027-05-02", checkOut: "2027-05-03" };
  expect(stayCity(trip, stay)).toBe("Puebla");
  expect(stayCity(trip, { ...stay, address: "Calle 5, Ciudad de México, mexico city" })).toBe(
    "Mexico City",
  );
  expect(stayCity(trip, { ...stay, checkIn: null })).toBe("Mexico City");
  expect(stayCity({ destinationPlace: null, legs: [] }, stay)).toBe("");
  const stays = [stay];
  expect(cityOn({ ...trip, stays }, "2027-05-02")).toBe("Puebla");
  expect(cityOn({ ...trip, stays }, "2027-05-04")).toBe("mexico city");
  expect(cityOn({ ...trip, stays }, "2027-04-01")).toBe("Mexico City");
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
