import { d, mix, times } from "../../paint.ts";
import { crags, hills, land, peak, sea } from "../parts/land.ts";
import { sailboat } from "../parts/made.ts";
import { pine, row, tree } from "../parts/plants.ts";
import { birds } from "../parts/sky.ts";
import type { Scene } from "./scene.ts";

/** A lake among low hills, reeds and a jetty. */
export const quietLake: Scene = (stage) => {
  const { brush, palette, random, above, below, across, down, size } = stage;
  const { far, middle, near, ink, light, sand, accent } = palette;
  hills(stage, above(2), size(12), 28, far);
  hills(stage, below(1), size(8), 34, mix(far, middle, 0.65));
  row(stage, 7, (x) => tree(stage, x, below(2), size(5 + random() * 3), mix(middle, near, 0.35)));
  sea(stage, below(2), palette.water);
  sailboat(stage, across(0.66), below(7), size(8), accent);
  sailboat(stage, across(0.36), below(4), size(4), light);
  const plank = mix(sand, near, 0.45);
  brush.fill(
    d`M${across(1) + 9} ${below(11)}H${across(0.78)}v${size(1.4)}h${across(0.22) + 9}z`,
    plank,
  );
  const posts = times(4).map((i) => d`M${across(0.8 + i * 0.065)} ${below(10.5)}v${size(6)}`);
  brush.line(posts.join(""), mix(plank, ink, 0.45), size(1));
  const reeds = times(16).map((i) => {
    const x = across(0.01 + i * 0.011) + size(random());
    return d`M${x} ${below(22)}q${size(random() * 2 - 1)} ${-size(5)} ${size(random() * 3 - 1)} ${-size(9 + random() * 6)}`;
  });
  brush.line(reeds.join(""), mix(near, ink, 0.35), size(0.6));
  birds(stage, across(0.34), down(0.36));
  return {};
};

/** Pines in mist, layer behind layer. */
export const forest: Scene = (stage) => {
  const { palette, random, isHero, above, below, across, down, size } = stage;
  const { sky, far, middle, near, ink } = palette;
  crags(stage, above(6), size(9), 20, mix(far, sky[3], 0.45));
  const layers = [
    { y: 0, tall: 11, colour: mix(far, sky[3], 0.15), step: 4 },
    { y: 6, tall: 15, colour: mix(far, middle, 0.6), step: 5 },
    { y: 13, tall: 19, colour: mix(middle, near, 0.35), step: 6.5 },
  ];
  for (const { y, tall, colour, step } of layers) {
    row(stage, step, (x) =>
      pine(stage, x, below(y + 2), size(tall * (0.75 + random() * 0.5)), colour),
    );
    land(stage, colour, [
      [0, -y],
      [0.3, 1 - y],
      [0.6, -y - 1],
      [1, 1 - y],
    ]);
  }
  const front = mix(near, ink, 0.35);
  if (!isHero) {
    pine(stage, across(0.07), down(0.84), size(38), front);
    pine(stage, across(0.17), down(0.85), size(24), front);
  }
  pine(stage, across(0.84), down(0.83), size(30), front);
  pine(stage, across(0.94), down(0.84), size(44), front);
  birds(stage, across(0.44), down(0.3));
  return {};
};

/** A road climbing to a pass between two bare mountains. */
export const mountainPass: Scene = (stage) => {
  const { brush, palette, isWide, random, above, below, across, down, size } = stage;
  const { sky, far, middle, near, ink, light, sand } = palette;
  crags(stage, above(4), size(14), 16, mix(far, sky[3], 0.35));
  const rock = { rock: mix(near, middle, 0.6), sunny: mix(middle, far, 0.5) };
  if (!stage.isHero) peak(stage, across(0.16), below(4), size(30), size(34), rock);
  if (isWide) peak(stage, across(0.62), below(4), size(26), size(22), rock);
  peak(stage, across(0.84), below(4), size(34), size(42), rock);
  land(stage, middle, [
    [0, -2],
    [0.25, 2],
    [0.5, -1],
    [0.75, 4],
    [1, 1],
  ]);
  land(stage, mix(middle, sand, 0.3), [
    [0, -9],
    [0.4, -5],
    [1, -8],
  ]);
  const x = across(0.52);
  const bends = d`M${x + size(16)} ${below(20)}C${x - size(40)} ${below(16)} ${x + size(44)} ${below(12)} ${x + size(2)} ${below(8)}S${x + size(14)} ${below(3)} ${x} ${below(0.5)}`;
  brush.line(bends, mix(near, ink, 0.2), size(2.6), 0.35);
  brush.line(bends, mix(sand, light, 0.5), size(1.9));
  row(stage, 5.5, (at) => {
    if (Math.abs(at - x) > size(16))
      pine(stage, at, below(10 + random() * 5), size(6 + random() * 5), mix(near, ink, 0.2));
  });
  birds(stage, across(0.44), down(0.3));
  return {};
};

/** A small train on a stone viaduct. */
export const railway: Scene = (stage) => {
  const { brush, palette, width, unit, random, above, below, across, down, size } = stage;
  const { far, middle, near, ink, light, sand, accent } = palette;
  hills(stage, above(8), size(12), 26, far);
  hills(stage, above(1), size(8), 30, mix(far, middle, 0.6));
  row(stage, 6, (x) => tree(stage, x, below(5), size(5 + random() * 4), mix(near, middle, 0.4)));
  const stone = mix(sand, middle, 0.45);
  const shade = mix(stone, near, 0.45);
  const deck = below(0);
  const span = size(13);
  for (const i of times(width / span + 1)) {
    const left = i * span - size(4);
    brush.fill(
      d`M${left} ${deck}h${span}v${size(16)}h${-size(1.6)}v${-size(8)}a${span / 2 - size(1.6)} ${span / 2 - size(1.6)} 0 00${size(3.2) - span} 0v${size(8)}h${-size(1.6)}z`,
      stone,
    );
    brush.rect(left + span - size(1.6), deck + size(3), size(1), size(13), shade);
  }
  brush.rect(-5, deck - size(1), width + 10, size(2.2), shade);
  const carriage = size(15);
  const front = across(0.34);
  for (const i of times(Math.max(3, width / unit / 40))) {
    const x = front + i * (carriage + size(0.8));
    const isEngine = i === 0;
    brush.roundRect(x, deck - size(7.6), carriage, size(6.4), size(isEngine ? 2.6 : 1), accent);
    brush.rect(x, deck - size(3.2), carriage, size(1), light);
    const panes = times(4).map(
      (n) =>
        d`M${x + size(1.8 + n * 3.2)} ${deck - size(6.4)}h${size(2)}v${size(2.2)}h${-size(2)}z`,
    );
    brush.fill(panes.join(""), mix(light, palette.sun, 0.4));
    const wheels = [3, 6, 10, 13].map((n) => d`M${x + size(n)} ${deck - size(1.2)}h0`);
    brush.line(wheels.join(""), ink, size(1.5));
  }
  land(stage, mix(near, middle, 0.35), [
    [0, -11],
    [0.3, -15],
    [0.7, -12],
    [1, -15],
  ]);
  row(stage, 9, (x) => {
    const y = below(15 + random() * 3);
    tree(stage, x, y, size(6 + random() * 4), mix(near, ink, 0.25), mix(near, middle, 0.4));
  });
  birds(stage, across(0.26), down(0.36));
  return {};
};
