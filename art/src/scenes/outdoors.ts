import { mix, randomFrom, times, type Brush, type Colour } from "../paint.ts";
import { ink } from "../portraits/traits.ts";
import type { Scene } from "./scene.ts";
import { openSky, row, suitcase, through } from "./scene.ts";

function pine(brush: Brush, x: number, y: number, scale: number, colour: Colour, snow?: Colour) {
  brush.group(x, y, scale, () => {
    brush.fill("M0-60l12 22h-5l11 20h-6l12 20h-48l12-20h-6l11-20h-5z", colour);
    if (snow !== undefined)
      brush.fill(
        "M0-60l12 22c-6-3-8 3-12 0s-7 2-12 0zM-11-18l7-12c5 4 9 0 15 0l7 12c-7-4-10 2-15-1s-9 3-14 1z",
        snow,
      );
    brush.rect(-3, 2, 6, 8, mix(colour, ink, 0.4));
  });
}

/** On a ferry's deck, with the coast behind. */
export const ferry: Scene = {
  breed: "terrier",
  isOutdoors: true,
  behind: "#2b8ba3",
  left: 70,
  top: 75,
  draw(stage) {
    const { brush, animal } = stage;
    openSky(stage, "#8fcdd2", 290);
    brush.fill("M0 60q90-26 200-4t200-10v100H0z", "#a9dad6");
    brush.fill("M0 96q120-20 220 0t180-6v70H0z", "#c3e4d6");
    brush.fill("M250 140l46-40 26 16 34-28 54 52z", "#6fa3ad");
    brush.fill("M356 88l54 52h-60z", "#5b8d99");
    brush.rect(0, 138, 400, 112, "#2b8ba3");
    brush.fill("M0 160q100-10 200 2t200-4v92H0z", "#257d95");
    brush.line(
      "M30 156h44M120 178h30M210 156h26M330 182h40M20 204h26M268 206h40",
      "#8fd0d2",
      4,
      0.8,
    );
    brush.fill("M0 214q70 14 160 8t240 10v20H0z", "#eef7f2", 0.75);
    brush.line("M232 52q6-7 11 0 5-7 11 0M262 70q5-6 9 0 4-6 9 0", "#1d4a5e", 2.6);
    brush.rect(-40, -120, 124, 370, "#fffaf0");
    brush.rect(62, -120, 22, 370, "#e3dcc9");
    brush.rect(-40, 34, 102, 28, "#e2563b");
    brush.rect(62, 34, 22, 28, "#b9432f");
    brush.circle(33, 113, 17, "#2a5278");
    brush.circle(33, 113, 13, "#8fcdd2");
    brush.circle(42, 196, 25, "#e2563b");
    brush.circle(42, 196, 13, "#fffaf0");
    brush.line("M42 174v6M42 212v6M20 196h6M58 196h6", "#fffaf0", 8);
    brush.rect(0, 248, 400, 52, "#b9835a");
    brush.line("M0 262h400M0 280h400", "#9c6a45", 2.5);
    brush.roundRect(84, 164, 330, 7, 3, "#fffaf0");
    brush.line("M86 206h330M86 228h330", "#fffaf0", 4);
    for (const x of row(5, 110, 68)) brush.roundRect(x, 168, 5, 82, 2, "#fffaf0");
    animal("stand", { x: 214, y: 274, scale: 1.22, scarf: "#e2563b" });
  },
};

const carWindow = '<path d="M150 20h200v138H182V112z"/>';

/** In a car, with the luggage on the roof. */
export const car: Scene = {
  breed: "shiba",
  isOutdoors: true,
  behind: "#1b2f5e",
  left: 62,
  top: 54,
  draw(stage) {
    const { brush, lamp, animal } = stage;
    openSky(stage, "#f4cbab", 330);
    brush.fill("M0 70Q200 110 400 60v120H0z", "#fbe3ba");
    brush.fill("M0 130q70-50 150-18t130-24 120 10v120H0z", "#a9aabf");
    brush.fill("M0 168q110-44 210-10t190-16v90H0z", "#7387a6");
    pine(brush, 48, 196, 0.8, "#465f86");
    pine(brush, 84, 200, 0.6, "#465f86");
    pine(brush, 360, 192, 0.9, "#465f86");
    brush.rect(0, 214, 400, 86, "#33416b");
    brush.fill("M0 214q200-10 400 0v10H0z", "#d8b58a");
    brush.line("M20 286h50M120 286h50M220 286h50M320 286h50", "#f2d9a0", 5);
    brush.ellipse(204, 264, 150, 8, "#0e1738", 0.45);
    brush.roundRect(132, 70, 100, 24, 4, "#8f5a3c");
    brush.roundRect(146, 58, 60, 14, 4, "#2f8f7a");
    brush.line("M150 72v22M212 72v22", "#fff4dc", 3);
    brush.line("M112 98h150", "#1b2f5e", 5);
    brush.fill(
      "M50 190c0-16 8-26 26-30l20-44c6-14 14-20 28-20h108c14 0 24 6 34 18l38 44c26 4 44 12 44 36v38c0 8-6 12-14 12H64c-8 0-14-6-14-14z",
      "#2f6db0",
    );
    brush.fill("M50 206h298v26c0 8-6 12-14 12H64c-8 0-14-6-14-14z", "#24589a");
    brush.fill("M106 158l16-36c4-8 8-10 14-10h32v46z", "#bfe0ea");
    brush.fill("M182 112h46c8 0 14 3 20 10l30 36h-96z", "#1b2f5e");
    brush.rect(172, 110, 8, 130, "#24589a");
    brush.line("M189 179h18M109 179h18", "#163a6b", 6);
    through(brush, carWindow, () =>
      animal("peek", { x: 226, y: 152, scale: 0.98, scarf: "#e2563b" }),
    );
    brush.roundRect(180, 156, 102, 7, 3, "#163a6b");
    lamp.roundRect(330, 180, 22, 14, 5, "#fbeecb");
    lamp.roundRect(48, 180, 12, 16, 4, "#e2563b");
    for (const x of [112, 292]) {
      brush.circle(x, 244, 30, "#1a2140");
      brush.circle(x, 244, 14, "#cdd3dc");
      brush.circle(x, 244, 5, "#1a2140");
    }
    brush.line("M12 150h28M4 172h24M20 194h18", "#fffaf0", 4, 0.85);
  },
};

const houses = [
  [20, 92, 52],
  [78, 116, 44],
  [126, 74, 58],
  [188, 104, 46],
  [238, 84, 54],
  [296, 112, 50],
  [350, 90, 60],
] as const;

/** Two friends wait at a stop in town. */
export const stop: Scene = {
  breed: "terrier",
  isOutdoors: true,
  behind: "#8e8db4",
  left: 78,
  top: 29,
  draw(stage) {
    const { brush, lamp, animal } = stage;
    openSky(stage, "#d9c4d2", 252);
    brush.fill("M0 110q200 50 400-30v160H0z", "#c3aec4");
    for (const [i, [x, y, width]] of houses.entries()) {
      brush.rect(x, y, width, 140, i % 2 ? "#8e8db4" : "#7f7ea8");
      lamp.rect(x + 10, y + 16, 8, 10, "#fbe0a6");
      lamp.rect(x + width - 20, y + 34, 8, 10, "#fbe0a6");
    }
    brush.rect(0, 226, 400, 74, "#54659a");
    brush.rect(0, 226, 400, 12, "#7687b4");
    brush.line("M40 276h56M150 276h56M260 276h56", "#c9cfe4", 4);
    brush.roundRect(326, 70, 7, 162, 2, "#20305e");
    brush.circle(330, 62, 30, "#e4566a");
    brush.circle(330, 62, 22, "#fffaf0");
    brush.roundRect(317, 52, 26, 17, 3, "#20305e");
    brush.fill("M320 56h8v6h-8zM332 56h8v6h-8z", "#fffaf0");
    brush.line("M323 70v.5M337 70v.5", "#20305e", 6);
    brush.roundRect(312, 104, 36, 44, 3, "#fffaf0");
    brush.line("M319 114h22M319 122h16M319 130h20", "#8e8db4", 3);
    suitcase(brush, 62, 238, 1.05, "#f2b53a");
    animal("sit", { x: 144, y: 240, scale: 1.2 });
    // The friend looks back at it.
    animal("sit", { x: 262, y: 240, scale: -1.05, breed: "persian" });
  },
};

/** The same flakes on every picture. */
function flakes(): string {
  const random = randomFrom(7);
  return times(84)
    .map(() => `M${Math.round(random() * 400)} ${Math.round(random() * 340) - 90}h0`)
    .join("");
}

/** Out in the snow, below the mountains and beside a lit hut. */
export const snow: Scene = {
  breed: "terrier",
  isOutdoors: true,
  behind: "#dfe8f0",
  left: 100,
  top: 68,
  draw(stage) {
    const { brush, lamp, animal } = stage;
    openSky(stage, "#9fb8cf", 66);
    brush.fill("M0 84q120-30 220-6t180-14v120H0z", "#b7cbdc");
    brush.fill("M-10 190l70-92 34 34 44-62 62 84 30-30 60 70z", "#7f97b8");
    brush.fill("M138 70l62 84-34-18-14 14-20-24-22 22zM60 98l34 34-18 4-12-10-14 12z", "#eef3f7");
    brush.fill("M0 186q110-30 210-8t190-14v60H0z", "#dfe8f0");
    pine(brush, 300, 204, 1.3, "#2d4a66", "#fffaf0");
    pine(brush, 350, 210, 1, "#2d4a66", "#fffaf0");
    pine(brush, 40, 206, 0.9, "#2d4a66", "#fffaf0");
    brush.rect(330, 170, 44, 36, "#8f4a34");
    brush.fill("M322 172l30-26 30 26z", "#fffaf0");
    lamp.rect(346, 184, 12, 22, "#f2b53a");
    brush.line("M366 150v-18", "#5d6579", 5);
    brush.line("M368 126q8-8 2-14t4-14", "#eef3f7", 5, 0.8);
    brush.fill("M0 222q140-22 260 0t140-6v90H0z", "#fffaf0");
    brush.fill("M0 252q140-16 280 4t120-2v50H0z", "#e3ecf3");
    brush.line("M20 262h0M44 258h0M66 262h0M88 258h0M108 261h0", "#b7cbdc", 7);
    animal("walk", { x: 196, y: 268, scale: 1.26, scarf: "#2f8f7a", isDressed: true });
    brush.line("M150 264q10 6 22 4M206 268q14 4 26 0", "#e3ecf3", 8);
    lamp.line(flakes(), "#fffaf0", 4.4, 0.9);
  },
};
