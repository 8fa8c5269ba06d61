import { d, randomFrom, times, type Brush } from "../../../art/src/paint.ts";
import { ease, film, filmHeight, filmWidth, loop, wave, type Films } from "../film.ts";
import { brick, cream, gold, pineTree, scroll, stars } from "../kit.ts";
import { drawRig } from "../rig.ts";

function burst(
  brush: Brush,
  x: number,
  y: number,
  age: number,
  reach: number,
  colour: string,
): void {
  if (age > 0.75) return;
  if (age < 0.22) {
    const up = age / 0.22;
    brush.line(d`M${x} ${230 - (230 - y) * up}v16`, colour, 3);
    return;
  }
  const open = ease(age, 0.22, 0.62);
  const fade = 1 - ease(age, 0.5, 0.75);
  const rays = times(12).map((i) => {
    const angle = (i * Math.PI) / 6;
    const from = reach * open * 0.55;
    const to = reach * open;
    return d`M${x + Math.cos(angle) * from} ${y + Math.sin(angle) * from + open * 8}L${x + Math.cos(angle) * to} ${y + Math.sin(angle) * to + open * 12}`;
  });
  brush.line(rays.join(""), colour, 4.5 * fade + 0.3, fade);
}

function fireworks(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#14204a");
  burst(brush, 84, 78, loop(t, 0), 58, gold);
  burst(brush, 222, 62, loop(t, 0.35), 66, "#ee7f8d");
  burst(brush, 152, 112, loop(t, 0.62), 50, "#8fcdd2");
  burst(brush, 282, 118, loop(t, 0.82), 42, cream);
  burst(brush, 30, 126, loop(t, 0.5), 40, "#c3aec4");
  const random = randomFrom(21);
  for (const i of times(13)) {
    const tall = 34 + random() * 58;
    brush.rect(i * 26 - 4, 212 - tall, 24, tall + 30, i % 2 ? "#0c1636" : "#101c42");
    for (const n of times(6)) {
      const isLit = random() < 0.5;
      if (isLit)
        brush.rect(i * 26 + (n % 2) * 9, 220 - tall + Math.floor(n / 2) * 13, 4, 5, "#f6c04d");
    }
  }
  brush.rect(0, 208, filmWidth, 32, "#0a1230");
  brush.group(120, 210, 0.95, () =>
    drawRig(brush, { build: "floppy", colour: "cream", head: 24, tail: wave(t, 4) * 20 }),
  );
  brush.mirrored(196, 210, 0.95, () =>
    drawRig(brush, {
      build: "cat",
      colour: "ginger",
      head: 20,
      tail: wave(t, 2) * 14,
      collar: "#5fb3c8",
    }),
  );
}

function campfire(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#1b2a55");
  stars(brush, t, 44, 130);
  for (const [x, s] of [
    [18, 120],
    [60, 88],
    [292, 126],
    [254, 92],
  ] as const)
    pineTree(brush, x, 186, s, "#12204a");
  brush.rect(0, 182, filmWidth, 58, "#33406b");
  brush.ellipse(172, 212, 118 + wave(t, 3) * 4, 24, "#6b5a6e");
  brush.fill("M22 206L82 118l60 88z", "#b93f2c");
  brush.fill("M82 118l60 88h-34z", brick);
  brush.fill("M82 148l20 58H66z", "#3a2038");
  const flame = (x: number, s: number, later: number, colour: string) => {
    const lick = wave(t, 3, later);
    brush.fill(
      d`M${x - s * 0.5} 210C${x - s * 0.8} ${210 - s * 0.7} ${x - s * 0.1 + lick * 5} ${210 - s} ${x + lick * 7} ${210 - s * (1.5 + lick * 0.14)}C${x + s * 0.2} ${210 - s} ${x + s * 0.9} ${210 - s * 0.7} ${x + s * 0.5} 210Z`,
      colour,
    );
  };
  flame(184, 40, 0, "#f2743c");
  flame(178, 28, 0.3, gold);
  flame(188, 18, 0.6, cream);
  brush.line("M158 214l52 8M210 212l-50 10", "#5a382a", 9);
  for (const i of times(5)) {
    const age = loop(t, i / 5);
    brush.circle(
      178 + ((i * 17) % 24) + wave(age, 1, i / 5) * 8,
      168 - age * 110,
      2.4,
      gold,
      1 - age,
    );
  }
  brush.mirrored(264, 224, 1.25, () =>
    drawRig(brush, {
      build: "sausage",
      colour: "golden",
      head: -6 + wave(t) * 4,
      tail: wave(t, 2) * 12,
      ear: wave(t) * 4,
    }),
  );
}

function aurora(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#0f2440");
  stars(brush, t, 34, 120);
  const veil = (y: number, tall: number, colour: string, later: number, opacity: number) => {
    const at = (x: number) =>
      y + wave(t, 1, later + x / 260) * 13 + Math.sin(x / 38 + later * 9) * 9;
    const steps = times(18).map((i) => i * 20 - 10);
    const top = steps
      .map((x) => d`L${x} ${at(x) - tall + wave(t, 1, later + x / 120) * 7}`)
      .join("");
    const foot = steps
      .toReversed()
      .map((x) => d`L${x} ${at(x)}`)
      .join("");
    brush.fill(d`M-12 ${y}${top}${foot}Z`, colour, opacity);
  };
  veil(104, 74, "#2a8a7a", 0, 0.55);
  veil(88, 56, "#5fd0a0", 0.3, 0.5);
  veil(118, 40, "#7a6ac0", 0.6, 0.45);
  brush.fill("M-10 170L50 104l40 36 50-58 56 64 44-40 90 64v10H-10Z", "#1a3a55");
  brush.fill("M118 108l22-26 24 28-12-4-10 10-10-10z", "#dfeaf0");
  brush.rect(0, 168, filmWidth, 72, "#164058");
  scroll(t, 160, 2, (x, i) =>
    brush.line(d`M${x} ${184 + (i % 2) * 18}h50M${x + 80} ${196}h30`, "#5fb89c", 3, 0.6),
  );
  for (const [x, s] of [
    [16, 70],
    [44, 50],
    [304, 76],
    [276, 54],
  ] as const)
    pineTree(brush, x, 206, s, "#081a2c");
  brush.fill("M0 204q90-14 170-2t150-4v42H0Z", "#0b2236");
  brush.group(158, 218, 1.3, () =>
    drawRig(brush, {
      build: "pointy",
      colour: "grey",
      head: 22 + wave(t) * 5,
      tail: 8 + wave(t, 2) * 10,
      collar: gold,
    }),
  );
}

export const nights: Films = {
  fireworks: film(fireworks, 0.45),
  campfire: film(campfire),
  aurora: film(aurora),
};
