import { d, times, type Brush } from "../../../art/src/paint.ts";
import { drawSitter } from "../../../art/src/portraits/portrait.ts";
import { portraitOf } from "../../../art/src/portraits/traits.ts";
import { ease, film, filmHeight, filmWidth, loop, upAndDown, wave, type Films } from "../film.ts";
import {
  brick,
  cloud,
  cream,
  falling,
  gold,
  ink,
  pineTree,
  roundTree,
  scroll,
  snowPeaks,
} from "../kit.ts";
import { drawRig } from "../rig.ts";

function snow(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#9cb8d4");
  snowPeaks(brush, "#54759f", "#8aa6c6", "#fffaf0");
  brush.fill("M0 172q90-22 170-6t150-8v84H0Z", "#eaf1f6");
  for (const [x, s] of [
    [26, 62],
    [66, 44],
    [286, 66],
  ] as const)
    pineTree(brush, x, 196, s, "#2a5278");
  brush.ellipse(168, 221, 62, 6, "#b9c9da");
  brush.group(160, 220, 1.9, () =>
    drawRig(brush, {
      build: "floppy",
      colour: "golden",
      tail: 12 + wave(t, 4) * 18,
      head: 12 + wave(t) * 8,
      ear: wave(t) * 4,
      isSmiling: true,
    }),
  );
  falling(t, { count: 46, speed: 1, seed: 3 }, (x, y, i) =>
    brush.circle(x + wave(t, 1, i / 7) * 8, y, i % 3 === 0 ? 4 : 2.6, "#ffffff"),
  );
}

function beach(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#a3d7d8");
  brush.circle(70, 58, 26, "#fff3c4");
  brush.rect(0, 96, filmWidth, 144, "#2f9fae");
  scroll(t, 80, 2, (x, i) => brush.line(d`M${x} ${110 + (i % 2) * 16}h24`, "#8fd0d2", 3));
  const reach = (wave(t) + 1) / 2;
  const edge = 148 + reach * 34;
  brush.rect(0, 140, filmWidth, 100, "#2f9fae");
  brush.fill("M0 164q80-10 160 0t160-2v78H0Z", "#e3c083");
  brush.fill(d`M0 140H320V${edge}q-40 ${12} -80 2t-80 3-80-1-80 2Z`, "#58b9c2");
  brush.line(d`M320 ${edge}q-40 12-80 2t-80 3-80-1-80 2`, cream, 7);
  const back = upAndDown(t, 0.08, 0.3, 0.5, 0.8);
  const hop = Math.max(0, wave(t, 4)) * 6 * (back > 0.05 && back < 0.95 ? 1 : 0);
  brush.ellipse(180, 227, 54, 5, ink, 0.18);
  brush.mirrored(186 + back * 26, 226 - hop, 1.6, () =>
    drawRig(brush, {
      build: "pointy",
      colour: "red",
      stride: loop(t * 4),
      reach: back > 0.05 && back < 0.95 ? 8 : 1,
      tail: 12 + wave(t, 6) * 18,
      isSmiling: true,
      collar: "#2f6db0",
    }),
  );
  brush.line("M286 236Q296 150 274 84", "#8f5a3c", 8);
  for (const [x, y] of [
    [-50, 8],
    [-44, -26],
    [-6, -44],
    [38, -26],
    [46, 10],
  ] as const)
    brush.fill(
      d`M274 84Q${274 + x * 0.5} ${84 + y - 18} ${274 + x + wave(t) * 3} ${84 + y + 12}Q${274 + x * 0.5} ${84 + y * 0.6 + 4} 274 84Z`,
      "#2f8f7a",
    );
}

function umbrella(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#7d8ea8");
  scroll(0, 46, 0, (x, i) =>
    brush.rect(x, 92 + (i % 3) * 18, 40, 120, i % 2 ? "#6b7d99" : "#71839f"),
  );
  brush.rect(0, 204, filmWidth, 36, "#566785");
  falling(t, { count: 40, speed: 3, seed: 9 }, (x, y) =>
    brush.line(d`M${x} ${y}l-5 15`, "#c9d8ea", 2.4),
  );
  for (const i of times(5)) {
    const age = loop(t * 2, i / 5);
    brush.raw(
      d`<ellipse cx="${28 + ((i * 71) % 280)}" cy="${218 + (i % 3) * 7}" rx="${4 + age * 14}" ry="${1 + age * 4}" stroke="#c9d8ea" stroke-width="2" opacity="${1 - age}"/>`,
    );
  }
  const portrait = portraitOf({
    species: "cat",
    colour: "grey",
    ears: "upright",
    mark: "tabby",
    background: "blue",
  });
  brush.group(82, 82, 0.8, () =>
    drawSitter(brush, {
      ...portrait,
      wear: "scarf",
      accent: brick,
      pose: {
        tilt: wave(t) * 4,
        x: 0,
        y: 0,
        eyes: t > 0.6 && t < 0.7 ? "closed" : "open",
        tongue: 0,
        ears: 0,
      },
    }),
  );
  brush.group(
    160,
    96,
    1,
    () => {
      brush.line("M58 100V-56", "#5a382a", 6);
      brush.line("M58 100q0 14-12 14", "#5a382a", 6);
      brush.fill(
        "M-72 6C-66-58-10-78 20-78S110-58 116 6q-14-16-30-2-16-16-33 0-16-16-33 0-16-16-33 0-16-14-30 2-14-16-29 0z",
        gold,
      );
      brush.fill("M20-78C0-60-12-30-13 4q16-16 33 0 17-16 33 0C52-30 40-60 20-78z", "#fbd183");
    },
    wave(t) * 4,
  );
}

const rainbowBands = ["#d9465a", "#f08a3c", "#f6c04d", "#4fa37a", "#3f7fc4", "#7a5aa8"] as const;

function rainbow(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#9fc4dc");
  const grown = ease(t, 0.05, 0.45);
  const fade = 1 - ease(t, 0.85, 0.99);
  for (const [i, colour] of rainbowBands.entries()) {
    const r = 128 - i * 11;
    const length = Math.PI * r;
    brush.raw(
      d`<path d="M${160 - r} 196a${r} ${r} 0 01${r * 2} 0" stroke="${colour}" stroke-width="11.5" stroke-linecap="butt" stroke-dasharray="${length}" stroke-dashoffset="${length * (1 - grown)}" opacity="${fade}"/>`,
    );
  }
  cloud(brush, 22, 196, 2.8, cream);
  cloud(brush, 226, 196, 2.8, cream);
  brush.fill("M0 196q80-20 160-8t160-4v56H0Z", "#6fae86");
  const rain = 1 - ease(t, 0.1, 0.3) + ease(t, 0.88, 1);
  falling(t, { count: Math.round(26 * rain), speed: 3, seed: 12 }, (x, y) =>
    brush.line(d`M${x} ${y}l-3 11`, "#dbe9f3", 2.4),
  );
  brush.group(156, 222, 1.5, () =>
    drawRig(brush, {
      build: "floppy",
      colour: "white",
      tail: 8 + grown * fade * wave(t, 6) * 24,
      head: 6 + grown * fade * 16,
      isSmiling: grown * fade > 0.5,
      collar: "#7a5aa8",
    }),
  );
}

function blossom(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#f8d5cc");
  brush.circle(238, 66, 30, "#f07a5a");
  brush.fill("M20 190Q120 150 140 70q14-8 28 0Q188 150 300 190Z", "#8e8db4");
  brush.fill(
    "M118 118q16-20 22-48q14-8 28 0q6 28 24 50l-14 10-10-14-12 20-12-18-12 14z",
    "#fffaf0",
  );
  brush.rect(0, 184, filmWidth, 56, "#a9bd96");
  brush.line("M-6 40q70 6 128-16M48 40q20 16 44 14M330 16q-50 10-86 4", "#5a3a44", 8);
  for (const [x, y, r] of [
    [20, 38, 20],
    [52, 30, 22],
    [84, 40, 18],
    [112, 22, 16],
    [300, 18, 20],
    [268, 24, 15],
    [70, 56, 13],
  ] as const)
    brush.circle(x, y + wave(t, 1, x / 200) * 2, r, (x / 4) % 3 < 1.5 ? "#f4a8b0" : "#fbc9cb");
  brush.group(160, 222, 1.6, () =>
    drawRig(brush, {
      build: "pointy",
      colour: "ginger",
      tail: 16 + wave(t, 3) * 16,
      head: 8 + wave(t) * 10,
      collar: "#2f6db0",
      isSmiling: true,
    }),
  );
  falling(t, { count: 26, speed: 1, seed: 31 }, (x, y, i) =>
    brush.group(
      x + wave(t, 2, i / 9) * 12,
      y,
      1,
      () => brush.fill("M-5 0q5-6 10 0-5 5-10 0z", i % 2 ? "#ee8fa0" : "#fff1f0"),
      Math.round(wave(t, 2, i / 5) * 60),
    ),
  );
}

function autumnLeaves(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#fae0b4");
  scroll(t, 160, 1, (x) => brush.fill(d`M${x - 10} 180q90-60 180 0v20h-180z`, "#e7b77a"));
  scroll(t, 106.67, 2, (x) => roundTree(brush, x + 30, 192, 104, "#d9743a"));
  brush.rect(0, 188, filmWidth, 52, "#b9753f");
  scroll(t, 40, 8, (x) => brush.fill(d`M${x} ${224}q6-7 13 0q-7 6-13 0z`, "#e7a24a"));
  brush.ellipse(150, 221, 70, 6, ink, 0.2);
  brush.group(146, 220 - Math.abs(wave(t, 4)) * 2, 2, () =>
    drawRig(brush, {
      build: "sausage",
      colour: "chocolate",
      stride: loop(t * 3),
      reach: 7,
      tail: 12 + wave(t, 6) * 20,
      ear: wave(t, 6) * 10,
      collar: "#2f8f7a",
      isSmiling: true,
    }),
  );
  falling(t, { count: 20, speed: 1, seed: 44 }, (x, y, i) =>
    brush.group(
      x + wave(t, 2, i / 6) * 18,
      y,
      1,
      () => brush.fill("M-7 0q7-9 14 0-7 9-14 0z", ["#c9542f", gold, "#d9743a"][i % 3] ?? gold),
      Math.round(wave(t, 2, i / 4) * 90),
    ),
  );
}

export const weather: Films = {
  snow: film(snow),
  beach: film(beach),
  umbrella: film(umbrella),
  rainbow: film(rainbow, 0.6),
  blossom: film(blossom),
  "autumn-leaves": film(autumnLeaves),
};
