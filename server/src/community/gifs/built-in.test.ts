import { gifs } from "#art/gifs/catalog.ts";
import { gifResultCount, isGifUrl } from "#contracts/community/gifs.ts";
import { expect, test } from "vitest";
import { findBuiltIn } from "./built-in.ts";

const idsFor = (text: string) => findBuiltIn(text).map(({ id }) => id);

test("a GIF is found by its search words, ignoring case and accents", () => {
  expect(idsFor("Birthday")[0]).toBe("confetti");
  expect(idsFor("BÍRTHDAY cake")[0]).toBe("birthday");
});

test("a prefix of a word matches", () => {
  expect(idsFor("zoom")).toEqual(["zoomies"]);
});

test("GIFs that match more words rank first", () => {
  expect(idsFor("cat suitcase")[0]).toBe("cat-on-suitcase");
});

test("a search without matches returns an empty list", () => {
  expect(idsFor("xylophone")).toEqual([]);
  expect(idsFor("?!")).toEqual([]);
});

test("at most twenty results, all with URLs that a hoot accepts", () => {
  const found = findBuiltIn("dog");
  expect(found).toHaveLength(gifResultCount);
  for (const { images } of found) expect(isGifUrl(images.original.url)).toBe(true);
});

test("every GIF is found by its own title", () => {
  for (const { id, title } of gifs) expect(idsFor(title)).toContain(id);
});
