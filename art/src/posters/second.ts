/** Posters of the second collection: the same places, each with a breed that stands, sits, walks or sleeps. */
import { drawFigure, type Figure } from "../figures/figure.ts";
import { outlineOf } from "../figures/outline.ts";
import { coats, usualLooks } from "../figures/coats.ts";
import { hash } from "../hash.ts";
import { type Breed, type FigurePose, type Shape, type Time } from "../names.ts";
import { createBrush } from "../paint.ts";
import type { Place } from "./places.ts";
import { drawPoster, travellerAcross, type Walker } from "./poster.ts";
import { rimmed } from "./travellers.ts";

export type SecondPoster = {
  name: string;
  place: Place;
  shape: Shape;
  time: Time;
  /** Undefined is whoever falls to the place. */
  figure?: Figure | "empty" | undefined;
  /** Counts up where a list shows a place again. */
  turn: number;
};

const poses: readonly FigurePose[] = ["sit", "stand", "curl", "walk", "sit", "stand"];
const walkers: readonly Breed[] = [
  "terrier",
  "shiba",
  "persian",
  "dachshund",
  "frenchie",
  "persian",
  "rabbit",
];

/** Three of four quiet posters have an open sky, so that a list isn't one row of suns. */
const isOpen = (name: string): boolean => name.startsWith("any-") && hash(`${name} sky`) % 4 > 0;

export function drawSecondPoster(poster: SecondPoster): string {
  const { name, place, shape, time, figure, turn } = poster;
  const seed = (hash(`${name} walker`) + turn * 17) >>> 0;
  const breed = walkers[seed % walkers.length] ?? "terrier";
  const who = figure ?? { breed, coat: usualLooks[breed].coat };
  return drawPoster({
    name,
    place,
    shape,
    time,
    walker: who === "empty" ? () => {} : standing(who, seed),
    skyStyle: isOpen(name) ? "open" : undefined,
  });
}

const standing =
  ({ breed, coat }: Figure, seed: number): Walker =>
  (stage, { at, lit }) => {
    const { brush, palette, width, size, isHero } = stage;
    const pose = poses[(seed >>> 4) % poses.length] ?? "stand";
    // In heroes the words have the left; elsewhere half of them come from the right.
    const looksLeft = !isHero && (seed >>> 5) % 2 === 1;
    const along = isHero ? travellerAcross(stage, seed) : 0.3 + ((seed >>> 6) % 8) * 0.02;
    const x = width * (looksLeft ? 1 - along : along);
    const scale = size(0.19);
    const figure = createBrush();
    drawFigure(figure, { breed, coat, pose, scarf: palette.accent });
    const { coat: body, shade, light } = coats[coat];
    const { rim } = rimmed({ body, shade, light }, lit, palette);
    const drawn = () => {
      if (rim !== undefined) brush.raw(outlineOf(figure.text(), rim));
      brush.raw(figure.text());
    };
    const foot = at(x) + size(9);
    if (looksLeft) brush.mirrored(x, foot, scale, drawn);
    else brush.group(x, foot, scale, drawn);
  };
