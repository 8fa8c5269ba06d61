import { d, mix, times } from "../../paint.ts";
import { landmark } from "../landmarks/index.ts";
import { crags, hills, peak, sea } from "../parts/land.ts";
import { cypress, palm } from "../parts/plants.ts";
import { birds } from "../parts/sky.ts";
import type { Stage } from "../stage.ts";
import type { Scene } from "./scene.ts";

function terraces(stage: Stage): void {
  const { brush, palette, width, height, above, across, size } = stage;
  const { middle, near, light, sand } = palette;
  for (const i of times(6)) {
    const y = above(4) + i * size(4.6);
    const edge = d`M-9 ${y + size(3 - i)}Q${across(0.25)} ${y - size(5 - i)} ${across(0.5)} ${y}T${width + 9} ${y - size(4 - i * 0.6)}`;
    const green = mix(middle, sand, i % 2 ? 0.2 : 0.42);
    brush.fill(d`${edge}V${height}H-9Z`, i > 3 ? mix(green, near, 0.25) : green);
    brush.line(edge, mix(light, sand, 0.4), size(0.5), 0.7);
  }
}

/** Rice steps with a temple gate and palms. */
export const riceTerraces: Scene = (stage, name) => {
  const { palette, random, above, below, across, down, size } = stage;
  const { sky, far, middle, near, ink } = palette;
  crags(stage, above(6), size(16), 15, mix(far, sky[3], 0.3));
  peak(stage, across(0.3), below(4), size(34), size(32), {
    rock: mix(far, middle, 0.5),
    sunny: mix(far, sky[3], 0.2),
  });
  terraces(stage);
  landmark(stage, name, across(0.66), below(6), 0.66);
  const shade = mix(near, ink, 0.3);
  for (const i of times(3)) {
    const tall = size(17 + random() * 7);
    palm(stage, across(0.1 + i * 0.12), below(6 + i * 2), tall, shade, i % 2 ? 1 : -1);
  }
  palm(stage, across(0.93), below(9), size(22), shade, 1);
  birds(stage, across(0.18), down(0.34));
  return {};
};

function stoneHuts({ brush, palette, across, below, size }: Stage): void {
  const { light, sand, near } = palette;
  for (const i of times(7)) {
    const x = across(0.2 + i * 0.09);
    const top = below((i % 3) * 3.5 - 2.5);
    brush.rect(x, top, size(5), size(3.5), mix(light, sand, 0.5));
    brush.rect(x + size(3.2), top, size(1.8), size(3.5), mix(sand, near, 0.4));
    brush.rect(x + size(1), top + size(1), size(1), size(1.5), near);
    if (i % 2)
      brush.polygon(
        [
          [x - size(0.3), top],
          [x + size(2.5), top - size(3)],
          [x + size(5.3), top],
        ],
        mix(sand, near, 0.35),
      );
  }
}

/** Terraces of the Andes with stone huts and a llama. */
export const andes: Scene = (stage) => {
  const { brush, palette, above, below, across, down, size } = stage;
  const { sky, far, middle, near, light, accent } = palette;
  crags(stage, above(6), size(16), 15, mix(far, sky[3], 0.3));
  peak(stage, across(0.7), below(2), size(17), size(40), {
    rock: mix(near, middle, 0.45),
    sunny: mix(middle, far, 0.3),
  });
  peak(stage, across(0.5), below(2), size(13), size(24), {
    rock: mix(near, middle, 0.3),
    sunny: middle,
  });
  terraces(stage);
  stoneHuts(stage);
  brush.group(across(0.8), below(15), size(0.3), () => {
    brush.fill(
      "M-14-18c2-5 10-6 16-4l5-4 4-14 4 0 2 3 5 2-1 3-5 0-3 11c0 5-2 8-4 9l0 12h-3l-1-11h-10l-2 11h-3l0-12c-3-1-5-3-4-5z",
      light,
    );
    brush.fill("M-8-23c4-3 10-2 12 0l0 7h-12z", accent);
  });
  birds(stage, across(0.18), down(0.34));
  return {};
};

function marbleTomb({ brush, palette, across, below, size }: Stage): void {
  const { light, sun, far, middle, near, sand, accent } = palette;
  const marble = mix(light, sun, 0.2);
  const shade = mix(light, far, 0.5);
  brush.group(across(0.5), below(6), size(0.62), () => {
    for (const [x, scale] of [
      [-42, 1],
      [42, 1],
      [-32, 0.86],
      [32, 0.86],
    ] as const) {
      const tall = 52 * scale;
      brush.rect(x - 2, -tall, 4, tall, marble);
      brush.rect(x + 0.4, -tall, 1.6, tall, shade);
      brush.fill(d`M${x - 2.8} ${-tall}c0-5 2-6 2.8-8 .8 2 2.8 3 2.8 8z`, marble);
      brush.rect(x - 3, -36 * scale, 6, 1.6, shade);
    }
    brush.rect(-26, -30, 52, 32, marble);
    brush.rect(10, -30, 16, 32, shade);
    brush.fill("M-13-36C-18-48-10-56 0-64c10 8 18 16 13 28z", marble);
    brush.fill("M2-62c9 7 16 15 11 26H6c4-10 2-18-4-26z", shade);
    brush.rect(-12, -38, 24, 4, shade);
    brush.fill("M-24-30c-2-7 2-9 5-12 3 3 7 5 5 12z", marble);
    brush.fill("M14-30c-2-7 2-9 5-12 3 3 7 5 5 12z", shade);
    brush.rect(-0.6, -72, 1.2, 9, accent);
    brush.fill("M-7 2v-16c0-5 4-7 7-10 3 3 7 5 7 10V2z", near);
    for (const x of [-20, 15])
      brush.fill(
        d`M${x} 2v-9c0-3 2-4 2.5-5.5.5 1.5 2.5 2.5 2.5 5.5v9zM${x} -12v-6c0-3 2-4 2.5-5.5.5 1.5 2.5 2.5 2.5 5.5v6z`,
        middle,
      );
    brush.rect(-50, 1, 100, 4, mix(light, sand, 0.5));
  });
}

/** A white tomb at the end of a long pool. */
export const tomb: Scene = (stage) => {
  const { brush, palette, width, height, below, across, down, size } = stage;
  const { far, near, ink, light, water, glint } = palette;
  hills(stage, below(2), size(7), 20, far);
  marbleTomb(stage);
  brush.rect(-2, below(8.5), width + 4, height, mix(near, "#2c6b5e", 0.4));
  brush.fill(
    d`M${across(0.46)} ${below(9)}h${across(0.08)}L${across(0.68)} ${down(0.86)}H${across(0.32)}Z`,
    mix(water, glint, 0.5),
  );
  brush.fill(
    d`M${across(0.49)} ${below(9)}h${across(0.02)}l${size(3)} ${size(16)}h${-size(7)}z`,
    light,
    0.5,
  );
  for (const i of times(5))
    for (const side of [-1, 1]) {
      const x = across(0.5) + side * (across(0.085) + size(i * 5.2));
      cypress(stage, x, below(10 + i * 2.4), size(7 + i * 2.6), mix(near, ink, 0.35));
    }
  birds(stage, across(0.2), down(0.2));
  birds(stage, across(0.72), down(0.16));
  return {};
};

function pagoda({ brush, palette, across, below, size }: Stage): void {
  const { accent, light, near, ink } = palette;
  brush.group(across(0.24), below(16), size(0.54), () => {
    for (const i of times(4)) {
      const half = 15 - i * 2.6;
      const y = -i * 13;
      brush.rect(-half * 0.62, y - 9, half * 1.24, 9, i % 2 ? mix(accent, light, 0.25) : accent);
      brush.rect(half * 0.1, y - 9, half * 0.52, 9, near, 0.35);
      brush.fill(d`M${-half - 4} ${y - 8}q4-1 6-5h${2 * half - 4}q2 4 6 5z`, ink);
      brush.rect(-1.5, y - 6, 3, 6, light);
    }
    brush.rect(-0.7, -70, 1.4, 20, ink);
  });
}

function cherryTree(stage: Stage, x: number, y: number, s: number): void {
  const { brush, palette, random } = stage;
  brush.line(
    d`M${x} ${y}q${-s * 0.1} ${-s * 0.5} ${s * 0.25} ${-s * 0.8}M${x} ${y - s * 0.4}q${-s * 0.3} ${-s * 0.1} ${-s * 0.4} ${-s * 0.4}`,
    palette.ink,
    s * 0.07,
  );
  for (const i of times(9)) {
    const blossom = i % 3 ? "#f4a8b0" : "#fbd3d2";
    const left = x + s * (random() * 0.9 - 0.45);
    brush.circle(left, y - s * (0.65 + random() * 0.5), s * (0.14 + random() * 0.1), blossom);
  }
}

/** Mount Fuji over the water, a pagoda and cherry trees. */
export const fuji: Scene = (stage) => {
  const { brush, palette, below, across, down, size } = stage;
  const { sky, far, middle, near, light } = palette;
  hills(stage, below(1), size(7), 20, mix(far, sky[3], 0.3));
  const x = across(0.58);
  const y = below(4);
  const crater = d`Q${x} ${y - size(40)} ${x + size(6)} ${y - size(38)}`;
  const leftTop = d`${x - size(6)} ${y - size(38)}`;
  brush.fill(
    d`M${x - size(46)} ${y}Q${x - size(17)} ${y - size(12)} ${leftTop}${crater}Q${x + size(17)} ${y - size(12)} ${x + size(46)} ${y}Z`,
    middle,
  );
  brush.fill(
    d`M${x - size(12)} ${y - size(25.5)}Q${x - size(8)} ${y - size(32)} ${leftTop}${crater}Q${x + size(8)} ${y - size(32)} ${x + size(12)} ${y - size(25.5)}l${-size(4)} ${size(3)}l${-size(2.5)} ${-size(4)}l${-size(3)} ${size(7)}l${-size(3)} ${-size(6)}l${-size(4)} ${size(5)}l${-size(2.5)} ${-size(5)}z`,
    light,
  );
  brush.fill(
    d`M${x + size(2)} ${y - size(39.4)}q${size(2)} 0 ${size(4)} ${size(1.4)}Q${x + size(17)} ${y - size(12)} ${x + size(46)} ${y}H${x + size(16)}Q${x + size(6)} ${y - size(16)} ${x + size(2)} ${y - size(39.4)}Z`,
    near,
    0.22,
  );
  sea(stage, y, palette.water);
  hills(stage, below(13), size(7), 26, mix(near, middle, 0.35));
  pagoda(stage);
  cherryTree(stage, across(0.86), down(0.82), size(26));
  cherryTree(stage, across(0.06), down(0.84), size(16));
  birds(stage, across(0.36), down(0.36));
  return {};
};
