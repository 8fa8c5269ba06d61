import type { FigurePose } from "../names.ts";
import { d, type Brush, type Colour } from "../paint.ts";
import type { Fur } from "../portraits/furs.ts";

export type Posed = {
  pose: FigurePose;
  fur: Fur;
  scarf: Colour;
  isAsleep: boolean;
  /** Draws the head with the middle of its skull there. */
  head: (x: number, y: number, scale?: number, turn?: number) => void;
};

/** A leg is a thick stroke that ends in a small paw, whose middle stands at `paw` on the ground. */
export function leg(brush: Brush, path: string, colour: Colour, width: number, paw: number): void {
  brush.line(path, colour, width);
  brush.fill(d`M${paw - width * 0.62} 0c-1-6 3-8 7-8 7 0 11 3 11 8z`, colour);
}
