import type { Scene } from "./scene.ts";
import { byNight, person, suitcase, through, toned } from "./scene.ts";

/** Asleep in a carrier under the seat in front. */
export const carrier: Scene = {
  breed: "terrier",
  isOutdoors: false,
  behind: "#4a3a44",
  left: 24,
  top: 62,
  draw({ brush, lamp, animal }) {
    brush.rect(-40, -120, 480, 440, "#27396d");
    brush.fill("M0-120h400v240Q200 150 0 120z", "#33488a");
    brush.line("M-40-26h480M120-26v-94M252-26v-94", "#27396d", 4);
    lamp.ellipse(186, -12, 20, 5, "#fbeecb", 0.9);
    brush.roundRect(42, 34, 96, 118, 46, "#1a2a58");
    brush.roundRect(48, 40, 84, 106, 40, "#6f8fc4");
    brush.fill("M48 112q42-18 84 2v6q0 26-42 26t-42-26z", "#9fb8d8");
    lamp.circle(112, 70, 9, "#fbeecb");
    brush.roundRect(180, 34, 96, 118, 46, "#1a2a58");
    brush.roundRect(186, 40, 84, 106, 40, "#6f8fc4");
    brush.fill("M186 106q42 14 84-6v20q0 26-42 26t-42-26z", "#9fb8d8");
    brush.rect(0, 196, 400, 104, "#1a2a58");
    brush.fill("M300 60c0-14 14-20 30-20h90v220H300z", "#d9604a");
    brush.fill("M300 60c0-14 14-20 30-20h10v220h-40z", "#b54a38");

    brush.ellipse(166, 272, 150, 8, "#0e1738", 0.6);
    brush.fill(
      "M36 150c0-16 10-22 26-22h204c16 0 26 6 26 22v106c0 10-6 16-16 16H52c-10 0-16-6-16-16z",
      "#f2b53a",
    );
    brush.fill(
      "M266 128c16 0 26 6 26 22v106c0 10-6 16-16 16h-18c10 0 14-6 14-16V150c0-14-4-20-6-22z",
      "#c98a2a",
    );
    brush.line("M104 128c8-24 112-24 120 0", "#c98a2a", 9);
    brush.roundRect(58, 152, 194, 98, 22, "#4a3a44");
    animal("curl", { x: 152, y: 244, scale: 1.2 });
    brush.fill("M58 226q97 22 194 0v10c0 10-8 14-18 14H76c-10 0-18-4-18-14z", "#e2563b");
    brush.line(
      "M58 176h194M58 200h194M84 152v70M110 152v80M136 152v82M162 152v82M188 152v80M214 152v78M240 152v60",
      "#fff4dc",
      1.2,
      0.16,
    );
    brush.line("M282 160l18 10", "#fff4dc", 3);
    brush.roundRect(292, 164, 34, 22, 4, "#fff4dc");
    brush.circle(299, 175, 3, "#27396d");
    brush.line("M306 172h12M306 178h8", "#27396d", 2);
    brush.line("M214 166h10l-10 12h10M232 158h8l-8 10h8", "#fbeecb", 2.6);
  },
};

/** At a check-in counter, on the scale. */
export const counter: Scene = {
  breed: "terrier",
  isOutdoors: false,
  behind: "#f4c977",
  left: 60,
  top: 60,
  draw({ brush, animal }) {
    brush.rect(-40, -120, 480, 440, "#f4c977");
    brush.rect(-40, -120, 480, 184, "#e9b75d");
    brush.line("M96-120v140M280-120v140", "#c98a2a", 4);
    brush.roundRect(24, 16, 352, 34, 6, "#1b2f5e");
    brush.roundRect(292, 26, 64, 14, 7, "#f2b53a");
    brush.line("M43 30h64", "#f2b53a", 5);
    brush.line("M127 30h38M185 30h54", "#dfe8f2", 5);
    brush.line("M43 41h46M127 41h54", "#86a0cc", 4);
    brush.rect(0, 232, 400, 68, "#d9955a");
    brush.rect(0, 232, 400, 10, "#c67f47");
    person(brush, 286, 202, 1.12, {
      skin: "#8a5638",
      hair: "#1f1a33",
      coat: "#27396d",
      arm: "M-16-62c-14 8-24 14-36 16",
    });
    brush.fill("M277 112l9 16 9-16z", "#f2b53a");
    brush.roundRect(216, 164, 160, 92, 6, "#2a5278");
    brush.roundRect(208, 154, 176, 16, 4, "#fff4dc");
    brush.rect(208, 166, 176, 5, "#d9c39a");
    brush.roundRect(340, 118, 34, 38, 4, "#1b2f5e");
    brush.rect(354, 150, 8, 10, "#1b2f5e");
    brush.circle(252, 206, 17, "#f2b53a");
    brush.fill("M244 208q8-12 16 0c3 6-4 8-8 6-4 2-11 0-8-6z", "#2a5278");
    brush.line("M245 199v.5M252 196v.5M259 199v.5", "#2a5278", 5.4);
    brush.fill("M200 136l36-8 6 24-36 7z", "#fffaf0");
    brush.line("M208 141l20-4M210 147l14-3", "#86a0cc", 2);
    brush.circle(231, 146, 5, "#e2563b");
    brush.circle(231, 146, 3, "#fffaf0");
    brush.roundRect(52, 246, 140, 12, 4, "#7d8597");
    brush.rect(52, 256, 140, 6, "#5d6579");
    suitcase(brush, 84, 247, 0.92, "#e2563b");
    animal("sit", { x: 142, y: 247, scale: 0.92, scarf: "#2f6db0" });
  },
};

const trainWindow = '<rect x="104" y="34" width="240" height="132" rx="20"/>';

/** On a train seat, with a view. */
export const train: Scene = {
  breed: "dachshund",
  isOutdoors: false,
  behind: "#2c6b5e",
  left: 28,
  top: 46,
  draw({ brush, animal, isNight }) {
    brush.rect(-40, -120, 480, 440, "#2c6b5e");
    brush.roundRect(-10, -46, 420, 8, 4, "#1b4a41");
    brush.line("M60-42v18M200-42v18M340-42v18", "#1b4a41", 5);
    suitcase(brush, 130, -45, 1.05, "#f2b53a");
    suitcase(brush, 262, -45, 0.9, "#d9604a");
    brush.rect(0, 206, 400, 94, "#235449");
    brush.roundRect(96, 26, 256, 148, 26, "#1b4a41");
    const outside = isNight ? toned(brush, (colour) => byNight(colour, 0.7)) : brush;
    through(brush, trainWindow, () => {
      outside.rect(104, 34, 240, 132, "#fbe8bb");
      outside.fill("M104 96q60-30 120-8t120-22v100H104z", "#9aa27a");
      outside.fill("M104 122q80-20 140-4t100-8v60H104z", "#6f8a62");
      outside.fill("M104 146q120-16 240 0v24H104z", "#4d7a6a");
      for (const [i, x] of [150, 176, 300].entries())
        outside.fill(`M${x} ${120 + i * 3}c4-14 4-26 0-34-4 8-4 20 0 34z`, "#2f5a4d");
      outside.rect(226, 92, 26, 18, "#fffaf0");
      outside.fill("M222 94l17-14 17 14z", "#e2563b");
      if (isNight) brush.rect(235, 98, 8, 8, "#fbe0a6");
      brush.line("M104 60l70 4M200 52l60 5", "#fffaf0", 4, 0.6);
    });
    brush.line("M224 34v132", "#1b4a41", 6);
    brush.fill("M20 104c0-14 10-22 24-22h26c12 0 18 8 18 20v150H20z", "#c65a3c");
    brush.roundRect(34, 88, 40, 22, 8, "#fff4dc");
    brush.fill("M20 210h212c14 0 22 8 22 20v22H20z", "#e0734f");
    brush.rect(20, 248, 234, 18, "#a84630");
    brush.fill("M40 266h14v34H40zM214 266h14v34h-14z", "#1b4a41");
    brush.fill("M350 110c0-16 8-24 20-24h30v170h-50z", "#c65a3c");
    brush.fill("M300 210h100v46H312c-8 0-12-6-12-14z", "#e0734f");
    brush.fill("M70 210h166l-10 9H80z", "#f2b53a");
    brush.line("M90 214h126", "#c98a2a", 2);
    animal("sit", { x: 152, y: 213, scale: 1.3 });
    brush.roundRect(262, 196, 40, 8, 3, "#fff4dc");
    brush.rect(278, 204, 8, 52, "#1b4a41");
    brush.fill("M270 196l3-20h20l3 20z", "#2f6db0");
    brush.line("M283 176v-12", "#fff4dc", 3);
  },
};

/** At the vet, whose reader looks for the microchip. */
export const vet: Scene = {
  breed: "frenchie",
  isOutdoors: false,
  behind: "#cfe5e2",
  left: 70,
  top: 62,
  draw({ brush, animal }) {
    brush.rect(-40, -120, 480, 440, "#cfe5e2");
    brush.line("M208-120v52", "#7d97a0", 4);
    brush.fill("M178-46c0-16 14-24 30-24s30 8 30 24z", "#3f9a8c");
    brush.ellipse(208, -45, 13, 5, "#fff4dc");
    brush.rect(0, 232, 400, 68, "#a9cbc4");
    brush.roundRect(28, 30, 92, 70, 6, "#fffaf0");
    brush.fill("M50 82l10-24 10 14 8-10 20 20z", "#8fcbb9");
    brush.circle(94, 48, 7, "#f2a33a");
    brush.roundRect(144, 78, 96, 8, 3, "#8a5a3c");
    brush.roundRect(154, 54, 14, 24, 3, "#2f6db0");
    brush.roundRect(174, 48, 12, 30, 3, "#e2563b");
    brush.roundRect(192, 58, 18, 20, 3, "#fff4dc");
    brush.roundRect(216, 62, 14, 16, 3, "#2f8f7a");
    person(brush, 308, 306, 1.5, {
      skin: "#e0ac84",
      hair: "#8f3f2a",
      coat: "#3f9a8c",
      arm: "M-18-66c-16-6-26-10-40-18",
    });
    brush.fill("M294 186l14 22 14-22z", "#2f7f73");
    brush.line("M294 190c-4 20 6 30 16 30s18-12 12-32M310 220v10", "#1b2f5e", 4);
    brush.circle(310, 234, 6, "#1b2f5e");
    brush.line("M218 178l-14-10", "#1b2f5e", 9);
    brush.line("M211 160a15 15 0 10-30 0 15 15 0 1030 0", "#1b2f5e", 6);
    brush.line("M174 148a17 17 0 000 24M165 142a27 27 0 000 36", "#e2563b", 2.6);
    brush.roundRect(44, 222, 206, 14, 5, "#fffaf0");
    brush.rect(44, 232, 206, 6, "#bcd0cc");
    brush.fill("M60 238h12v62H60zM222 238h12v62h-12zM60 276h174v8H60z", "#7d97a0");
    animal("sit", { x: 128, y: 223, scale: 1.08 });
  },
};
