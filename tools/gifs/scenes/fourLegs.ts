import { d, times, type Brush } from "../../../art/src/paint.ts";
import { animal, furCoat, suitcase } from "../../../art/src/posters/travellers.ts";
import { ease, film, filmHeight, filmWidth, loop, upAndDown, wave, type Films } from "../film.ts";
import { brick, cream, gold, ink, roundTree, scroll, sunnyDay } from "../kit.ts";
import { drawRig, type Rig } from "../rig.ts";

function rig(brush: Brush, x: number, y: number, scale: number, pet: Rig, turn = 0): void {
  brush.ellipse(x + 4 * scale, y + 1, 34 * scale, 4 * scale, ink, 0.18);
  brush.group(x, y, scale, () => drawRig(brush, pet), turn);
}

const mint = ["#8fcbb9", "#fff3c4", "#6fae96", "#f0d79b"] as const;
const riviera = ["#8fcdd2", "#fff6d6", "#7fb9c4", "#f3d9a0"] as const;
const rose = ["#f5b8a4", "#fff0da", "#c68396", "#f3cda4"] as const;

function finishLine(brush: Brush, t: number): void {
  sunnyDay(brush, riviera);
  const x = -60 + t * 440;
  const torn = ease(t, 0.46, 0.72);
  brush.line("M160 190V40M262 190V40", cream, 6);
  brush.roundRect(150, 34, 122, 34, 4, ink);
  for (const i of times(16))
    brush.rect(154 + (i % 8) * 14.5 + (i < 8 ? 0 : 7.2), i < 8 ? 38 : 51, 7.2, 13, cream);
  if (torn < 1) {
    const fly = torn * 46;
    brush.line(d`M163 132q${24 + fly} ${fly * 0.3} ${48 - fly * 0.7} ${fly}`, brick, 5);
    brush.line(d`M259 132q${-24 + fly} ${fly * 0.3} ${-48 + fly} ${fly}`, brick, 5);
  }
  const hop = Math.abs(wave(t, 4)) * 9;
  rig(brush, x, 208 - hop, 1.5, {
    build: "floppy",
    colour: "white",
    stride: loop(t * 4),
    reach: 13,
    tail: 14 + wave(t, 8) * 14,
    ear: wave(t, 4) * 16,
    head: 6,
    isSmiling: true,
  });
  if (t > 0.5)
    for (const i of times(14)) {
      const age = (t - 0.5) * 2;
      const spread = (((i * 53) % 28) - 14) * 10 * age;
      const y = 120 - Math.sin(age * Math.PI) * (40 + (i % 5) * 16) + age * 90;
      brush.rect(196 + spread, y, 7, 5, [brick, gold, "#2f6db0", "#2f8f7a"][i % 4] ?? gold);
    }
}

export const fourLegs: Films = {
  "finish-line": film(finishLine, 0.45),
  "jump-for-joy": film((brush, t) => {
    sunnyDay(brush, mint);
    const up = Math.max(0, wave(t, 2)) ** 0.8 * 66;
    brush.ellipse(160, 214, 52 - up * 0.35, 6, ink, 0.2);
    brush.group(154, 212 - up, 1.9, () =>
      drawRig(brush, {
        build: "floppy",
        colour: "golden",
        stride: up > 4 ? 0.25 : 0,
        reach: up > 4 ? 12 : 3,
        tail: 20 + wave(t, 6) * 24,
        ear: -up * 0.6,
        head: up * 0.2,
        isSmiling: true,
      }),
    );
    if (up > 20)
      for (const [x, y] of [
        [60, 84],
        [252, 110],
        [88, 146],
        [244, 56],
      ] as const)
        brush.line(d`M${x - 7} ${y}h14M${x} ${y - 7}v14`, cream, 4);
  }, 0.12),
  "tail-wag": film((brush, t) => {
    sunnyDay(brush, riviera);
    const wag = wave(t, 4) * 30;
    rig(brush, 160, 212, 2.3, {
      build: "floppy",
      colour: "brown",
      tail: 12 + wag,
      head: 4 + wave(t, 1) * 5,
      ear: wave(t, 2) * 5,
      isSmiling: true,
      collar: "#2f6db0",
    });
    const way = wag > 0 ? 1 : -1;
    brush.line(d`M${62 - way * 4} 92q-14 12-10 30M${48 - way * 4} 82q-20 20-14 46`, cream, 4);
  }),
  "evening-walk": film((brush, t) => {
    brush.rect(0, 0, filmWidth, filmHeight, "#f29a4b");
    brush.rect(0, 84, filmWidth, 80, "#f7b56a");
    brush.circle(216, 118, 42, "#fff1bf");
    scroll(t, 160, 1, (x) =>
      brush.fill(
        d`M${x - 20} 180Q${x + 30} 110 ${x + 90} 168T${x + 190} 180V240H${x - 20}Z`,
        "#b9573f",
      ),
    );
    scroll(t, 80, 4, (x, i) => roundTree(brush, x + (i % 2) * 8, 196, 40, "#873a3c"));
    brush.rect(0, 192, filmWidth, 48, "#572a3d");
    scroll(t, 32, 8, (x) => brush.line(d`M${x} 228l3-8`, "#26163a", 3));
    rig(brush, 150, 216, 1.7, {
      build: "pointy",
      colour: "black",
      stride: loop(t * 2),
      tail: wave(t, 4) * 10,
      head: wave(t, 4) * 2,
      collar: gold,
    });
  }),
  zoomies: film((brush, t) => {
    brush.rect(0, 0, filmWidth, filmHeight, "#b5dcc3");
    brush.rect(0, 96, filmWidth, 144, "#8fcb9b");
    scroll(0, 66, 0, (x, i) => roundTree(brush, x + 12, 104, 40 + (i % 2) * 12, "#5c9a82"));
    const spot = (share: number) => ({
      x: 160 + 104 * Math.cos(2 * Math.PI * share),
      y: 168 + 40 * Math.sin(2 * Math.PI * share),
    });
    const lap = t * 2;
    for (const i of times(7)) {
      const { x, y } = spot(lap - 0.06 - i * 0.035);
      brush.circle(x, y - 2, 11 - i * 1.3, "#f3e6c4", 0.9 - i * 0.1);
    }
    const { x, y } = spot(lap);
    const facesRight = Math.sin(2 * Math.PI * lap) < 0;
    const pet: Rig = {
      build: "floppy",
      colour: "white",
      stride: loop(t * 8),
      reach: 14,
      tail: 20,
      ear: 24,
      isSmiling: true,
    };
    const scale = 1.05 + (y - 168) / 160;
    if (facesRight) brush.group(x, y, scale, () => drawRig(brush, pet));
    else brush.mirrored(x, y, scale, () => drawRig(brush, pet));
  }, 0.1),
  "off-we-go": film((brush, t) => {
    sunnyDay(brush, rose);
    scroll(t, 160, 1, (x) => brush.line(d`M${x} 178v-74M${x} 108q-80 26-160 0`, "#8a5f8c", 3));
    scroll(t, 40, 6, (x) => brush.line(d`M${x} 226h14`, "#d8a677", 4));
    const step = loop(t * 2);
    const bob = Math.abs(wave(t, 4)) * 3;
    rig(brush, 140, 214 - bob, 1.9, {
      build: "floppy",
      colour: "chocolate",
      stride: step,
      tail: 10 + wave(t, 4) * 16,
      ear: wave(t, 4) * 7,
      collar: gold,
    });
    brush.group(140, 214 - bob, 1.9, () => suitcase(brush, [38, -40 + wave(t, 4) * 0.8], brick));
  }),
  fetch: film((brush, t) => {
    sunnyDay(brush, mint);
    const leap = upAndDown(t, 0.28, 0.5, 0.52, 0.78);
    const caught = t > 0.5;
    const pet: Rig = {
      build: "pointy",
      colour: "tan",
      stride: leap > 0.05 ? 0.25 : loop(t * 4),
      reach: leap > 0.05 ? 14 : 6,
      tail: 14 + wave(t, 6) * 16,
      head: leap * 12,
      isSmiling: !caught,
    };
    const x = 150;
    const y = 214 - leap * 70;
    brush.ellipse(x, 215, 56 - leap * 20, 6, ink, 0.2);
    brush.group(x, y, 1.7, () => {
      drawRig(brush, pet);
      if (caught && t < 0.9) brush.circle(47, -46 - leap * 6, 6.5, "#d7e34f");
    });
    const flight = loop(t, 0.1) / 0.6;
    if (!caught || t >= 0.9)
      brush.circle(340 - flight * 112, 60 + (flight - 0.9) ** 2 * 40, 11, "#d7e34f");
  }, 0.45),
  "slow-travel": film((brush, t) => {
    sunnyDay(brush, mint);
    scroll(t, 106.67, 1, (x) => roundTree(brush, x + 40, 184, 34, "#4f9a80"));
    scroll(t, 53.33, 2, (x) => brush.line(d`M${x} 230l3-8M${x + 8} 230l-2-7`, "#b99b5c", 3));
    const rock = wave(t, 2) * 2.5;
    brush.ellipse(150, 216, 72, 7, ink, 0.18);
    brush.group(
      146,
      216,
      2.1,
      () => {
        animal(brush, "tortoise", furCoat("green"));
        suitcase(brush, [0, -51], brick);
      },
      rock,
    );
    const snail = -30 + t * 390;
    const s = 1 + wave(t, 6) * 0.08;
    brush.fill(d`M${snail - 16} 232h${34 * s}q8-2 6-14l-4-2q0 8-10 8z`, "#d9a27a");
    brush.circle(snail - 2, 218, 11, "#8e5a7c");
    brush.circle(snail - 2, 218, 5, "#c790b0");
    brush.line(d`M${snail + 21} 217l1-8M${snail + 17} 217l-2-8`, "#d9a27a", 2);
  }, 0.45),
  "rabbit-hop": film((brush, t) => {
    sunnyDay(brush, ["#9fd3e0", "#fff3c4", "#8fc49a", "#a9d59a"]);
    scroll(t, 80, 2, (x, i) => {
      const y = 206 + (i % 2) * 18;
      brush.line(d`M${x} ${y + 14}v-12`, "#4f8f62", 3);
      brush.circle(x, y, 6, i % 2 ? "#f6e7a0" : "#ee8fa0");
      brush.circle(x, y, 2.5, cream);
    });
    const hop = Math.max(0, wave(t, 2)) * 52;
    brush.ellipse(160, 222, 50 - hop * 0.4, 6, ink, 0.18);
    brush.group(
      156,
      220 - hop,
      1.9,
      () => animal(brush, "rabbit", furCoat("white")),
      wave(t, 2, 0.25) * -14,
    );
  }, 0.1),
};
