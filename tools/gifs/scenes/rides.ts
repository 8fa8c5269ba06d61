import { d, times, type Brush } from "../../../art/src/paint.ts";
import { film, filmHeight, filmWidth, loop, wave, type Films } from "../film.ts";
import {
  brick,
  cream,
  gold,
  ink,
  pineTree,
  roundTree,
  scroll,
  snowPeaks,
  sunnyDay,
} from "../kit.ts";
import { clipped, ginger, golden, passenger } from "../passengers.ts";
import { drawRig } from "../rig.ts";

function trainWindow(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#c98a55");
  brush.rect(0, 196, filmWidth, 44, "#8f5a3c");
  const pane =
    "M46 34a16 16 0 0116-16h196a16 16 0 0116 16v134a16 16 0 01-16 16H62a16 16 0 01-16-16z";
  clipped(brush, pane, () => {
    brush.rect(40, 10, 250, 190, "#9fd3e0");
    brush.circle(226, 54, 20, "#fff6d6");
    scroll(t, 160, 1, (x) =>
      brush.fill(
        d`M${x - 40} 150Q${x + 20} 74 ${x + 80} 130T${x + 180} 150V200H${x - 40}Z`,
        "#8db9c4",
      ),
    );
    scroll(t, 80, 3, (x) => {
      brush.fill(d`M${x - 10} 170q46-24 92 0v40h-92z`, "#8fc49a");
      roundTree(brush, x + 30, 160, 30, "#4f9a80");
    });
    brush.rect(40, 164, 250, 30, "#f0d79b");
    scroll(t, 160, 5, (x) => brush.line(d`M${x} 190V20`, "#5b4a55", 6));
  });
  brush.raw(`<path d="${pane}" stroke="#f0d79b" stroke-width="10"/>`);
  brush.line("M16 16v150q0 18 14 20M304 16v150q0 18-14 20", brick, 22);
  passenger(brush, golden, 122, 222, 160, t);
  brush.rect(0, 206, filmWidth, 34, "#6b4032");
}

function wheel(brush: Brush, x: number, y: number, r: number, turn: number): void {
  brush.circle(x, y, r, "#1d2a4d");
  brush.circle(x, y, r * 0.55, "#c4ccda");
  const spoke = (angle: number) =>
    d`M${x} ${y}L${x + Math.cos(angle) * r * 0.5} ${y + Math.sin(angle) * r * 0.5}`;
  brush.line(
    times(5)
      .map((i) => spoke(turn + (i * 2 * Math.PI) / 5))
      .join(""),
    "#5b6b90",
    3,
  );
}

function roadTrip(brush: Brush, t: number): void {
  sunnyDay(brush, ["#fbd8a8", "#f2764a", "#d8a07a", "#e0b985"]);
  scroll(t, 160, 1, (x) => brush.fill(d`M${x} 182l14-46h30l16 46z`, "#b9573f"));
  scroll(t, 80, 4, (x) =>
    brush.line(d`M${x} 190v-${26}M${x} 176h-9v-10M${x} 180h9v-12`, "#3f7a66", 6),
  );
  brush.rect(0, 196, filmWidth, 44, "#4a4560");
  scroll(t, 64, 6, (x) => brush.line(d`M${x} 220h30`, gold, 4));
  const bump = wave(t, 4) * 1.6;
  brush.group(0, bump, 1, () => {
    brush.roundRect(96, 72, 74, 22, 5, "#8f5a3c");
    brush.line("M112 72v22M154 72v22", "#5a382a", 4);
    brush.fill(
      "M62 190c-8 0-12-6-12-16l4-30c2-8 8-12 16-14l22-30c4-6 10-8 18-8h72c10 0 16 4 22 12l20 28 32 6c10 2 16 8 16 18v18c0 10-4 16-12 16z",
      brick,
    );
    brush.fill("M100 128l16-22c2-3 5-4 9-4h22v26z", "#a3d7d8");
    brush.fill("M156 102h24c6 0 10 2 13 7l12 19h-49z", "#a3d7d8");
    brush.fill("M50 164h222v14c0 8-4 12-12 12H62c-8 0-12-6-12-16z", "#b93f2c");
    brush.circle(264, 156, 8, "#fff0b8");
  });
  brush.group(152, 158 + bump, 1.5, () => {
    brush.raw(
      '<clipPath id="lean"><path d="M-10-90H90V-18H-10Z"/></clipPath><g clip-path="url(#lean)">',
    );
    drawRig(brush, {
      build: "floppy",
      colour: "golden",
      head: 8 + wave(t, 2) * 6,
      ear: 46 + wave(t, 6) * 14,
      isSmiling: true,
      collar: "#2f6db0",
    });
    brush.raw("</g>");
  });
  brush.fill(d`M148 ${130 + bump}h66v28h-66z`, brick);
  const turn = t * 4 * Math.PI;
  wheel(brush, 98, 194, 23, turn);
  wheel(brush, 226, 194, 23, turn);
}

function bicycle(brush: Brush, t: number): void {
  sunnyDay(brush, ["#c4e3cd", "#f2b53a", "#8fcbb9", "#d9cfa8"]);
  scroll(t, 80, 2, (x) => brush.rect(x, 92, 44, 84, "#9fc4b4"));
  scroll(t, 160, 3, (x) => roundTree(brush, x + 40, 192, 70, "#4f9a80"));
  brush.rect(0, 188, filmWidth, 52, "#8f98a8");
  scroll(t, 64, 6, (x) => brush.line(d`M${x} 226h26`, cream, 3));
  const turn = t * 4 * Math.PI;
  const bump = wave(t, 4) * 1.5;
  for (const x of [96, 226]) {
    brush.raw(`<circle cx="${x}" cy="182" r="34" stroke="#1d2a4d" stroke-width="6"/>`);
    const spokes = times(6).map(
      (i) =>
        d`M${x} 182l${Math.cos(turn + (i * Math.PI) / 3) * 31} ${Math.sin(turn + (i * Math.PI) / 3) * 31}`,
    );
    brush.line(spokes.join(""), "#5b6b90", 1.6);
  }
  brush.group(0, bump, 1, () => {
    brush.line(
      "M96 182L128 128H200L152 182H96M152 182L128 128M226 182L202 112L216 104M200 128L206 118",
      brick,
      6,
    );
    brush.line("M114 122h28", "#1d2a4d", 9);
    const pedal = { x: Math.cos(turn) * 16, y: Math.sin(turn) * 16 };
    brush.line(
      d`M${152 - pedal.x} ${182 - pedal.y}L${152 + pedal.x} ${182 + pedal.y}`,
      "#1d2a4d",
      5,
    );
    passenger(brush, ginger, 242, 124, 82, t);
    brush.fill("M212 96h60l-7 44h-46z", "#c98a55");
    brush.line(
      "M213 108h58M215 120h54M217 131h50M226 98l4 40M242 98v40M258 98l-4 40",
      "#8f5a3c",
      2.5,
    );
  });
}

function cableCar(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#9cc6dc");
  brush.circle(66, 54, 24, "#ffd56b");
  snowPeaks(brush, "#47789f", "#86a9c6", "#fffaf0");
  brush.fill("M0 176q80-26 170-6t150-10v80H0Z", "#e8f0f4");
  for (const [x, y, s] of [
    [30, 214, 54],
    [76, 226, 42],
    [262, 208, 60],
    [298, 222, 46],
  ] as const)
    pineTree(brush, x, y, s, "#2a5278");
  brush.line("M-10 150L330 20", ink, 3);
  const along = (later: number) => {
    const share = loop(t, later);
    return { x: -70 + share * 460, y: 173 - share * 176 };
  };
  const { x, y } = along(0.32);
  brush.group(
    x,
    y - 1,
    1,
    () => {
      brush.line("M0 0v26M-9 0h18", ink, 4);
      brush.roundRect(-46, 24, 92, 66, 14, brick);
      brush.roundRect(-38, 32, 76, 32, 6, "#cfe6f0");
      passenger(brush, golden, -16, 66, 40, t);
      passenger(brush, ginger, 18, 66, 36, loop(t, 0.4));
      brush.rect(-46, 64, 92, 12, brick);
      brush.line("M-46 76h92", cream, 4);
    },
    wave(t, 2) * 3,
  );
}

export const rides: Films = {
  "train-window": film(trainWindow),
  "road-trip": film(roadTrip),
  bicycle: film(bicycle),
  "cable-car": film(cableCar),
};
