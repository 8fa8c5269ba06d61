/** A dog or a cat seen from the side whose legs, tail, head and ear can move. */
import type { FurColour } from "../../art/src/names.ts";
import { d, type Brush, type Colour } from "../../art/src/paint.ts";
import { furs } from "../../art/src/portraits/furs.ts";
import { wave } from "./film.ts";

export type RigBuild = "floppy" | "pointy" | "sausage" | "cat";

export type Rig = {
  build: RigBuild;
  colour: FurColour;
  /** Where in its stride it is, 0 to 1; standing still without. */
  stride?: number;
  /** How far the feet reach, in pixels. */
  reach?: number;
  /** Degrees; positive lifts. */
  tail?: number;
  head?: number;
  ear?: number;
  collar?: Colour;
  isSmiling?: boolean;
};

type Joints = {
  body: string;
  head: string;
  ear: string;
  hips: readonly [back: number, front: number];
  legTop: number;
  legWidth: number;
  tail: string;
  tailRoot: readonly [number, number];
  tailWidth: number;
  neck: readonly [number, number];
  neckPath: string;
  eye: readonly [number, number];
  nose: readonly [number, number];
  collar: string;
};

const dog: Joints = {
  body: "M-25-27c0-7 6-8.5 14-8.2 8 .3 14-.4 20-2.6 4-1.6 7-3.6 9-5.6l8 7c-1 10-4 18-10 20.5-8 2.5-16-1-24 .5-10 2-17-3-17-11.6z",
  head: "M17-49c1-6 6-8.5 11.5-7.5 4.5.8 5.5 3.5 10.5 5 3.5 1 5.5 1.8 5.5 4.500s-2.5 4.5-6.5 4.5c-3.5 0-5 1-9 2.5-6.5 2-13-2-12-9z",
  ear: "M19-55c-5 1-8 9-6.5 15 1 4 5.5 4 7-.5 1.5-4 3.5-10 3-14z",
  hips: [-17, 12],
  legTop: -21,
  legWidth: 5,
  tail: "M-22-29c-6-4-9-10-7-17",
  tailRoot: [-22, -29],
  tailWidth: 4.4,
  neck: [19, -37],
  neckPath: "M17-34l6-9",
  eye: [28.5, -50.5],
  nose: [42.5, -48],
  collar: "M14.5-37.5l11 5",
};

const joints: Record<RigBuild, Joints> = {
  floppy: dog,
  pointy: { ...dog, ear: "M18.5-53l-3-11 9.5 6.500zM25.5-56l1.5-9.5 6 10z" },
  sausage: {
    ...dog,
    body: "M-35-19c0-6 6-7.5 14-7.2 12 .4 26 0 34-1.2 5-.8 8-3 11-5l6 4c0 9-3 19-10 20-13 1.5-30 .5-43 .5-8 0-12-5-12-11z",
    head: "M22-38c1-5 6-7 11-6 4 .8 6 3 10 4.2 3 1 5.5 1.5 5.5 4s-2.5 3.8-6 3.8-5 .4-9 1.200c-6 1-12-1-11.5-7.200z",
    ear: "M23-42c-4 2-6 9-4 14 1.5 3.5 6 3 7-1 1-4 2-10 1-13z",
    hips: [-26, 18],
    legTop: -13,
    tail: "M-33-18c-5-3-7-8-6-13",
    tailRoot: [-33, -18],
    tailWidth: 3.4,
    neck: [24, -27],
    neckPath: "M22-24l6-9",
    eye: [33, -38.5],
    nose: [46, -37.5],
    collar: "M20.5-24.500l8.5 4",
  },
  cat: {
    ...dog,
    body: "M-24-24c0-7 7-9.5 16-9 9 .4 16-1.5 21-4l8 3c0 9-2 17-8 19-7 2-14 0-21 1.5-9 1.5-16-2-16-10.500z",
    head: "M14.5-44c0-5.5 4.5-8.5 9-8.500s9 3.5 9 9-4 8.3-9 8.3-9-3.3-9-8.800z",
    ear: "M15.5-47l-.6-10.5 7 5zM25-52.500l6.2-4.6.2 9.500z",
    hips: [-16, 12],
    legTop: -18,
    legWidth: 4.2,
    tail: "M-22-23c-9-3-13-11-10-19s9-7 9-2",
    tailRoot: [-22, -23],
    tailWidth: 3.8,
    neck: [17, -31],
    neckPath: "M15-29l6-8",
    eye: [27, -45],
    nose: [32, -42.5],
    collar: "M16-31.500l9 3.5",
  },
};

function leg(brush: Brush, hip: number, { legTop, legWidth }: Joints, swing: Swing, tone: Colour) {
  const { reach, lift } = swing;
  const foot = hip + reach;
  const knee = hip + reach * 0.4 + 2;
  brush.line(d`M${hip} ${legTop}L${knee} ${legTop / 2}L${foot} ${-2.4 - lift}`, tone, legWidth);
}

type Swing = { reach: number; lift: number };

const swing = (rig: Rig, later: number): Swing => {
  if (rig.stride === undefined) return { reach: later < 0.3 ? -1 : 2, lift: 0 };
  const reach = rig.reach ?? 9;
  return {
    reach: -reach * wave(rig.stride, 1, later + 0.25),
    lift: Math.max(0, wave(rig.stride, 1, later)) * reach * 0.55,
  };
};

const turned = (
  brush: Brush,
  [x, y]: readonly [number, number],
  degrees: number,
  draw: () => void,
) => {
  brush.raw(d`<g transform="rotate(${degrees} ${x} ${y})">`);
  draw();
  brush.raw("</g>");
};

/** Stands on (0, 0) and faces right. */
export function drawRig(brush: Brush, rig: Rig): void {
  const at = joints[rig.build];
  const { coat, shade } = furs[rig.colour];
  const [back, front] = at.hips;
  leg(brush, back + 4, at, swing(rig, 0.5), shade);
  leg(brush, front + 4, at, swing(rig, 0), shade);
  turned(brush, at.tailRoot, -(rig.tail ?? 0), () => brush.line(at.tail, coat, at.tailWidth));
  brush.fill(at.body, coat);
  leg(brush, back, at, swing(rig, 0), coat);
  leg(brush, front, at, swing(rig, 0.5), coat);
  turned(brush, at.neck, -(rig.head ?? 0), () => {
    brush.line(at.neckPath, coat, 10);
    if (rig.build === "pointy" || rig.build === "cat") brush.fill(at.ear, coat);
    brush.fill(at.head, coat);
    if (rig.build === "floppy" || rig.build === "sausage")
      turned(brush, [at.eye[0] - 8, at.eye[1] - 3], rig.ear ?? 0, () => brush.fill(at.ear, shade));
    brush.circle(at.eye[0], at.eye[1], 1.9, "#161a33");
    brush.ellipse(at.nose[0], at.nose[1], 2.4, 2.1, "#161a33");
    if (rig.isSmiling) brush.fill(d`M${at.nose[0] - 7} ${at.nose[1] + 4}q1 8 4 7t2-8z`, "#e8707c");
    brush.line(at.collar, rig.collar ?? "#e2563b", 2.9);
  });
}
