import { d, mix, times, type Colour, type Point } from "../../paint.ts";
import type { Stage } from "../stage.ts";

/** A soft outline through the points, closed along the foot of the sheet. */
export function slope({ height }: Stage, points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return "";
  let path = d`M${first[0]} ${first[1]}`;
  for (const [i, [x, y]] of rest.slice(0, -1).entries()) {
    const next = rest[i + 1] ?? last;
    path += d`Q${x} ${y} ${(x + next[0]) / 2} ${(y + next[1]) / 2}`;
  }
  return path + d`L${last[0]} ${last[1]}V${height + 2}H-9Z`;
}

/** A swell of ground through (share of the width, units over the horizon). */
export function land(
  stage: Stage,
  colour: Colour,
  crest: readonly (readonly [share: number, units: number])[],
  opacity?: number,
): void {
  const points = crest.map(([share, units]): Point => {
    const beyond = share <= 0 ? -9 : share >= 1 ? 9 : 0;
    return [stage.across(share) + beyond, stage.above(units)];
  });
  stage.brush.fill(slope(stage, points), colour, opacity);
}

function ridgeLine(stage: Stage, y: number, rise: number, step: number): Point[] {
  const { width, unit, random } = stage;
  const count = Math.max(4, Math.round(width / (unit * step)));
  return times(count + 3).map((n): Point => {
    const i = n - 1;
    const share = i % 2 === 0 ? 0.55 + random() * 0.45 : 0.15 + random() * 0.3;
    return [(i * width) / count, y - rise * share];
  });
}

/** A line of hills: up to `rise` pixels over `y`, a crest about every `step` units. */
export function hills(stage: Stage, y: number, rise: number, step: number, colour: Colour): void {
  stage.brush.fill(slope(stage, ridgeLine(stage, y, rise, step)), colour);
}

/** The same with sharp crests. */
export function crags(stage: Stage, y: number, rise: number, step: number, colour: Colour): void {
  const { brush, width, height } = stage;
  const line = ridgeLine(stage, y, rise, step);
  brush.polygon([...line, [width + 20, height], [-20, height]], colour);
}

export type PeakColours = { rock: Colour; sunny: Colour; snow?: Colour };

export function peak(
  stage: Stage,
  x: number,
  y: number,
  halfWidth: number,
  tall: number,
  { rock, sunny, snow }: PeakColours,
): void {
  const { brush, random } = stage;
  const at = (right: number, up: number): Point => [x + halfWidth * right, y - tall * up];
  const foot = 0.92 + random() * 0.25;
  const leftFlank = [at(-1, 0), at(-0.6, 0.36), at(-0.42, 0.5), at(-0.2, 0.83), at(0, 1)];
  const rightFlank = [at(0.17, 0.8), at(0.34, 0.62), at(0.52, 0.44), at(foot, 0)];
  const ridge = [at(0.06, 0.8), at(-0.05, 0.62), at(0.1, 0.42), at(-0.06, 0.22), at(0.04, 0)];
  brush.polygon([...leftFlank, ...rightFlank], rock);
  brush.polygon([...leftFlank, ...ridge], sunny);
  if (!snow) return;
  const snowLeft = [at(-0.36, 0.6), at(-0.2, 0.83), at(0, 1), at(0.17, 0.8), at(0.3, 0.66)];
  const snowRight = [at(0.2, 0.6), at(0.15, 0.7), at(0.05, 0.52), at(-0.04, 0.68)];
  brush.polygon([...snowLeft, ...snowRight, at(-0.13, 0.5), at(-0.2, 0.66), at(-0.29, 0.54)], snow);
  const shade = [at(0, 1), at(0.17, 0.8), at(0.3, 0.66), at(0.2, 0.6), at(0.15, 0.7)];
  brush.polygon([...shade, at(0.09, 0.6), at(0.02, 0.72), at(0.06, 0.8)], mix(snow, rock, 0.38));
}

/** Open water from `y` down, with the sun's path on it. */
export function sea(stage: Stage, y: number, colour: Colour): void {
  const { brush, palette, width, height, unit, random, sun, across, down, size } = stage;
  brush.rect(-2, y, width + 4, height - y + 2, colour);
  brush.fill(
    d`M-2 ${y + down(0.055)}Q${across(0.4)} ${y + down(0.035)} ${width + 2} ${y + down(0.07)}V${height}H-2Z`,
    mix(colour, palette.ink, 0.12),
  );
  const sunPath = times(12)
    .map((i) => {
      const length = size(3 + random() * 6) * (1 - i * 0.03);
      return d`M${sun.x + size(random() - 0.5) * 6 - length / 2} ${y + size(1 + i * 1.9)}h${length}`;
    })
    .join("");
  brush.line(sunPath, palette.glint, size(0.75), 0.9);
  const ripples = times(width / unit / 7)
    .map(() => d`M${random() * width} ${y + size(2 + random() * 24)}h${size(1.5 + random() * 4)}`)
    .join("");
  brush.line(ripples, mix(colour, palette.glint, 0.55), size(0.5), 0.8);
}
