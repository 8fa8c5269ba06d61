import type { WareColour } from "../names.ts";
import { mix, type Colour } from "../paint.ts";

/** What a ware is made of: its color, that in shadow and in light, a trim that stands out from both. */
export type Tint = {
  main: Colour;
  deep: Colour;
  light: Colour;
  trim: Colour;
  /** Behind it, and behind it from close by. */
  wall: Colour;
  nearWall: Colour;
};

export const night = "#152350";
export const shadow = "#12203f";
export const cream = "#fff4dc";
export const gold = "#f6b53c";
export const brown = "#b9752f";
export const wood = "#e0a04f";
export const steel = "#98a2b8";
export const paleSteel = "#c4ccda";

const tint = (
  main: Colour,
  deep: Colour,
  trim: Colour,
  [wall, nearWall]: readonly [Colour, Colour],
): Tint => ({ main, deep, trim, wall, nearWall, light: mix(main, cream, 0.42) });

export const tints: Record<WareColour, Tint> = {
  brick: tint("#e2563b", "#b93f2c", gold, ["#2f6db0", "#f4c977"]),
  night: tint("#24386f", night, gold, ["#ee9a86", "#8fcbb9"]),
  pine: tint("#2f7d6b", "#1f5a4d", "#f7c66a", ["#f0b77a", "#c3aec4"]),
  sunflower: tint("#f6b53c", "#d98f25", "#e2563b", ["#2c6b5e", "#2f6db0"]),
  rosa: tint("#d9546a", "#a93a52", "#ffd98a", ["#8fcbb9", "#f4c977"]),
  lagoon: tint("#5fb3c8", "#3d8ba3", cream, ["#e0734f", "#24386f"]),
  lilac: tint("#b496c4", "#8868a0", "#ffd98a", ["#2f6db0", "#f4c977"]),
  oat: tint("#f0dfbb", "#d3b987", "#e2563b", ["#4f93ad", "#2c6b5e"]),
};
