/** Things the films share: grounds, weather, small ornaments. */
import { d, randomFrom, times, type Brush, type Colour } from "../../art/src/paint.ts";
import { drawSitter } from "../../art/src/portraits/portrait.ts";
import type { Portrait } from "../../art/src/portraits/traits.ts";
import { filmHeight, filmWidth, loop } from "./film.ts";

export const ink = "#152350";
export const cream = "#fff6df";
export const brick = "#e2563b";
export const gold = "#f6b53c";

export function room(brush: Brush, wall: Colour, disk: Colour, floor: Colour): void {
  brush.rect(0, 0, filmWidth, filmHeight, wall);
  brush.circle(212, 92, 84, disk);
  brush.fill("M0 204C70 182 250 178 320 200V240H0Z", floor);
}

/** A head and shoulders in the middle; `more` draws in the sitter's own 200 square. */
export function bust(brush: Brush, portrait: Portrait, more: () => void = () => {}): void {
  brush.group(50, 24, 1.1, () => {
    drawSitter(brush, portrait);
    more();
  });
}

export function sunnyDay(brush: Brush, [sky, sun, far, near]: readonly Colour[]): void {
  brush.rect(0, 0, filmWidth, filmHeight, sky ?? "#8fcdd2");
  brush.circle(250, 62, 28, sun ?? "#fff6d6");
  brush.fill("M0 150C60 116 120 120 170 142S280 160 320 128V240H0Z", far ?? "#8db9c4");
  brush.fill("M0 186C80 168 220 170 320 184V240H0Z", near ?? "#f3d9a0");
}

/**
 * Repeats a drawing every `every` pixels and moves it left `repeats` times that far in a loop. An
 * item keeps its index while it passes; drawings that differ by `index % n` need `repeats` to be a
 * multiple of n, or the loop would jump.
 */
export function scroll(
  t: number,
  every: number,
  repeats: number,
  draw: (x: number, index: number) => void,
): void {
  const passed = t * repeats;
  const gone = Math.floor(passed);
  const count = Math.ceil(filmWidth / every) + 2;
  for (const i of times(count)) draw((i - (passed - gone)) * every, i + gone);
}

export function pineTree(brush: Brush, x: number, y: number, s: number, colour: Colour): void {
  brush.fill(
    d`M${x} ${y - s}l${s * 0.3} ${s * 0.5}h${-s * 0.14}l${s * 0.22} ${s * 0.5}h${-s * 0.76}l${s * 0.22} ${-s * 0.5}h${-s * 0.14}z`,
    colour,
  );
}

export function roundTree(brush: Brush, x: number, y: number, s: number, colour: Colour): void {
  brush.line(d`M${x} ${y}v${-s * 0.5}`, "#4a3a4c", s * 0.1);
  brush.circle(x, y - s * 0.66, s * 0.34, colour);
  brush.circle(x - s * 0.22, y - s * 0.5, s * 0.22, colour);
  brush.circle(x + s * 0.22, y - s * 0.5, s * 0.22, colour);
}

export function cloud(brush: Brush, x: number, y: number, s: number, colour: Colour): void {
  brush.fill(
    d`M${x} ${y}h${26 * s}c${4 * s} 0 ${4 * s} ${-5 * s} 0 ${-5 * s}c${s} ${-6 * s} ${-7 * s} ${-7 * s} ${-9 * s} ${-3.5 * s}c${-3 * s} ${-6 * s} ${-11 * s} ${-4 * s} ${-11 * s} ${2 * s}c${-6 * s} ${-2 * s} ${-10 * s} ${6.5 * s} ${-6 * s} ${6.5 * s}z`,
    colour,
  );
}

/** Flakes, drops, leaves or petals: each falls the sheet's height `speed` times a loop. */
export function falling(
  t: number,
  { count, speed, seed }: { count: number; speed: number; seed: number },
  draw: (x: number, y: number, index: number) => void,
): void {
  const random = randomFrom(seed);
  for (const i of times(count)) {
    const left = random() * (filmWidth + 40) - 20;
    const later = random();
    draw(left, loop(t * speed, later) * (filmHeight + 30) - 15, i);
  }
}

/** The same upwards: hearts, notes, bubbles. `age` runs from 0 to 1 as they rise. */
export function rising(t: number, count: number, draw: (age: number, index: number) => void): void {
  for (const i of times(count)) draw(loop(t, i / count), i);
}

export function snowPeaks(brush: Brush, rock: Colour, sunny: Colour, snow: Colour): void {
  for (const [x, y, w, h] of [
    [70, 170, 90, 90],
    [250, 170, 100, 104],
    [160, 172, 110, 132],
  ] as const) {
    brush.fill(d`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`, rock);
    brush.fill(
      d`M${x - w} ${y}L${x} ${y - h}L${x + w * 0.12} ${y - h * 0.55}L${x - w * 0.1} ${y}Z`,
      sunny,
    );
    brush.fill(
      d`M${x - w * 0.34} ${y - h * 0.66}L${x} ${y - h}L${x + w * 0.34} ${y - h * 0.66}L${x + w * 0.16} ${y - h * 0.72}L${x + w * 0.04} ${y - h * 0.56}L${x - w * 0.12} ${y - h * 0.72}Z`,
      snow,
    );
  }
}

export function stars(brush: Brush, t: number, count: number, floor: number): void {
  const random = randomFrom(7);
  for (const i of times(count)) {
    const x = random() * filmWidth;
    const y = random() * floor;
    const bright = (i + Math.floor(t * 4)) % 4 === 0;
    brush.circle(x, y, bright ? 2 : 1.2, "#fdf1cf");
  }
}

export function paw(brush: Brush, colour: Colour, pad: Colour): void {
  brush.fill("M-26 100V6C-26-32 26-32 26 6V100Z", colour);
  brush.circle(-17, -14, 12, colour);
  brush.circle(0, -21, 13, colour);
  brush.circle(17, -14, 12, colour);
  brush.ellipse(0, 6, 13, 11, pad);
  brush.circle(-15, -12, 5.6, pad);
  brush.circle(0, -18, 6, pad);
  brush.circle(15, -12, 5.6, pad);
}
