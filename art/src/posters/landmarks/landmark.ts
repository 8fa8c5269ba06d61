import { mix, type Brush } from "../../paint.ts";
import type { Palette } from "../palettes.ts";

/** Drawn about (0, 0), its foot's middle; a hundred units tall at most. */
export type Landmark = (brush: Brush, palette: Palette) => void;

/** Walls in sun and in shade, mixed from the palette so that they belong to the hour. */
export const walls = ({ light, sand, near, middle, sun }: Palette) => ({
  lit: mix(light, sun, 0.15),
  pale: mix(light, sand, 0.5),
  warm: mix(light, sand, 0.35),
  stone: mix(light, sand, 0.6),
  shaded: mix(sand, middle, 0.5),
  dark: mix(near, middle, 0.35),
});
