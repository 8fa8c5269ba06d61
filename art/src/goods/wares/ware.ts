import type { Brush } from "../../paint.ts";
import { cream, shadow, type Tint } from "../tints.ts";

/** Draws a ware in a square of 200; what stands, stands at about 164. */
export type WareDrawing = (brush: Brush, tint: Tint) => void;

export function stands(brush: Brush, width: number, x = 100, y = 165): void {
  brush.ellipse(x, y, width / 2, 8, shadow, 0.2);
}

/** A paw print, `size` across. */
export function paw(brush: Brush, x: number, y: number, size: number, colour = cream): void {
  const s = size / 60;
  brush.group(x, y, s, () => {
    brush.fill("M0 24c-18 0-22-14-11-23 7-7 15-7 22 0 11 9 7 23-11 23z", colour);
    brush.line("M-26-7h0M-10-21h0M10-21h0M26-7h0", colour, 15);
  });
}
