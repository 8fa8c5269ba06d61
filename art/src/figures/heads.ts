import type { DrawnBreed } from "../names.ts";
import { mix, type Brush } from "../paint.ts";
import type { Fur } from "../portraits/furs.ts";
import { ink } from "../portraits/traits.ts";

/** A head that faces right; the middle of its skull is the origin. */
type Head = (brush: Brush, fur: Fur, isAsleep: boolean) => void;

const pink = "#d98a86";
const mask = "#4a3a44";

function eye(brush: Brush, [x, y]: readonly [number, number], isAsleep: boolean, r = 2.9): void {
  if (isAsleep) return brush.line(`M${x - 4} ${y}q4 4 8 0`, ink, 2);
  brush.ellipse(x, y, r, r * 1.12, ink);
  brush.circle(x + 0.9, y - 1.1, 0.95, "#ffffff");
}

function nose(brush: Brush, x: number, y: number, shine = "#6a708a"): void {
  brush.ellipse(x, y, 4.2, 3.5, ink);
  brush.ellipse(x - 1, y - 1.1, 1.2, 0.8, shine);
}

const terrier: Head = (brush, { coat, shade, light }, isAsleep) => {
  brush.fill("M-3-15c2-10 7-13 10-11 0 3-1 5-2 7 5-4 9-3 10-1-1 4-5 7-8 9z", coat);
  brush.ellipse(0, 0, 18, 17, coat);
  brush.fill("M6-7c9-4 19-2 24 3 3 4 2 9-2 12l-20 7z", coat);
  brush.fill(
    "M9 2c9-5 20-4 23 0 1 4-1 7-3 9 0 4-1 7-2 10l-5-4-2 7-5-5-3 5-4-6-4 3c-2-6 0-14 5-19z",
    light,
  );
  brush.fill("M3-9c4-5 10-6 14-2-3 2-8 3-14 2z", light);
  nose(brush, 31, 0);
  brush.line("M29 8q-5 4-11 3", mix(shade, ink, 0.4), 1.8);
  eye(brush, [11, -4], isAsleep);
  brush.fill("M-3-15c-11-2-18 8-17 22 1 9 9 11 13 4 4-8 6-14 9-24z", shade);
};

const frenchie: Head = (brush, { coat, shade, light }, isAsleep) => {
  brush.fill("M6-12c0-14 4-24 10-25 6 3 6 16 0 27z", mix(coat, shade, 0.55));
  brush.ellipse(2, 0, 21, 19, coat);
  brush.fill("M12-2c7-4 13-2 14 4 1 9-3 16-11 17-8 0-12-5-12-10 0-6 4-9 9-11z", mask);
  brush.fill("M10 8c5-2 12-1 15 2 0 6-4 9-10 9-5 0-8-5-5-11z", "#5b4852");
  nose(brush, 23, 1, "#8d93ad");
  brush.line("M20 5q1 6-7 8", ink, 1.8);
  brush.fill("M6-13c5-4 10-3 13 1-4 2-9 2-13-1z", mix(coat, light, 0.5));
  eye(brush, [12, -5], isAsleep, 3.3);
  brush.fill("M-12-9c-6-16-4-28 4-32 8 3 13 14 13 27z", coat);
  brush.fill("M-8-14c-3-10-2-17 1-21 5 4 7 10 7 19z", mix(coat, pink, 0.6));
};

const shiba: Head = (brush, { coat, shade, light }, isAsleep) => {
  brush.fill("M2-12l9-21 6 22z", shade);
  brush.ellipse(0, 0, 19, 17, coat);
  brush.fill("M8-7c8 0 20 3 25 7 2 4 0 8-5 10l-20 5z", coat);
  brush.fill("M-8 12C-4 2 6 0 14 2c8 0 14 0 18 3-1 4-4 6-8 7-8 6-22 10-32 0z", light);
  brush.fill("M7-10c3-3 8-3 10 0-3 2-7 2-10 0z", light);
  nose(brush, 32, 1);
  brush.line("M30 8q-6 3-12 1", ink, 1.8);
  eye(brush, [12, -3], isAsleep);
  brush.fill("M-13-10l-1-24L6-17z", coat);
  brush.fill("M-9-15l-1-12 10 9z", mix(coat, "#e6a097", 0.65));
};

const dachshund: Head = (brush, { coat, shade, light }, isAsleep) => {
  brush.ellipse(0, 0, 16, 15, coat);
  brush.fill("M4-9c12-1 29 4 38 9 4 4 2 9-4 10-12 2-26 4-36 3z", coat);
  brush.fill("M14 6c10-1 20-2 29-2 0 4-2 6-6 6-9 2-18 3-26 3z", light);
  nose(brush, 42, 1, "#8d93ad");
  brush.line("M38 8q-8 3-16 1", ink, 1.7);
  brush.fill("M7-9c3-3 7-3 9 0-3 1-6 1-9 0z", light);
  eye(brush, [11, -3], isAsleep);
  brush.fill("M-4-13c-11 0-18 12-16 30 1 10 12 12 16 3 3-8 5-20 8-30z", shade);
};

const persian: Head = (brush, { coat, shade, light }, isAsleep) => {
  brush.fill("M6-12l9-18 7 19z", shade);
  brush.ellipse(2, 1, 23, 20, coat);
  brush.fill("M-22 4l-6 3 6 3-5 5 8 1 0 6 10-3z", coat);
  brush.fill("M-14-11L-13-31 5-19z", coat);
  brush.fill("M-10-15l1-9 8 5z", mix(coat, pink, 0.6));
  brush.ellipse(16, 6, 11, 9, light);
  brush.circle(14, -3, 6, light);
  brush.ellipse(24, 7, 5, 6, light);
  if (isAsleep) brush.line("M11-3q5 5 10 0", ink, 2);
  else {
    brush.ellipse(16, -3, 4.6, 5, "#e0a13a");
    brush.ellipse(17, -3, 1.9, 4.2, ink);
    brush.circle(18, -5, 1, "#ffffff");
  }
  brush.fill("M22 1h6q0 4-4 5-3-1-2-5z", "#c9606a");
  brush.line("M24 6q-1 5-7 5", ink, 1.6);
  brush.line("M14 10l-16 3M14 13l-14 7", mix(ink, coat, 0.55), 1.2);
};

const parrot: Head = (brush, { coat, shade }, isAsleep) => {
  brush.circle(0, 0, 16, coat);
  brush.fill("M-6-14c-6-8-4-14 0-18 3 3 4 6 5 9 2-4 5-6 8-6-1 6-2 10-5 15z", shade);
  brush.circle(7, 0, 9, "#fff6df");
  eye(brush, [8, -2], isAsleep, 3);
  brush.fill("M12-9c10-1 17 6 15 16-1 5-4 8-7 9 0-6-1-9-5-11-5-2-6-12-3-14z", "#4a4f63");
  brush.fill("M11 6c4 0 7 2 7 6-4 2-9 0-7-6z", "#2d3146");
  brush.fill("M-2-15c6-3 12-2 15 3-5 3-11 2-15-3z", "#e2563b");
};

export const heads: Record<DrawnBreed, Head> = {
  terrier,
  frenchie,
  shiba,
  dachshund,
  persian,
  parrot,
};
