import { d, mix, type Colour } from "../../paint.ts";
import type { Stage } from "../stage.ts";

export function sailboat(stage: Stage, x: number, y: number, s: number, sail: Colour): void {
  const { brush, palette } = stage;
  brush.fill(d`M${x} ${y - s}q${s * 0.55} ${s * 0.45} ${s * 0.5} ${s * 0.82}h${-s * 0.5}z`, sail);
  brush.fill(d`M${x - s * 0.06} ${y - s * 0.85}v${s * 0.67}h${-s * 0.36}z`, palette.light);
  brush.fill(
    d`M${x - s * 0.5} ${y - s * 0.12}h${s * 1.08}q${-s * 0.1} ${s * 0.2} ${-s * 0.3} ${s * 0.2}h${-s * 0.5}q${-s * 0.2} 0 ${-s * 0.28} ${-s * 0.2}z`,
    palette.ink,
  );
}

/** Column by column with equal steps, which packs better than a place for every window. */
function litWindows(stage: Stage, x: number, y: number, wide: number, tall: number): string {
  const { random, size } = stage;
  const step = size(2.2);
  let path = "";
  for (let left = x + size(1); left < x + wide - size(1); left += size(1.7)) {
    let down = 0;
    let column = "";
    for (let top = y - tall + size(2); top < y - size(1); top += step) {
      if (random() < 0.4) {
        column += column === "" ? d`M${left} ${top}h0` : d`m0 ${down}h0`;
        down = 0;
      }
      down += step;
    }
    path += column;
  }
  return path;
}

export type Skyline = { low: number; high: number; wall: Colour; windows?: Colour | undefined };

/** Houses shoulder to shoulder, between `low` and `high` units tall. */
export function houses(stage: Stage, y: number, { low, high, wall, windows }: Skyline): void {
  const { brush, palette, width, random, size } = stage;
  let lit = "";
  for (let x = -size(2); x < width + size(4);) {
    const wide = size(4 + random() * 5);
    const tall = size(low + random() * (high - low));
    const roof = random() < 0.3 ? d`l${wide / 2} ${-size(2)}l${wide / 2} ${size(2)}` : d`h${wide}`;
    brush.fill(
      d`M${x} ${y + size(8)}V${y - tall}${roof}V${y + size(8)}Z`,
      mix(wall, palette.far, random() * 0.22),
    );
    if (windows) lit += litWindows(stage, x, y, wide, tall);
    x += wide + (random() < 0.2 ? size(1.5) : 0);
  }
  if (windows && lit) brush.line(lit, windows, size(0.7));
}

/** A farmhouse with a tower, foot at (x, y). */
export function farmhouse({ brush, palette }: Stage, x: number, y: number, scale: number): void {
  const wall = mix(palette.light, palette.sand, 0.6);
  brush.group(x, y, scale, () => {
    brush.rect(-16, -16, 32, 18, wall);
    brush.fill("M-19-16L0-25l19 9z", palette.accent);
    brush.rect(-24, -12, 10, 14, mix(palette.sand, palette.middle, 0.3));
    brush.fill("M-26-12l7-6 7 6z", mix(palette.accent, palette.near, 0.3));
    brush.rect(6, -30, 8, 20, mix(palette.light, palette.sand, 0.5));
    brush.fill("M4-30l6-6 6 6z", palette.accent);
    brush.fill("M-8-9h4v6h-4zM2-9h4v6h-4z", palette.near);
  });
}
