import { d, mix, times } from "../../paint.ts";
import { walls, type Landmark } from "./landmark.ts";

export const columnTemple: Landmark = (brush, palette) => {
  const { light } = palette;
  const { pale, shaded } = walls(palette);
  brush.rect(-36, -4, 72, 6, mix(light, palette.sand, 0.4));
  brush.rect(-33, -7, 66, 4, light);
  for (const i of times(7)) {
    const x = -30 + i * 9.2;
    brush.rect(x, -31, 4.8, 24, light);
    brush.rect(x + 2.8, -31, 2, 24, shaded);
  }
  brush.rect(-34, -36, 68, 5, light);
  brush.fill("M-36-36h72L0-50z", pale);
  brush.fill("M0-50l36 14H8z", shaded);
};

export const greatDome: Landmark = (brush, palette) => {
  const { near, middle, far, light } = palette;
  const { stone, shaded } = walls(palette);
  brush.rect(-30, -20, 60, 22, stone);
  brush.rect(6, -20, 24, 22, shaded);
  brush.rect(-15, -34, 30, 14, mix(light, palette.sand, 0.4));
  brush.fill(
    times(5)
      .map((i) => d`M${-12 + i * 5.6} -31h2.4v9h-2.4z`)
      .join(""),
    near,
  );
  brush.fill("M-16-34C-16-56-6-62 0-62s16 6 16 28z", mix(middle, far, 0.3));
  brush.fill("M2-62c7 1 14 7 14 28H6z", near, 0.6);
  brush.rect(-3, -70, 6, 9, light);
  brush.fill("M-3-70L0-78l3 8z", middle);
  const arches = times(6).map((i) => d`M${-27 + i * 10} 2v-9a2.5 2.5 0 015 0v9z`);
  brush.fill(arches.join(""), near, 0.7);
};

export const twinTowerChurch: Landmark = (brush, palette) => {
  const { near, ink, accent, sand, middle } = palette;
  const { pale, warm } = walls(palette);
  brush.rect(-26, -26, 52, 28, pale);
  for (const x of [-26, 14]) {
    brush.rect(x, -48, 12, 50, warm);
    brush.rect(x + 6.5, -48, 5.5, 50, mix(sand, middle, 0.45));
    brush.fill(d`M${x} -48c0-9 3-12 6-12s6 3 6 12z`, accent);
    brush.fill(d`M${x + 5.3} -66h1.4v7h-1.4zM${x + 3.5} -34v-6a2.5 2.5 0 015 0v6z`, near);
  }
  brush.fill("M-12-26c0-14 6-19 12-19s12 5 12 19z", accent);
  brush.fill("M2-45c5 1 10 6 10 19H6z", ink, 0.25);
  brush.fill("M-.7-53h1.4v9h-1.4zM-5 2v-12a5 5 0 0110 0V2z", near);
};

export const stepPyramid: Landmark = (brush, palette) => {
  const { light, sand, middle, near, ink } = palette;
  for (const i of times(6)) {
    const half = 42 - i * 6.2;
    const top = -(i + 1) * 7;
    brush.rect(-half, top, half * 2, 7.2, mix(sand, middle, 0.18 + i * 0.03));
    brush.rect(half * 0.25, top, half * 0.75, 7.2, mix(sand, near, 0.5));
    brush.rect(-half, top, half * 2, 1.2, light, 0.45);
  }
  brush.rect(-8, -55, 16, 13, mix(sand, middle, 0.25));
  brush.rect(1, -55, 7, 13, mix(sand, near, 0.55));
  brush.rect(-3, -51, 5, 9, ink);
  brush.rect(-10, -57, 20, 3, sand);
  brush.fill("M-5 0l3-42h4L5 0z", mix(light, sand, 0.5));
  brush.line("M-4-6h8M-4-12h8M-3.5-18h7M-3-24h6M-3-30h6M-2.5-36h5", near, 0.8, 0.6);
};

export const prangTowers: Landmark = (brush, { accent, sand, near, light }) => {
  const side =
    "M-18 0l3-10h-2l3-10h-2l3-10h-2C-7-44-3-56 0-92 3-56 7-44 13-30h-2l3 10h-2l3 10h-2l3 10z";
  for (const [x, scale] of [
    [0, 1],
    [-24, 0.6],
    [24, 0.6],
  ] as const)
    brush.group(x, 0, scale, () => {
      brush.fill(side, mix(accent, sand, 0.35));
      brush.fill("M0-92C3-56 7-44 13-30h-2l3 10h-2l3 10h-2l3 10H4z", mix(near, accent, 0.35));
      brush.line("M-14-10h28M-12-20h24M-9-30h18M-6-42h12", light, 1.2, 0.7);
    });
};

export const splitGate: Landmark = (brush, { accent, near, light, sand }) => {
  for (const side of [-1, 1]) {
    brush.fill(
      d`M${side * 4} 0V-66L${side * 9} -58V-50L${side * 14} -46V-36L${side * 19} -32V-20L${side * 25} -16V0Z`,
      mix(accent, near, side < 0 ? 0.2 : 0.42),
    );
    brush.line(
      d`M${side * 4.5} -50h${side * 5}M${side * 4.5} -36h${side * 10}M${side * 4.5} -20h${side * 15}`,
      light,
      1.1,
      0.6,
    );
  }
  brush.rect(-30, -2, 60, 4, mix(sand, near, 0.4));
  brush.rect(-26, 2, 52, 3, mix(sand, near, 0.5));
};

export const churchSpires: Landmark = (brush, { near, middle, ink, accent, sand }) => {
  for (const [x, tall] of [
    [-16, 70],
    [-6, 88],
    [6, 92],
    [16, 72],
  ] as const) {
    const waist = -tall * 0.5;
    const shoulder = -tall * 0.8;
    brush.fill(
      d`M${x - 5} 0L${x - 4.2} ${waist}Q${x - 2.5} ${shoulder} ${x} ${-tall}Q${x + 2.5} ${shoulder} ${x + 4.2} ${waist}L${x + 5} 0Z`,
      mix(middle, sand, 0.35),
    );
    brush.fill(
      d`M${x} ${-tall}Q${x + 2.5} ${shoulder} ${x + 4.2} ${waist}L${x + 5} 0H${x + 1}Z`,
      mix(near, middle, 0.5),
    );
    brush.circle(x, -tall - 1, 1.7, accent);
    const slits = [1, 2, 3, 4, 5].map(
      (i) => d`M${x - 2} ${waist + i * 6}h1M${x + 2} ${-tall * 0.55 + i * 6}h1`,
    );
    brush.line(slits.join(""), ink, 1.2, 0.5);
  }
  brush.fill("M-24 2v-26l24-14 24 14v26z", mix(near, middle, 0.3));
  brush.circle(0, -22, 4.5, sand);
};
