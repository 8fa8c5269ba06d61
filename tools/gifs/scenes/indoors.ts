import { d, times, type Brush } from "../../../art/src/paint.ts";
import { drawHeart } from "../../../art/src/portraits/parts.ts";
import { drawSitter } from "../../../art/src/portraits/portrait.ts";
import { portraitOf } from "../../../art/src/portraits/traits.ts";
import { ease, film, filmHeight, filmWidth, loop, wave, type Films } from "../film.ts";
import { brick, cream, gold, ink, rising, scroll } from "../kit.ts";
import { drawRig } from "../rig.ts";

function sittingCat(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#f5d6c0");
  brush.rect(0, 190, filmWidth, 50, "#c9907a");
  brush.roundRect(214, 24, 80, 92, 6, "#8fcdd2");
  brush.circle(268, 52, 14, "#fff6d6");
  brush.fill("M214 96q40-26 80 0v14a6 6 0 01-6 6h-68a6 6 0 01-6-6z", "#6fae96");
  brush.ellipse(150, 224, 120, 9, ink, 0.2);
  brush.roundRect(50, 148, 190, 74, 14, brick);
  brush.line("M94 150v70M196 150v70", "#a53a28", 10);
  brush.line("M122 148q0-14 22-14t22 14", "#a53a28", 9);
  const swish = wave(t) * 16;
  brush.line(
    d`M190 140q40 ${4 + swish * 0.3} ${42 + swish * 0.4} ${-30 - swish}t${8 + swish} ${-22}`,
    "#b9602a",
    13,
  );
  const base = portraitOf({
    species: "cat",
    colour: "ginger",
    ears: "upright",
    mark: "tabby",
    background: "blue",
  });
  const isBlinking = t > 0.5 && t < 0.62;
  const look = Math.max(-1, Math.min(1, wave(t) * 2)) * 6;
  brush.group(62, -16, 0.83, () =>
    drawSitter(brush, {
      ...base,
      wear: "collar",
      accent: "#2f6db0",
      pose: { tilt: look, x: 0, y: 0, eyes: isBlinking ? "closed" : "open", tongue: 0, ears: 0 },
    }),
  );
  brush.ellipse(128, 151, 15, 9, "#fbd9ac");
  brush.ellipse(162, 151, 15, 9, "#fbd9ac");
}

function belt(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#d3e6f0");
  brush.rect(0, 0, filmWidth, 84, "#9cc6dc");
  brush.roundRect(36, 22, 92, 38, 8, ink);
  brush.line("M50 41h42M84 33l10 8-10 8", gold, 5);
  brush.rect(0, 176, filmWidth, 64, "#47597f");
  brush.rect(0, 168, filmWidth, 20, "#1d2a4d");
  scroll(t, 40, 8, (x) => brush.line(d`M${x} 171l-8 14`, "#3a4a78", 3));
  const cases = ["#2f8f7a", gold, brick, "#5b78b0"] as const;
  for (const i of times(4)) {
    const x = loop(t, i / 4) * 440 - 60;
    const colour = cases[i] ?? brick;
    const tall = i === 2 ? 46 : 58;
    brush.roundRect(x - 40, 168 - tall, 80, tall, 8, colour);
    brush.line(
      d`M${x - 22} ${170 - tall}v${tall - 4}M${x + 22} ${170 - tall}v${tall - 4}`,
      "#12203f",
      4,
      0.35,
    );
    brush.line(d`M${x - 12} ${168 - tall}q0-10 12-10t12 10`, "#12203f", 5, 0.6);
    if (i === 2)
      brush.group(x - 4, 122, 1.25, () =>
        drawRig(brush, {
          build: "cat",
          colour: "black",
          tail: wave(t, 2) * 16,
          head: wave(t, 1) * 8,
          collar: gold,
        }),
      );
  }
}

export const indoors: Films = {
  "cat-on-suitcase": film(sittingCat),
  dancing: film((brush, t) => {
    brush.rect(0, 0, filmWidth, filmHeight, "#465c97");
    brush.circle(160, 96, 92, "#5b73b0");
    brush.rect(0, 196, filmWidth, 44, "#27396d");
    for (const i of times(6))
      brush.circle(30 + i * 52, 24 + (i % 2) * 10, (i + Math.floor(t * 6)) % 3 === 0 ? 8 : 5, gold);
    const hopA = Math.abs(wave(t, 2)) * 22;
    const hopB = Math.abs(wave(t, 2, 0.25)) * 22;
    brush.group(
      98,
      216 - hopA,
      1.6,
      () =>
        drawRig(brush, {
          build: "floppy",
          colour: "golden",
          stride: loop(t * 2),
          reach: 8,
          tail: 20 + wave(t, 4) * 20,
          head: wave(t, 2) * 12,
          isSmiling: true,
        }),
      wave(t) * 14 - 10,
    );
    brush.mirrored(226, 216 - hopB, 1.6, () =>
      drawRig(brush, {
        build: "cat",
        colour: "grey",
        stride: loop(t * 2, 0.5),
        reach: 8,
        tail: 10 + wave(t, 2) * 24,
        head: wave(t, 2, 0.5) * 12,
        collar: "#5fb3c8",
      }),
    );
    rising(t, 4, (age, i) => {
      const x = 140 + (i % 2) * 40 + wave(age, 1, i / 4) * 12;
      const y = 150 - age * 140;
      const fade = 1 - ease(age, 0.7, 1);
      brush.line(d`M${x} ${y}v-20l12-3v18`, cream, 3, fade);
      brush.circle(x - 4, y, 5, cream, fade);
      brush.circle(x + 8, y - 5, 5, cream, fade);
    });
  }, 0.1),
  dinner: film((brush, t) => {
    brush.rect(0, 0, filmWidth, filmHeight, "#fae0a6");
    for (const i of times(6)) brush.rect(i * 64, 0, 32, 190, "#f7d693");
    brush.rect(0, 186, filmWidth, 54, "#c98a55");
    const munch = wave(t, 3) * 4;
    brush.ellipse(141, 223, 75, 9, ink, 0.18);
    brush.group(132, 222, 2.2, () =>
      drawRig(brush, {
        build: "floppy",
        colour: "tan",
        tail: 16 + wave(t, 4) * 26,
        head: -60 + munch,
        ear: 10 + munch,
        collar: brick,
      }),
    );
    brush.raw('<g transform="translate(-6 -12)">');
    brush.ellipse(236, 196, 46, 11, "#8f5a3c");
    for (const i of times(3))
      brush.circle(222 + i * 15, 193 - Math.abs(wave(t, 3, i / 3)) * 7, 5, "#b9752f");
    brush.fill("M188 198h96l-10 28a6 6 0 01-6 4h-64a6 6 0 01-6-4z", "#2f6db0");
    brush.fill("M192 206h88l-3 8h-82z", cream);
    brush.raw("</g>");
    if (Math.abs(wave(t, 1)) > 0.9) drawHeart(brush, 74, 70, 9, brick);
  }),
  "baggage-belt": film(belt, 0.1),
};
