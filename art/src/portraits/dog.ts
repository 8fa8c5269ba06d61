import { d, mix, type Brush } from "../paint.ts";
import { body, eyes, held, outfit, pairOfEars } from "./parts.ts";
import { ink, type Muzzle, type Portrait } from "./traits.ts";

const heads: Record<Muzzle, string> = {
  broad: "M100 52c33 0 50 22 50 52 0 30-18 52-50 52s-50-22-50-52c0-30 17-52 50-52z",
  long: "M100 50c28 0 45 20 46 46 1 18-12 30-18 42-5 12-14 21-28 21s-23-9-28-21c-6-12-19-24-18-42 1-26 18-46 46-46z",
  mid: "M100 50c31 0 48 22 48 49 0 15-7 25-14 36-7 14-17 22-34 22s-27-8-34-22c-7-11-14-21-14-36 0-27 17-49 48-49z",
};

/** Ears that stand behind the head. */
function standingEars(brush: Brush, portrait: Portrait): void {
  const { fur } = portrait;
  const inner = mix(fur.coat, "#e08a80", 0.5);
  if (portrait.ears === "pointy")
    pairOfEars(brush, portrait, [70, 76], () => {
      brush.fill("M54 92C44 62 46 40 54 26c18 8 30 24 36 42z", fur.coat);
      brush.fill("M59 78c-5-16-4-28-1-36 10 7 16 15 20 26z", inner);
    });
  if (portrait.ears === "bat")
    pairOfEars(brush, portrait, [68, 80], () => {
      brush.fill("M60 92C40 78 36 44 46 30c6-6 14-3 20 6 7 10 12 24 14 40z", fur.coat);
      brush.fill("M60 76c-9-12-11-28-7-36 10 4 15 16 18 30z", inner);
    });
  if (portrait.ears === "curly")
    pairOfEars(brush, portrait, [60, 90], () => {
      brush.circle(52, 92, 20, fur.shade);
      brush.circle(46, 112, 19, fur.shade);
      brush.circle(52, 132, 17, fur.shade);
    });
}

/** Ears that hang over the head. */
function hangingEars(brush: Brush, portrait: Portrait): void {
  const { fur } = portrait;
  const hang = (path: string) =>
    pairOfEars(brush, portrait, [70, 60], () => brush.fill(path, fur.shade));
  if (portrait.ears === "floppy")
    hang("M68 58C44 52 30 78 34 108c2 14 14 18 22 8 8-11 12-30 20-46z");
  if (portrait.ears === "long") hang("M72 56C46 56 30 92 34 134c2 16 20 18 26 4 6-18 8-48 20-66z");
  if (portrait.ears === "button") hang("M58 74c-6-18 6-30 26-24 2 12-4 24-10 36-6 4-13-4-16-12z");
}

function curls(brush: Brush, { fur }: Portrait): void {
  brush.circle(100, 50, 20, fur.coat);
  brush.circle(80, 56, 17, fur.coat);
  brush.circle(120, 56, 17, fur.coat);
  brush.circle(90, 42, 14, fur.coat);
  brush.circle(111, 43, 14, fur.coat);
  brush.line("M88 48q6-8 12 0M106 54q6-7 11 1M76 60q5-7 10-1", fur.shade, 3, 0.6);
}

const spots = [
  [70, 74, 9],
  [128, 70, 7],
  [118, 60, 5],
  [64, 112, 6],
  [136, 112, 8],
  [84, 62, 5],
  [140, 92, 5],
] as const;

function markings(brush: Brush, { mark, fur }: Portrait): void {
  if (mark === "patch")
    brush.fill(
      "M104 58c24-4 44 14 44 40 0 12-4 20-14 24-14 4-28-4-32-22-3-16-3-30 2-42z",
      fur.shade,
    );
  if (mark === "blaze" || mark === "bib")
    brush.fill(
      "M92 52q8-3 16 0c2 20 4 32 18 46 12 14 6 36-8 46q-18 10-36 0c-14-10-20-32-8-46 14-14 16-26 18-46z",
      fur.light,
    );
  if (mark === "spots") for (const [x, y, r] of spots) brush.ellipse(x, y, r, r * 0.85, fur.shade);
  if (mark === "brows")
    brush.fill("M71 88q3-8 13-7 4 3-1 6-6 4-12 1zM129 88q-3-8-13-7-4 3 1 6 6 4 12 1z", fur.light);
}

const muzzleHalf: Record<Muzzle, number> = { broad: 30, long: 22, mid: 25 };

function snout(brush: Brush, portrait: Portrait): void {
  const { mark, fur, muzzle, hasBeard, pose, colour } = portrait;
  const half = muzzleHalf[muzzle];
  const y = muzzle === "long" ? 130 : 126;
  const isMarked = mark === "blaze" || mark === "bib";
  brush.ellipse(
    100,
    y,
    half,
    muzzle === "broad" ? 20 : 22,
    mix(fur.light, fur.coat, isMarked ? 0 : 0.18),
  );
  if (hasBeard)
    brush.fill(
      d`M72 ${y - 12}q28-16 56 0c6 12 2 22-2 30l-7-4-3 10-8-5-8 9-8-9-8 5-3-10-7 4c-4-8-8-18-2-30z`,
      fur.light,
    );
  if (pose.tongue > 0) {
    const length = 9 * pose.tongue;
    brush.fill(d`M91 ${y + 9}h18v${length}a9 9 0 01-18 0z`, "#e8707c");
    brush.line(d`M100 ${y + 12}v${length - 1}`, "#b94a5c", 1.8);
  }
  brush.line(d`M100 ${y - 4}v9q-2 8-${half * 0.55} 5M100 ${y + 5}q2 8 ${half * 0.55} 5`, ink, 2.8);
  const nose = colour === "black" ? "#11152a" : colour === "cream" ? "#5a3030" : "#23243c";
  brush.fill(d`M87 ${y - 15}q13-7 26 0q2 10-13 14q-15-4-13-14z`, nose);
  brush.ellipse(95, y - 13, 3.6, 1.9, mix(nose, "#ffffff", 0.5));
}

export function dog(brush: Brush, portrait: Portrait): void {
  const { fur, muzzle, hasTuft, pose } = portrait;
  body(brush, portrait, portrait.ears === "curly" ? 54 : 52);
  outfit(brush, portrait, 155, 36);
  held(brush, portrait, () => {
    brush.raw('<g transform="translate(-9 -13) scale(1.09)">');
    standingEars(brush, portrait);
    brush.fill(heads[muzzle], fur.coat);
    markings(brush, portrait);
    if (portrait.ears === "curly") curls(brush, portrait);
    hangingEars(brush, portrait);
    snout(brush, portrait);
    const apart = muzzle === "broad" ? 25 : 22;
    eyes(brush, pose.eyes, [100 - apart, 100 + apart, 100], 1.08);
    if (hasTuft) brush.fill("M92 52q2-12 8-14 1 6 0 9 5-5 10-4-1 6-6 10z", fur.coat);
    brush.raw("</g>");
  });
}
