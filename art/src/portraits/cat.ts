import { mix, type Brush } from "../paint.ts";
import { body, eyes, held, outfit, pairOfEars } from "./parts.ts";
import { ink, type Portrait } from "./traits.ts";

function ears(brush: Brush, portrait: Portrait): void {
  const { fur } = portrait;
  pairOfEars(brush, portrait, [68, 80], () => {
    if (portrait.ears === "fold") brush.fill("M52 82C46 58 60 50 74 58l6 14z", fur.shade);
    else {
      brush.fill("M50 96C44 66 45 44 51 34c16 5 31 18 39 32z", fur.coat);
      brush.fill("M56 78c-3-14-2-24 0-30 8 4 15 11 20 19z", mix(fur.coat, "#e58a8a", 0.55));
    }
  });
}

function markings(brush: Brush, { mark, colour, fur }: Portrait): void {
  if (mark === "mask")
    brush.fill(
      "M100 58c32 0 54 20 54 49 0 4-8 2-20 2-18 0-24-16-34-16s-16 16-34 16c-12 0-20 2-20-2 0-29 22-49 54-49z",
      fur.shade,
    );
  if (mark === "bib")
    brush.fill(
      "M100 74c5 16 12 28 28 40 8 8 4 26-28 36-32-10-36-28-28-36 16-12 23-24 28-40z",
      fur.light,
    );
  if (mark === "tabby" || (mark === "plain" && colour === "ginger")) {
    brush.line("M100 62v20M86 64l3 15M114 64l-3 15", fur.shade, 5.5);
    brush.line("M50 112l16 4M53 126l14 0M150 112l-16 4M147 126l-14 0", fur.shade, 4.6);
  }
}

function face(brush: Brush, { colour, fur, iris, pose }: Portrait): void {
  brush.ellipse(88, 127, 17, 13, fur.light);
  brush.ellipse(112, 127, 17, 13, fur.light);
  brush.ellipse(100, 136, 11, 9, fur.light);
  eyes(brush, pose.eyes, [74, 126, 107], 1, (x) => {
    brush.ellipse(x, 107, 10.5, 10, iris);
    brush.ellipse(x, 107, 4.2, 9, ink);
    brush.circle(x + 2.6, 103, 2.4, "#ffffff");
  });
  brush.fill("M93 119h14q-1 7-7 9-6-2-7-9z", colour === "black" ? "#d98a92" : "#c9606a");
  brush.line("M100 128v4q-1 6-10 5M100 132q1 6 10 5", ink, 2.2);
  const whiskers = mix(ink, "#ffffff", colour === "black" ? 0.7 : 0.25);
  brush.line("M64 128l-28-5M64 133l-27 4M136 128l28-5M136 133l27 4", whiskers, 1.4, 0.75);
}

export function cat(brush: Brush, portrait: Portrait): void {
  body(brush, portrait, 48);
  outfit(brush, portrait, 152, 35);
  held(brush, portrait, () => {
    ears(brush, portrait);
    brush.fill(
      "M100 58c32 0 54 20 54 49 0 10 5 15 6 21-7 1-10 0-13 2-8 15-26 23-47 23s-39-8-47-23c-3-2-6-1-13-2 1-6 6-11 6-21 0-29 22-49 54-49z",
      portrait.fur.coat,
    );
    markings(brush, portrait);
    face(brush, portrait);
  });
}
