import { hash } from "../hash.ts";
import { type FurColour, type Shape, type Time, type TravellerBuild } from "../names.ts";
import { mix, picture, type Colour } from "../paint.ts";
import { drawGrass, drawLane } from "./foreground.ts";
import { palettes, type Palette, type PaletteName } from "./palettes.ts";
import { sky, type SkyStyle } from "./parts/sky.ts";
import type { Place } from "./places.ts";
import { createStage, type Stage } from "./stage.ts";
import { furCoat, rimmed, silhouette, traveller } from "./travellers.ts";

export type PosterPet = { build: TravellerBuild; colour: FurColour };

export type Poster = {
  /** The name in the address; every choice left open falls by its hash. */
  name: string;
  place: Place;
  shape: Shape;
  time: Time;
  pet?: PosterPet | undefined;
  /** Draws the one on the lane instead of the traveler with the suitcase. */
  walker?: Walker | undefined;
  /** The sky of this poster instead of one by its name. */
  skyStyle?: SkyStyle | undefined;
};

/** Where it may stand, and what it has to stand out from. */
export type Lane = { at: (x: number) => number; lit: Colour };
export type Walker = (stage: Stage, lane: Lane) => void;

const nightPalettes: readonly PaletteName[] = [
  "midnight",
  "lagoon",
  "harbour",
  "spruce",
  "lantern",
];
const skyStyles: readonly SkyStyle[] = ["bands", "rays", "glow"];
const walkers: readonly TravellerBuild[] = ["floppy", "cat", "pointy", "sausage"];

const nth = <T>(list: readonly [T, ...T[]] | readonly T[], index: number, otherwise: T): T =>
  list[index % list.length] ?? otherwise;

/** Heroes carry words: dark ink must stand out from their sky by day and light ink by night. */
function paletteOf({ place, shape, time }: Poster, seed: number): Palette {
  const isHero = shape === "hero" || shape === "heroPhone";
  if (isHero) return palettes[time === "day" ? "apricot" : "midnight"];
  const names = time === "day" ? place.day : nightPalettes;
  return palettes[nth(names, seed >>> 4, "butter")];
}

export function travellerAcross({ isWide, isPhoneHero, isHero }: Stage, seed: number): number {
  if (isPhoneHero) return 0.36;
  if (isHero) return 0.6;
  return isWide ? 0.3 : 0.36 + ((seed >>> 7) % 10) * 0.018;
}

const usualLane = ({ middle, sand, sun }: Palette): Colour =>
  mix(mix(middle, sand, 0.78), sun, 0.12);

export function drawPoster(poster: Poster): string {
  const { name, place, shape, pet } = poster;
  const seed = hash(name);
  const palette = paletteOf(poster, seed);
  const { sunAcross, sunDown } = place;
  const stage = createStage({ shape, palette, seed, sunAcross, sunDown });
  const { brush, height, width } = stage;

  sky(stage, poster.skyStyle ?? nth(skyStyles, seed, "glow"));
  const finish = place.scene(stage, place.landmark);

  const laneColour = finish.lane ?? usualLane(palette);
  // At night the moon lies on the lane, so that a dark coat stands out from it.
  const lit = stage.isNight ? mix(laneColour, palette.light, 0.16) : laneColour;
  const lane = drawLane(stage, lit);
  drawGrass(stage);

  const walker = poster.walker ?? withSuitcase(pet, seed);
  walker(stage, { at: lane.at, lit });
  finish.front?.();
  return picture(width, height, brush.text());
}

/** The traveler of the first collection: on its way to the right, with a suitcase. */
const withSuitcase =
  (pet: PosterPet | undefined, seed: number): Walker =>
  (stage, { at, lit }) => {
    const { brush, width, palette, size } = stage;
    const build = pet?.build ?? nth(walkers, seed >>> 11, "floppy");
    const coat = pet ? furCoat(pet.colour) : silhouette(palette.ink);
    const x = width * travellerAcross(stage, seed);
    const foot = at(x) + size(9);
    brush.line(
      `M${Math.round(x - size(9))} ${Math.round(foot + size(0.4))}h${Math.round(size(22))}`,
      mix(lit, palette.ink, 0.35),
      size(1.4),
      0.5,
    );
    brush.group(x, foot, size(0.31), () =>
      traveller(brush, build, rimmed(coat, lit, palette), palette.accent),
    );
  };
