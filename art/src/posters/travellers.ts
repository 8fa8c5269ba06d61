import type { FurColour, TravellerBuild } from "../names.ts";
import { furs } from "../portraits/furs.ts";
import { contrast, mix, type Brush, type Colour } from "../paint.ts";
import type { Palette } from "./palettes.ts";

/** What a traveler wears: one tone for the near side, one for the far legs and ears. */
export type Coat = { body: Colour; shade: Colour; light: Colour; eye?: Colour; rim?: Colour };

type Tone = "body" | "shade" | "light";
type Part = { path: string; tone: Tone; stroke?: number };

type Build = {
  parts: readonly Part[];
  eye: readonly [x: number, y: number];
  collar: string;
  suitcase: readonly [x: number, y: number];
};

const limb = (path: string, stroke: number, tone: Tone = "body"): Part => ({ path, tone, stroke });
const shape = (path: string, tone: Tone = "body"): Part => ({ path, tone });

const dogBody: readonly Part[] = [
  limb("M-14-21l5 9-2 11.3", 5, "shade"),
  limb("M15-21l6 9 1 11.3", 4.8, "shade"),
  limb("M-22-29c-6-4-9-10-7-17", 4.2),
  limb("M-18-22l-4 10-5 11", 4.8),
  limb("M10-21l-2 9-6 10.5", 4.6),
  shape(
    "M-25-27c0-7 6-8.5 14-8.2 8 .3 14-.4 20-2.6 4-1.6 7-3.6 9-5.6l8 7c-1 10-4 18-10 20.5-8 2.5-16-1-24 .5-10 2-17-3-17-11.6z",
  ),
  limb("M17-34l6-9", 10.5),
  shape(
    "M17-49c1-6 6-8.5 11.5-7.5 4.5.8 5.5 3.5 10.5 5 3.5 1 5.5 1.8 5.5 4.5s-2.5 4.5-6.5 4.5c-3.5 0-5 1-9 2.5-6.5 2-13-2-12-9z",
  ),
];

const builds: Record<TravellerBuild, Build> = {
  floppy: {
    parts: [...dogBody, shape("M19-55c-5 1-8 9-6.5 15 1 4 5.5 4 7-.5 1.5-4 3.5-10 3-14z", "shade")],
    eye: [28.5, -50.5],
    collar: "M14.5-37.5l11 5",
    suitcase: [38, -39.5],
  },
  pointy: {
    parts: [shape("M25.5-56l1.5-9.5 6 10z", "shade"), ...dogBody, shape("M18.5-53l-3-11 9.5 6.5z")],
    eye: [28.5, -50.5],
    collar: "M14.5-37.5l11 5",
    suitcase: [38, -39.5],
  },
  sausage: {
    parts: [
      limb("M-24-13l3 6-1 6.5", 4.6, "shade"),
      limb("M20-13l4 6 1 6.5", 4.6, "shade"),
      limb("M-33-18c-5-3-7-8-6-13", 3.2),
      limb("M-27-13l-4 7-2 5.5", 4.6),
      limb("M17-13l-3 7-4 5.5", 4.6),
      shape(
        "M-35-19c0-6 6-7.5 14-7.2 12 .4 26 0 34-1.2 5-.8 8-3 11-5l6 4c0 9-3 19-10 20-13 1.5-30 .5-43 .5-8 0-12-5-12-11z",
      ),
      limb("M22-24l6-9", 9),
      shape(
        "M22-38c1-5 6-7 11-6 4 .8 6 3 10 4.2 3 1 5.5 1.5 5.5 4s-2.5 3.8-6 3.8-5 .4-9 1.2c-6 1-12-1-11.5-7.2z",
      ),
      shape("M23-42c-4 2-6 9-4 14 1.5 3.5 6 3 7-1 1-4 2-10 1-13z", "shade"),
    ],
    eye: [33, -38.5],
    collar: "M20.5-24.5l8.5 4",
    suitcase: [42, -27],
  },
  cat: {
    parts: [
      limb("M-15-18l4 8-2 9.5", 4, "shade"),
      limb("M14-18l5 8 1 9.5", 3.8, "shade"),
      limb("M-22-23c-9-3-13-11-10-19s9-7 9-2", 3.6),
      limb("M-17-18l-5 9-4 8.5", 4),
      limb("M11-18l-2 9-5 8", 3.8),
      shape(
        "M-24-24c0-7 7-9.5 16-9 9 .4 16-1.5 21-4l8 3c0 9-2 17-8 19-7 2-14 0-21 1.5-9 1.5-16-2-16-10.5z",
      ),
      limb("M15-29l6-8", 9),
      shape("M25-52.5l6.2-4.6.2 9.5z", "shade"),
      shape(
        "M14.5-44c0-5.5 4.5-8.5 9-8.5s9 3.5 9 9-4 8.3-9 8.3-9-3.3-9-8.8zM15.5-47l-.6-10.5 7 5z",
      ),
    ],
    eye: [27, -45],
    collar: "M16-31.5l9 3.5",
    suitcase: [33.5, -36.5],
  },
  rabbit: {
    parts: [
      shape("M23-37c-1-10 2-20 6-24 4 6 3 17-1 25z", "shade"),
      limb("M16-10l4 8.5", 4.4, "shade"),
      shape("M-27-17a5 5 0 1110 0 5 5 0 11-10 0z", "light"),
      shape("M-23-14c0-13 12-20 24-18 9 1.5 17 7 18 15 1 9-5 15-15 15h-14c-8 0-13-5-13-12z"),
      shape("M19-36c-7-8-9-19-6-26 6 4 10 15 10 25z"),
      shape("M10-30c0-7 6-10.5 12-10 7 .5 12 5 12 9.500s-6 8-13 8-11-3-11-7.500z"),
      limb("M11-10l2 8.5", 4.4),
      limb("M-14-3.200h13", 5.4),
    ],
    eye: [25, -33],
    collar: "M11-24l10 3",
    suitcase: [34, -26],
  },
  bird: {
    parts: [
      limb("M8-10l1 8.500h5", 2, "shade"),
      shape("M-12-20l-24 14 3-10 16-14z", "shade"),
      shape(
        "M-18-14c0-14 12-24 20-33 5-6 13-8 19-4 6 5 6 13 4 21-3 13-12 22-24 23-8 .6-19-1-19-7z",
      ),
      shape("M21-40c5 8 3 22-8 32 8-2 13-9 15-18 1-6 0-11-2-15z", "light"),
      shape("M-14-17c0-12 10-20 19-21 3 12-4 22-19 21z", "shade"),
      limb("M0-9l-1 7.500h5", 2),
    ],
    eye: [19, -46],
    collar: "M7-37l17 5",
    suitcase: [34, -42],
  },
  tortoise: {
    parts: [
      limb("M-15-9l2 7", 6.5, "shade"),
      limb("M22-9l3 7", 6.5, "shade"),
      shape("M24-14c3-13 18-19 22-10 3 8-6 14-18 15z"),
      limb("M-27-9l-6 2.5", 3.5),
      limb("M-20-9l-2 7", 6.5),
      limb("M16-9l-1 7", 6.5),
      shape("M-29-11h60c0 5-4 7-9 7h-42c-5 0-9-2-9-7z", "light"),
      shape("M-28-11C-28-30-12-38 1-38s28 8 29 27z", "shade"),
      shape("M-19-14c2-9 6-15 12-18l6 9-4 9zM2-34l9 1 5 9-7 8-8-4zM18-28c5 4 7 9 8 14h-8l-2-5z"),
    ],
    eye: [38.5, -25.5],
    collar: "M30-16l7 4",
    suitcase: [0, -51],
  },
};

/** A plain silhouette, for travelers whose fur we do not know. */
export const silhouette = (ink: Colour): Coat => {
  const body = mix(ink, "#000010", 0.15);
  return { body, shade: mix(body, "#000000", 0.28), light: body };
};

export const furCoat = (colour: FurColour): Coat => {
  const { coat, shade, light } = furs[colour];
  return { body: coat, shade, light, eye: "#161a33" };
};

/**
 * A thin rim of light (or of shade, on pale fur) where the coat would sink into the ground.
 * At night the moon rims every dark coat.
 */
export function rimmed(coat: Coat, lane: Colour, palette: Palette): Coat {
  const behind = [lane, palette.water, mix(palette.middle, palette.near, 0.4)];
  const needed = palette.hour === "night" ? 2.6 : 1.7;
  if (behind.every((ground) => contrast(coat.body, ground) >= needed)) return coat;
  const bright = mix(palette.light, lane, 0.35);
  const dark = mix(palette.ink, lane, 0.2);
  const rim = contrast(coat.body, bright) > contrast(coat.body, dark) ? bright : dark;
  return { ...coat, rim };
}

export function suitcase(brush: Brush, [x, y]: readonly [number, number], colour: Colour): void {
  const strap = mix(colour, "#1a1030", 0.35);
  brush.line(`M${x - 3.4} ${y + 1}q0-5.4 3.4-5.4t3.4 5.4`, strap, 1.6);
  brush.roundRect(x - 9, y, 18, 13.5, 2.2, colour);
  brush.line(`M${x - 5} ${y}v13.5M${x + 5} ${y}v13.5`, strap, 1.7);
  brush.circle(x, y + 6.6, 1.9, "#fff4d8");
}

/** The animal alone, facing right; its feet stand on (0, 0) of the group it is drawn in. */
export function animal(brush: Brush, build: TravellerBuild, coat: Coat): void {
  const { parts, eye } = builds[build];
  if (coat.rim) {
    const outline = parts.filter((part) => part.stroke === undefined).map((part) => part.path);
    brush.line(outline.join(""), coat.rim, 2.4);
    for (const { path, stroke } of parts)
      if (stroke !== undefined) brush.line(path, coat.rim, stroke + 2.4);
  }
  for (const { path, tone, stroke } of parts)
    if (stroke === undefined) brush.fill(path, coat[tone]);
    else brush.line(path, coat[tone], stroke);
  if (build === "bird") brush.fill("M24-50c7-1 9 4 6 9-4-1-7-3-8-6z", "#f0a03c");
  if (!coat.eye) return;
  brush.circle(eye[0], eye[1], 1.9, coat.eye);
  if (build === "floppy" || build === "pointy") brush.ellipse(42.5, -48, 2.4, 2.1, coat.eye);
  if (build === "sausage") brush.ellipse(46, -37.5, 2.2, 1.9, coat.eye);
}

/** The animal with its collar and its suitcase. */
export function traveller(brush: Brush, build: TravellerBuild, coat: Coat, luggage: Colour): void {
  const { collar, suitcase: hold } = builds[build];
  animal(brush, build, coat);
  brush.line(collar, luggage, 2.9);
  suitcase(brush, hold, luggage);
}
