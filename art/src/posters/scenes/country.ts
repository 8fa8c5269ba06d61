import { d, mix, times } from "../../paint.ts";
import { crags, hills, land, peak, sea } from "../parts/land.ts";
import { farmhouse, sailboat } from "../parts/made.ts";
import { cypress, pine, row } from "../parts/plants.ts";
import { birds } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";
import type { Scene } from "./scene.ts";

/** Rolling fields, cypresses and a farmhouse. */
export const cypressHills: Scene = (stage) => {
  const { brush, palette, horizon, random, above, below, across, down, size } = stage;
  const { far, middle, near, ink, light, sand } = palette;
  hills(stage, above(4), size(8), 30, far);
  hills(stage, horizon, size(9), 26, mix(far, middle, 0.55));
  hills(stage, below(6), size(11), 34, mix(middle, sand, 0.45));
  brush.fill(
    d`M${across(0.1)} ${below(4)}q${across(0.3)} ${-size(7)} ${across(0.6)} ${size(3)}l${across(0.04)} ${size(5)}q${-across(0.32)} ${-size(8)} ${-across(0.62)} ${size(3)}z`,
    mix(sand, light, 0.3),
    0.55,
  );
  farmhouse(stage, across(0.66), above(0.5), size(0.42));
  for (const [i, share] of [0.5, 0.55, 0.6, 0.78, 0.82, 0.87].entries())
    cypress(
      stage,
      across(share),
      below(2 + (i % 3)),
      size(12 + random() * 7),
      mix(near, ink, 0.15),
    );
  hills(stage, below(15), size(10), 40, mix(middle, sand, 0.15));
  const vines = times(9).map(
    (i) =>
      d`M${across(0.02 + i * 0.06)} ${below(17)}q${across(0.05)} ${-size(5)} ${across(0.16)} ${-size(7.5)}`,
  );
  brush.line(vines.join(""), near, size(0.9), 0.35);
  cypress(stage, across(0.1), below(17), size(24), mix(near, ink, 0.3));
  cypress(stage, across(0.17), below(17), size(17), mix(near, ink, 0.3));
  birds(stage, across(0.3), down(0.34));
  return { lane: mix(sand, light, 0.2) };
};

function lighthouse({ brush, palette, across, above, size }: Stage): void {
  const { light, far, accent, ink, sun } = palette;
  brush.group(across(0.76), above(8), size(0.5), () => {
    brush.fill("M-9 2L-6-52H6L9 2z", light);
    brush.fill("M1-52h5L9 2H3z", mix(light, far, 0.55));
    brush.fill("M-8.2-12l1-14h14.4l1 14zM-6.6-38l.6-10h12l.6 10z", accent);
    brush.rect(-9, -56, 18, 4, ink);
    brush.rect(-5, -66, 10, 10, sun);
    brush.rect(-1, -66, 2, 10, ink);
    brush.fill("M-7-66h14L0-75z", accent);
    brush.rect(14, -13, 20, 15, light);
    brush.fill("M11-13l13-9 13 9z", accent);
  });
}

/** White cliffs with a lighthouse, for places that have a coast. */
export const cliffs: Scene = (stage) => {
  const { brush, palette, width, height, isNight, horizon, above, below, across, down, size } =
    stage;
  const { far, middle, near, light, accent, sun } = palette;
  sea(stage, above(2), palette.water);
  sailboat(stage, across(0.2), below(5), size(8), accent);
  sailboat(stage, across(0.4), horizon, size(4), light);
  brush.fill(
    d`M${across(0.46)} ${height}C${across(0.5)} ${below(8)} ${across(0.5)} ${horizon} ${across(0.56)} ${above(5)}S${across(0.8)} ${above(11)} ${width + 9} ${above(9)}V${height}Z`,
    light,
  );
  brush.fill(
    d`M${across(0.6)} ${height}c${size(2)} ${-size(14)} ${-size(1)} ${-size(22)} ${size(3)} ${-size(38)}l${size(5)} ${-size(2)}c${-size(2)} ${size(14)} ${size(4)} ${size(22)} ${size(4)} ${size(40)}z`,
    mix(light, far, 0.5),
  );
  brush.fill(
    d`M${across(0.54)} ${above(2)}q${across(0.06)} ${-size(7)} ${across(0.3)} ${-size(9)}T${width + 9} ${above(11)}V${below(3)}Q${across(0.75)} ${above(5)} ${across(0.54)} ${above(2)}Z`,
    mix(middle, near, 0.2),
  );
  lighthouse(stage);
  if (isNight)
    brush.fill(d`M${across(0.76)} ${above(38.5)}L0 ${above(52)}V${above(32)}Z`, sun, 0.25);
  birds(stage, across(0.5), down(0.4));
  birds(stage, across(0.14), down(0.5));
  return {};
};

const towers = [
  [-24, 9, 46],
  [-8, 8, 62],
  [8, 10, 40],
  [20, 8, 52],
] as const;

function castleWalls({ brush, palette, across, above, size }: Stage): void {
  const { light, far, near, ink, accent, hour } = palette;
  const shade = mix(light, far, 0.55);
  brush.group(across(0.65), above(9), size(0.52), () => {
    brush.rect(-22, -24, 44, 26, light);
    brush.rect(4, -24, 18, 26, shade);
    for (const [x, wide, tall] of towers) {
      brush.rect(x, -tall, wide, tall, light);
      brush.rect(x + wide * 0.55, -tall, wide * 0.45, tall, shade);
      brush.fill(
        d`M${x - 1.5} ${-tall}h${wide + 3}L${x + wide / 2} ${-tall - 20}Z`,
        hour === "day" ? "#3c6a94" : near,
      );
      brush.rect(x + wide * 0.3, -tall + 6, 1.8, 4, ink);
    }
    brush.fill("M-24-24l12-10 12 10z", near);
    brush.fill("M-5 2v-8a4 4 0 018 0v8z", ink);
    brush.line("M-4-82v-5", ink, 0.8);
    brush.fill("M-4-87l7 2-7 2z", accent);
  });
}

/** A castle on a wooded hill. */
export const castle: Scene = (stage) => {
  const { palette, width, random, above, below, across, size } = stage;
  const { sky, far, middle, near, ink, light } = palette;
  crags(stage, above(2), size(16), 15, mix(far, sky[3], 0.3));
  peak(stage, across(0.2), below(4), size(24), size(30), {
    rock: mix(middle, far, 0.3),
    sunny: mix(far, sky[3], 0.25),
    snow: light,
  });
  hills(stage, below(1), size(10), 20, mix(far, middle, 0.6));
  land(stage, middle, [
    [0, -9],
    [0.3, -7],
    [0.5, 6],
    [0.64, 12],
    [0.8, 8],
    [1, -2],
  ]);
  castleWalls(stage);
  for (const i of times(16)) {
    const x = across(0.34 + i * 0.042);
    const y = below(4 + Math.abs(x / width - 0.64) * 20 + random() * 4);
    pine(stage, x, y, size(6 + random() * 6), mix(near, middle, Math.floor(random() * 4) * 0.12));
  }
  hills(stage, below(13), size(6), 24, near);
  row(stage, 5, (x) =>
    pine(stage, x, below(13 + random() * 3), size(6 + random() * 5), mix(near, ink, 0.35)),
  );
  return {};
};
