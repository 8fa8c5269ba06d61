import type { Breed, FigurePose } from "../names.ts";
import { contrast, mix, times, type Brush, type Colour } from "../paint.ts";
import { ink } from "../portraits/traits.ts";

/** A scene is drawn on 400 by 300 units; a portrait also shows what is above it, down from -90. */
export type SceneStage = {
  /** By night its colors are those of the night. */
  brush: Brush;
  /** Lit things: what shines keeps its color by night. */
  lamp: Brush;
  isNight: boolean;
  animal(
    pose: FigurePose,
    at: { x: number; y: number; scale: number; scarf?: Colour; breed?: Breed; isDressed?: boolean },
  ): void;
};

export type Scene = {
  /** The animal where no other is named. */
  breed: Breed;
  /** Outdoors it gets dark; indoors the lamps stay on. */
  isOutdoors: boolean;
  /** What the animal is seen against. */
  behind: Colour;
  /** Where a portrait, 290 wide, begins. */
  left: number;
  /** Where a landscape, 225 high, begins. */
  top: number;
  draw(stage: SceneStage): void;
};

export function suitcase(brush: Brush, x: number, y: number, scale: number, colour: Colour): void {
  const strap = mix(colour, ink, 0.25);
  brush.group(x, y, scale, () => {
    brush.line("M-9-40c0-9 18-9 18 0", mix(colour, ink, 0.4), 4);
    brush.roundRect(-26, -40, 52, 38, 5, colour);
    brush.rect(-16, -40, 6, 38, strap);
    brush.rect(10, -40, 6, 38, strap);
    brush.circle(0, -21, 5.5, "#fff4dc");
    brush.fill("M-20-3h8v4h-8zM12-3h8v4h-8z", ink);
  });
}

export type Person = { skin: Colour; hair: Colour; coat: Colour; arm: string };

/** A person from behind the counter: a head and a coat, without a face. */
export function person(brush: Brush, x: number, y: number, scale: number, who: Person): void {
  const { skin, hair, coat, arm } = who;
  brush.group(x, y, scale, () => {
    brush.fill("M-26 0c-2-40 0-70 12-80h28c12 10 14 40 12 80z", coat);
    brush.roundRect(-6, -92, 12, 16, 4, mix(skin, ink, 0.18));
    brush.ellipse(0, -104, 15, 17, skin);
    brush.fill("M-16-104c-2-16 8-22 18-20 10 1 16 8 14 20-4-6-8-9-14-9-8 0-14 3-18 9z", hair);
    brush.line(arm, mix(coat, ink, 0.16), 11);
  });
}

/** Draws only what is seen through an opening. */
export function through(brush: Brush, opening: string, draw: () => void): void {
  brush.raw(`<clipPath id="opening">${opening}</clipPath><g clip-path="url(#opening)">`);
  draw();
  brush.raw("</g>");
}

const stars: readonly (readonly [x: number, y: number])[] = [
  [32, 18],
  [80, 39],
  [136, 15],
  [192, 30],
  [248, 12],
  [340, 8],
  [372, 54],
  [56, 60],
  [100, -50],
  [178, -28],
  [236, -66],
  [312, -40],
  [60, -18],
  [364, -70],
];

/** The open sky: clouds and birds by day, the moon and stars by night. */
export function openSky({ brush, lamp, isNight }: SceneStage, sky: Colour, moonX: number): void {
  brush.rect(-40, -120, 480, 440, sky);
  if (isNight) {
    lamp.line(stars.map(([x, y]) => `M${x} ${y}h0`).join(""), "#dfe8f2", 2.6);
    lamp.circle(moonX, 28, 13, "#fbeecb");
    brush.circle(moonX + 5, 25, 11, sky);
    return;
  }
  brush.fill(
    "M110-28h52c8 0 8-10 0-10 2-12-14-14-18-6-6-12-22-8-22 4-12-4-20 12-12 12zM256-50h40c6 0 6-8 0-8 1-9-11-10-14-4-5-9-17-6-17 3-9-3-15 9-9 9z",
    "#fdeedd",
    0.9,
  );
  brush.line("M190-62q6-6 10 0 5-6 10 0M212-48q5-5 8 0 4-5 8 0", mix(sky, ink, 0.6), 2.4);
}

/** The same brush with every color changed. */
export function toned(brush: Brush, tone: (colour: Colour) => Colour): Brush {
  return {
    ...brush,
    fill: (path, colour, opacity) => brush.fill(path, tone(colour), opacity),
    line: (path, colour, width, opacity) => brush.line(path, tone(colour), width, opacity),
    polygon: (points, colour, opacity) => brush.polygon(points, tone(colour), opacity),
    circle: (x, y, radius, colour, opacity) => brush.circle(x, y, radius, tone(colour), opacity),
    ellipse: (x, y, rx, ry, colour, opacity) => brush.ellipse(x, y, rx, ry, tone(colour), opacity),
    rect: (x, y, width, height, colour, opacity) =>
      brush.rect(x, y, width, height, tone(colour), opacity),
    roundRect: (x, y, width, height, radius, colour) =>
      brush.roundRect(x, y, width, height, radius, tone(colour)),
  };
}

const moonlight = "#26367c";

const channelsOf = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The color in moonlight: what is bright by day stays brighter than what is dark. */
export function byNight(colour: Colour, share: number): Colour {
  const light = channelsOf(moonlight);
  const lit = channelsOf(colour)
    .map((value, i) => Math.round((value * (light[i] ?? 0)) / 255))
    .map((value) => value.toString(16).padStart(2, "0"));
  return mix(colour, `#${lit.join("")}`, share);
}

const rims = ["#fff4dc", "#5a6a92"] as const;

/** How far apart two colors are; hues count, not only light. */
export const distance = (one: Colour, other: Colour): number => {
  const others = channelsOf(other);
  return Math.hypot(...channelsOf(one).map((value, i) => value - (others[i] ?? 0)));
};

/** The line around a coat that would sink into what is behind it, if it would. */
export function rimFor(coat: Colour, behind: Colour): Colour | undefined {
  if (distance(coat, behind) >= 56) return undefined;
  return rims.toSorted((one, other) => contrast(other, coat) - contrast(one, coat))[0];
}

/** Positions in a row, for posts, seams and windows. */
export const row = (count: number, first: number, step: number): readonly number[] =>
  times(count).map((i) => first + i * step);
