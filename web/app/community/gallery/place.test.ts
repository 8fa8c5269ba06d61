import { expect, test } from "vitest";
import type { Photo } from "#contracts/community/gallery.ts";
import { photoHash, photoInHash } from "../../links/gallery.ts";
import { placeOf } from "./place.ts";
import { titleOf } from "./text.ts";

const photo = (_id: string, fields: Partial<Photo> = {}): Photo => ({
  _id,
  url: `/files/${_id}/1280.webp`,
  caption: "",
  alt: "",
  petId: null,
  petName: null,
  width: 4,
  height: 3,
  thumbhash: null,
  animated: false,
  ...fields,
});

test("the gallery is circular", () => {
  const photos = ["a", "b", "c"].map((id) => photo(id));
  expect(placeOf(photos, "c")).toMatchObject({
    at: 3,
    total: 3,
    previous: { _id: "b" },
    next: { _id: "a" },
  });
  expect(placeOf(photos, "a")).toMatchObject({ previous: { _id: "c" }, next: { _id: "b" } });
});

test("a single photo has no neighbors, and a missing one has no position", () => {
  expect(placeOf([photo("a")], "a")).toMatchObject({ previous: undefined, next: undefined });
  expect(placeOf([photo("a")], "b")).toBeUndefined();
});

test("a photo is titled by its caption, else by pet and owner", () => {
  expect(titleOf(photo("a", { caption: "First sea.", petName: "Moss" }), "hana")).toBe(
    "First sea.",
  );
  expect(titleOf(photo("a", { petName: "Moss" }), "hana")).toBe("Moss, by hana");
  expect(titleOf(photo("a"), "hana")).toBe("Photo by hana");
  expect(titleOf(photo("a"), undefined)).toBe("Your photo");
});

test("the open photo is read from the hash; other hashes are ignored", () => {
  const id = "019b8d62-7a80-7daa-91db-c4f8174037ed";
  expect(photoInHash(photoHash(id))).toBe(id);
  expect(photoInHash("#gallery")).toBeUndefined();
});
