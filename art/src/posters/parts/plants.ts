import { d, times, type Colour } from "../../paint.ts";
import type { Stage } from "../stage.ts";

/** Plants stand with their foot at (x, y) and are `s` pixels tall. */

/**
 * Heights go in steps of a unit and a half: two pines of one step are the same text but for their
 * place, and a wood then packs to almost nothing.
 */
export function pine({ brush, unit }: Stage, x: number, y: number, tall: number, colour: Colour) {
  const step = unit * 1.5;
  const s = Math.max(1, Math.round(tall / step)) * step;
  brush.fill(
    d`M${x} ${y - s}l${s * 0.16} ${s * 0.34}h${-s * 0.06}l${s * 0.14} ${s * 0.28}h${-s * 0.07}l${s * 0.15} ${s * 0.28}h${-s * 0.27}v${s * 0.1}h${-s * 0.1}v${-s * 0.1}h${-s * 0.27}l${s * 0.15} ${-s * 0.28}h${-s * 0.07}l${s * 0.14} ${-s * 0.28}h${-s * 0.06}z`,
    colour,
  );
}

export function cypress({ brush }: Stage, x: number, y: number, s: number, colour: Colour): void {
  brush.fill(
    d`M${x} ${y - s}c${s * 0.16} ${s * 0.35} ${s * 0.17} ${s * 0.75} ${s * 0.03} ${s * 0.92}v${s * 0.1}h${-s * 0.06}v${-s * 0.1}c${-s * 0.14} ${-s * 0.17} ${-s * 0.13} ${-s * 0.57} ${s * 0.03} ${-s * 0.92}z`,
    colour,
  );
}

const palmLeaves = [
  [-0.5, -0.02, 0.12],
  [-0.42, -0.25, -0.1],
  [-0.12, -0.36, -0.25],
  [0.22, -0.34, -0.25],
  [0.46, -0.2, -0.05],
  [0.5, 0.06, 0.18],
  [-0.3, 0.2, 0.3],
  [0.3, 0.24, 0.34],
] as const;

/** `lean` bends the trunk: 1 to the right, -1 to the left. */
export function palm(
  { brush, unit }: Stage,
  x: number,
  y: number,
  tall: number,
  colour: Colour,
  lean: number,
): void {
  const s = Math.max(1, Math.round(tall / unit)) * unit;
  const topX = x + s * 0.2 * lean;
  const topY = y - s;
  brush.line(
    d`M${x} ${y}q${-s * 0.04 * lean} ${-s * 0.55} ${s * 0.2 * lean} ${-s}`,
    colour,
    s * 0.055,
  );
  const leaves = palmLeaves.map(([reach, arch, droop]) => {
    const [tipX, tipY] = [s * reach, s * (droop + 0.06)];
    return d`q${tipX * 0.5} ${s * (arch - 0.12)} ${tipX} ${tipY}q${-tipX * 0.45} ${s * (arch + 0.1) - tipY} ${-tipX} ${-tipY}z`;
  });
  brush.fill(d`M${topX} ${topY}${leaves.join("")}`, colour);
}

export function cactus({ brush }: Stage, x: number, y: number, s: number, colour: Colour): void {
  brush.line(d`M${x} ${y}V${y - s}`, colour, s * 0.17);
  brush.line(
    d`M${x} ${y - s * 0.35}h${-s * 0.26}v${-s * 0.28}M${x} ${y - s * 0.5}h${s * 0.26}v${-s * 0.26}`,
    colour,
    s * 0.13,
  );
}

export function acacia({ brush }: Stage, x: number, y: number, s: number, colour: Colour): void {
  brush.line(
    d`M${x} ${y}q${s * 0.05} ${-s * 0.4} ${-s * 0.02} ${-s * 0.62}M${x} ${y - s * 0.4}l${s * 0.25} ${-s * 0.3}M${x} ${y - s * 0.45}l${-s * 0.28} ${-s * 0.28}`,
    colour,
    s * 0.05,
  );
  brush.fill(
    d`M${x - s * 0.62} ${y - s * 0.68}q${s * 0.1} ${-s * 0.2} ${s * 0.4} ${-s * 0.2}q${s * 0.25} ${-s * 0.16} ${s * 0.5} ${-s * 0.02}q${s * 0.3} ${s * 0.02} ${s * 0.34} ${s * 0.22}q${-s * 0.6} ${-s * 0.08} ${-s * 1.24} 0z`,
    colour,
  );
}

/** Trunk and crown are one path that says only where it starts; the rest is relative. */
export function tree(
  { brush, unit }: Stage,
  x: number,
  y: number,
  tall: number,
  colour: Colour,
  sunny?: Colour,
): void {
  const s = Math.max(1, Math.round(tall / unit)) * unit;
  const disk = (right: number, down: number, r: number) =>
    d`m${s * right} ${s * down}a${s * r} ${s * r} 0 1 1 ${s * r * 2} 0a${s * r} ${s * r} 0 1 1 ${-s * r * 2} 0`;
  const trunk = d`h${-s * 0.045}v${-s * 0.5}h${s * 0.09}v${s * 0.5}z`;
  const crown = disk(-0.34, -0.68, 0.34) + disk(-0.12, 0.18, 0.22) + disk(0.48, -0.02, 0.23);
  brush.fill(d`M${x} ${y}${trunk}${crown}`, colour);
  if (sunny) brush.circle(x - s * 0.1, y - s * 0.76, s * 0.17, sunny);
}

/** A row of trees or pines from edge to edge, about one every `step` units. */
export function row(stage: Stage, step: number, plant: (x: number) => void): void {
  const count = stage.width / stage.unit / step;
  for (const i of times(count)) plant(stage.across((i + stage.random() * 0.6) / count));
}
