import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, updatePet } from "#contracts/travel/pets.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldErrors } from "../../forms/use-form.ts";
import { changedText, changesOf, petText, wordsOf } from "./pet-draft.ts";
import { biscuit } from "./pets.testing.ts";
import * as records from "./record-draft.ts";

test("a form that was not touched changes nothing, for any pet", () => {
  const pets = [
    biscuit,
    { ...biscuit, weight: "", weightKg: 21.7 },
    { ...biscuit, weight: "as a good dog should", weightKg: 22 },
    { ...biscuit, birthDate: null, age: 4, microchipNumber: null, snubNosed: null },
  ];
  for (const pet of pets) expect(changesOf({ from: pet }, pet)).toEqual({});
});

test("what was written goes out as the wire has it, and no more", () => {
  const draft = { from: null, petName: " Plumb ", age: "9", weight: "4,6 kg", lengthCm: "41,5" };
  const body = changesOf({ ...draft, snubNosed: "no", species: "cat" }, null);
  expect(z.parse(createPet.body, body)).toEqual({
    petName: "Plumb",
    age: 9,
    weight: "4,6 kg",
    weightKg: 4.6,
    lengthCm: 41.5,
    snubNosed: false,
    species: "cat",
  });
  expect(fieldErrors(createPet.body, changesOf({ from: null }, null))).toEqual({
    petName: "Pet name is required.",
  });
});

test("what is taken away is sent as nothing; a weight that cannot be read has no kilograms", () => {
  const draft = { from: biscuit, bio: "", microchipNumber: "", lengthCm: "", weight: "plenty" };
  expect(changesOf(draft, biscuit)).toEqual({
    bio: "",
    microchipNumber: null,
    lengthCm: null,
    weight: "plenty",
    weightKg: null,
  });
});

test("the age is sent only where no birth date says it", () => {
  expect(changesOf({ from: biscuit, age: "7" }, biscuit)).toEqual({});
  expect(changesOf({ from: biscuit, birthDate: "", age: "7" }, biscuit)).toEqual({
    birthDate: null,
    age: 7,
  });
});

test("what is no number stays as it was written, and the contract says what is wrong", () => {
  const draft = { from: biscuit, heightCm: "tall", microchipNumber: "985 112" };
  expect(wordsOf(draft, biscuit).heightCm).toBe("tall");
  expect(fieldErrors(updatePet.body, changesOf(draft, biscuit))).toEqual({
    heightCm: "Height in cm must be a number from 1 to 300.",
    microchipNumber: "A microchip number has 15 digits.",
  });
});

test("what was written stays when the pet was changed elsewhere, and the change is named", () => {
  const now = { ...biscuit, breed: "Golden retriever", version: 4 };
  const draft = { from: biscuit, bio: "Golden." };
  expect(changesOf(draft, now)).toEqual({ bio: "Golden." });
  expect(changedText(biscuit, now)).toEqual([["Breed", "Golden retriever"]]);
  expect(petText(now).microchipNumber).toBe("985 112 004 118 203");
});

test("a record goes out with its kind and what was written", () => {
  const body = records.changesOf({ from: null, validUntil: "2027-03-12", note: " ok " }, null);
  expect(z.parse(createRecord.body, body)).toEqual({
    kind: "rabies",
    validUntil: "2027-03-12",
    note: "ok",
  });
  const [rabies] = biscuit.records;
  if (!rabies) throw new Error("Biscuit has records.");
  expect(records.changesOf({ from: rabies, issuer: "" }, rabies)).toEqual({ issuer: "" });
  const now = { ...rabies, validUntil: "2027-04-01", document: "/api/files/x" };
  expect(records.changedText(rabies, now)).toEqual([
    ["Valid until", "1 Apr 2027"],
    ["Document", "Another one"],
  ]);
});
