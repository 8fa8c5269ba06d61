import { expect, test } from "vitest";
import { defaultPortraitUrl, portraitUrl } from "#art/urls.ts";
import { travelerOf } from "./traveler.ts";

test("the pet of a drawn portrait is recognized", () => {
  const dog = { species: "dog", colour: "golden", ears: "long" } as const;
  expect(travelerOf(portraitUrl({ ...dog, background: "mint" }))).toEqual(dog);
  const bird = { species: "bird", colour: "green", ears: "crest" } as const;
  expect(travelerOf(portraitUrl({ ...bird, background: "blue" }))).toEqual(bird);
});

test("other pictures have no pet", () => {
  const photo = "/files/01900000-0000-7000-8000-000000000000/1280.webp";
  for (const avatar of [null, "", photo, defaultPortraitUrl("p"), "/art/v1/portraits/x.y.z.w"]) {
    expect(travelerOf(avatar)).toBeUndefined();
  }
});
