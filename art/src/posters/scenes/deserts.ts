import { d, mix, times, type Colour, type Point } from "../../paint.ts";
import { landmark } from "../landmarks/index.ts";
import { crags, hills, land } from "../parts/land.ts";
import { acacia, cactus, palm } from "../parts/plants.ts";
import { birds, cloud } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";
import type { Scene } from "./scene.ts";

const redRock = "#d9683f";
const darkRock = "#9c3f3a";

function pyramid({ brush, palette }: Stage, x: number, y: number, base: number, tall: number) {
  const { light, sand, middle } = palette;
  const top: Point = [x - base * 0.05, y - tall];
  const foot: Point = [x + base * 0.22, y];
  brush.polygon([[x - base, y], top, foot], mix(light, sand, 0.75));
  brush.polygon([top, [x + base * 0.95, y], foot], mix(middle, sand, 0.3));
  brush.polygon(
    [
      top,
      [x - base * 0.2, y - tall * 0.84],
      [x - base * 0.02, y - tall * 0.8],
      [x + base * 0.12, y - tall * 0.85],
    ],
    light,
  );
}

function camel({ brush, palette, size }: Stage, x: number, y: number, scale: number): void {
  brush.group(x, y, size(scale), () => {
    brush.fill(
      "M-20-22c3-3 6-3 8-2 1-8 8-8 9-1 2-8 9-8 10 0 4 0 6-3 7-8 0-6 2-9 6-10l6 1 1 3-6 1c-2 2-2 6-2 10-1 6-5 9-8 9l0 19h-3l-2-17h-14l-3 17h-3l1-19c-4 0-7-1-7-3z",
      palette.near,
    );
    brush.fill("M-10-25c1-4 12-4 14 0l1 7h-16z", palette.accent);
  });
}

export const pyramids: Scene = (stage) => {
  const { palette, isWide, below, across, down, size } = stage;
  const { far, middle, ink, light, sand } = palette;
  hills(stage, below(1), size(5), 30, mix(far, sand, 0.4));
  pyramid(stage, across(0.24), below(4), size(15), size(20));
  pyramid(stage, across(0.86), below(5), size(20), size(25));
  pyramid(stage, across(0.56), below(7), size(29), size(40));
  land(stage, mix(sand, middle, 0.2), [
    [0, -7],
    [0.2, -4],
    [0.5, -8],
    [0.8, -5],
    [1, -8],
  ]);
  land(stage, mix(sand, middle, 0.42), [
    [0, -12],
    [0.3, -14],
    [0.6, -9],
    [1, -12],
  ]);
  const caravan = isWide ? 0.06 : 0.12;
  camel(stage, across(0.12), below(12), 0.26);
  camel(stage, across(0.12 + caravan), below(11.5), 0.22);
  palm(stage, across(0.92), down(0.82), size(34), ink, -1);
  palm(stage, across(0.84), down(0.82), size(22), ink, 1);
  return { lane: mix(sand, light, 0.3) };
};

/** Dry hills, agaves and tall cactuses. */
export const desert: Scene = (stage, name) => {
  const { brush, palette, horizon, random, below, across, down, size } = stage;
  const { far, middle, near, sand } = palette;
  crags(stage, horizon, size(11), 18, far);
  hills(stage, below(2), size(10), 24, mix(far, middle, 0.6));
  land(stage, mix(sand, middle, 0.25), [
    [0, -5],
    [0.3, -2],
    [0.6, -6],
    [1, -3],
  ]);
  landmark(stage, name, across(0.6), below(5), 0.66);
  land(stage, mix(sand, middle, 0.45), [
    [0, -11],
    [0.35, -7],
    [0.7, -12],
    [1, -8],
  ]);
  const green = mix(near, "#2c6b5e", 0.55);
  cactus(stage, across(0.14), below(15), size(22), green);
  cactus(stage, across(0.9), below(14), size(14), green);
  cactus(stage, across(0.28), below(11), size(8), mix(green, middle, 0.3));
  for (const i of times(5)) {
    const x = across(0.06 + i * 0.21);
    const y = below(17 + random() * 2);
    const leaves = [-2, -1, 0, 1, 2].map((side) => {
      const tall = 5.5 - Math.abs(side);
      return d`M${x} ${y}q${size(side * 1.3 - 0.5)} ${-size(3)} ${size(side * 2)} ${-size(tall)}q${size(0.6)} ${size(2)} ${size(0.6 - side * 1.5)} ${size(tall)}z`;
    });
    brush.fill(leaves.join(""), green);
  }
  birds(stage, across(0.44), down(0.2));
  return {};
};

type Butte = { x: number; y: number; halfWidth: number; tall: number; lit: Colour; shade: Colour };

function butte({ brush, size }: Stage, { x, y, halfWidth, tall, lit, shade }: Butte): void {
  const at = (right: number, up: number): Point => [x + halfWidth * right, y - tall * up];
  const right = [at(0.2, 1), at(0.7, 0.98), at(0.78, 0.42), at(0.95, 0.38), at(1.5, 0)];
  const left = [at(-1.5, 0), at(-0.95, 0.38), at(-0.8, 0.42), at(-0.72, 1), at(-0.3, 0.97)];
  brush.polygon([...left, ...right], lit);
  brush.polygon([at(0.12, 0), at(0.3, 0.4), ...right], shade);
  brush.line(
    d`M${x - halfWidth * 0.4} ${y - tall * 0.95}v${tall * 0.5}M${x - halfWidth * 0.1} ${y - tall * 0.9}v${tall * 0.45}M${x + halfWidth * 0.45} ${y - tall * 0.9}v${tall * 0.4}`,
    shade,
    size(0.7),
  );
}

function redGround(stage: Stage): void {
  const { brush, palette, width, random, below, across, size } = stage;
  const { middle, near, light, sand } = palette;
  land(stage, mix(sand, middle, 0.35), [
    [0, -6],
    [0.3, -3],
    [0.7, -7],
    [1, -4],
  ]);
  brush.fill(
    d`M${across(0.44)} ${below(5)}q${size(2)} ${size(6)} ${-size(8)} ${size(14)}h${size(22)}q${-size(12)} ${-size(8)} ${-size(12)} ${-size(14)}z`,
    light,
    0.5,
  );
  const bushes = times(8).map(
    () =>
      d`M${width * random()} ${below(8 + random() * 8)}q${size(0.5)} ${-size(3)} ${size(2)} ${-size(2)}q${size(2)} ${-size(1)} ${size(2.5)} ${size(2)}z`,
  );
  brush.fill(bushes.join(""), mix(near, middle, 0.3));
}

/** Buttes of red rock. */
export const mesa: Scene = (stage) => {
  const { palette, horizon, isWide, below, across, down, size } = stage;
  const { far, near, ink } = palette;
  hills(stage, horizon, size(4), 34, far);
  const lit = mix(redRock, far, 0.2);
  const shade = mix(darkRock, near, 0.25);
  const distant = { lit: mix(lit, far, 0.55), shade: mix(shade, far, 0.5) };
  const tall = (share: number, y: number, halfWidth: number, height: number) => ({
    x: across(share),
    y: below(y),
    halfWidth: size(halfWidth),
    tall: size(height),
  });
  butte(stage, { ...tall(0.2, 4, 9, 24), ...distant });
  butte(stage, { ...tall(0.83, 5, 13, 32), lit, shade });
  butte(stage, { ...tall(0.5, 5, 5, 28), lit, shade });
  if (isWide) butte(stage, { ...tall(0.66, 4, 6, 16), ...distant });
  redGround(stage);
  cactus(stage, across(0.08), down(0.8), size(18), ink);
  birds(stage, across(0.3), down(0.16));
  return {};
};

/** The great red rock of central Australia. */
export const greatRock: Scene = (stage) => {
  const { brush, palette, horizon, above, below, across, down, size } = stage;
  const { far, middle, near } = palette;
  hills(stage, horizon, size(4), 34, far);
  brush.fill(
    d`M${across(0.08)} ${below(5)}C${across(0.14)} ${above(18)} ${across(0.26)} ${above(23)} ${across(0.42)} ${above(22)}S${across(0.86)} ${above(22)} ${across(0.95)} ${below(5)}Z`,
    mix(redRock, middle, 0.2),
  );
  brush.fill(
    d`M${across(0.5)} ${below(5)}c${-size(3)} ${-size(14)} ${size(4)} ${-size(18)} ${size(2)} ${-size(26.5)}C${across(0.7)} ${above(22)} ${across(0.88)} ${above(20)} ${across(0.95)} ${below(5)}Z`,
    mix("#a5453b", near, 0.2),
  );
  brush.line(
    d`M${across(0.25)} ${above(18)}q${size(2)} ${size(8)} ${-size(1)} ${size(15)}M${across(0.36)} ${above(19)}q${size(3)} ${size(8)} 0 ${size(17)}M${across(0.68)} ${above(17)}q${size(3)} ${size(8)} 0 ${size(15)}`,
    near,
    size(0.7),
    0.5,
  );
  redGround(stage);
  birds(stage, across(0.3), down(0.16));
  return {};
};

function giraffe({ brush, palette, size }: Stage, x: number, y: number, scale: number): void {
  brush.group(x, y, size(scale), () =>
    brush.fill(
      "M-10-20c3-3 9-3 12-1l7-22 3-2 6 2-1 3-5 0-5 20c0 3-1 5-2 6l1 16h-2.5l-2-14h-7l-1.5 14h-2.5l0-15c-2-2-2-5-1-7z",
      mix(palette.ink, palette.near, 0.35),
    ),
  );
}

/** A flat mountain under its cloth of cloud, acacias and giraffes. */
export const savanna: Scene = (stage) => {
  const { brush, palette, width, above, below, across, down, size } = stage;
  const { far, middle, near, ink, light, sand } = palette;
  brush.fill(
    d`M-9 ${below(4)}L${across(0.06)} ${above(2)}L${across(0.2)} ${above(19)}L${across(0.26)} ${above(21)}H${across(0.68)}L${across(0.73)} ${above(18)}L${across(0.86)} ${above(5)}L${width + 9} ${below(4)}Z`,
    middle,
  );
  brush.fill(
    d`M${across(0.26)} ${above(21)}h${across(0.42)}l${across(0.05)} ${size(3)}l${-across(0.06)} ${size(4)}l${-across(0.08)} ${-size(3)}l${-across(0.06)} ${size(5)}l${-across(0.09)} ${-size(4)}l${-across(0.07)} ${size(5)}l${-across(0.06)} ${-size(4)}z`,
    mix(far, light, 0.25),
  );
  cloud(stage, across(0.3), above(19.5), size(0.8), palette.cloud);
  cloud(stage, across(0.5), above(19.5), size(0.6), palette.cloud);
  hills(stage, below(5), size(7), 22, mix(near, middle, 0.4));
  land(stage, mix(sand, middle, 0.3), [
    [0, -8],
    [0.4, -5],
    [1, -9],
  ]);
  land(stage, mix(sand, middle, 0.5), [
    [0, -14],
    [0.5, -11],
    [1, -15],
  ]);
  acacia(stage, across(0.8), below(14), size(26), ink);
  acacia(stage, across(0.14), below(10), size(13), mix(ink, near, 0.4));
  giraffe(stage, across(0.44), below(12), 0.34);
  giraffe(stage, across(0.44) + size(10), below(12), 0.24);
  birds(stage, across(0.66), down(0.2));
  return {};
};
