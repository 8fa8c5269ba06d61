import { d, mix, times, type Brush, type Colour } from "../../../art/src/paint.ts";
import { film, filmHeight, filmWidth, loop, wave, type Films } from "../film.ts";
import { brick, cloud, cream, gold, scroll, sunnyDay } from "../kit.ts";
import { clipped, passenger, terrier } from "../passengers.ts";
import { drawRig } from "../rig.ts";

function plane(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#5b97c9");
  brush.rect(0, 120, filmWidth, 120, "#8fc0dc");
  brush.circle(268, 50, 26, "#fff0b8");
  scroll(t, 160, 1, (x) => cloud(brush, x + 30, 76, 1.5, "#cfe6f0"));
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
      d`M${x} ${162 + (i % 2) * 24}h34M${x + 50} ${174 + (i % 2) * 30}h18`,
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

export const seaAndSky: Films = {
  plane: film(plane),
  ferry: film(ferry),
  rowing: film(rowing),
  balloon: film(balloon),
};
