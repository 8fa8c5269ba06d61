import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { lookOf } from "./breeds.ts";
import { drawArt, drawSecondArt } from "./draw.ts";
import { coats, usualLooks } from "./figures/coats.ts";
import { firstPosterUrl } from "./first.ts";
import { hash } from "./hash.ts";
import {
  breeds,
  coatNames,
  earsOf,
  figurePoses,
  furColours,
  placeSlugs,
  quietScenes,
  sceneNames,
  sceneShapes,
  shapes,
  speciesNames,
  times,
  topicScenes,
} from "./names.ts";
import { contrast } from "./paint.ts";
import { palettes } from "./posters/palettes.ts";
import { rimmed } from "./posters/travellers.ts";
import { scenes } from "./scenes/draw.ts";
import { byNight, rimFor } from "./scenes/scene.ts";
import { pictureName } from "./subjects.ts";
import { turnsOf } from "./turns.ts";
import * as urls from "./urls.ts";

const drawn = (url: string): string => {
  const svg = drawSecondArt(url.replace("/art/v2/", ""));
  if (svg === undefined) throw new Error(`${url} has no drawing.`);
  return svg;
};
const weight = (svg: string): number => gzipSync(svg).length;
/** Every animal and every coat, but not every animal in every coat. */
const looks = coatNames.map((coat, i) => `${breeds[i % breeds.length]}-${coat}`);
const forbidden = /<script|<text|<image|<foreignObject|href=|NaN|undefined|Infinity/;

test("each of the eight compositions takes every animal and every coat, in every shape, and is light", () => {
  const seen = new Set<string>();
  for (const scene of sceneNames)
    for (const shape of sceneShapes)
      for (const time of times)
        for (const look of ["", ...looks]) {
          const name = `scenes/${scene}.${shape}.${time}${look && `.${look}`}.svg`;
          const svg = drawn(name);
          expect(svg.length, name).toBeLessThan(12 * 1024);
          expect(svg, name).not.toMatch(forbidden);
          if (look === "") {
            expect(weight(svg), name).toBeLessThan(2.5 * 1024);
            seen.add(svg);
          }
        }
  // Indoors the lamps stay on, but for the landscape in a train's window.
  const outdoors = sceneNames.filter((name) => scenes[name].isOutdoors || name === "train").length;
  expect(seen.size).toBe(sceneShapes.length * (sceneNames.length + outdoors));
});

test("six breeds differ from each other, and each stands, walks, sits, sleeps and looks out", () => {
  const seen = new Set<string>();
  for (const breed of breeds)
    for (const pose of figurePoses)
      for (const folder of ["breeds", "figures"]) {
        const svg = drawn(`${folder}/${breed}.${usualLooks[breed].coat}.${pose}.svg`);
        expect(weight(svg)).toBeLessThan(1_200);
        expect(svg).not.toMatch(forbidden);
        seen.add(svg);
      }
  const moving = breeds.filter((breed) => !["parrot", "rabbit", "tortoise"].includes(breed));
  expect(moving).toHaveLength(5);
  expect(seen.size).toBeGreaterThanOrEqual(2 * (moving.length * figurePoses.length + 3 * 2));
});

test("every place has its poster in the second collection too, in every shape and at every time", () => {
  const quiet = [...quietScenes, ...topicScenes].flatMap((scene) =>
    [1, 2, 3].map((variant) => `any-${scene}-${variant}`),
  );
  for (const name of [...placeSlugs, ...quiet])
    for (const shape of shapes)
      for (const time of times) {
        const svg = drawn(`posters/${name}.${shape}.${time}.svg`);
        const isWide = shape === "hero" || shape === "landscape";
        expect(weight(svg), `${name}.${shape}.${time}`).toBeLessThan((isWide ? 7.5 : 6) * 1024);
        expect(svg).not.toMatch(forbidden);
      }
});

test("every address of the builders can be drawn, with every pet, and none has a figure of another kind", () => {
  for (const species of speciesNames)
    for (const ears of earsOf[species])
      for (const colour of furColours) {
        const pet = { species, colour, ears };
        for (const place of ["Chile", "Naxos", "Road trip", "Airlines"])
          drawn(urls.posterUrl({ place, shape: "portrait", time: "day", pet }));
        for (const scene of sceneNames)
          drawn(urls.sceneUrl({ scene, shape: "square", time: "night", pet }));
        drawn(urls.breedUrl(pet));
        const figure = urls.figureUrl(pet, "sit");
        drawn(figure);
        if (species === "cat") expect(figure).toContain("/persian.");
        if (species === "bird") expect(figure).toContain("/parrot.");
      }
  expect(urls.figureUrl(lookOf("French Bulldog", "Pom"))).toContain("/frenchie.");
  expect(urls.figureUrl(lookOf("Dachshund", "Pickle"))).toContain("/dachshund.brown.");
  expect(urls.figureUrl(lookOf("Shiba Inu", "Miso"))).toContain("/shiba.");
  expect(urls.figureUrl(lookOf("Cocker Spaniel", "Bo"))).toContain("/terrier.");
  expect(urls.figureUrl(lookOf("Corgi", "Bo"))).toContain("/shiba.");
  expect(urls.figureUrl(lookOf("", "Bo"))).toContain("/terrier.");
});

test("a landscape can be left empty, for a figure of its own in front of it", () => {
  const choice = { place: "Chile", shape: "hero", time: "day" } as const;
  const empty = drawn(urls.posterUrl({ ...choice, pet: "nobody" }));
  const walked = drawn(urls.posterUrl(choice));
  expect(walked.length).toBeGreaterThan(empty.length + 1_000);
});

test("a name of the second collection that is not in the lists has no drawing", () => {
  for (const path of [
    "",
    "mark.svg",
    "posters/atlantis.portrait.day.svg",
    "posters/any-beach-4.portrait.day.svg",
    "posters/chile.portrait.day.floppy-golden.svg",
    "posters/chile.portrait.day.terrier-golden.0.svg",
    "posters/chile.portrait.day.terrier-golden.10.svg",
    "posters/chile.portrait.day.terrier-golden.1.1.svg",
    "posters/constructor.portrait.day.svg",
    "scenes/ferry.hero.day.svg",
    "scenes/ferry.square.day.nobody.svg",
    "scenes/constructor.square.day.svg",
    "figures/terrier.golden.svg",
    "figures/terrier.plaid.sit.svg",
    "figures/constructor.golden.sit.svg",
    "breeds/terrier.golden.sit.x.svg",
    "goods/carrier.brick.front.svg",
    "portraits/anonymous.svg",
  ])
    expect(drawSecondArt(path), path).toBeUndefined();
  expect(drawArt("posters/any-beach-1.portrait.day.svg")).toBeUndefined();
});

test("a caption gets a picture that is true to it", () => {
  // Known places are themselves, whatever else their name says.
  expect(pictureName("Mexico City")).toBe("mexico-city");
  expect(pictureName("Lima, Peru")).toBe("lima");
  const about = (caption: string, occasion?: urls.Occasion) =>
    pictureName(caption, occasion).replace(/^any-|-\d$/g, "");
  for (const airline of ["Delta Air Lines", "Lufthansa", "Aeromexico", "KLM", "ANA", "Ryanair"])
    expect(["counter", "carrier"], airline).toContain(about(airline, "flight"));
  for (const caption of ["United Airlines", "Flying with a cat", "Gate B12", "Airport, 5 a.m."])
    expect(["counter", "carrier"], caption).toContain(about(caption));
  expect(about("The overnight ferry to Naxos")).toBe("ferry");
  for (const caption of ["Eleven trains", "The sleeper to Berlin"])
    expect(["train", "railway"], caption).toContain(about(caption));
  for (const caption of ["A road trip with two dogs", "Driving south"])
    expect(["car", "road"], caption).toContain(about(caption));
  expect(about("Five days to the vet")).toBe("vet");
  expect(about("First snow")).toBe("snow");
  expect(about("A beach without a bin")).toBe("beach");
  for (const caption of ["Kansas City", "The 6:40 bus"])
    expect(["stop", "city"], caption).toContain(about(caption));
  // What nothing is known about gets a landscape that claims nothing.
  for (const caption of ["Naxos", "Orvieto", "Snowdonia", "My father does not like dogs"])
    expect(quietScenes, caption).toContain(about(caption));
});

test("heroes are landscapes, whatever their caption says", () => {
  const url = urls.posterUrl({ place: "A ferry", shape: "hero", time: "day" });
  expect(url).toMatch(/\/posters\/any-[a-z]+-[1-3]\.hero/);
  drawn(url);
});

test("neighbors in a list differ, even if their captions are the same", () => {
  const lists = [
    ["Chile", "Chile", "Chile", "Chile"],
    ["Naxos", "Naxos", "Naxos"],
    ["Airlines", "Airlines", "Airlines"],
    ["Road trip", "Road trip", "Road trip"],
    ["Chile", "Scotland", "Duluth"],
  ];
  for (const captions of lists) {
    const turns = turnsOf(captions);
    const pictures = captions.map((place, index) =>
      urls.posterUrl({ place, shape: "landscape", time: "day", turn: turns[index] }),
    );
    for (const [index, picture] of pictures.entries()) {
      drawn(picture);
      expect(picture, captions.join()).not.toBe(pictures[index + 1]);
    }
  }
  // A caption that is alone has the picture that it has everywhere.
  expect(turnsOf(["Chile", "Scotland", "Duluth"])).toEqual([0, 0, 0]);
});

test("no picture repeats often among many captions", () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 600; i += 1) {
    const svg = drawn(urls.posterUrl({ place: `Village ${i}`, shape: "square", time: "day" }));
    counts.set(svg, (counts.get(svg) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(30);
  expect(Math.max(...counts.values())).toBeLessThan(40);
});

test("nobody walks to the right with a suitcase on the posters of the second collection", () => {
  const first = drawArt(
    firstPosterUrl({ place: "Chile", shape: "portrait", time: "day" }).replace("/art/v1/", ""),
  );
  const luggage = /rx="2\.2"/;
  expect(first).toMatch(luggage);
  const posters = placeSlugs.map((name) => drawn(`posters/${name}.portrait.day.svg`));
  for (const svg of posters) expect(svg).not.toMatch(luggage);
  const leftward = posters.filter((svg) => /scale\(-\.\d+ \.\d+\)/.test(svg)).length;
  expect(leftward).toBeGreaterThan(posters.length / 4);
  expect(leftward).toBeLessThan((posters.length * 3) / 4);
});

test("every coat stands out from what is behind it, by day and by night", () => {
  for (const { coat, shade, light } of Object.values(coats)) {
    for (const palette of Object.values(palettes)) {
      const { rim } = rimmed({ body: coat, shade, light }, palette.sand, palette);
      const best = Math.max(contrast(coat, palette.sand), rim ? contrast(rim, coat) : 1);
      expect(best, `${palette.name} ${coat}`).toBeGreaterThan(1.6);
    }
    for (const { behind, isOutdoors } of Object.values(scenes))
      for (const time of times) {
        const isDark = isOutdoors && time === "night";
        const lit = isDark ? byNight(coat, 0.24) : coat;
        const ground = isDark ? byNight(behind, 0.62) : behind;
        const rim = rimFor(lit, ground);
        const best = Math.max(contrast(lit, ground), rim ? contrast(rim, lit) : 1);
        expect(best, `${behind} ${coat} ${time}`).toBeGreaterThan(1.44);
      }
  }
});

test("a name of the second collection always gives the same picture", () => {
  const sample = [
    "scenes/carrier.portrait.day.svg",
    "scenes/ferry.landscape.night.dachshund-black.svg",
    "scenes/snow.square.day.svg",
    "posters/chile.hero.day.nobody.svg",
    "posters/any-beach-1.portrait.day.svg",
    "posters/berlin.portrait.night.persian-grey.2.svg",
    "figures/shiba.rust.sit.svg",
    "breeds/parrot.green.stand.svg",
  ];
  const prints = sample.map((path) => [path, hash(drawn(path)).toString(36)]);
  expect(Object.fromEntries(prints)).toMatchInlineSnapshot(`
    {
      "breeds/parrot.green.stand.svg": "zladfk",
      "figures/shiba.rust.sit.svg": "1ofjrew",
      "posters/any-beach-1.portrait.day.svg": "8unemu",
      "posters/berlin.portrait.night.persian-grey.2.svg": "1nvbxvx",
      "posters/chile.hero.day.nobody.svg": "1o11bty",
      "scenes/carrier.portrait.day.svg": "e6mj76",
      "scenes/ferry.landscape.night.dachshund-black.svg": "1iilzpl",
      "scenes/snow.square.day.svg": "1ygkf14",
    }
  `);
});
