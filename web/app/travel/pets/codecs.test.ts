import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, type Pet } from "#contracts/travel/pets.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { american } from "#format/reader.ts";
import { petCodec, type PetValues } from "./pet-codec.ts";
import { livedCodec } from "./lived-card.tsx";
import { petRecord as record } from "#contracts/travel/pet-records.testing.ts";
import { biscuit } from "./pets.testing.ts";
import { detailsText } from "./record-details.ts";
import { recordCodec } from "./record-codec.ts";

const written = (changes: Partial<PetValues>, pet: Pet | null): PetValues => ({
  ...(pet ? petCodec.print(pet) : petCodec.blank),
  ...changes,
});
const bodyOf = (changes: Partial<PetValues>, pet: Pet | null) =>
  petCodec.body(written(changes, pet), pet);

test("an unchanged form changes nothing, for any pet", () => {
  const pets = [
    biscuit,
    { ...biscuit, weight: "", weightKg: 21.7 },
    { ...biscuit, weight: "as a good dog should", weightKg: 22 },
    { ...biscuit, birthDate: null, age: 4, microchipNumber: null, snubNosed: null },
  ];
  for (const pet of pets) expect(bodyOf({}, pet)).toEqual({});
});

test("only entered values are sent, in the format of the wire", () => {
  const changes = { petName: " Plumb ", age: "9", weight: "4,6 kg", lengthCm: "41,5" };
  const body = bodyOf({ ...changes, snubNosed: "no", species: "cat" }, null);
  expect(z.parse(createPet.body, body)).toEqual({
    petName: "Plumb",
    age: 9,
    weight: "4,6 kg",
    weightKg: 4.6,
    lengthCm: 41.5,
    snubNosed: false,
    species: "cat",
  });
  expect(petCodec.errors(petCodec.blank, null, {})).toEqual({ petName: "Pet name is required." });
});

test("a cleared value is sent as empty; an unreadable weight has no kilograms", () => {
  const changes = { bio: "", microchipNumber: "", lengthCm: "", weight: "plenty" };
  expect(bodyOf(changes, biscuit)).toEqual({
    bio: "",
    microchipNumber: null,
    lengthCm: null,
    weight: "plenty",
    weightKg: null,
  });
});

test("the age is sent only without a birth date", () => {
  expect(bodyOf({ age: "7" }, biscuit)).toEqual({});
  expect(bodyOf({ birthDate: "", age: "7" }, biscuit)).toEqual({ birthDate: null, age: 7 });
});

test("text that is not a number stays as entered, and the contract reports the error", () => {
  const values = written({ heightCm: "tall", microchipNumber: "985 112" }, biscuit);
  expect(petCodec.errors(values, biscuit, {})).toEqual({
    heightCm: "Height (cm) must be a number from 1 to 300.",
    microchipNumber:
      "Microchip number must have 15 digits, or 9 or 10 if it isn't an ISO microchip.",
  });
});

test("entered values stay when the pet was changed elsewhere, and the change is shown", () => {
  const current = { ...biscuit, breed: "Golden retriever", bio: "Sold.", version: 4 };
  const values = written({ bio: "Golden." }, current);
  expect(petCodec.body(values, current)).toEqual({ bio: "Golden." });
  expect(petCodec.differences(petCodec.print(biscuit), petCodec.print(current), values)).toEqual([
    { label: "Breed", theirs: "Golden retriever" },
    { label: "Bio", theirs: "Sold.", mine: "Golden." },
  ]);
  expect(petCodec.print(current).microchipNumber).toBe("985 112 004 118 203");
});

test("a record is sent with its type and the entered values", () => {
  const created = { ...recordCodec.blank, validUntil: "2027-03-12", note: " ok " };
  expect(z.parse(createRecord.body, recordCodec.body(created, null))).toEqual({
    kind: "rabies",
    validUntil: "2027-03-12",
    note: "ok",
  });
  const [rabies] = biscuit.records;
  if (!rabies) throw new Error("Biscuit has records.");
  const seen = recordCodec.print(rabies);
  expect(recordCodec.body({ ...seen, issuer: "" }, rabies)).toEqual({ issuer: "" });
  const current = { ...rabies, validUntil: "2027-04-01", document: "/api/files/x" };
  expect(recordCodec.differences(seen, recordCodec.print(current), seen)).toEqual([
    { label: "Valid until", theirs: "Apr 1, 2027" },
    { label: "Document", theirs: "New document" },
  ]);
});

test("of a record only what its type asks is sent, with countries as codes", () => {
  const values = {
    ...recordCodec.blank,
    kind: "titre" as const,
    givenAt: "2026-03-12",
    valueIuPerMl: "0,62",
    laboratoryApproved: "yes" as const,
    country: "Germany",
    batch: "A7",
  };
  expect(z.parse(createRecord.body, recordCodec.body(values, null))).toEqual({
    kind: "titre",
    givenAt: "2026-03-12",
    valueIuPerMl: 0.62,
    laboratoryApproved: true,
  });
  const rabies = { ...values, kind: "rabies" as const };
  expect(recordCodec.body(rabies, null)).toMatchObject({ country: "DE", batch: "A7" });
  expect(recordCodec.errors({ ...rabies, country: "Atlantis" }, null, {})).toEqual({
    country: "Country must be a country from the list, or its code such as DE.",
  });
  const early = { ...values, receivedAt: "2026-03-11" };
  expect(Object.keys(recordCodec.errors(early, null, {}))).toEqual(["receivedAt"]);
});

test("the details of a record are one sentence, and nothing where it says nothing", () => {
  const titer = record({ kind: "titre", valueIuPerMl: 0.62, laboratoryApproved: true });
  expect(detailsText(titer, american)).toBe("0.62 IU/ml, approved lab");
  const shot = record({ country: "US", course: "booster", product: "Imrab 3", batch: "A7" });
  expect(detailsText(shot, american)).toBe("United States, booster, Imrab 3, batch A7");
  expect(detailsText(record({ kind: "other", country: "US" }), american)).toBe("");
});

test("places are sent as codes with their regions, and no places as null", () => {
  const place = { country: "Hawaii", from: "2026-01-01", until: "" };
  const lived = [{ country: "US", region: "US-HI", from: "2026-01-01", until: null }];
  expect(livedCodec.body({ lived: [place] }, biscuit)).toEqual({ lived });
  expect(livedCodec.print({ ...biscuit, lived })).toEqual({ lived: [place] });
  expect(livedCodec.body({ lived: [] }, { ...biscuit, lived })).toEqual({ lived: null });
  expect(livedCodec.body({ lived: [] }, biscuit)).toEqual({});
});
