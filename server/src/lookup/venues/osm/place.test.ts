import { describe, expect, test } from "vitest";
import { placeOf } from "./place.ts";

const read = (tags: Record<string, string>) => placeOf(new Map(Object.entries(tags)));
const categoryOf = (tags: Record<string, string>) => {
  const place = read(tags);
  if (!place) return "none";
  return "leftOut" in place ? place.leftOut : place.category;
};

describe("categories", () => {
  const name = "X";
  test.each([
    [{ amenity: "veterinary" }, "vet"],
    [{ amenity: "dentist", name }, "dentist"],
    [{ amenity: "dentist" }, "no name"],
    [{ amenity: "dentist", operator: "Dr. X" }, "dentist"],
    [{ office: "lawyer", name }, "lawyer"],
    [{ shop: "pet", name }, "pet-shop"],
    [{ shop: "pet", amenity: "cafe", name }, "pet-shop"],
    [{ shop: "Pet ; garden_centre", name }, "pet-shop"],
    [{ shop: "pet_grooming", name }, "groomer"],
    [{ craft: "dog_grooming", name }, "groomer"],
    [{ amenity: "animal_boarding", name }, "boarding"],
    [{ tourism: "guest_house", name, pets: "yes" }, "hotel"],
    [{ tourism: "hotel", amenity: "restaurant", name, dog: "yes" }, "hotel"],
    [{ tourism: "hotel", name }, "nothing about pets"],
    [{ tourism: "hotel", name, dog: " " }, "nothing about pets"],
    [{ tourism: "hotel", dog: "yes" }, "no name"],
    [{ tourism: "caravan_site", name, dog: "yes" }, "campsite"],
    [{ amenity: "pub", name, dog: "no" }, "restaurant"],
    [{ amenity: "cafe", name, dog: "outside" }, "cafe"],
    [{ leisure: "park", dog: "leashed" }, "park"],
    [{ leisure: "park", name }, "nothing about pets"],
    [{ leisure: "dog_park" }, "dog-park"],
    [{ leisure: "dog_park", access: "private" }, "private"],
    [{ natural: "beach", dog: "no" }, "beach"],
    [{ highway: "path", name, dog: "leashed" }, "trail"],
    [{ highway: "path", dog: "leashed" }, "no name"],
    [{ highway: "path", dog: "leashed", operator: "Alpine club" }, "no name"],
    [{ highway: "residential", name, dog: "yes" }, "none"],
    [{ route: "hiking", name, dog: "yes" }, "trail"],
    [{ amenity: "taxi", name, dog: "yes" }, "transport"],
    [{ railway: "station", name }, "nothing about pets"],
    [{ aeroway: "aerodrome", name, dog: "leashed" }, "transport"],
    [{ amenity: "veterinary", abandoned: "yes" }, "no longer there"],
    [{ "disused:amenity": "veterinary" }, "none"],
    [{ amenity: "bench" }, "none"],
    [{}, "none"],
  ])("%j is %s", (tags, category) => {
    expect(categoryOf(tags)).toBe(category);
  });

  test("only a vet is for emergencies", () => {
    expect(read({ amenity: "veterinary", emergency: "yes" })).toMatchObject({ emergency: true });
    expect(read({ amenity: "veterinary", emergency: "no" })).toMatchObject({ emergency: false });
    const dentist = { amenity: "dentist", name, emergency: "yes" };
    expect(read(dentist)).toMatchObject({ emergency: false });
  });
});

describe("what is known about pets", () => {
  const cafe = { amenity: "cafe", name: "X" };
  test.each([
    [{ dog: "yes" }, "yes", null],
    [{ dog: "Unleashed" }, "yes", null],
    [{ dog: "designated" }, "yes", null],
    [{ dog: "leashed" }, "leashed", null],
    [{ dog: "outside" }, "outside", null],
    [{ dog: "no" }, "no", null],
    [{ dog: "assistance" }, "no", null],
    [{ dog: "yes;leashed" }, "leashed", null],
    [{ dog: "leashed; outside" }, "outside", null],
    [{ dog: "yes;no" }, null, "yes; no"],
    [{ dog: "limited" }, null, "limited"],
    [{ pets: "only_dogs" }, "yes", null],
    [{ dog: "outside_only" }, "outside", null],
    [{ dog: "leashed", "dog:conditional": "no @ (May-Sep)" }, "leashed", "no @ (May-Sep)"],
    [{ pets: "yes" }, "yes", null],
    [{ pets_allowed: "no" }, "no", null],
    [{ dog: "no", pets: "yes" }, "no", null],
  ])("%j means %s", (tags, policy, note) => {
    expect(read({ ...cafe, ...tags })).toMatchObject({ pet_policy: policy, pet_note: note });
  });

  test.each([
    ["25", 25],
    ["7.5 kg", 7.5],
    ["7,5kg", 7.5],
    ["20 lbs", 9.1],
    ["0", null],
    ["900", null],
    ["small", null],
  ])("a weight of %s is %s", (weight, kg) => {
    const tags = { ...cafe, dog: "yes", "dog:maxweight": weight };
    expect(read(tags)).toMatchObject({ pet_max_kg: kg });
  });

  test("a charge goes before whether there is one", () => {
    const tags = { ...cafe, dog: "yes", "dog:fee": "yes" };
    expect(read(tags)).toMatchObject({ pet_fee: "yes" });
    expect(read({ ...tags, "dog:charge": "8 EUR" })).toMatchObject({ pet_fee: "8 EUR" });
  });

  test("a dog park is for dogs unless its tags restrict it", () => {
    expect(read({ leisure: "dog_park" })).toMatchObject({ pet_policy: "yes" });
    expect(read({ leisure: "dog_park", dog: "leashed" })).toMatchObject({ pet_policy: "leashed" });
  });
});

describe("texts", () => {
  const vet = (tags: Record<string, string>) => read({ amenity: "veterinary", ...tags });
  test("controls, direction marks and lone surrogates go, markup stays, long names are cut", () => {
    expect(vet({ name: "\u202EA\u0000B\n <i>C</i>\uD800 \u200B" })).toMatchObject({
      name: "A B <i>C</i>\uFFFD",
    });
    expect(vet({ name: "\u2067\u200F" })).toMatchObject({ name: "" });
    const long = vet({ name: `${"x".repeat(198)}😀😀` });
    expect(long).toMatchObject({ name: `${"x".repeat(198)}…` });
  });

  test.each([
    ["https://vet.example/a?b=c", "https://vet.example/a?b=c"],
    ["http://vet.example", "http://vet.example/"],
    ["www.vet.example/a", "http://www.vet.example/a"],
    ["https://a.example; https://b.example", "https://a.example/"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["https://user:secret@vet.example", null],
    ["ftp://vet.example", null],
    ["none", null],
    [`https://vet.example/${"x".repeat(600)}`, null],
  ])("the website %s is %s", (website, expected) => {
    expect(vet({ website })).toMatchObject({ website: expected });
  });

  test.each([
    ["+41 44 555 01 00", "+41 44 555 01 00"],
    ["(044) 555-01-00;+41 79 555 01 00", "(044) 555-01-00"],
    ["call us", null],
    ["<b>1</b>", null],
  ])("the phone number %s is %s", (phone, expected) => {
    expect(vet({ phone })).toMatchObject({ phone: expected });
    expect(vet({ "contact:phone": phone })).toMatchObject({ phone: expected });
  });

  test.each([
    [{ "addr:street": "High St", "addr:housenumber": "1" }, "High St 1"],
    [{ "addr:place": "Weiler", "addr:city": "Dorf" }, "Weiler, Dorf"],
    [{ "addr:full": "1 High St, Town" }, "1 High St, Town"],
    [
      { "contact:street": "High St", "contact:housenumber": "1", "contact:city": "Town" },
      "High St 1, Town",
    ],
    [{ "addr:city": "Town" }, null],
  ])("the address of %j is %s", (tags, address) => {
    expect(vet(tags)).toMatchObject({ address });
  });

  test("opening hours are whole or missing", () => {
    const hours = "Mo-Fr 08:00-18:00; PH off";
    expect(vet({ opening_hours: hours })).toMatchObject({ opening_hours: hours });
    expect(vet({ opening_hours: "x".repeat(1_001) })).toMatchObject({ opening_hours: null });
  });
});
