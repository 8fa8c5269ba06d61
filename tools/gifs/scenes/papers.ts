import { d, times, type Brush } from "../../../art/src/paint.ts";
import { ease, film, filmHeight, filmWidth, loop, upAndDown, wave, type Films } from "../film.ts";
import { brick, cloud, cream, gold, ink, paw, room, scroll, sunnyDay } from "../kit.ts";
import { drawRig } from "../rig.ts";

function passportBook(brush: Brush): void {
  brush.roundRect(-44, -58, 88, 116, 9, "#27396d");
  brush.fill("M-44-49a9 9 0 019-9h6v116h-6a9 9 0 01-9-9z", ink);
  brush.circle(7, -14, 24, gold);
  brush.circle(7, -14, 19.5, "#27396d");
  brush.fill("M7 2c-12 0-13-8-7-14 4-4 10-4 14 0 6 6 5 14-7 14z", gold);
  brush.line("M-4-22h0M3-28h0M11-28h0M18-22h0", gold, 6.5);
  brush.line("M-14 28h42M-8 40h30", gold, 4.5);
}

function passportWave(brush: Brush, t: number): void {
  room(brush, "#5fb3c8", "#a3d7d8", "#4a88a0");
  const swing = wave(t, 2) * 17;
  brush.raw(d`<g transform="rotate(${swing} 160 260) translate(0 ${wave(t) * 5})">`);
  brush.group(160, 88, 1.1, () => passportBook(brush), -4);
  brush.group(160, 186, 1.35, () => paw(brush, "#e0a04f", "#b9752f"));
  brush.raw("</g>");
  const glow = Math.abs(wave(t, 2));
  brush.line(
    d`M${42 - glow * 6} 70l-14-8M${36 - glow * 6} 96h-16M${278 + glow * 6} 70l14-8M${284 + glow * 6} 96h16`,
    cream,
    5,
  );
}

function approved(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#c98a55");
  brush.line("M0 62h320M0 150h320", "#b9793f", 3);
  const away = ease(t, 0.78, 0.96) * 330;
  const arrive = (1 - ease(t, 0, 0.14)) * -330;
  const isStamped = t > 0.4;
  brush.group(
    152 + (t < 0.5 ? arrive : away),
    140,
    1,
    () => {
      brush.roundRect(-96, -80, 192, 168, 5, cream);
      brush.line("M-76-52h96M-76-32h128M-76-12h116M-76 8h60", "#d8cdb4", 6);
      brush.roundRect(46, -66, 36, 44, 3, "#8fcbb9");
      if (isStamped) {
        brush.raw('<circle cx="38" cy="38" r="36" stroke="#2f8f7a" stroke-width="6"/>');
        brush.line("M20 38l13 14 24-28", "#2f8f7a", 9);
      }
    },
    -3,
  );
  const height = 150 - upAndDown(t, 0.22, 0.4, 0.46, 0.64) * 150;
  brush.group(192, 178 - height, 1, () => {
    brush.roundRect(-42, -22, 84, 22, 6, "#27396d");
    brush.fill("M-16-22c0-20-12-26-12-42a28 28 0 0156 0c0 16-12 22-12 42z", brick);
    brush.fill("M4-22c2-20 12-26 12-42 0-8-4-16-8-20a28 28 0 0120 20c0 16-12 22-12 42z", "#b93f2c");
  });
  if (t > 0.38 && t < 0.52)
    brush.line("M118 190l-18 8M124 214l-12 14M262 190l18 8M256 214l12 14", cream, 5);
}

const lands = [
  "M0-40c20-14 44-8 48 10 2 16-18 18-22 34-6 14-22 10-26-6-4-14-14-24 0-38z",
  "M70 0c14-12 34-4 32 14s-12 40-24 34-22-34-8-48z",
  "M128-46c24-12 50 0 46 18-6 20-34 12-38 28-10 10-28-30-8-46z",
  "M176 26c14-8 32 0 28 14s-34 16-36 4 0-14 8-18z",
] as const;

function globe(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#27396d");
  for (const i of times(16))
    brush.circle((i * 83) % 320, (i * 47) % 150, (i + Math.floor(t * 4)) % 4 ? 1.5 : 2.6, cream);
  brush.raw(
    '<clipPath id="earth"><circle cx="160" cy="190" r="104"/></clipPath><g clip-path="url(#earth)">',
  );
  brush.rect(40, 80, 240, 160, "#3f94c4");
  const turn = t * 230;
  for (const shift of [-230, 0, 230, 460])
    for (const land of lands)
      brush.group(60 + shift - turn, 176, 1.1, () => brush.fill(land, "#6fbf86"));
  brush.fill("M160 86a104 104 0 010 208c60-30 60-178 0-208z", ink, 0.18);
  brush.raw("</g>");
  brush.raw('<circle cx="160" cy="190" r="104" stroke="#8fc0e4" stroke-width="4"/>');
  brush.group(156, 89 - Math.abs(wave(t, 4)) * 2, 1.15, () =>
    drawRig(brush, {
      build: "floppy",
      colour: "white",
      stride: loop(t * 2),
      tail: 14 + wave(t, 4) * 18,
      ear: wave(t, 4) * 8,
      isSmiling: true,
    }),
  );
}

function pawPrints(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#f0d79b");
  brush.fill("M0 178q80 20 160 6t160 8v48H0Z", "#e3c083");
  for (const i of times(9)) brush.circle((i * 91 + 20) % 320, (i * 57 + 16) % 150, 2.5, "#d9b87a");
  const washed = ease(t, 0.8, 0.97);
  for (const i of times(8)) {
    const seen = ease(t, i * 0.085, i * 0.085 + 0.05) * (1 - washed);
    if (seen === 0) continue;
    const x = 34 + i * 36;
    const y = 158 - i * 12 + (i % 2 ? 26 : 0);
    brush.group(
      x,
      y,
      0.62 + seen * 0.2,
      () => {
        brush.fill("M0 14c-14 0-16-11-8-18 5-5 11-5 16 0 8 7 6 18-8 18z", "#b98a4f", seen);
        brush.line("M-15-10h0M-6-20h0M6-20h0M15-10h0", "#b98a4f", 10, seen);
      },
      62,
    );
  }
  const sea = upAndDown(t, 0.74, 0.9, 0.9, 1);
  const edge = 258 - sea * 250;
  brush.fill(d`M0 250V${edge}q40 12 80 0t80 2 80-2 80 2V250Z`, "#58b9c2");
  brush.line(d`M0 ${edge}q40 12 80 0t80 2 80-2 80 2`, cream, 8);
}

function highFive(brush: Brush, t: number): void {
  room(brush, "#f4c977", "#fae0a6", "#b59a69");
  const meet = upAndDown(t, 0.1, 0.4, 0.55, 0.9);
  const apart = (1 - meet) * 82;
  brush.group(122 - apart, 138, 1.35, () => paw(brush, "#8f5a3c", "#d7a578"), 24);
  brush.group(198 + apart, 138, 1.35, () => paw(brush, "#f7efe2", "#ee9a9a"), -24);
  const flash = upAndDown(t, 0.36, 0.44, 0.5, 0.66);
  if (flash > 0.02) {
    const rays = times(9).map((i) => {
      const angle = Math.PI + (i * Math.PI) / 8;
      return d`M${160 + Math.cos(angle) * 66} ${112 + Math.sin(angle) * 62}L${160 + Math.cos(angle) * (66 + 34 * flash)} ${112 + Math.sin(angle) * (62 + 34 * flash)}`;
    });
    brush.line(rays.join(""), brick, 6);
  }
}

function postcard(brush: Brush, t: number): void {
  sunnyDay(brush, ["#8fcdd2", "#fff3c4", "#7fb9c4", "#a9d0a4"]);
  scroll(t, 320, 1, (x) => cloud(brush, x + 20, 64, 1.6, cream));
  scroll(t, 160, 1, (x) => cloud(brush, x + 60, 128, 1, "#f3fbf4"));
  const x = -70 + loop(t, 0.15) * 460;
  const y = 128 - Math.sin(loop(t, 0.15) * Math.PI) * 54 + wave(t, 2) * 8;
  brush.line(d`M${x - 66} ${y + 18}q-30 22-66 14M${x - 70} ${y - 6}q-26 8-50 0`, cream, 4);
  const flap = wave(t, 4) * 30;
  brush.group(
    x,
    y,
    1,
    () => {
      brush.fill(d`M-18-24q-30 ${-40 - flap} -56 ${-26 - flap}q6 26 30 36z`, "#ffffff");
      brush.roundRect(-52, -34, 104, 70, 4, cream);
      brush.line("M-46-30h0M-34-30h0M-22-30h0M-10-30h0M2-30h0M14-30h0", brick, 5);
      brush.line("M-40-30h0M-28-30h0M-16-30h0M-4-30h0M8-30h0", "#2f6db0", 5);
      brush.line("M-40-6h44M-40 8h44M-40 22h28M8-14v40", "#d8cdb4", 4);
      brush.rect(20, -24, 24, 28, "#8fcbb9");
      brush.circle(32, -10, 8, "#e0a04f");
      brush.fill(d`M18-24q34 ${-36 - flap} 58 ${-20 - flap}q-6 24-30 34z`, "#ffffff");
    },
    -8 + wave(t, 2) * 6,
  );
}

function foundIt(brush: Brush, t: number): void {
  brush.rect(0, 0, filmWidth, filmHeight, "#d9e8c4");
  brush.fill("M0 150q60-40 120-20t90-50 110-20V0H0Z", "#c3dcae");
  brush.fill("M196 250q-10-60 30-90t100-20v110Z", "#8fcbe0");
  brush.line("M-10 196Q90 150 150 176T330 96", cream, 16);
  brush.line("M96-10Q120 90 150 176T130 260", cream, 11);
  brush.line("M20 30Q120 60 196 20T330 30", cream, 8);
  for (const [x, y] of [
    [40, 96],
    [70, 214],
    [206, 60],
    [262, 76],
    [188, 216],
  ] as const)
    brush.roundRect(x, y, 26, 20, 4, "#e9c9a0");
  const drop = upAndDown(t, 0.08, 0.3, 0.84, 0.98);
  const bounce =
    t > 0.3 && t < 0.56
      ? Math.abs(Math.sin(((t - 0.3) / 0.26) * 2 * Math.PI)) * 26 * (1 - (t - 0.3) / 0.26)
      : 0;
  const y = 176 - (1 - drop) * 200 - bounce;
  const ring = ease(t, 0.3, 0.7);
  if (ring > 0 && ring < 1)
    brush.raw(
      d`<ellipse cx="150" cy="178" rx="${10 + ring * 56}" ry="${4 + ring * 24}" stroke="${brick}" stroke-width="4" opacity="${1 - ring}"/>`,
    );
  brush.ellipse(150, 178, 8 + drop * 8, 3 + drop * 3, ink, 0.3);
  brush.group(150, y, 1, () => {
    brush.fill("M0 0C-30-40-44-58-44-84a44 44 0 0188 0c0 26-14 44-44 84z", brick);
    brush.fill("M0 0C30-40 44-58 44-84a44 44 0 00-22-38c14 30 4 80-22 122z", "#b93f2c");
    brush.circle(0, -84, 28, cream);
    brush.fill("M0-66c-15 0-16-11-9-18 5-5 13-5 18 0 7 7 6 18-9 18z", ink);
    brush.line("M-15-92h0M-6-101h0M6-101h0M15-92h0", ink, 8.5);
  });
}

export const papers: Films = {
  "passport-wave": film(passportWave),
  approved: film(approved, 0.7),
  globe: film(globe),
  "paw-prints": film(pawPrints, 0.7),
  "high-five": film(highFive, 0.45),
  postcard: film(postcard, 0.35),
  "found-it": film(foundIt, 0.7),
};
