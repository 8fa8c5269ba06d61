import { gifs } from "#art/gifs/catalog.ts";
import { gifResultCount, isGifUrl } from "#contracts/community/gifs.ts";
import { expect, test } from "vitest";
import { findBuiltIn } from "./built-in.ts";

const idsFor = (text: string) => findBuiltIn(text).map(({ id }) => id);

test("a GIF is found by its words, whatever their case and accents", () => {
  expect(idsFor("Birthday")[0]).toBe("confetti");
  expect(idsFor("BÍRTHDAY cake")[0]).toBe("birthday");
});

test("the beginning of a word is enough", () => {
  expect(idsFor("zoom")).toEqual(["zoomies"]);
});

test("who meets more of the words comes first", () => {
  expect(idsFor("cat suitcase")[0]).toBe("cat-on-suitcase");
});

test("no match is an honest empty list", () => {
  expect(idsFor("xylophone")).toEqual([]);
  expect(idsFor("?!")).toEqual([]);
});

test("never more than twenty, and every address may stand in a hoot", () => {
  const found = findBuiltIn("dog");
  expect(found).toHaveLength(gifResultCount);
  for (const { images } of found) expect(isGifUrl(images.original.url)).toBe(true);
});

test("every GIF of the set is found by its own title", () => {
  for (const { id, title } of gifs) expect(idsFor(title)).toContain(id);
});
