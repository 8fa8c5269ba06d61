import type { EmptyName, Time, TravellerBuild } from "../names.ts";
import { createBrush, mix, picture, type Brush, type Colour } from "../paint.ts";
import { traveller, type Coat } from "../posters/travellers.ts";
import { objects } from "./objects.ts";

type Empty = {
  /** The half disk behind and the ground below. */
  sky: Colour;
  ground: Colour;
  object: (brush: Brush) => void;
  walker: { build: TravellerBuild; x: number; scale: number };
};

const scene = (
  sky: Colour,
  ground: Colour,
  object: (brush: Brush) => void,
  build: TravellerBuild,
  x: number,
  scale: number,
): Empty => ({ sky, ground, object, walker: { build, x, scale } });

const empties: Record<EmptyName, Empty> = {
  suitcase: scene("#cfe5e2", "#8dbba4", objects.suitcase, "floppy", 226, 1.05),
  letter: scene("#f8dcc6", "#d9a58c", objects.letter, "cat", 250, 0.8),
  note: scene("#dcd4e8", "#a99ac0", objects.note, "sausage", 246, 0.9),
  cart: scene("#fbe3ae", "#dcb87a", objects.cart, "pointy", 252, 0.95),
  map: scene("#d3e6f0", "#93b7cc", objects.map, "pointy", 252, 0.9),
  passport: scene("#f8dcc6", "#d9a58c", objects.passport, "floppy", 232, 0.95),
  stamp: scene("#cfe5e2", "#8dbba4", objects.stamp, "cat", 250, 0.85),
  heart: scene("#f6d6d6", "#d79c9f", objects.heart, "sausage", 248, 0.85),
  photo: scene("#fbe3ae", "#dcb87a", objects.photo, "cat", 252, 0.85),
  cloud: scene("#d3e6f0", "#93b7cc", objects.cloud, "floppy", 238, 0.9),
};

const dusk = "#1f305c";
const coats: Record<Time, Coat> = {
  day: { body: "#152350", shade: "#0f1938", light: "#152350" },
  night: { body: "#0b1430", shade: "#070d22", light: "#0b1430", rim: "#a9b8d6" },
};

/** A half disk of sky with one object in it and a pet walking out of the picture. */
export function drawEmpty(name: EmptyName, time: Time): string {
  const { sky, ground, object, walker } = empties[name];
  const tint = (colour: Colour) => (time === "day" ? colour : mix(colour, dusk, 0.72));
  const brush = createBrush();
  brush.fill("M30 150C20 70 90 20 160 26s150 40 132 124z", tint(sky));
  if (time === "day") brush.circle(216, 66, 26, "#f6c765");
  else brush.fill("M222 41a26 26 0 1020 34a22 22 0 01-20-34z", "#f7e6bd");
  brush.fill("M20 152q140-26 280 0z", tint(ground));
  object(brush);
  brush.group(walker.x, 152, walker.scale, () =>
    traveller(brush, walker.build, coats[time], "#e2563b"),
  );
  return picture(320, 180, brush.text());
}
