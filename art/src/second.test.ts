import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawArt, drawSecondArt } from "./draw.ts";
import { drawnLookOf } from "./drawn-look.ts";
import { coatNames, coats, usualLooks } from "./figures/coats.ts";
import { firstPosterUrl } from "./first.ts";
import { hash } from "./hash.ts";
import {
  breeds,
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
import { byNight, distance, rimFor } from "./scenes/scene.ts";
import { turnsOf } from "./turns.ts";
import * as urls from "./urls.ts";

const drawn = (url: string): string => {
  const svg = drawSecondArt(url.replace("/art/v2/", ""));
  if (svg === undefined) throw new Error(`${url} has no drawing.`);
  return svg;
};
const drawnOf = (collection: string, path: string): string =>
  (collection === "v1" ? drawArt(path) : drawSecondArt(path)) ?? "";
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
          const name = `posters/${scene}.${shape}.${time}${look && `.${look}`}.svg`;
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
        for (const place of ["Chile", "Naxos"])
          drawn(urls.posterUrl({ place, shape: "portrait", time: "day", pet }));
        for (const scene of sceneNames)
          drawn(urls.posterUrl({ place: "", scene, shape: "square", time: "night", pet }));
        drawn(urls.breedUrl(pet));
        drawn(urls.figureUrl(pet, "sit"));
      }
  const figure = (breed: string) => drawn(urls.figureUrl(drawnLookOf(breed, "Bo"), "sit"));
  const named = (name: string) => drawn(`figures/${name}.sit.svg`);
  expect(figure("French Bulldog, cream")).toBe(named("frenchie.cream"));
  expect(figure("Dachshund")).toBe(named("dachshund.brown"));
  expect(figure("Shiba Inu")).toBe(named("shiba.ginger"));
  expect(figure("Black Spaniel")).toBe(named("terrier.black"));
  expect(figure("Corgi")).toBe(named("shiba.tan"));
  expect(figure("Black poodle")).toBe(named("terrier.black"));
  expect(figure("Black cat")).toBe(named("persian.black"));
  expect(figure("Blue budgie")).toBe(named("parrot.blue"));
  expect(figure("White rabbit")).toBe(named("rabbit.white"));
});

test("a landscape can be left empty, for a figure of its own in front of it", () => {
  const choice = { place: "Chile", shape: "hero", time: "day" } as const;
  const empty = drawn(urls.emptyPosterUrl(choice));
  const walked = drawn(urls.posterUrl(choice));
  expect(walked.length).toBeGreaterThan(empty.length + 1_000);
});

test("a name of the second collection that is not in the lists has no drawing", () => {
  for (const path of [
    "",
    "mark.svg",
    "posters/atlantis.portrait.day.svg",
    "posters/any-beach-4.portrait.day.svg",
    "posters/chile.portrait.day.sausage-golden.svg",
    "posters/chile.portrait.day.terrier-golden.0.svg",
    "posters/chile.portrait.day.terrier-golden.10.svg",
    "posters/chile.portrait.day.terrier-golden.1.1.svg",
    "posters/constructor.portrait.day.svg",
    "posters/ferry.hero.day.svg",
    "posters/ferry.square.day.empty.svg",
    "posters/ferry.square.day.1.svg",
    "posters/constructor.square.day.svg",
    "figures/terrier.golden.svg",
    "figures/terrier.plaid.sit.svg",
    "figures/constructor.golden.sit.svg",
    "breeds/terrier.golden.sit.x.svg",
    "prints/chile.day.svg",
    "prints/chile.day.plaid.svg",
    "prints/constructor.day.oak.svg",
    "goods/carrier.brick.front.svg",
    "portraits/anonymous.svg",
  ])
    expect(drawSecondArt(path), path).toBeUndefined();
  expect(drawArt("posters/any-beach-1.portrait.day.svg")).toBeUndefined();
});

test("a caption gets a picture that is true to it", () => {
  const pictureOf = (choice: Pick<urls.PosterChoice, "place" | "scene">) =>
    urls.posterUrl({ ...choice, shape: "portrait", time: "day" });
  // A known place is itself.
  expect(pictureOf({ place: "Mexico City" })).toContain("/mexico-city.");
  expect(pictureOf({ place: "Lima, Peru" })).toContain("/lima.");
  // An airline is at its counter, not under the landscape of its country.
  expect(pictureOf({ place: "Delta Air Lines", scene: "counter" })).toContain("/counter.");
  expect(pictureOf({ place: "", scene: "any-beach-2" })).toContain("/any-beach-2.");
  for (const scene of ["any-beach-1", "any-city-2", "any-peaks-3"] as const)
    drawn(pictureOf({ place: "", scene }));
  // What nothing is known about gets a landscape that claims nothing.
  for (const place of ["Naxos", "Orvieto", "Beach Haven", "My father does not like dogs"]) {
    const [, scene] = /any-([a-z]+)-[1-3]\./.exec(pictureOf({ place })) ?? [];
    expect(quietScenes, place).toContain(scene);
  }
});

test("the poster of a print is most of what its frame holds, and most of a card that cuts off the sides", () => {
  const areaOf = (collection: string, framing: string) => {
    const svg = drawnOf(collection, `prints/chile.day.${framing}.svg`);
    const [, width, height] =
      /<svg x="[^"]+" y="[^"]+" width="([^"]+)" height="([^"]+)"/.exec(svg) ?? [];
    return Number(width) * Number(height);
  };
  const card = 160 * 200;
  for (const framing of ["unframed", "oak", "night"]) {
    expect(areaOf("v2", framing), framing).toBeGreaterThan(0.7 * card);
    expect(areaOf("v2", framing), framing).toBeGreaterThan(1.9 * areaOf("v1", framing));
  }
  expect(areaOf("v2", "room")).toBeGreaterThan(3 * areaOf("v1", "room"));
});

test("neighbors in a list differ, even if their captions are the same", () => {
  const lists = [
    ["Chile", "Chile", "Chile", "Chile"],
    ["Naxos", "Naxos", "Naxos"],
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
        const apart = Math.max(distance(lit, ground), rim ? distance(rim, lit) : 0);
        expect(apart, `${behind} ${coat} ${time}`).toBeGreaterThanOrEqual(56);
      }
  }
});

test("a name of the second collection always gives the same picture", () => {
  const sample = [
    "posters/carrier.portrait.day.svg",
    "posters/ferry.landscape.night.dachshund-black.svg",
    "posters/snow.square.day.svg",
    "posters/chile.hero.day.empty.svg",
    "posters/any-beach-1.portrait.day.svg",
    "posters/berlin.portrait.night.persian-grey.2.svg",
    "figures/shiba.rust.sit.svg",
    "breeds/parrot.green.stand.svg",
    "prints/chile.day.oak.svg",
    "prints/paris.night.room.svg",
  ];
  const prints = sample.map((path) => [path, hash(drawn(path)).toString(36)]);
  expect(Object.fromEntries(prints)).toMatchInlineSnapshot(`
    {
      "breeds/parrot.green.stand.svg": "zladfk",
      "figures/shiba.rust.sit.svg": "1ofjrew",
      "posters/any-beach-1.portrait.day.svg": "8unemu",
      "posters/berlin.portrait.night.persian-grey.2.svg": "1nvbxvx",
      "posters/carrier.portrait.day.svg": "e6mj76",
      "posters/chile.hero.day.empty.svg": "1o11bty",
      "posters/ferry.landscape.night.dachshund-black.svg": "1iilzpl",
      "posters/snow.square.day.svg": "1ygkf14",
      "prints/chile.day.oak.svg": "10mcq5f",
      "prints/paris.night.room.svg": "176vdbx",
    }
  `);
});
