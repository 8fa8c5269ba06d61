import { createPet } from "#contracts/travel/pets.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { coerceParts } from "./parts.ts";

test("a part becomes a value of the contract's type", () => {
  const fields = {
    petName: "7",
    age: " 4.5",
    snubNosed: "true",
    birthDate: "2022-03-01",
    species: "dog",
  };
  expect(coerceParts(createPet.body, fields)).toEqual({
    petName: "7",
    age: 4.5,
    snubNosed: true,
    birthDate: "2022-03-01",
    species: "dog",
  });
});

test("an empty part clears a nullable field, and is empty text otherwise", () => {
  const schema = z.strictObject({
    age: z.optional(z.nullable(z.number())),
    sex: z.optional(z.nullable(z.enum(["female", "male"]))),
    title: z.optional(z.string()),
  });
  expect(coerceParts(schema, { age: "", sex: " ", title: "" })).toEqual({
    age: null,
    sex: null,
    title: "",
  });
});

test("a list or an object comes as JSON", () => {
  const schema = z.strictObject({
    pets: z.array(z.string()),
    place: z.object({ city: z.string() }),
  });
  expect(coerceParts(schema, { pets: '["a","b"]', place: '{"city":"Oslo"}' })).toEqual({
    pets: ["a", "b"],
    place: { city: "Oslo" },
  });
  expect(coerceParts(schema, { pets: "a" })).toEqual({ pets: "a" });
});

test.each(["1e3", "0x10", "NaN", "Infinity", "4,5", "four", "--1"])(
  "%s is no number, and stays for the contract to refuse",
  (age) => {
    expect(coerceParts(createPet.body, { age })).toEqual({ age });
  },
);

test("names of Object.prototype are ordinary names", () => {
  expect(coerceParts(createPet.body, { constructor: "x", toString: "y" })).toEqual({
    constructor: "x",
    toString: "y",
  });
});

test("line ends are as typed, not as forms send them", () => {
  const schema = z.strictObject({ text: z.string() });
  expect(coerceParts(schema, { text: "One\r\n\r\ntwo\nthree" })).toEqual({
    text: "One\n\ntwo\nthree",
  });
});
