import { d, mix, times } from "../../paint.ts";
import { hills, land } from "../parts/land.ts";
import { farmhouse } from "../parts/made.ts";
import { row, tree } from "../parts/plants.ts";
import { birds } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";
import type { Scene } from "./scene.ts";

const greens = ({ palette: { middle, near, ink, sand, light } }: Stage) => ({
  pale: mix(middle, sand, 0.55),
  soft: mix(middle, sand, 0.3),
  deep: mix(near, middle, 0.45),
  crown: mix(near, ink, 0.2),
  sunny: mix(near, middle, 0.6),
  lane: mix(sand, light, 0.2),
});

/** Long grass full of flowers, one old tree. */
export const meadow: Scene = (stage) => {
  const { brush, palette, random, above, below, across, down, size } = stage;
  const { far, middle, near, accent, light } = palette;
  const { pale, soft, crown, sunny, lane } = greens(stage);
  hills(stage, above(2), size(8), 28, far);
  hills(stage, below(2), size(8), 36, mix(far, middle, 0.6));
  land(stage, pale, [
    [0, -8],
    [0.35, -2],
    [0.7, 3],
    [1, 0],
  ]);
  tree(stage, across(0.72), above(1), size(34), crown, sunny);
  land(stage, soft, [
    [0, -6],
    [0.3, -10],
    [0.65, -5],
    [1, -8],
  ]);
  const spots = times((stage.width / stage.unit) * 0.8).map(
    () => [across(random()), below(10 + random() * 10)] as const,
  );
  const stems = spots.map(([x, y]) => d`M${x} ${y}q${size(0.4)} ${-size(1.6)} 0 ${-size(3)}`);
  brush.line(stems.join(""), mix(near, middle, 0.3), size(0.4));
  const heads = (keep: (i: number) => boolean) =>
    spots
      .filter((_, i) => keep(i))
      .map(([x, y]) => d`M${x} ${y - size(3)}h0`)
      .join("");
  brush.line(
    heads((i) => i % 3 === 0),
    accent,
    size(1.5),
  );
  brush.line(
    heads((i) => i % 3 !== 0),
    light,
    size(1.1),
  );
  birds(stage, across(0.3), down(0.36));
  return { lane };
};

/** Round trees in rows, a ladder and a basket left for tomorrow. */
export const orchard: Scene = (stage) => {
  const { brush, palette, random, above, below, across, down, size } = stage;
  const { far, middle, near, accent, sand } = palette;
  const { pale, soft, lane } = greens(stage);
  hills(stage, above(3), size(10), 26, far);
  hills(stage, below(2), size(6), 34, mix(far, middle, 0.7));
  const rows = [
    { y: 4, tall: 9, ground: pale, crown: mix(near, middle, 0.5) },
    { y: 10, tall: 13, ground: soft, crown: mix(near, middle, 0.25) },
    { y: 17, tall: 18, ground: mix(middle, sand, 0.12), crown: near },
  ];
  for (const [n, { y, tall, ground, crown }] of rows.entries()) {
    land(stage, ground, [
      [0, 3 - y],
      [0.5, 6 - y],
      [1, 2 - y],
    ]);
    row(stage, tall * 0.95, (x) => {
      const foot = below(y - 3 + random());
      const s = size(tall * (0.9 + random() * 0.2));
      tree(stage, x, foot, s, crown, mix(crown, palette.light, 0.14));
      if (n === 0) return;
      const fruit = [-0.22, 0.05, 0.26].map(
        (side) => d`M${x + s * side} ${foot - s * (0.5 + random() * 0.3)}h0`,
      );
      brush.line(fruit.join(""), accent, s * 0.085);
    });
  }
  birds(stage, across(0.4), down(0.3));
  return { lane };
};

/** Striped fields, a farmhouse and straw bales. */
export const fields: Scene = (stage) => {
  const { brush, palette, width, height, above, below, across, down, size } = stage;
  const { far, middle, near, ink, sand, light } = palette;
  const { pale, soft, crown, sunny, lane } = greens(stage);
  hills(stage, above(2), size(7), 30, far);
  row(stage, 8, (x) => tree(stage, x, above(0), size(6), mix(far, middle, 0.8)));
  land(stage, pale, [
    [0, -1],
    [0.5, 2],
    [1, -1],
  ]);
  // Furrows run to one point on the horizon, so the land lies flat.
  const vanish = { x: across(0.62), y: above(6) };
  const furrows = times(9).map((i) => {
    const left = across(-0.7 + i * 0.32);
    return d`M${vanish.x} ${vanish.y}L${left} ${height}h${across(0.12)}Z`;
  });
  brush.raw(
    d`<clipPath id="field"><path d="M-2 ${above(0)}Q${across(0.5)} ${above(3)} ${width + 2} ${above(0)}V${height}H-2Z"/></clipPath><g clip-path="url(#field)">`,
  );
  brush.fill(furrows.join(""), soft);
  brush.raw("</g>");
  farmhouse(stage, across(0.74), above(0), size(0.44));
  tree(stage, across(0.86), below(1), size(15), crown, sunny);
  tree(stage, across(0.93), below(2), size(11), crown, sunny);
  for (const [share, y, s] of [
    [0.16, 9, 5.5],
    [0.3, 6, 4],
    [0.52, 10, 5],
  ] as const) {
    const x = across(share);
    brush.ellipse(x, below(y) + size(s * 0.5), size(s * 0.75), size(s * 0.16), ink, 0.2);
    brush.roundRect(
      x - size(s * 0.3),
      below(y) - size(s * 0.5),
      size(s),
      size(s),
      size(s * 0.5),
      mix(sand, near, 0.35),
    );
    brush.circle(x - size(s * 0.1), below(y), size(s * 0.5), mix(sand, light, 0.35));
    brush.circle(x - size(s * 0.1), below(y), size(s * 0.26), mix(sand, middle, 0.3));
  }
  birds(stage, across(0.26), down(0.34));
  return { lane };
};

/** A road that goes on over the hills, with its poplars. */
export const road: Scene = (stage) => {
  const { brush, palette, height, above, below, across, down, size } = stage;
  const { far, middle, near, ink, sand, light } = palette;
  const { pale, soft, deep, lane } = greens(stage);
  hills(stage, above(3), size(9), 30, far);
  land(stage, mix(far, middle, 0.7), [
    [0, 2],
    [0.3, 7],
    [0.62, 4],
    [1, 9],
  ]);
  land(stage, pale, [
    [0, -3],
    [0.4, -1],
    [0.75, 2],
    [1, -2],
  ]);
  land(stage, soft, [
    [0, -9],
    [0.4, -6],
    [1, -10],
  ]);
  const tarmac = mix(sand, light, 0.45);
  brush.fill(
    d`M${across(0.58)} ${above(5)}q${size(6)} ${size(3)} ${-size(1)} ${size(6)}q${-size(15)} ${size(6)} ${-size(8)} ${size(16)}L${across(0.36)} ${height}h${size(60)}L${across(0.58) + size(16)} ${below(14)}q${-size(14)} ${-size(7)} ${-size(8)} ${-size(12)}q${size(2)} ${-size(4)} ${-size(8)} ${-size(7)}z`,
    tarmac,
  );
  const poplars = [
    [0.5, 1, 9],
    [0.44, 4, 12],
    [0.34, 8, 17],
    [0.72, 1, 10],
    [0.8, 4, 14],
    [0.9, 8, 19],
  ] as const;
  for (const [share, y, tall] of poplars) {
    const x = across(share);
    brush.line(d`M${x} ${below(y)}v${-size(tall * 0.3)}`, ink, size(tall * 0.05));
    brush.ellipse(
      x,
      below(y) - size(tall * 0.6),
      size(tall * 0.16),
      size(tall * 0.46),
      mix(near, deep, 0.3),
    );
    brush.ellipse(
      x - size(tall * 0.04),
      below(y) - size(tall * 0.64),
      size(tall * 0.07),
      size(tall * 0.34),
      deep,
    );
  }
  birds(stage, across(0.24), down(0.34));
  return { lane };
};

function balloon(stage: Stage, x: number, y: number, s: number, plain: boolean): void {
  const { brush, palette } = stage;
  const { accent, light, near, ink } = palette;
  const cloth = plain ? light : accent;
  const stripe = plain ? accent : light;
  brush.group(x, y, s, () => {
    brush.fill("M0-60C-20-60-28-44-25-30-22-16-8-8-6 0H6C8-8 22-16 25-30 28-44 20-60 0-60z", cloth);
    brush.fill(
      "M0-60C-10-60-13-44-12-30-10-16-4-8-3 0H3C4-8 10-16 12-30 13-44 10-60 0-60z",
      stripe,
    );
    brush.fill(
      "M0-60C20-60 28-44 25-30 22-16 8-8 6 0H3C14-12 20-20 18-36 17-50 10-58 0-60z",
      near,
      0.22,
    );
    brush.line("M-5 1l1 8M5 1l-1 8", ink, 0.8);
    brush.fill("M-5 8h10l-1 7h-8z", mix(near, accent, 0.35));
  });
}

/** Balloons over a wide valley. */
export const balloons: Scene = (stage) => {
  const { palette, isWide, isPhoneHero, above, below, across, down, size } = stage;
  const { far, middle } = palette;
  const { pale, soft, crown, sunny, lane } = greens(stage);
  hills(stage, above(4), size(12), 24, far);
  hills(stage, stage.horizon, size(9), 30, mix(far, middle, 0.6));
  balloon(stage, across(isWide ? 0.66 : 0.7), down(isPhoneHero ? 0.52 : 0.4), size(0.44), false);
  balloon(stage, across(isWide ? 0.78 : 0.42), above(8), size(0.24), true);
  balloon(stage, across(0.9), above(13), size(0.17), false);
  land(stage, pale, [
    [0, -2],
    [0.35, -5],
    [0.7, 0],
    [1, -4],
  ]);
  row(stage, 10, (x) => tree(stage, x, below(8), size(7), crown, sunny));
  land(stage, soft, [
    [0, -7],
    [0.4, -10],
    [1, -7],
  ]);
  birds(stage, across(0.2), down(0.44));
  return { lane };
};
