import type { GoodsName } from "../names.ts";
import type { Brush } from "../paint.ts";

const night = "#152350";
const shadow = "#12203f";
const brick = "#e2563b";
const cream = "#fff4dc";
const gold = "#f6b53c";
const amber = "#d98f25";
const brown = "#b9752f";

/** Each ware stands in a square of 200. */
export const wares: Record<GoodsName, (brush: Brush) => void> = {
  carrier(brush) {
    brush.line("M50 74c0-34 100-34 100 0", night, 9);
    brush.roundRect(26, 70, 148, 92, 20, brick);
    brush.fill("M26 130h148v14a20 20 0 01-20 20H46a20 20 0 01-20-20z", "#b93f2c");
    brush.roundRect(46, 86, 70, 56, 12, night);
    brush.line("M58 88v52M70 88v52M82 88v52M94 88v52M106 88v52M48 104h66M48 122h66", "#5b78b0", 2);
    brush.circle(72, 112, 4, cream);
    brush.circle(90, 112, 4, cream);
    brush.roundRect(130, 92, 30, 22, 5, gold);
  },
  bowl(brush) {
    brush.ellipse(100, 160, 78, 12, shadow, 0.18);
    brush.fill("M30 96h140l-16 56a14 14 0 01-14 10H60a14 14 0 01-14-10z", "#2f6db0");
    brush.ellipse(100, 96, 70, 18, cream);
    brush.ellipse(100, 99, 58, 12, "#8f5a3c");
    brush.fill("M70 96c6-14 20-12 22-2 4-12 20-12 24-1 6-6 14-2 15 5-18 8-46 8-61-2z", brown);
    brush.fill("M38 122h124l-3 10H41z", cream, 0.85);
  },
  wallet(brush) {
    brush.roundRect(44, 34, 112, 140, 12, night);
    brush.fill("M44 46a12 12 0 0112-12h8v140h-8a12 12 0 01-12-12z", "#0c1736");
    brush.raw(`<circle cx="110" cy="92" r="30" stroke="${gold}" stroke-width="4"/>`);
    brush.fill("M110 108c-14 0-17-10-8-17 5-5 11-5 16 0 9 7 6 17-8 17z", gold);
    brush.line("M93 87h0M104 77h0M116 77h0M127 87h0", gold, 9);
    brush.line("M86 140h48M92 152h36", gold, 4);
  },
  bandana(brush) {
    brush.fill("M24 66q76 40 152 0l-12 26q-36 70-64 82-28-12-64-82z", "#d9546a");
    brush.fill("M24 66q76 40 152 0l-6 14q-70 36-140 0z", "#a93a52");
    brush.line("M70 112h0M100 118h0M130 112h0", cream, 12);
    brush.line("M86 138h0M114 138h0M100 156h0", cream, 9.5);
  },
  blanket(brush) {
    brush.fill("M34 150c-10-40 4-76 26-82h92c18 6 24 50 14 82z", gold);
    brush.fill("M34 150c-10-40 4-76 26-82 20 8 26 50 14 82z", amber);
    brush.ellipse(54, 110, 13, 38, gold);
    brush.ellipse(54, 110, 6, 22, brown);
    brush.line("M92 68q10 40 0 82M116 68q10 40 0 82M140 68q10 40 0 82", cream, 6);
    brush.line(
      "M76 150v12M90 150v12M104 150v12M118 150v12M132 150v12M146 150v12M160 150v12",
      amber,
      4,
    );
  },
  tag(brush) {
    brush.raw('<circle cx="100" cy="52" r="22" stroke="#98a2b8" stroke-width="9"/>');
    brush.fill("M100 66c34 0 56 24 56 54s-24 56-56 56-56-26-56-56 22-54 56-54z", "#e0a04f");
    brush.fill("M100 66c34 0 56 24 56 54s-24 56-56 56c22-12 30-34 30-56s-8-44-30-54z", brown, 0.5);
    brush.fill("M100 148c-18 0-22-14-11-23 7-7 15-7 22 0 11 9 7 23-11 23z", cream);
    brush.line("M74 116h0M90 102h0M110 102h0M126 116h0", cream, 16);
  },
  leash(brush) {
    brush.ellipse(100, 164, 64, 8, shadow, 0.18);
    brush.line(
      "M46 116c0-50 104-58 106-8 2 44-82 58-84 16-2-32 54-40 58-10 2 22-34 28-36 8",
      "#b93f2c",
      13,
    );
    brush.line(
      "M46 116c0-50 104-58 106-8 2 44-82 58-84 16-2-32 54-40 58-10 2 22-34 28-36 8",
      brick,
      9,
    );
    brush.line("M46 116v26", "#c4ccda", 8);
    brush.raw('<circle cx="46" cy="152" r="9" stroke="#98a2b8" stroke-width="6"/>');
  },
  ball(brush) {
    brush.ellipse(100, 166, 54, 9, shadow, 0.2);
    brush.circle(100, 112, 54, "#5c9a4f");
    brush.fill("M100 58a54 54 0 010 108c22-16 32-34 32-54s-10-38-32-54z", "#2c6b5e", 0.45);
    brush.line("M62 74c20 22 20 54 0 76M138 74c-20 22-20 54 0 76", cream, 7);
  },
  bottle(brush) {
    brush.ellipse(100, 168, 50, 8, shadow, 0.2);
    brush.roundRect(66, 66, 56, 100, 14, "#5fb3c8");
    brush.roundRect(98, 66, 24, 100, 12, "#3d8ba3");
    brush.fill("M66 112h56v40a14 14 0 01-14 14H80a14 14 0 01-14-14z", "#2f6db0", 0.55);
    brush.roundRect(76, 44, 36, 26, 6, night);
    brush.fill("M122 74h26c10 0 14 8 12 18l-8 42c-2 8-12 10-16 4l-14-22z", cream);
    brush.fill("M130 84h16c5 0 6 4 5 9l-6 30c-1 4-5 4-7 1l-8-12z", "#a3d7d8");
    brush.line("M76 84v24", "#c9ecec", 5);
  },
  brush(brush) {
    brush.ellipse(104, 166, 66, 8, shadow, 0.2);
    brush.roundRect(118, 96, 62, 22, 11, brown);
    brush.roundRect(24, 78, 108, 52, 22, "#e0a04f");
    brush.fill("M24 106h108a22 22 0 01-22 24H46a22 22 0 01-22-24z", brown, 0.5);
    brush.line(
      "M40 130v26M52 130v28M64 130v29M76 130v29M88 130v29M100 130v28M112 130v26",
      "#fff4dc",
      5,
    );
  },
};
