import { d, mix, times, type Point } from "../../paint.ts";
import { crags, land, peak, sea } from "../parts/land.ts";
import { houses, sailboat } from "../parts/made.ts";
import { pine, row } from "../parts/plants.ts";
import { birds } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";
import type { Scene } from "./scene.ts";

/** Someone paddles with a dog in the bow. */
function canoe({ brush, palette, across, below, size }: Stage): void {
  const { accent, ink } = palette;
  brush.group(across(0.66), below(8.5), size(0.34), () => {
    brush.fill("M-20-3C-12 5 12 5 20-3c-6 9-34 9-40 0z", accent);
    brush.circle(-4, -9, 3, ink);
    brush.fill("M-8 2c0-10 8-10 8 0z", ink);
    brush.line("M-10-10L6 8", ink, 1.3);
    brush.fill("M6 1c0-6 6-6 6 0z", ink);
    brush.circle(11, -7, 2.6, ink);
    brush.fill("M8.5-9l1-3 1.5 2zM11-9.5l2-2.5.4 3z", ink);
  });
}

const peakColours = ({ palette: { near, middle, far, light } }: Stage) => ({
  rock: mix(near, middle, 0.55),
  sunny: mix(middle, far, 0.55),
  snow: light,
});

/** Snowy peaks, a pine wood and a lake. */
export const mountainLake: Scene = (stage) => {
  const { palette, width, unit, random, above, below, across, down, size } = stage;
  const { sky, far, near, ink } = palette;
  crags(stage, above(2), size(18), 15, mix(far, sky[3], 0.35));
  const count = Math.max(3, Math.round(width / unit / 22));
  times(count)
    .map((i) => ({
      x: across((i + 0.35 + random() * 0.35) / count),
      halfWidth: size(22 + random() * 8),
      tall: size(26 + random() * 16),
    }))
    .sort((a, b) => a.tall - b.tall)
    .forEach(({ x, halfWidth, tall }) =>
      peak(stage, x, below(3), halfWidth, tall, peakColours(stage)),
    );
  land(stage, near, [
    [0, -1],
    [0.2, 4],
    [0.4, 0],
    [0.6, 1],
    [0.8, 4],
    [1, 1],
  ]);
  row(stage, 3, (x) =>
    pine(
      stage,
      x,
      below(1 + random() * 2),
      size(5 + random() * 6),
      mix(near, ink, 0.1 * Math.floor(random() * 4)),
    ),
  );
  sea(stage, below(2), palette.water);
  canoe(stage);
  for (const i of times(5))
    pine(
      stage,
      across(0.8 + i * 0.055),
      down(0.82) + size(3 * random()),
      size(22 + random() * 14),
      ink,
    );
  pine(stage, across(0.02), down(0.84), size(30), ink);
  pine(stage, across(0.09), down(0.85), size(20), ink);
  return {};
};

/** Side by side, however narrow the sheet: they graze, they do not stand in each other. */
function guanacos(stage: Stage): void {
  const { brush, palette, across, below, size, isPhoneHero } = stage;
  const coat = mix(palette.accent, palette.near, 0.45);
  const guanaco = () => {
    brush.fill(
      "M-14-18c2-5 10-6 16-4l5-4 5-16 4 0 2 3 5 2-1 3-5 0-4 12c0 5-2 8-4 9l0 13h-3l-1-12h-10l-2 12h-3l0-13c-3-1-5-3-4-5z",
      coat,
    );
    brush.fill("M12-42l0-5 3 5z", coat);
  };
  const x = isPhoneHero ? across(0.7) : across(0.78);
  brush.mirrored(x, below(15), size(0.22), guanaco);
  brush.group(x + Math.max(size(11), across(0.06)), below(15.5), size(0.18), guanaco);
}

const towerPeaks = [
  [-0.9, 17, 20],
  [0.95, 19, 24],
  [-0.5, 11, 34],
  [0.5, 11, 38],
  [0.02, 12, 47],
] as const;

/** The granite towers of Patagonia over a lake; with the houses of a city if it has one. */
const graniteTowers =
  (hasCity: boolean): Scene =>
  (stage) => {
    const { palette, horizon, isWide, isHero, isPhoneHero, below, across, down, size } = stage;
    const { sky, far, middle, near, sand, accent } = palette;
    crags(stage, horizon, size(16), 14, mix(far, sky[3], 0.4));
    const centre = across(isPhoneHero ? 0.6 : isHero ? 0.67 : 0.56);
    for (const [aside, halfWidth, tall] of towerPeaks) {
      const height = size(tall) * (isPhoneHero ? 0.6 : 1);
      const x = centre + aside * size(26);
      peak(stage, x, below(4), size(halfWidth), height, peakColours(stage));
    }
    const outer: readonly Point[] = isHero
      ? [
          [0.93, 27],
          [0.4, 15],
        ]
      : [
          [0.12, 26],
          [0.25, 20],
          [0.9, 25],
        ];
    if (isWide)
      for (const [share, tall] of outer)
        peak(stage, across(share), below(4), size(22), size(tall), peakColours(stage));
    land(stage, middle, [
      [0, 1],
      [0.25, 6],
      [0.5, -1],
      [0.75, 3],
      [1, 7],
    ]);
    if (hasCity) houses(stage, below(7), { low: 0, high: 18, wall: near, windows: accent });
    sea(stage, below(5), palette.water);
    land(stage, mix(middle, sand, 0.35), [
      [0, -14],
      [0.3, -12],
      [0.6, -16],
      [1, -10],
    ]);
    guanacos(stage);
    if (!isPhoneHero) birds(stage, across(isHero ? 0.55 : 0.2), down(0.42));
    return {};
  };

export const torres = graniteTowers(false);
export const andesCity = graniteTowers(true);

/** A bay, a suspension bridge and fog. */
export const bridge: Scene = (stage) => {
  const { brush, palette, width, random, above, below, across, size } = stage;
  const { far, middle, ink, accent, light } = palette;
  crags(stage, above(1), size(5), 18, far);
  land(stage, mix(far, middle, 0.5), [
    [0, 6],
    [0.2, 2],
    [0.5, -2],
    [0.8, 3],
    [1, 8],
  ]);
  sea(stage, below(2), palette.water);
  const deck = above(2);
  const [left, right] = [across(0.3), across(0.8)];
  const top = deck - size(30);
  const sag = deck + size(18);
  brush.line(
    d`M-9 ${deck - size(8)}Q${left * 0.5} ${deck} ${left} ${top}Q${(left + right) / 2} ${sag} ${right} ${top}Q${(right + width) / 2} ${deck - size(4)} ${width + 9} ${deck - size(8)}`,
    accent,
    size(0.9),
  );
  const hangers = times((right - left) / size(3)).map((i) => {
    const x = left + i * size(3);
    const t = (x - left) / (right - left);
    const y = (1 - t) ** 2 * top + 2 * t * (1 - t) * sag + t ** 2 * top;
    return d`M${x} ${y}V${deck}`;
  });
  brush.line(hangers.join(""), accent, size(0.3));
  brush.rect(-9, deck, width + 18, size(2), accent);
  brush.rect(-9, deck + size(2), width + 18, size(0.8), mix(accent, ink, 0.4));
  for (const x of [left, right]) {
    brush.rect(x - size(2.2), deck - size(32), size(1.7), size(42), accent);
    brush.rect(x + size(0.6), deck - size(32), size(1.7), size(42), mix(accent, ink, 0.3));
    for (const up of [28, 20, 12])
      brush.rect(x - size(2.2), deck - size(up), size(4.5), size(1.6), accent);
  }
  for (const share of [0.1, 0.45, 0.7]) fog(stage, across(share), below(2 - random() * 6));
  sailboat(stage, across(0.55), below(10), size(9), light);
  return {};
};

function fog({ brush, palette, size }: Stage, x: number, y: number): void {
  brush.roundRect(x - size(10), y, size(26), size(4), size(2), palette.cloud);
  brush.roundRect(x - size(4), y - size(2.5), size(14), size(4), size(2), palette.cloud);
}
