import { d, mix, times, type Colour, type Point } from "../paint.ts";
import { slope } from "./parts/land.ts";
import type { Stage } from "./stage.ts";

export type Lane = { colour: Colour; at: (x: number) => number };

/** The sunlit ground the traveler walks on; gives its height at every x. */
export function drawLane(stage: Stage, colour: Colour): Lane {
  const { brush, palette, width, height, random, size } = stage;
  const tilt = (random() - 0.5) * 0.05;
  const at = (x: number) => {
    const share = x / width;
    return height * (0.795 + tilt * (share - 0.5) - 0.045 * Math.sin(share * 3.1 + 0.2));
  };
  const crest = times(11).map((n): Point => {
    const x = ((n - 1) * width) / 8;
    return [x, at(x)];
  });
  brush.fill(slope(stage, crest), colour);
  const lower = crest.map(([x, y]): Point => [x, y + size(9)]);
  brush.fill(slope(stage, lower), mix(colour, palette.near, 0.16));
  return { colour, at };
}

/** The dark strip of grass at the foot of every poster. */
export function drawGrass(stage: Stage): void {
  const { brush, palette, width, unit, random, down, size } = stage;
  const strip = times(9).map((n): Point => {
    const i = n - 1;
    return [(i * width) / 6, down(0.935) - size(i % 2 ? 3 : 0.5) + size(random() * 2)];
  });
  brush.fill(slope(stage, strip), palette.ink);
  const blades = times(width / unit / 5).map(() => {
    const x = random() * width;
    const y = down(0.925) + size(random() * 1.5 + 1);
    // Three lengths only: blades of one length share their text and pack well.
    const tall = size(1.8 + Math.floor(random() * 3) * 0.9);
    return d`M${x} ${y}q${-tall * 0.2} ${-tall * 0.6} ${-tall * 0.6} ${-tall}M${x} ${y}v${-tall * 1.2}M${x} ${y}q${tall * 0.2} ${-tall * 0.6} ${tall * 0.6} ${-tall}`;
  });
  brush.line(blades.join(""), palette.ink, size(0.5));
  const flowers = times(width / unit / 9).map(
    () => d`M${random() * width} ${down(0.955) + size(random() * 2)}h0`,
  );
  brush.line(flowers.join(""), palette.accent, size(1.2));
}
