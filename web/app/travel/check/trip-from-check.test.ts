import { expect, test } from "vitest";
import type { PetRecord } from "#contracts/travel/pet-records.ts";
import { createCarrier } from "#contracts/travel/carriers.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { createTrip } from "#contracts/travel/trips.ts";
import * as z from "zod/mini";
import type { CheckValues } from "../../links/check.ts";
import { noAnswers } from "../question/index.ts";
import type { CheckPlaces } from "./readiness-request.ts";
import {
  carrierBody,
  newRecords,
  petBody,
  plannedLegs,
  recordBodies,
  tripBody,
} from "./trip-from-check.ts";

const boston = {
  label: "Boston, United States",
  name: "Boston",
  city: "Boston",
  country: "US",
  zone: "America/New_York",
};
const sydney = {
  label: "Sydney, Australia",
  name: "Sydney",
  city: "Sydney",
  country: "AU",
  zone: "Australia/Sydney",
};
const places: CheckPlaces = { from: boston, to: sydney, countries: ["CA"], vaccinated: "US" };

const values: CheckValues = {
  ...noAnswers,
  species: "dog",
  from: boston.label,
  to: sydney.label,
  date: "2027-06-01",
  by: "cabin",
  airline: "DL",
  born: "5/2022",
  weight: "11",
  cweight: "1.5",
  length: "40",
  width: "30",
  height: "20",
  units: "metric",
  snub: "no",
  chip: "yes",
  chipped: "2022-08-01",
  rabies: "2026-05-10",
  course: "booster",
  until: "2029-05-09",
  rabies2: "2025-05-04",
  titer: "2026-06-10",
  level: "1.2",
  lab: "yes",
  received: "2026-06-12",
  lived: "more",
  dewormed: "2027-04-20",
  dewormed2: "2027-05-28",
  ticks: "2027-05-01",
  ticks2: "2027-05-29",
  influenza: "2026-11-01",
  certified: "2027-05-28",
  endorsed: "2027-05-30",
  permitted: "2027-01-10",
};

test("everything that a question says of a pet, its carrier and its records is saved", () => {
  const pet = petBody(values, places, "Bruno");
  expect(z.parse(createPet.body, pet)).toMatchObject({
    birthDate: "2022-05-01",
    birthPrecision: "month",
    weightKg: 11,
    snubNosed: false,
    microchipDate: "2022-08-01",
    lived: [{ country: "US" }, { country: "CA" }],
  });
  const carrier = carrierBody(values, "Bruno");
  expect(z.parse(createCarrier.body, carrier)).toEqual({
    name: "Bruno's carrier",
    lengthCm: 40,
    widthCm: 30,
    heightCm: 20,
    weightKg: 1.5,
  });
  const records = recordBodies(values, places).map((body) => z.parse(createRecord.body, body));
  expect(
    records.map(({ kind, against, givenAt, issuedAt }) => [
      kind,
      ...(against ?? []),
      givenAt ?? issuedAt,
    ]),
  ).toEqual([
    ["rabies", "2025-05-04"],
    ["rabies", "2026-05-10"],
    ["titre", "2026-06-10"],
    ["parasite", "internal", "2027-04-20"],
    ["parasite", "internal", "2027-05-28"],
    ["parasite", "external", "2027-05-01"],
    ["parasite", "external", "2027-05-29"],
    ["vaccination", "influenza", "2026-11-01"],
    ["healthCertificate", "2027-05-28"],
    ["permit", "2027-01-10"],
  ]);
  expect(records[2]).toMatchObject({ valueIuPerMl: 1.2, receivedAt: "2026-06-12" });
  const [petId, carrierId] = [crypto.randomUUID(), crypto.randomUUID()];
  const trip = z.parse(
    createTrip.body,
    tripBody({ values, places, legs: plannedLegs(values, places), toDos: [] }, [
      { petId, carrierId },
    ]),
  );
  expect(trip.legs?.map(({ pets }) => pets)).toEqual([[{ petId, how: "cabin", carrierId }]]);
});

test("a pet that is there already gets only the records that it does not have", () => {
  const known = { kind: "rabies", givenAt: "2026-05-10", against: [] as string[] } as PetRecord;
  const records = newRecords(recordBodies(values, places), [known]);
  expect(records).toHaveLength(9);
  expect(records.filter(({ kind }) => kind === "rabies")).toMatchObject([
    { givenAt: "2025-05-04" },
  ]);
});

test("figures beyond what a profile holds are left out, and no carrier is made up", () => {
  expect(petBody({ ...values, weight: "400" }, places, "Bruno")).not.toHaveProperty("weightKg");
  expect(carrierBody({ ...noAnswers, units: "metric" }, "Bruno")).toBeUndefined();
});
