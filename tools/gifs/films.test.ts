import { expect, test } from "vitest";
import { gifs } from "../../art/src/gifs/catalog.ts";
import { films } from "./films.ts";

test("every GIF in the catalogue has its film, and there are no others", () => {
  expect(new Set(films.keys())).toEqual(new Set(gifs.map(({ id }) => id)));
});

test("every film moves", () => {
  for (const [id, draw] of films) {
    const frames = Array.from({ length: 16 }, (_, i) => draw(i / 16));
    expect(new Set(frames).size, id).toBeGreaterThan(5);
    for (const frame of frames) expect(frame, id).not.toMatch(/NaN|undefined|Infinity/);
  }
});
