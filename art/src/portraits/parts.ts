import { d, mix, type Brush } from "../paint.ts";
import { ink, nightBlue, type Eyes, type Portrait } from "./traits.ts";

export function eye(brush: Brush, x: number, y: number, scale: number): void {
  brush.ellipse(x, y, 6.2 * scale, 7 * scale, ink);
  brush.circle(x + 2, y - 2.6, 2.1 * scale, "#ffffff");
}

const heart = (x: number, y: number, s: number): string =>
  d`M${x} ${y + s}C${x - s * 1.6} ${y - s * 0.1} ${x - s} ${y - s * 1.3} ${x} ${y - s * 0.5}C${x + s} ${y - s * 1.3} ${x + s * 1.6} ${y - s * 0.1} ${x} ${y + s}z`;

export function drawHeart(brush: Brush, x: number, y: number, s: number, colour: string): void {
  brush.fill(heart(x, y, s), colour);
}

/** Two eyes at the same height; `drawOpen` lets cats have their own. */
export function eyes(
  brush: Brush,
  mood: Eyes,
  [left, right, y]: readonly [number, number, number],
  scale: number,
  drawOpen: (x: number) => void = (x) => eye(brush, x, y, scale),
): void {
  const shut = (x: number) => brush.line(d`M${x - 7} ${y}q7 6 14 0`, ink, 3.2);
  for (const x of [left, right])
    if (mood === "closed" || (mood === "wink" && x === right)) shut(x);
    else if (mood === "hearts") drawHeart(brush, x, y, 10, "#e2465a");
    else if (mood === "wide") {
      brush.circle(x, y, 12 * scale, "#ffffff");
      eye(brush, x, y + 1, scale * 0.9);
    } else drawOpen(x);
}

export function body(brush: Brush, { fur, mark }: Portrait, half: number): void {
  brush.fill(
    d`M${100 - half} 204C${96 - half} 168 ${100 - half * 0.62} 146 100 146S${104 + half} 168 ${100 + half} 204Z`,
    fur.coat,
  );
  brush.fill(
    d`M100 146c26 0 ${half * 0.9} 18 ${half} 58h${-half * 0.55}c0-26-4-44-${half * 0.45 + 8}-58z`,
    fur.shade,
    0.45,
  );
  if (mark === "bib" || mark === "blaze")
    brush.fill("M78 204c-4-24 4-44 22-46 18 2 26 22 22 46z", fur.light);
}

const dots = [
  [-14, 19],
  [8, 20],
  [-3, 30],
  [18, 17],
] as const;

/** What is worn at the neck, `half` wide either side, at height `y`. */
export function outfit(brush: Brush, { wear, accent }: Portrait, y: number, half: number): void {
  if (wear === "none") return;
  const dark = mix(accent, nightBlue, 0.3);
  if (wear === "bandana") {
    const left = d`M${100 - half} ${y - 5}q${half} 22 ${2 * half} 0`;
    brush.fill(
      d`${left}l-5 11q${14 - half} 22 ${5 - half} 32q${14 - half}-12 ${6 - half}-32z`,
      accent,
    );
    brush.fill(d`${left}l-3 8q${3 - half} 19 ${6 - 2 * half} 0z`, dark);
    for (const [x, down] of dots) brush.circle(100 + x, y + down, 2.4, "#fff6df");
    return;
  }
  brush.line(d`M${100 - half} ${y - 3}q${half} 21 ${2 * half} 0`, accent, 9.5);
  if (wear === "bow") {
    brush.fill(d`M100 ${y + 9}l-21-10c-4 8-4 15 0 22zM100 ${y + 9}l21-10c4 8 4 15 0 22z`, accent);
    brush.ellipse(100, y + 10, 6, 6.5, dark);
  } else if (wear === "scarf") {
    brush.fill(d`M108 ${y + 5}l20 6-6 34-18-3z`, dark);
    brush.line(d`M106 ${y + 30}l17 3`, "#fff6df", 3);
  } else {
    brush.circle(100, y + 16, 8, "#f6c04d");
    brush.circle(100, y + 16, 3, mix("#f6c04d", nightBlue, 0.45));
  }
}

/** Draws the head held as the pose says, turned about the neck. */
export function held(brush: Brush, { pose }: Portrait, draw: () => void): void {
  const { tilt, x, y } = pose;
  const move = x || y ? d` translate(${x} ${y})` : "";
  brush.raw(d`<g transform="rotate(${tilt} 100 120)${move}">`);
  draw();
  brush.raw("</g>");
}

/** Both ears, the right one mirrored; each leans outwards by the pose's degrees. */
export function pairOfEars(
  brush: Brush,
  { pose }: Portrait,
  [rootX, rootY]: readonly [number, number],
  drawLeft: () => void,
): void {
  const lean = pose.ears ? d` rotate(${-pose.ears} ${rootX} ${rootY})` : "";
  for (const side of ["", "translate(200 0) scale(-1 1)"]) {
    const transform = `${side}${lean}`.trim();
    brush.raw(transform ? `<g transform="${transform}">` : "<g>");
    drawLeft();
    brush.raw("</g>");
  }
}
