import type { Time } from "./names.ts";
import { createBrush, picture, type Brush } from "./paint.ts";
import { wordmarkLetters } from "./wordmarkLetters.ts";

const night = "#152350";
const ink = "#131f45";
const marigold = "#f6b53c";

/** A bindle that is a dog: the knot is its topknot, the cloth its ears. */
function mark(brush: Brush): void {
  brush.roundRect(0, 0, 64, 64, 17, night);
  brush.group(3.2, 2.6, 0.9, () => {
    brush.line("M4.5 31L59.5 11", "#c98a55", 4);
    brush.fill("M31 23C23 14 11 15 9 27c-1.3 8 3 14 8 13 5-1 5-9 14-16z", "#d98f25");
    brush.fill("M33 22c6-10 18-12 22-1 2.5 7.5 0 14-5 14s-8-7-17-11z", "#d98f25");
    brush.fill(
      "M32 20c15 0 22 11 21.5 21C53 52 44 58 32 58S11 52 10.5 41C10 31 17 20 32 20z",
      marigold,
    );
    brush.fill(
      "M32 36c7 0 11.5 4.5 11.5 10.5S38 55.5 32 55.5s-11.5-3-11.5-9S25 36 32 36z",
      "#fff4dc",
    );
    for (const x of [23, 41]) {
      brush.circle(x, 34.5, 3.2, ink);
      brush.circle(x + 1, 33.4, 1, "#ffffff");
    }
    brush.fill("M27 40.5q5-2.6 10 0q.6 4-5 5.5q-5.6-1.5-5-5.5z", ink);
    brush.line("M32 46v2q-1 3.2-5 2.4M32 48q1 3.2 5 2.4", ink, 1.8);
    brush.fill("M26.5 18.5q5.5-4 11 0q1.5 4-5.5 5q-7-1-5.5-5z", "#e2563b");
  });
}

export function drawMark(): string {
  const brush = createBrush();
  mark(brush);
  return picture(64, 64, brush.text());
}

export function drawWordmark(time: Time): string {
  const brush = createBrush();
  mark(brush);
  brush.fill(wordmarkLetters.join(""), time === "day" ? "#0d1e3e" : "#f4f0e6");
  brush.line("M300 47c9 2 15-4 14-12-.6-5-4.5-8-3-13", "#f0a92e", 5);
  brush.line("M321 20q3 3 2.5 8", "#f0a92e", 2.6);
  return picture(331, 64, brush.text());
}
