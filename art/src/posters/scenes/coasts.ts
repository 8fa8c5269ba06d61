import { d, mix, times } from "../../paint.ts";
import { hills, land, sea } from "../parts/land.ts";
import { sailboat } from "../parts/made.ts";
import { palm } from "../parts/plants.ts";
import { birds } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";
import type { Scene } from "./scene.ts";

/** A bay under a rounded mountain with its cable car. */
export const sugarloaf: Scene = (stage) => {
  const { brush, palette, horizon, random, above, below, across, down, size } = stage;
  const { far, middle, near, ink, light, sand, accent } = palette;
  hills(stage, above(2), size(8), 20, far);
  sea(stage, horizon, palette.water);
  brush.fill(
    d`M${across(0.5)} ${below(8)}C${across(0.56)} ${above(26)} ${across(0.62)} ${above(36)} ${across(0.7)} ${above(36)}S${across(0.86)} ${above(20)} ${across(0.94)} ${below(8)}Z`,
    middle,
  );
  brush.fill(
    d`M${across(0.7)} ${above(36)}C${across(0.8)} ${above(36)} ${across(0.86)} ${above(20)} ${across(0.94)} ${below(8)}h${-across(0.2)}c${size(3)} ${-size(14)} ${-size(5)} ${-size(30)} ${-across(0.04)} ${-size(44)}z`,
    mix(near, middle, 0.4),
  );
  brush.fill(
    d`M${across(0.28)} ${below(8)}C${across(0.32)} ${above(8)} ${across(0.4)} ${above(12)} ${across(0.46)} ${above(11)}S${across(0.6)} ${below(1)} ${across(0.66)} ${below(8)}Z`,
    mix(near, middle, 0.25),
  );
  brush.line(d`M${across(0.46)} ${above(11)}L${across(0.69)} ${above(36)}`, ink, size(0.3));
  brush.roundRect(across(0.56), above(23.5), size(5), size(3), size(0.8), accent);
  for (const i of times(8))
    palm(
      stage,
      across(0.3 + i * 0.085),
      below(9),
      size(7 + random() * 4),
      mix(near, ink, 0.4),
      i % 2 ? 1 : -1,
    );
  const beach = mix(sand, light, 0.2);
  land(stage, beach, [
    [0, -12],
    [0.3, -6.5],
    [0.7, -8],
    [1, -4],
  ]);
  sailboat(stage, across(0.14), below(4), size(7), accent);
  palm(stage, across(0.96), down(0.86), size(46), ink, -1.2);
  palm(stage, across(0.86), down(0.86), size(30), ink, -1);
  birds(stage, across(0.4), down(0.36));
  return { lane: beach };
};

function islet(stage: Stage, x: number, y: number, s: number): void {
  const { brush, palette, random } = stage;
  const { near, middle, ink, sand } = palette;
  brush.fill(
    d`M${x - s} ${y}Q${x - s * 0.6} ${y - s * 0.62} ${x - s * 0.1} ${y - s * 0.7}T${x + s} ${y}Z`,
    mix(near, middle, 0.35),
  );
  brush.fill(
    d`M${x} ${y}q${s * 0.15} ${-s * 0.4} ${-s * 0.1} ${-s * 0.7}Q${x + s * 0.5} ${y - s * 0.5} ${x + s} ${y}Z`,
    near,
    0.6,
  );
  brush.fill(
    d`M${x - s * 1.2} ${y + s * 0.06}q${s * 1.2} ${-s * 0.16} ${s * 2.4} 0q${-s * 1.2} ${s * 0.14} ${-s * 2.4} 0z`,
    sand,
  );
  for (const i of [-2, -1, 0, 1, 2])
    palm(
      stage,
      x + i * s * 0.4,
      y,
      s * (0.42 + random() * 0.2),
      mix(near, ink, 0.5),
      i < 0 ? -1 : 1,
    );
}

/** Palm islands, a lagoon and a beach. */
export const islands: Scene = (stage) => {
  const { palette, isWide, above, below, across, down, size } = stage;
  const { far, ink, light, sand, glint, accent } = palette;
  hills(stage, above(3), size(8), 24, far);
  sea(stage, above(2), palette.water);
  islet(stage, across(0.76), below(1), size(13));
  islet(stage, across(0.3), below(4), size(9));
  if (isWide) islet(stage, across(0.52), above(1), size(6));
  sailboat(stage, across(0.56), below(9), size(10), accent);
  sailboat(stage, across(0.16), below(1), size(4.5), light);
  const surf = [
    [0, -15],
    [0.3, -19],
    [0.6, -15],
    [1, -11],
  ] as const;
  land(stage, glint, surf, 0.8);
  land(
    stage,
    sand,
    surf.map(([share, units]) => [share, units - 1.5]),
  );
  palm(stage, across(0.9), down(0.86), size(52), ink, -1.1);
  palm(stage, across(1.01), down(0.86), size(36), ink, -1);
  birds(stage, across(0.4), down(0.42));
  return { lane: mix(sand, light, 0.25) };
};

/** A beach that could be anywhere: no palm and no landmark. */
export const beach: Scene = (stage) => {
  const { palette, above, below, across, down, size } = stage;
  const { far, middle, light, sand, glint, accent } = palette;
  hills(stage, above(2), size(7), 30, far);
  sea(stage, above(1), palette.water);
  land(stage, mix(far, middle, 0.55), [
    [0.62, -9],
    [0.78, 9],
    [0.9, 7],
    [1, 12],
  ]);
  sailboat(stage, across(0.24), below(8), size(10), accent);
  sailboat(stage, across(0.46), below(2), size(4.5), light);
  const surf = [
    [0, -11],
    [0.3, -16],
    [0.65, -13],
    [1, -17],
  ] as const;
  land(stage, glint, surf, 0.8);
  land(
    stage,
    sand,
    surf.map(([share, units]) => [share, units - 1.5]),
  );
  birds(stage, across(0.5), down(0.3));
  return { lane: mix(sand, light, 0.25) };
};

type Rock = { x: number; y: number; halfWidth: number; tall: number; lit: string; shade: string };

function karstRock(stage: Stage, { x, y, halfWidth: w, tall, lit, shade }: Rock): void {
  const { brush, palette, random, size } = stage;
  brush.fill(
    d`M${x - w} ${y}C${x - w * 1.2} ${y - tall * 0.5} ${x - w * 0.8} ${y - tall} ${x - w * 0.1} ${y - tall}S${x + w * 1.1} ${y - tall * 0.6} ${x + w * 0.9} ${y}Z`,
    lit,
  );
  brush.fill(
    d`M${x + w * 0.1} ${y}c${w * 0.2} ${-tall * 0.3} ${-w * 0.2} ${-tall * 0.5} ${-w * 0.2} ${-tall}C${x + w * 0.6} ${y - tall} ${x + w * 1.1} ${y - tall * 0.6} ${x + w * 0.9} ${y}Z`,
    shade,
  );
  const leaves = mix(palette.near, "#2c6b5e", 0.35);
  for (const i of times(6))
    brush.circle(
      x - w * 0.75 + w * 0.3 * i,
      y - tall * (0.8 + 0.17 * Math.sin(i * 0.63)),
      w * (0.24 + random() * 0.14),
      leaves,
    );
  brush.fill(
    d`M${x - w * 1.1} ${y}h${w * 2.1}q${-w * 0.2} ${size(1.5)} ${-w} ${size(1.5)}t${-w * 1.1} ${-size(1.5)}z`,
    palette.ink,
    0.3,
  );
}

function longtailBoat({ brush, palette, across, below, size }: Stage): void {
  const { near, ink, accent, light } = palette;
  brush.group(across(0.56), below(7), size(0.4), () => {
    brush.fill(
      "M-34-10C-26 2-16 4 0 4s22-1 27-12c1 8-4 18-14 18h-28c-10 0-18-9-19-20z",
      mix(near, ink, 0.5),
    );
    brush.fill("M-34-10c-1-4 1-7 3-9l1 12z", accent);
    brush.line("M-30-8C-20 2 14 3 25-5", accent, 1.6);
    brush.fill("M-8-8h20v-2c-3-4-17-4-20 0z", light);
    brush.line("M-7-8v9M11-8v9", ink, 1);
  });
}

/** Limestone rocks standing in a green sea. */
export const karst: Scene = (stage) => {
  const { palette, isWide, above, below, across, down, size } = stage;
  const { sky, far, middle, near } = palette;
  hills(stage, above(1), size(6), 20, mix(far, sky[3], 0.3));
  const shore = above(0.5);
  const distant = { lit: mix(far, middle, 0.25), shade: mix(far, middle, 0.5) };
  const at = (share: number, y: number, halfWidth: number, tall: number) => ({
    x: across(share),
    y,
    halfWidth: size(halfWidth),
    tall: size(tall),
  });
  karstRock(stage, { ...at(0.36, shore, 6, 19), ...distant });
  karstRock(stage, { ...at(0.64, shore, 5, 15), ...distant });
  sea(stage, shore, palette.water);
  karstRock(stage, {
    ...at(0.14, below(4), 11, 38),
    lit: middle,
    shade: mix(middle, near, 0.55),
  });
  karstRock(stage, {
    ...at(0.86, below(6), 12, 32),
    lit: mix(middle, near, 0.2),
    shade: mix(middle, near, 0.7),
  });
  if (isWide)
    karstRock(stage, {
      ...at(0.5, below(1), 7, 23),
      lit: mix(far, middle, 0.6),
      shade: middle,
    });
  longtailBoat(stage);
  birds(stage, across(0.44), down(0.22));
  return {};
};
