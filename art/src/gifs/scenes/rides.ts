import { d, mix, times, type Brush, type Colour } from "../../paint.ts";
import { portraitOf, type Portrait } from "../../portraits/traits.ts";
import { drawSitter } from "../../portraits/portrait.ts";
import type { Ears, FurColour, Mark, Species } from "../../names.ts";
import { film, filmHeight, filmWidth, loop, wave, type Films } from "../film.ts";
import {
  brick,
  cloud,
  cream,
  gold,
  ink,
  pineTree,
  roundTree,
  scroll,
  snowPeaks,
  sunnyDay,
} from "../kit.ts";
import { drawRig } from "../rig.ts";

type Passenger = { species: Species; colour: FurColour; ears: Ears; mark: Mark; accent: Colour };

/** A head and shoulders, `size` pixels across, looking out of something. */
function passenger(brush: Brush, who: Passenger, x: number, y: number, size: number, t: number) {
  const sitter: Portrait = {
    ...portraitOf({ ...who, background: "blue" }),
    accent: who.accent,
    hasBeard: false,
    wear: "collar",
    pose: {
      tilt: wave(t) * 6,
      x: 0,
      y: Math.abs(wave(t, 2)) * -4,
      eyes: "open",
      tongue: who.species === "dog" ? 0.8 : 0,
      ears: 4 + wave(t, 2) * 4,
    },
  };
  brush.group(x - size / 2, y - size, size / 200, () => drawSitter(brush, sitter));
}

const golden: Passenger = {
  species: "dog",
  colour: "golden",
  ears: "floppy",
  mark: "bib",
  accent: brick,
};
const terrier: Passenger = {
  species: "dog",
  colour: "white",
  ears: "button",
  mark: "patch",
  accent: "#2f6db0",
};
const ginger: Passenger = {
  species: "cat",
  colour: "ginger",
  ears: "upright",
  mark: "tabby",
  accent: "#2f6db0",
};

function clipped(brush: Brush, path: string, draw: () => void): void {
  brush.raw(`<clipPath id="view"><path d="${path}"/></clipPath><g clip-path="url(#view)">`);
  draw();
  brush.raw("</g>");
}

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
    scroll(t, 80, 3, (x, i) => {
      brush.fill(d`M${x - 10} 170q46-${24 + (i % 2) * 0} 92 0v40h-92z`, "#8fc49a");
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

function plane(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#5b97c9");
  brush.rect(0, 120, filmWidth, 120, "#8fc0dc");
  brush.circle(268, 50, 26, "#fff0b8");
  scroll(t, 160, 1, (x, i) => cloud(brush, x + 30, 76 + (i % 2) * 0, 1.5, "#cfe6f0"));
  scroll(t, 106.67, 3, (x) => cloud(brush, x, 216, 3, "#eaf5f8"));
  const bob = wave(t) * 6;
  brush.group(0, bob, 1, () => {
    brush.fill("M58 96L34 50h24l30 44z", "#b93f2c");
    brush.fill(
      "M48 112c0-14 20-24 60-24h96c44 0 70 16 74 30 2 10-14 18-50 20H96c-30 0-48-10-48-26z",
      cream,
    );
    brush.fill("M50 118c6 12 22 20 46 20h132c36-2 52-10 50-20z", brick);
    brush.fill("M252 98c12 4 20 10 24 16h-34z", "#27396d");
    for (const x of [96, 122, 200]) brush.roundRect(x, 99, 14, 15, 5, "#27396d");
    brush.circle(164, 105, 22, "#27396d");
    clipped(brush, "M142 105a22 22 0 0144 0a22 22 0 01-44 0", () =>
      passenger(brush, terrier, 164, 132, 52, t),
    );
    brush.raw('<circle cx="164" cy="105" r="22" stroke="#d9cbb8" stroke-width="4"/>');
    brush.fill("M120 128h54L112 186H88z", mix(cream, "#8f98a8", 0.35));
  });
  scroll(t, 160, 4, (x) => brush.line(d`M${x} 160h34M${x + 70} 44h26`, cream, 3, 0.7));
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
  scroll(t, 80, 4, (x, i) =>
    brush.line(d`M${x} 190v-${26 + (i % 2) * 0}M${x} 176h-9v-10M${x} 180h9v-12`, "#3f7a66", 6),
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

function waves(brush: Brush, t: number, y: number, repeats: number, colour: Colour): void {
  const drift = loop(t * repeats) * 64;
  brush.fill(
    d`M${-64 - drift + 64} ${y}${times(7)
      .map(() => "q16-9 32 0t32 0")
      .join("")}V240H-64V${y}z`,
    colour,
  );
}

function ferry(brush: Brush, t: number): void {
  sunnyDay(brush, ["#9fd3e0", "#fff3c4", "#c9dfe0", "#2f8fae"]);
  brush.fill("M226 150l10-34 26-12 30 20 20 26z", cream);
  brush.fill("M246 122h10v10h-10zM268 128h10v12h-10z", "#2f6db0");
  brush.rect(0, 148, filmWidth, 92, "#2f8fae");
  waves(brush, t, 160, 1, "#3d9cb8");
  brush.group(150, 172, 1, () => {
    brush.roundRect(-58, -92, 98, 24, 5, cream);
    brush.fill("M-24-92l4-34h24l-2 34z", brick);
    brush.fill("M-21-116h24v8h-24z", cream);
    brush.roundRect(-82, -68, 148, 30, 5, "#f7efe2");
    for (const x of times(6)) brush.roundRect(-72 + x * 23, -60, 12, 12, 4, "#2f6db0");
    brush.fill("M-118-38h236c-2 30-14 46-34 46H-90c-16 0-26-18-28-46z", "#27396d");
    brush.fill("M-116-26h232l-3 10h-226z", brick);
    brush.group(88, -38, 0.85, () =>
      drawRig(brush, {
        build: "floppy",
        colour: "white",
        tail: 12 + wave(t, 4) * 24,
        ear: -20 + wave(t, 4) * 10,
        head: 8,
        isSmiling: true,
      }),
    );
    for (const i of times(3)) {
      const age = loop(t, i / 3);
      brush.circle(-12 - age * 60, -132 - age * 34, 6 + age * 8, "#e8eef2", 1 - age);
    }
  });
  waves(brush, t, 178, 2, "#256f92");
  waves(brush, loop(t, 0.5), 206, 3, "#1d5a7c");
}

function rowing(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#f5d0cb");
  brush.circle(238, 70, 28, "#f4a24a");
  brush.fill("M-10 140L60 66l44 50 40-34 60 58 50-40 76 60v20H-10Z", "#8e8db4");
  brush.fill("M0 146q80-30 160-8t160-6v20H0Z", "#54659a");
  brush.rect(0, 146, filmWidth, 94, "#a5b0cc");
  scroll(t, 107, 2, (x, i) =>
    brush.line(
      d`M${x} ${162 + (i % 3) * 24}h34M${x + 50} ${174 + (i % 2) * 30}h18`,
      "#fde3d6",
      3,
      0.8,
    ),
  );
  const bob = wave(t, 2) * 2;
  brush.group(160, 190 + bob, 1, () => {
    brush.group(2, 2, 1.5, () =>
      drawRig(brush, {
        build: "floppy",
        colour: "brown",
        head: wave(t, 2) * 8,
        tail: 10 + wave(t, 4) * 14,
        collar: gold,
      }),
    );
    brush.fill("M-92-14C-60 6 60 6 92-16c-4 26-18 40-40 40h-106c-20 0-34-16-38-38z", brick);
    brush.fill("M-92-14C-60 6 60 6 92-16l-2 10C56 16-58 14-90-4z", "#f7c9a0");
    const swing = wave(t, 2) * 24;
    const dip = wave(t, 2, 0.25) * 8;
    brush.line(d`M0-4L${-30 + swing} ${38 + dip}`, "#8f5a3c", 6);
    brush.ellipse(-32 + swing, 40 + dip, 14, 6, "#8f5a3c");
    brush.ellipse(-32 + swing, 46, 22, 4, "#fde3d6", 0.7);
  });
}

function balloon(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#8fcdd2");
  brush.rect(0, 120, filmWidth, 120, "#c3e4d6");
  scroll(t, 320, 1, (x) => cloud(brush, x + 40, 70, 1.4, cream));
  scroll(t, 160, 1, (x) => cloud(brush, x + 90, 150, 1, "#f3fbf4"));
  brush.fill("M0 214q60-30 120-10t110-4 90 6v34H0Z", "#5c9a82");
  brush.group(
    164,
    112 + wave(t) * 9,
    1,
    () => {
      brush.fill(
        "M0-96C-44-96-62-62-56-34-50-8-22 12-14 30H14C22 12 50-8 56-34 62-62 44-96 0-96z",
        brick,
      );
      brush.fill(
        "M0-96C-22-96-32-62-28-34-24-8-10 12-6 30H6C10 12 24-8 28-34 32-62 22-96 0-96z",
        cream,
      );
      brush.fill("M0-96C-7-96-10-62-9-34-8-8-4 12-2 30h4C4 12 8-8 9-34 10-62 7-96 0-96z", gold);
      brush.line("M-13 32l4 26M13 32l-4 26", "#5a382a", 2.5);
      passenger(brush, terrier, 0, 92, 54, t);
      brush.fill("M-22 74h44l-5 26h-34z", "#b9752f");
      brush.line("M-21 82h42M-19 91h38", "#8f5a3c", 2.5);
    },
    wave(t, 1, 0.2) * 3,
  );
}

function bicycle(brush: Brush, t: number): void {
  sunnyDay(brush, ["#c4e3cd", "#f2b53a", "#8fcbb9", "#d9cfa8"]);
  scroll(t, 80, 2, (x, i) => brush.rect(x, 92 + (i % 2) * 0, 44, 84, "#9fc4b4"));
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
  plane: film(plane),
  "road-trip": film(roadTrip),
  ferry: film(ferry),
  rowing: film(rowing),
  balloon: film(balloon),
  bicycle: film(bicycle),
  "cable-car": film(cableCar),
};
