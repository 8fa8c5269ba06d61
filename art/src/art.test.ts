import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { lookOf } from "./breeds.ts";
import { drawArt, drawSecondArt } from "./draw.ts";
import { hash } from "./hash.ts";
import {
  backgrounds,
  defaultPortraits,
  earsOf,
  emptyNames,
  furColours,
  framings,
  marksOf,
  placeSlugs,
  quietScenes,
  quietVariants,
  shapes,
  speciesNames,
  times,
  travellerBuilds,
  wareColours,
  wareNames,
  wareViews,
} from "./names.ts";
import { contrast } from "./paint.ts";
import { landmarks } from "./posters/landmarks/index.ts";
import { palettes } from "./posters/palettes.ts";
import { defaultSitters } from "./portraits/defaults.ts";
import { furCoat, rimmed, silhouette } from "./posters/travellers.ts";
import * as urls from "./urls.ts";

const posterLimit = 6 * 1024;
const wideLimit = 7 * 1024;
const smallLimit = 2 * 1024;

const drawn = (url: string): string => {
  const svg = url.startsWith("/art/v2/")
    ? drawSecondArt(url.slice("/art/v2/".length))
    : drawArt(url.replace("/art/v1/", ""));
  if (svg === undefined) throw new Error(`${url} has no drawing.`);
  return svg;
};

const weight = (svg: string): number => gzipSync(svg).length;

const quietNames = quietScenes.flatMap((scene) =>
  Array.from({ length: quietVariants }, (_, i) => `any-${scene}-${i + 1}`),
);
const posterNames: readonly string[] = [...placeSlugs, ...quietNames];

const starsOf = (svg: string) =>
  [...svg.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

const looks = speciesNames.flatMap((species) =>
  earsOf[species].flatMap((ears) =>
    furColours.map((colour) => ({ species, colour, ears }) satisfies urls.PetLook),
  ),
);

const towns = [
  "Naxos",
  "Valparaíso",
  "Orte",
  "São Paulo",
  "東京",
  "Paris-Nord",
  "New Rome",
  "Upper Chile",
  "Berlin Township",
  "x",
  "",
  ...Array.from({ length: 300 }, (_, i) => `Town ${i}`),
];

test("every poster of every place can be drawn in every shape and at every time, and is light", () => {
  for (const name of posterNames)
    for (const shape of shapes)
      for (const time of times) {
        const svg = drawn(`/art/v1/posters/${name}.${shape}.${time}.svg`);
        const limit = shape === "hero" || shape === "landscape" ? wideLimit : posterLimit;
        expect(weight(svg), `${name}.${shape}.${time}`).toBeLessThan(limit);
      }
});

test("every address the poster builder gives can be drawn, with every pet", () => {
  for (const pet of looks)
    for (const place of ["Chile", "Naxos"])
      for (const time of times) {
        const svg = drawn(urls.posterUrl({ place, shape: "portrait", time, pet }));
        expect(weight(svg)).toBeLessThan(posterLimit);
      }
  for (const place of towns)
    expect(drawn(urls.posterUrl({ place, shape: "square", time: "day" }))).toContain("<svg");
});

test("every portrait the builder gives can be drawn, and is light", () => {
  for (const { species, colour, ears } of looks)
    for (const mark of marksOf[species])
      for (const background of backgrounds) {
        const svg = drawn(urls.portraitUrl({ species, colour, ears, mark, background }));
        expect(weight(svg)).toBeLessThan(smallLimit);
      }
});

test("a portrait with ears of another species gets its own species' ears", () => {
  const url = urls.portraitUrl({
    species: "tortoise",
    colour: "green",
    ears: "floppy",
    mark: "tabby",
    background: "sky",
  });
  expect(drawn(url)).toContain("<svg");
});

test("people without a picture get one of the ready-made portraits, always the same", () => {
  expect(defaultSitters).toHaveLength(defaultPortraits);
  const seen = new Set(
    Array.from({ length: 2000 }, (_, i) => urls.defaultPortraitUrl(`user-${i}`)),
  );
  expect(seen.size).toBe(defaultPortraits);
  for (const url of seen) expect(weight(drawn(url))).toBeLessThan(smallLimit);
  expect(urls.defaultPortraitUrl("ana")).toBe(urls.defaultPortraitUrl("ana"));
  expect(drawn(urls.anonymousPortraitUrl)).toContain("<svg");
});

test("every empty state, the hill and the mark can be drawn", () => {
  const small = [
    ...emptyNames.flatMap((name) => times.map((time) => urls.emptyUrl(name, time))),
    ...times.map(urls.ridgeUrl),
    urls.markUrl,
  ];
  for (const url of small) expect(weight(drawn(url)), url).toBeLessThan(smallLimit);
  for (const time of times) expect(weight(drawn(urls.wordmarkUrl(time)))).toBeLessThan(posterLimit);
});

test("every thing for the shop can be drawn in every color and every view, each differently, and is light", () => {
  const seen = new Set<string>();
  for (const ware of wareNames)
    for (const colour of wareColours)
      for (const view of wareViews) {
        const svg = drawn(urls.goodsUrl(ware, colour, view));
        expect(svg.length, `${ware} ${colour} ${view}`).toBeLessThan(4 * 1024);
        expect(svg).not.toMatch(/<script|<text|<image|href=|NaN|undefined|Infinity/);
        seen.add(svg);
      }
  expect(seen.size).toBeGreaterThan(0.9 * wareNames.length * wareColours.length * wareViews.length);
});

test("every place hangs as a print, in every frame, and is about as light as its poster", () => {
  for (const place of placeSlugs)
    for (const time of times)
      for (const framing of framings) {
        const svg = drawn(urls.printUrl(place, time, framing));
        expect(weight(svg), `${place} ${time} ${framing}`).toBeLessThan(posterLimit + 700);
        expect(svg.match(/<svg/g)).toHaveLength(2);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
});

test("a name that is not in the lists has no drawing", () => {
  for (const path of [
    "",
    "posters/chile.svg",
    "posters/atlantis.portrait.day.svg",
    "posters/any-lake-4.portrait.day.svg",
    "posters/any-lake-0.portrait.day.svg",
    "posters/chile.portrait.noon.svg",
    "posters/chile.portrait.day.dog-golden.svg",
    "posters/chile.portrait.day.floppy-golden.x.svg",
    "posters/../posters/chile.portrait.day.svg",
    "posters/constructor.portrait.day.svg",
    "portraits/dog.golden.upright.bib.blue.svg",
    "portraits/default-0.svg",
    "portraits/default-33.svg",
    "empty/suitcase.svg",
    "goods/constructor.brick.front.svg",
    "goods/carrier.svg",
    "goods/carrier.brick.back.svg",
    "goods/carrier.plaid.front.svg",
    "prints/any-lake-1.day.oak.svg",
    "prints/chile.day.gilt.svg",
    "gifs/plane.gif",
    "chile.portrait.day.svg",
  ])
    expect(drawArt(path), path).toBeUndefined();
});

test("a name always gives the same picture", () => {
  const sample = [
    "posters/chile.hero.day.svg",
    "posters/chile.heroPhone.night.svg",
    "posters/berlin.portrait.day.floppy-golden.svg",
    "posters/any-meadow-2.landscape.night.cat-black.svg",
    "portraits/dog.white.button.patch.navy.svg",
    "portraits/default-11.svg",
    "empty/suitcase.day.svg",
    "ridge.night.svg",
    "goods/carrier.brick.front.svg",
    "goods/harness.pine.trip.svg",
    "goods/bowl.lagoon.size.svg",
    "prints/kyoto.day.oak.svg",
  ];
  const prints = sample.map((path) => [path, hash(drawn(path)).toString(36)]);
  expect(Object.fromEntries(prints)).toMatchInlineSnapshot(`
    {
      "empty/suitcase.day.svg": "10y3aqw",
      "goods/bowl.lagoon.size.svg": "15y85kd",
      "goods/carrier.brick.front.svg": "1zfocm",
      "goods/harness.pine.trip.svg": "wyk9c9",
      "portraits/default-11.svg": "e7is58",
      "portraits/dog.white.button.patch.navy.svg": "1cd2a4a",
      "posters/any-meadow-2.landscape.night.cat-black.svg": "h896yi",
      "posters/berlin.portrait.day.floppy-golden.svg": "k5h9gr",
      "posters/chile.hero.day.svg": "kh2heq",
      "posters/chile.heroPhone.night.svg": "1ebfj35",
      "prints/kyoto.day.oak.svg": "kg0piw",
      "ridge.night.svg": "jmwrun",
    }
  `);
});

test("pictures carry no script, no foreign address and no text", () => {
  for (const name of posterNames) {
    const svg = drawn(`/art/v1/posters/${name}.portrait.night.svg`);
    expect(svg).not.toMatch(/<script|<text|<image|<foreignObject|href=|NaN|undefined|Infinity/);
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="300" height="400" viewBox="0 0 300 400"/);
  }
});

test("an unknown town never gets another town's landmark", () => {
  const marks = Object.keys(landmarks).map((name) => `id="${name}"`);
  for (const place of towns) {
    const url = urls.posterUrl({ place, shape: "portrait", time: "day" });
    expect(url).toMatch(/\/any-[a-z]+-[1-3]\./);
    const svg = drawn(url);
    for (const mark of marks) expect(svg, place).not.toContain(mark);
  }
  expect(drawn(urls.posterUrl({ place: "Paris", shape: "portrait", time: "day" }))).toContain(
    'id="eiffelTower"',
  );
});

test("a place is known however it is written", () => {
  expect(urls.posterName("  New   York City ")).toBe("new-york-city");
  expect(urls.posterName("Bogotá")).toBe("bogota");
  expect(urls.posterName("Lima, Peru")).toBe("lima");
  expect(urls.posterName("USA ")).toBe("usa");
  expect(urls.posterName("naxos")).toBe(urls.posterName("Naxos "));
});

test("no star shines behind the words of the hero", () => {
  for (const { x, y } of starsOf(drawn("/art/v1/posters/chile.hero.night.svg")))
    expect(x > 800 || y > 320).toBe(true);
  for (const { y } of starsOf(drawn("/art/v1/posters/chile.heroPhone.night.svg")))
    expect(y).toBeGreaterThan(200);
});

test("the traveler stands out from the ground on every palette, whatever its coat", () => {
  for (const palette of Object.values(palettes))
    for (const build of travellerBuilds)
      for (const coat of [silhouette(palette.ink), ...furColours.map(furCoat)]) {
        const lane = palette.sand;
        const { body, rim } = rimmed(coat, lane, palette);
        const best = Math.max(contrast(body, lane), rim ? contrast(rim, body) : 1);
        expect(best, `${palette.name} ${build} ${body}`).toBeGreaterThan(1.6);
      }
});

test("the traveler looks like the breed that was entered", () => {
  expect(lookOf("Golden Retriever", "Biscuit")).toEqual({ species: "dog", colour: "golden" });
  expect(lookOf("Black Dachshund", "Pickle")).toMatchObject({ colour: "black", ears: "long" });
  expect(lookOf("grey tabby cat", "Frida")).toMatchObject({ species: "cat", colour: "grey" });
  expect(lookOf("Holland Lop", "Clover")).toMatchObject({ species: "rabbit", ears: "lop" });
  expect(lookOf("", "Otto")).toEqual(lookOf("", "Otto"));
  for (const breed of ["Poodle", "Siamese", "Budgie", "Tortoise", "Catahoula", "Mops", ""]) {
    const pet = lookOf(breed, "Nube");
    expect(
      drawn(urls.posterUrl({ place: "Chile", shape: "portrait", time: "day", pet })),
    ).toContain("<svg");
    expect(drawn(urls.portraitUrl({ ...pet, background: "sky" }))).toContain("<svg");
  }
  expect(lookOf("Catahoula", "Nube").species).toBe("dog");
});
