import { mix, type Brush } from "../paint.ts";

const brick = "#e2563b";
const darkBrick = "#a53a28";
const cream = "#fffaf0";
const crease = "#d8cdb4";
const blue = "#2f6db0";
const navy = "#152350";
const gold = "#f6b53c";

function suitcase(brush: Brush): void {
  brush.roundRect(70, 92, 96, 62, 9, brick);
  brush.line("M98 92q0-16 20-16t20 16M92 95v56M144 95v56", darkBrick, 6);
}

function letter(brush: Brush): void {
  brush.roundRect(96, 66, 120, 84, 4, cream);
  brush.line("M98 68l58 44 58-44", "#c9bfa8", 4);
}

function note(brush: Brush): void {
  brush.fill("M90 150V70q0-10 10-10h110q10 0 10 10v80z", cream);
  brush.line("M106 80h98M106 98h98M106 116h60", crease, 5);
}

function cart(brush: Brush): void {
  brush.fill("M84 92h110l-14 56H98z", blue);
  brush.line("M112 102l6 36M139 102v36M166 102l-6 36", mix(blue, navy, 0.4), 4);
  brush.line("M84 92l-10-24H56", "#3a4c80", 6);
  brush.circle(108, 154, 7, "#3a4c80");
  brush.circle(168, 154, 7, "#3a4c80");
}

function map(brush: Brush): void {
  brush.fill("M78 78l38-12 40 12 40-12v74l-40 12-40-12-38 12z", cream);
  brush.fill("M116 66l40 12v74l-40-12z", "#efe3cb");
  brush.fill("M84 120q20-14 32-4t24-2l8 10-32 6-32 10z", "#a9cfae");
  brush.line("M92 102q18 10 34-2t38 6", brick, 3.4);
  brush.fill("M172 112c-10-12-16-18-16-26a16 16 0 0132 0c0 8-6 14-16 26z", brick);
  brush.circle(172, 86, 6, cream);
}

function passport(brush: Brush): void {
  brush.group(
    126,
    104,
    1,
    () => {
      brush.roundRect(-36, -46, 72, 94, 7, "#27396d");
      brush.fill("M-36-39a7 7 0 017-7h5v94h-5a7 7 0 01-7-7z", navy);
      brush.circle(5, -8, 17, gold);
      brush.circle(5, -8, 13.5, "#27396d");
      brush.fill("M5 2c-8 0-9-6-5-10 3-3 7-3 10 0 4 4 3 10-5 10z", gold);
      brush.line("M-3-15h0M2-20h0M8-20h0M13-15h0", gold, 4.4);
      brush.line("M-10 24h30M-6 33h22", gold, 3);
    },
    -7,
  );
}

function stamp(brush: Brush): void {
  brush.group(
    130,
    104,
    1,
    () => {
      brush.raw(
        `<rect x="-36" y="-42" width="72" height="86" fill="${cream}" stroke="${cream}" stroke-width="7" stroke-dasharray="0 9.2"/>`,
      );
      brush.rect(-29, -35, 58, 60, "#8fcbb9");
      brush.circle(10, -14, 14, "#c4e3cd");
      brush.fill("M-29 12q29-14 58 0v13h-58z", "#5c9a82");
      brush.line("M-20 35h26", crease, 5);
    },
    -4,
  );
}

function heart(brush: Brush): void {
  brush.fill(
    "M132 148C84 116 78 92 92 78c14-13 32-6 40 8 8-14 26-21 40-8 14 14 8 38-40 70z",
    "#d9546a",
  );
  brush.line("M100 92q3-8 11-8", "#f0a0aa", 6);
}

function photo(brush: Brush): void {
  const frame = (turn: number, x: number, drawInside: () => void) =>
    brush.group(
      x,
      104,
      1,
      () => {
        brush.roundRect(-38, -42, 76, 88, 3, cream);
        brush.rect(-31, -35, 62, 58, "#5fb3c8");
        drawInside();
      },
      turn,
    );
  frame(7, 152, () => brush.rect(-31, -35, 62, 58, "#ee9a86"));
  frame(-6, 118, () => {
    brush.circle(14, -18, 9, "#fff6d6");
    brush.fill("M-31 23V6q16-16 31-4t31-6v27z", "#2c6f73");
  });
}

function cloud(brush: Brush): void {
  brush.fill(
    "M78 142h92c18 0 22-24 2-28 0-22-26-30-40-14-10-20-44-12-42 12-24-2-30 30-12 30z",
    cream,
  );
  brush.line("M106 118l36 18M142 112l-36 30", crease, 6);
}

export const objects = {
  suitcase,
  letter,
  note,
  cart,
  map,
  passport,
  stamp,
  heart,
  photo,
  cloud,
};
