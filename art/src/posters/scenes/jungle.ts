import { d, mix, times, type Colour } from "../../paint.ts";
import { landmark } from "../landmarks/index.ts";
import { peak } from "../parts/land.ts";
import { palm } from "../parts/plants.ts";
import type { Stage } from "../stage.ts";
import type { Scene } from "./scene.ts";

function canopy(stage: Stage, y: number, step: number, radius: number, colour: Colour): void {
  const { brush, width, height, unit, random, across, size } = stage;
  const count = Math.round(width / unit / step);
  for (const n of times(count + 2)) {
    const x = across((n - 1 + random() * 0.6) / count);
    brush.circle(x, y + size(random() * 3), size(radius + random() * 3), colour);
  }
  brush.rect(-2, y, width + 4, height - y, colour);
}

function smokingVolcano(stage: Stage): void {
  const { brush, palette, above, below, across, size } = stage;
  const { sky, far, middle, accent, cloud } = palette;
  const x = across(0.6);
  peak(stage, x, below(6), size(38), size(38), {
    rock: mix(middle, far, 0.3),
    sunny: mix(far, sky[3], 0.1),
  });
  brush.circle(x + size(2), above(35), size(4), cloud, 0.9);
  brush.circle(x + size(6), above(39), size(5), cloud, 0.85);
  brush.circle(x + size(12), above(43), size(6), cloud, 0.7);
  brush.fill(
    d`M${x - size(5)} ${above(27)}L${x} ${above(33)}l${size(3)} ${size(3)}l${-size(2)} ${size(7)}z`,
    accent,
    0.8,
  );
}

function bigLeaves(stage: Stage): void {
  const { brush, palette, height, across, down, size } = stage;
  const { ink, near, middle } = palette;
  const leaf = (x: number, y: number, scale: number, turn: number, colour: Colour) =>
    brush.group(
      x,
      y,
      size(scale),
      () => {
        brush.fill("M0 0C-9-8-10-26 0-40 10-26 9-8 0 0z", colour);
        brush.line(
          "M0 2V-36M0-8l-5-5M0-8l5-5M0-17l-6-5M0-17l6-5M0-25l-4-4M0-25l4-4",
          mix(ink, middle, 0.35),
          0.9,
        );
      },
      turn,
    );
  for (const [i, turn] of [-38, -8, 22, 50].entries())
    leaf(0, height, 0.8 + (i % 2) * 0.12, turn, mix(ink, near, 0.25 * (i % 2)));
  for (const [i, turn] of [-58, -26, 4, -76].entries())
    leaf(across(1.01), down(1.01), 0.85 + (i % 2) * 0.15, turn, mix(ink, near, 0.25 * (i % 2)));
}

function parrot({ brush, palette, across, down, size }: Stage): void {
  const { accent, ink, name } = palette;
  brush.group(across(0.2), down(0.3), size(0.3), () => {
    brush.fill(
      "M-14 2c4-10 12-14 20-12 3-4 9-3 10 1l5 3-5 2c-2 6-8 10-16 9l-20 10 6-9z",
      mix(accent, ink, name === "butter" ? 0.55 : 0.05),
    );
    brush.fill("M-2-6c-6-14-2-22 6-26 0 10 2 18 6 24z", mix(accent, "#ffd05c", 0.6));
  });
}

/** A volcano over the canopy, great leaves in front. */
export const jungle: Scene = (stage, name) => {
  const { palette, isHero, random, below, across, size } = stage;
  const { far, middle, near, ink, sand } = palette;
  smokingVolcano(stage);
  canopy(stage, below(1), 6, 5, mix(far, middle, 0.6));
  landmark(stage, name, across(0.34), below(2), 0.5);
  canopy(stage, below(6), 7, 5.5, middle);
  canopy(stage, below(14), 8, 5, mix(near, middle, 0.25));
  for (const i of times(4)) {
    const tall = size(15 + random() * 8);
    palm(stage, across(0.48 + i * 0.15), below(16), tall, mix(near, ink, 0.25), i % 2 ? 1 : -1);
  }
  if (!isHero) parrot(stage);
  return { lane: mix(middle, sand, 0.72), front: () => bigLeaves(stage) };
};
