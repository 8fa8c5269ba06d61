import type { Shape } from "../names.ts";
import { createBrush, randomFrom, type Brush } from "../paint.ts";
import type { Palette } from "./palettes.ts";

/**
 * The sheet a scene is drawn on. Scenes speak of places on it, not of pixels, so that one scene
 * serves every shape: `across` and `down` are shares of the sheet, the rest counts in units,
 * and a unit is about a hundredth of the height.
 */
export type Stage = {
  brush: Brush;
  palette: Palette;
  random: () => number;
  width: number;
  height: number;
  unit: number;
  horizon: number;
  isNight: boolean;
  isWide: boolean;
  isHero: boolean;
  isPhoneHero: boolean;
  sun: { x: number; y: number; radius: number };
  across(share: number): number;
  down(share: number): number;
  /** Heights counted from the horizon. */
  above(units: number): number;
  below(units: number): number;
  size(units: number): number;
};

export const sheets: Record<Shape, { width: number; height: number }> = {
  portrait: { width: 300, height: 400 },
  landscape: { width: 720, height: 405 },
  square: { width: 400, height: 400 },
  hero: { width: 1600, height: 640 },
  heroPhone: { width: 390, height: 580 },
};

export type StageChoice = {
  shape: Shape;
  palette: Palette;
  seed: number;
  /** Where the scene wants its sun, as a share of the width. */
  sunAcross: number | undefined;
  sunDown: number | undefined;
};

export function createStage({ shape, palette, seed, sunAcross, sunDown }: StageChoice): Stage {
  const { width, height } = sheets[shape];
  const unit = Math.min(height / 100, width / 75);
  const horizon = height * 0.6;
  const random = randomFrom(seed);
  const isPhoneHero = shape === "heroPhone";
  const isHero = shape === "hero" || isPhoneHero;
  const sunSide = sunAcross ?? (random() < 0.5 ? 0.3 : 0.68);
  const sunHeight = sunDown ?? 0.24 + random() * 0.08;
  const radius = unit * (7 + random() * 4);
  return {
    brush: createBrush(),
    palette,
    random,
    width,
    height,
    unit,
    horizon,
    isNight: palette.hour === "night",
    isWide: width > height * 1.4,
    isHero,
    isPhoneHero,
    sun: {
      // On a phone the words take the whole upper sky, so the sun stands low at the left.
      x: width * (isPhoneHero ? 0.17 : isHero ? 0.86 : sunSide),
      y: height * (isPhoneHero ? 0.45 : isHero ? 0.24 : sunHeight),
      radius: isPhoneHero ? unit * 6 : radius,
    },
    across: (share) => width * share,
    down: (share) => height * share,
    above: (units) => horizon - unit * units,
    below: (units) => horizon + unit * units,
    size: (units) => unit * units,
  };
}
