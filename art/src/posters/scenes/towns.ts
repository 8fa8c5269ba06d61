import { d, mix, times } from "../../paint.ts";
import { landmark } from "../landmarks/index.ts";
import { hills, land, sea } from "../parts/land.ts";
import { houses, sailboat } from "../parts/made.ts";
import { cypress, row, tree } from "../parts/plants.ts";
import { birds } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";
import type { Scene } from "./scene.ts";

function parkTrees(stage: Stage): void {
  const { palette, random, above, size } = stage;
  const { near, middle } = palette;
  land(stage, mix(near, middle, 0.5), [
    [0, -4],
    [0.3, -1],
    [0.7, -4],
    [1, -2],
  ]);
  row(stage, 6, (x) => {
    const y = above(-6 - random() * 3);
    const crown = mix(near, middle, 0.08 * Math.floor(random() * 4));
    tree(stage, x, y, size(6 + random() * 4), crown, mix(near, middle, 0.6));
  });
}

const windowsAtDusk = ({ palette }: Stage) =>
  palette.hour === "night" || palette.hour === "dusk" ? palette.accent : undefined;

/** A skyline behind a park. */
export const city: Scene = (stage, name) => {
  const { palette, horizon, above, below, across, down, size } = stage;
  const { far, middle } = palette;
  hills(stage, above(2), size(9), 18, far);
  houses(stage, horizon, { low: 6, high: 20, wall: mix(far, middle, 0.5) });
  houses(stage, below(2), { low: 4, high: 16, wall: middle, windows: windowsAtDusk(stage) });
  landmark(stage, name, across(0.62), below(3), 0.58);
  parkTrees(stage);
  birds(stage, across(0.16), down(0.3));
  return {};
};

/** A skyline across the water. */
export const waterfront: Scene = (stage, name) => {
  const { palette, horizon, isWide, above, below, across, down, size } = stage;
  const { far, middle, light } = palette;
  const isOpera = name === "operaHouse";
  hills(stage, above(2), size(9), 18, far);
  houses(stage, horizon, { low: 6, high: 20, wall: mix(far, middle, 0.5) });
  // The opera stands alone at the water; other landmarks stand among houses.
  if (isOpera) houses(stage, below(1), { low: 10, high: 28, wall: mix(middle, far, 0.2) });
  else houses(stage, below(2), { low: 4, high: 16, wall: middle, windows: windowsAtDusk(stage) });
  landmark(stage, name, across(0.62), below(3), isOpera ? 0.62 : 0.58);
  sea(stage, below(3), palette.water);
  sailboat(stage, across(0.2), below(11), size(9), palette.accent);
  sailboat(stage, across(0.86), below(9), size(5), palette.cloud);
  if (isWide) sailboat(stage, across(0.42), below(8), size(5), light);
  birds(stage, across(0.16), down(0.3));
  return {};
};

/** A hill over roofs, with room for a landmark on top. */
export const hilltop: Scene = (stage, name) => {
  const { palette, width, horizon, random, above, below, across, down, size } = stage;
  const { far, middle, near, ink, light, sand } = palette;
  hills(stage, horizon, size(12), 26, far);
  hills(stage, below(3), size(9), 20, mix(far, middle, 0.6));
  land(stage, middle, [
    [0, -6],
    [0.12, -4],
    [0.3, 10],
    [0.5, 15],
    [0.66, 12],
    [0.85, -2],
    [1, -6],
  ]);
  landmark(stage, name, across(0.47), above(11.5), name === "columnTemple" ? 0.62 : 0.58);
  for (const i of times(9)) {
    const x = across(0.12 + i * 0.095);
    const fromTop = Math.abs(x / width - 0.48);
    cypress(stage, x, above(2 - fromTop * 34), size(6 + random() * 5), mix(near, middle, 0.2));
  }
  houses(stage, below(14), { low: 4, high: 9, wall: mix(light, sand, 0.6) });
  land(stage, near, [
    [0, -13],
    [0.3, -9],
    [0.7, -13],
    [1, -8],
  ]);
  row(stage, 9, (x) =>
    tree(stage, x, below(13), size(6 + random() * 3), mix(near, ink, 0.35), middle),
  );
  birds(stage, across(0.7), down(0.36));
  return {};
};

/** White houses stepping down to the sea. */
export const village: Scene = (stage) => {
  const { brush, palette, width, height, unit, random, above, below, across, down, size } = stage;
  const { far, middle, near, ink, light, sand, accent } = palette;
  land(stage, far, [
    [0, 3],
    [0.1, 9],
    [0.25, 6],
    [0.42, 3],
    [0.5, 2.5],
  ]);
  sea(stage, above(3), palette.water);
  sailboat(stage, across(0.2), below(4), size(7), accent);
  sailboat(stage, across(0.38), above(0.5), size(4), light);
  brush.fill(
    d`M${across(0.44)} ${height}Q${across(0.5)} ${below(12)} ${across(0.58)} ${below(4)}Q${across(0.66)} ${above(12)} ${across(0.84)} ${above(20)}T${width + 9} ${above(26)}V${height}Z`,
    mix(middle, sand, 0.3),
  );
  brush.fill(
    d`M${across(0.62)} ${height}Q${across(0.62)} ${below(8)} ${across(0.72)} ${below(2)}T${width + 9} ${above(8)}V${height}Z`,
    mix(near, sand, 0.3),
  );
  const paint = palette.hour === "dusk" ? "#3a4f8f" : "#2c5fa8";
  const shade = mix(light, far, 0.55);
  const perRow = 4 + Math.round(width / unit / 40);
  for (const step of times(5))
    for (const i of times(perRow)) {
      const share = (i + 0.4 + random() * 0.5) / perRow;
      const x = across(0.6 + 0.011 * (4 - step) + 0.42 * share);
      const y = below(step * 6.2 - 24 * share - 2);
      const wide = size(6 + random() * 3.5);
      const tall = size(6 + random() * 4);
      brush.rect(x, y - tall, wide, tall + size(5), light);
      brush.rect(x + wide * 0.64, y - tall, wide * 0.36, tall + size(5), shade);
      const chance = random();
      if (chance < 0.38) {
        brush.fill(
          d`M${x + wide * 0.12} ${y - tall}a${wide * 0.38} ${wide * 0.4} 0 01${wide * 0.76} 0z`,
          paint,
        );
        brush.line(d`M${x + wide * 0.5} ${y - tall - wide * 0.4}v${-size(1.6)}`, paint, size(0.4));
      }
      brush.fill(
        d`M${x + wide * 0.18} ${y - tall * 0.2}v${-tall * 0.24}a${wide * 0.1} ${wide * 0.1} 0 01${wide * 0.2} 0v${tall * 0.24}z`,
        chance < 0.6 ? paint : accent,
      );
    }
  brush.fill(
    d`M${across(0.5)} ${height}Q${across(0.6)} ${below(17)} ${width + 9} ${below(12)}V${height}Z`,
    mix(near, ink, 0.2),
  );
  birds(stage, across(0.5), down(0.2));
  return { lane: mix(sand, light, 0.25) };
};
