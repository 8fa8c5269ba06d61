import type { Background, Ears, FurColour, Mark, Species } from "../../../art/src/names.ts";
import { d, mix, times, type Brush } from "../../../art/src/paint.ts";
import { drawHeart } from "../../../art/src/portraits/parts.ts";
import {
  portraitOf,
  type Eyes,
  type Portrait,
  type Pose,
} from "../../../art/src/portraits/traits.ts";
import { ease, film, loop, upAndDown, wave, type Films } from "../film.ts";
import { brick, bust, cream, falling, gold, ink, rising, room } from "../kit.ts";

const still: Pose = { tilt: 0, x: 0, y: 0, eyes: "open", tongue: 0, ears: 0 };

function face(
  species: Species,
  colour: FurColour,
  ears: Ears,
  mark: Mark,
  rest: Partial<Omit<Portrait, "pose">> = {},
): (pose: Partial<Pose>) => Portrait {
  const background: Background = "blue";
  const portrait = portraitOf({ species, colour, ears, mark, background });
  return (pose) => ({
    ...portrait,
    hasBeard: false,
    wear: "collar",
    accent: brick,
    ...rest,
    pose: { ...still, ...pose },
  });
}

const golden = face("dog", "golden", "floppy", "bib", { accent: "#2f8f7a" });
const greyCat = face("cat", "grey", "upright", "tabby", { accent: gold });
const whiteDog = face("dog", "white", "button", "patch", { muzzle: "mid" });
const brownDog = face("dog", "brown", "long", "plain", { accent: "#2f6db0" });
const gingerCat = face("cat", "ginger", "upright", "tabby", { accent: "#2f6db0" });
const poodle = face("dog", "cream", "curly", "plain", { wear: "bow" });
const blackCat = face("cat", "black", "upright", "plain", { wear: "bandana", accent: gold });
const creamCat = face("cat", "cream", "fold", "bib", { wear: "bow", accent: "#d9546a" });
const rabbitFace = face("rabbit", "white", "upright", "plain", { accent: "#2f6db0" });
const redDog = face("dog", "red", "pointy", "blaze", { wear: "bandana", accent: "#2f6db0" });
const tanDog = face("dog", "tan", "floppy", "bib", { wear: "bandana" });
const blueCat = face("cat", "blue", "upright", "mask", { accent: brick });
const tortoiseFace = face("tortoise", "green", "none", "plain");
const budgie = face("bird", "green", "crest", "plain");

const blue = (brush: Brush) => room(brush, "#2f6db0", "#5b97c9", "#275790");
const mint = (brush: Brush) => room(brush, "#8fcbb9", "#c4e3cd", "#6c9a97");
const butter = (brush: Brush) => room(brush, "#f4c977", "#fae0a6", "#b59a69");
const coral = (brush: Brush) => room(brush, "#ee9a86", "#f8c9b0", "#ae7975");
const navy = (brush: Brush) => room(brush, "#27396d", "#465c97", "#1f2f5c");
const lilac = (brush: Brush) => room(brush, "#c3aec4", "#e2d1dc", "#90849e");
const sky = (brush: Brush) => room(brush, "#5fb3c8", "#a3d7d8", "#4a88a0");

const blinking = (t: number, from: number): Eyes =>
  t > from && t < from + 0.12 ? "closed" : "open";

const hat = (brush: Brush) => {
  brush.fill("M74 50L104-14L128 46Z", "#2f6db0");
  brush.line("M82 32l42-4M92 10l22-2", gold, 5);
  brush.circle(104, -14, 8, brick);
};

const confettiColours = [brick, gold, "#2f6db0", "#2f8f7a", "#d9546a"] as const;

function candleCake(brush: Brush, t: number): void {
  brush.ellipse(160, 232, 70, 10, ink, 0.25);
  brush.roundRect(102, 184, 116, 48, 8, cream);
  brush.fill("M102 200q14 14 29 0t29 0 29 0 29 0v-10a8 8 0 00-8-8H110a8 8 0 00-8 8z", "#ee7f8d");
  brush.roundRect(156, 154, 8, 30, 3, "#5fb3c8");
  const sway = wave(t, 3) * 3;
  brush.fill(d`M160 ${132 - wave(t, 2) * 3}q${9 + sway} 12 0 20q${-9 + sway}-8 0-20z`, gold);
  brush.fill(d`M160 142q${4 + sway * 0.5} 6 0 10q${-4 + sway * 0.5}-4 0-10z`, cream);
}

const lenses = "M-46-12h38c3 20-6 26-17 26s-22-6-21-26zM8-12h38c1 20-10 26-21 26s-20-6-17-26z";

const shades = (brush: Brush, y: number, glint: number) => {
  brush.group(100, y, 1, () => {
    brush.fill(lenses, "#10162e");
    brush.line("M-50-12h100", brick, 6);
    if (glint > 0)
      brush.line(d`M${-40 + glint * 24} 6l8-14M${16 + glint * 24} 6l8-14`, "#8fa3d6", 3.4);
  });
};

export const faces: Films = {
  "yes-nod": film((brush, t) => {
    blue(brush);
    const nod = (1 - Math.cos(4 * Math.PI * t)) / 2;
    bust(brush, golden({ y: nod * 12 - 3, tilt: wave(t) * 4, tongue: 0.6, ears: nod * 5 }));
  }),
  "no-shake": film((brush, t) => {
    coral(brush);
    bust(
      brush,
      greyCat({ x: wave(t, 2) * 13, y: wave(t) * 3, tilt: wave(t, 2) * 4, eyes: "closed" }),
    );
  }),
  "head-tilt": film((brush, t) => {
    mint(brush);
    const side = Math.max(-1, Math.min(1, wave(t) * 2.2));
    bust(brush, whiteDog({ tilt: side * 15, ears: Math.abs(side) * 5, eyes: blinking(t, 0.46) }));
  }, 0.2),
  "big-lick": film((brush, t) => {
    sky(brush);
    const lick = upAndDown(t, 0.1, 0.35, 0.65, 0.9);
    const side = wave(t, 1, -0.25) * 20 * lick;
    bust(brush, brownDog({ tilt: side * 0.2, eyes: lick > 0.5 ? "closed" : "open" }), () => {
      if (lick > 0.05)
        brush.fill(
          d`M${90 + side * 0.4} 134C${86 + side} ${130 - lick * 30} ${96 + side} ${120 - lick * 30} ${102 + side} ${122 - lick * 28}S${116 + side * 0.4} 130 ${110 + side * 0.4} 136Z`,
          "#e8707c",
        );
    });
  }, 0.45),
  wink: film((brush, t) => {
    navy(brush);
    const shut = t > 0.35 && t < 0.65;
    bust(
      brush,
      gingerCat({ tilt: upAndDown(t, 0.2, 0.4, 0.6, 0.85) * 9, eyes: shut ? "wink" : "open" }),
    );
    if (shut) {
      const grow = upAndDown(t, 0.35, 0.5, 0.55, 0.65);
      brush.line(
        d`M246 96l${16 * grow} ${-6 * grow}M250 110h${15 * grow}M244 84l${10 * grow} ${-12 * grow}`,
        gold,
        4,
      );
    }
  }, 0.5),
  hearts: film((brush, t) => {
    lilac(brush);
    bust(brush, poodle({ y: wave(t, 2) * 2, tilt: wave(t) * 5, eyes: "closed", tongue: 0.6 }));
    rising(t, 7, (age, i) => {
      const x = 28 + ((i * 97) % 264) + wave(age, 1, i / 7) * 9;
      const size = (7 + (i % 3) * 3) * (1 - ease(age, 0.75, 1)) * ease(age, 0, 0.12);
      if (size > 0.5) drawHeart(brush, x, 226 - age * 200, size, i % 2 ? "#d9546a" : brick);
    });
  }),
  asleep: film((brush, t) => {
    navy(brush);
    brush.circle(64, 54, 20, "#fbeecb");
    brush.circle(72, 49, 16, "#27396d");
    bust(brush, blueCat({ y: wave(t) * 3 + 6, tilt: -8, eyes: "closed" }));
    rising(t, 3, (age, i) => {
      const s = 6 + age * 12;
      const fade = 1 - ease(age, 0.75, 1);
      const x = 216 + age * 54 + wave(age, 1, i / 3) * 4;
      brush.line(d`M${x} ${112 - age * 88}h${s}l${-s} ${s}h${s}`, cream, 3.4 * fade + 0.2, fade);
    });
  }),
  surprised: film((brush, t) => {
    butter(brush);
    const shock = upAndDown(t, 0.25, 0.35, 0.8, 0.95);
    bust(
      brush,
      rabbitFace({ y: -shock * 9, ears: shock * 16, eyes: shock > 0.3 ? "wide" : "open" }),
    );
    if (shock > 0.2) {
      const r = 8 * shock;
      brush.line(
        d`M54 70l${-r} ${-r}M44 96h${-r * 1.4}M266 70l${r} ${-r}M276 96h${r * 1.4}`,
        brick,
        5,
      );
    }
  }, 0.5),
  "one-tear": film((brush, t) => {
    sky(brush);
    bust(brush, brownDog({ y: 7 + wave(t) * 1.5, tilt: 6, eyes: blinking(t, 0.05) }), () => {
      const fall = loop(t, 0.8);
      const y = 112 + ease(fall, 0.1, 0.8) * 60;
      const s = 6 * ease(fall, 0, 0.15) * (1 - ease(fall, 0.8, 0.95));
      if (s > 0.4)
        brush.fill(
          d`M74 ${y - s * 1.6}q${s * 1.3} ${s * 1.6} 0 ${s * 2.6}q${-s * 1.3} ${-s} 0 ${-s * 2.6}z`,
          "#dff2ff",
        );
      brush.line("M66 84l18-7M138 88l-16-9", mix("#66392a", ink, 0.3), 4);
    });
  }, 0.4),
  laughing: film((brush, t) => {
    coral(brush);
    const shake = Math.abs(wave(t, 3));
    bust(
      brush,
      redDog({ y: -shake * 7, tilt: wave(t) * 7, eyes: "closed", tongue: 1 + shake * 0.6 }),
    );
    brush.line(
      d`M50 ${120 - shake * 6}q-8-4-9-13M42 ${140 - shake * 6}q-11 0-15-8M270 ${120 - shake * 6}q8-4 9-13M278 ${140 - shake * 6}q11 0 15-8`,
      cream,
      4,
    );
  }, 0.08),
  confetti: film((brush, t) => {
    blue(brush);
    bust(
      brush,
      tanDog({ tilt: wave(t) * 6, y: -Math.abs(wave(t)) * 4 + 8, eyes: "open", tongue: 1 }),
      () => {
        brush.raw(
          d`<g transform="rotate(${wave(t) * 6} 100 120) translate(0 ${6 - Math.abs(wave(t)) * 4})">`,
        );
        hat(brush);
        brush.raw("</g>");
      },
    );
    falling(t, { count: 30, speed: 1, seed: 5 }, (x, y, i) => {
      const turn = Math.round(t * 360 * (i % 2 ? 1 : -1) + i * 40);
      brush.group(x, y, 1, () => brush.rect(-4, -2.5, 8, 5, confettiColours[i % 5] ?? gold), turn);
    });
  }, 0.1),
  sunglasses: film((brush, t) => {
    butter(brush);
    const down = upAndDown(t, 0.08, 0.36, 0.84, 0.98);
    bust(brush, blackCat({ tilt: upAndDown(t, 0.4, 0.5, 0.75, 0.85) * -7 }), () => {
      const glint = t > 0.45 && t < 0.75 ? (t - 0.45) / 0.3 : 0;
      brush.raw(d`<g transform="rotate(${upAndDown(t, 0.4, 0.5, 0.75, 0.85) * -7} 100 120)">`);
      shades(brush, -40 + down * 146, glint);
      brush.raw("</g>");
    });
  }, 0.6),
  "heart-eyes": film((brush, t) => {
    lilac(brush);
    const beat = 1 + 0.25 * Math.max(0, wave(t, 2));
    bust(brush, creamCat({ tilt: wave(t) * 4, y: 3, eyes: "closed" }), () => {
      brush.raw(d`<g transform="rotate(${wave(t) * 4} 100 120) translate(0 3)">`);
      for (const x of [74, 126]) {
        brush.circle(x, 108, 12, "#efd5a8");
        drawHeart(brush, x, 106, 12 * beat, "#e2465a");
      }
      brush.raw("</g>");
    });
  }),
  thinking: film((brush, t) => {
    mint(brush);
    bust(
      brush,
      tortoiseFace({ tilt: wave(t) * 4, y: wave(t) * 2 + 10, x: 6, eyes: blinking(t, 0.7) }),
    );
    brush.ellipse(214, 62, 62, 36, cream);
    brush.circle(166, 106, 9, cream);
    brush.circle(152, 124, 5.5, cream);
    for (const i of times(3)) {
      const jump = Math.max(0, wave(t, 1, -i * 0.14)) * 10;
      brush.circle(188 + i * 26, 66 - jump, 7.5, ink);
    }
  }),
  birthday: film((brush, t) => {
    coral(brush);
    brush.group(-48, -10, 1, () =>
      bust(brush, golden({ tilt: wave(t) * 5, tongue: 0.8 }), () => {
        brush.raw(d`<g transform="rotate(${wave(t) * 5} 100 120) translate(-2 8)">`);
        hat(brush);
        brush.raw("</g>");
      }),
    );
    brush.group(70, 0, 1, () => candleCake(brush, t));
  }, 0.1),
  grumpy: film((brush, t) => {
    navy(brush);
    const twitch = t > 0.3 && t < 0.55 ? Math.abs(wave(t, 8)) * 15 : 0;
    bust(brush, greyCat({ ears: 12 + twitch, y: 4, tilt: wave(t) * 2 }), () => {
      brush.raw(d`<g transform="rotate(${wave(t) * 2} 100 120) translate(0 4)">`);
      brush.line("M58 88l26 12M142 88l-26 12", "#3f475a", 7);
      brush.raw("</g>");
    });
  }),
  hello: film((brush, t) => {
    sky(brush);
    const bob = Math.abs(wave(t, 1));
    bust(brush, budgie({ y: -bob * 12, tilt: wave(t) * 13, eyes: blinking(t, 0.48) }));
    const flap = wave(t, 2) * 24;
    brush.group(
      207,
      176,
      1,
      () => brush.fill("M0 0C20-10 34-34 32-62 4-56-14-30-12-8z", "#2b6f58"),
      flap - 6,
    );
    brush.line(d`M52 60q-10-8-8-20M68 46q-6-8-2-18`, cream, 4, 0.6 + 0.4 * bob);
  }),
};
