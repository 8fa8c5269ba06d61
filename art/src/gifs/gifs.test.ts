import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { gifMs } from "../urls.ts";
import { gifs } from "./catalog.ts";

const folder = fileURLToPath(new URL("../../gifs/", import.meta.url));
const bytes = (file: string): number => statSync(`${folder}${file}`).size;

const find = (word: string) => gifs.filter(({ words }) => words.includes(word));

test("every GIF in the catalogue has its two files, and there are no others", () => {
  const expected = gifs.flatMap(({ id }) => [`${id}.gif`, `${id}.webp`]);
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

test("every GIF has a title to read out and ten search words", () => {
  for (const { id, title, words } of gifs) {
    expect(title.length, id).toBeGreaterThan(8);
    expect(new Set(words).size, id).toBeGreaterThanOrEqual(9);
    expect(words.join(" "), id).toMatch(/^[a-z ]+$/);
  }
});

test("GIFs are small: 90 kB each, 3.5 MB together", () => {
  for (const { id } of gifs) {
    expect(bytes(`${id}.gif`), id).toBeLessThanOrEqual(90_000);
    expect(bytes(`${id}.webp`), id).toBeLessThanOrEqual(20_000);
  }
  const all = gifs.reduce((sum, { id }) => sum + bytes(`${id}.gif`), 0);
  expect(all).toBeLessThan(3_500_000);
});

/** The sum of the delays of all frames, which a graphic control extension has in hundredths of a second. */
function durationOf(file: Buffer): number {
  const control = Buffer.from([0x21, 0xf9, 0x04]);
  let sum = 0;
  for (let at = file.indexOf(control); at >= 0; at = file.indexOf(control, at + 8)) {
    // An image follows; elsewhere the same bytes are part of one.
    if (file[at + 7] === 0 && file[at + 8] === 0x2c) sum += file.readUInt16LE(at + 4) * 10;
  }
  return sum;
}

test("every GIF is equally long, so that a page can play one once", () => {
  for (const { id } of gifs) {
    expect(durationOf(readFileSync(`${folder}${id}.gif`)), id).toBe(gifMs);
  }
});

test("people find the everyday answers", () => {
  for (const word of [
    "yes",
    "no",
    "love",
    "sad",
    "thanks",
    "bye",
    "hello",
    "lol",
    "wow",
    "dog",
    "cat",
  ])
    expect(find(word).length, word).toBeGreaterThan(0);
});
