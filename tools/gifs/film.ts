import { createBrush, picture, type Brush } from "../../art/src/paint.ts";

/** One frame of a moving picture at time `t` from 0 up to 1; at 1 it looks as it did at 0. */
export type Film = (t: number) => string;
export type Films = Readonly<Record<string, Film>>;

export const filmWidth = 320;
export const filmHeight = 240;

/** `begins` is the moment that tells the story best: the first frame is also the still. */
export const film =
  (draw: (brush: Brush, t: number) => void, begins = 0): Film =>
  (t) => {
    const brush = createBrush();
    draw(brush, (t + begins) % 1);
    return picture(filmWidth, filmHeight, brush.text());
  };

/** A sine over the loop: `cycles` times round, begun a share later. */
export const wave = (t: number, cycles = 1, later = 0): number =>
  Math.sin(2 * Math.PI * (cycles * t + later));

/** Where in its own loop a thing is that began a share later. */
export const loop = (t: number, later = 0): number => (((t + later) % 1) + 1) % 1;

/** 0 before `from`, 1 after `to`, soft between. */
export function ease(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Up between the first two, down between the last two. */
export const upAndDown = (t: number, up: number, top: number, fall: number, down: number): number =>
  ease(t, up, top) - ease(t, fall, down);
