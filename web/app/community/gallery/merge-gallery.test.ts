import { expect, test } from "vitest";
import { unexpectedFormat, type Gallery, type Photo } from "#contracts/community/gallery.ts";
import { checked, mergeGallery, newIn } from "./merge-gallery.ts";

const photo = (_id: string): Photo => ({
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
});

const gallery = (...ids: string[]): Gallery => {
  const photos = ids.map(photo);
  return { photoGallery: photos.map(({ url }) => url), photos };
};

const none = { added: new Set<string>(), deleted: new Set<string>() };

test("a response replaces the gallery", () => {
  expect(mergeGallery(gallery("c", "a"), gallery("b", "a"), none)).toEqual(gallery("b", "a"));
});

test("an outdated response loses no added photo", () => {
  const changes = { ...none, added: new Set(["c", "b"]) };
  expect(mergeGallery(gallery("c", "b", "a"), gallery("b", "a"), changes)).toEqual(
    gallery("c", "b", "a"),
  );
});

test("an outdated response restores no deleted photo", () => {
  const changes = { added: new Set(["b"]), deleted: new Set(["b"]) };
  expect(mergeGallery(gallery("a"), gallery("b", "a"), changes)).toEqual(gallery("a"));
});

test("photos that were not there before are new", () => {
  expect(newIn(gallery("b", "a"), gallery("d", "c", "a"))).toEqual(["d", "c"]);
});

test("a response without a list of photos is not a gallery", () => {
  const broken: object = { photos: [] };
  expect(() => checked(undefined)).toThrow(unexpectedFormat);
  expect(() => checked({ ...gallery(), ...broken, photoGallery: JSON.parse("null") })).toThrow(
    unexpectedFormat,
  );
  expect(checked(gallery("a"))).toEqual(gallery("a"));
});
