import { d } from "../../paint.ts";
import type { Stage } from "../stage.ts";
import type { Landmark } from "./landmark.ts";
import { bigWheel, operaHouse } from "./sights.ts";
import {
  churchSpires,
  columnTemple,
  greatDome,
  prangTowers,
  splitGate,
  stepPyramid,
  twinTowerChurch,
} from "./temples.ts";
import { clockTower, eiffelTower, needleTower, skyscrapers, televisionTower } from "./towers.ts";

export const landmarks = {
  bigWheel,
  churchSpires,
  clockTower,
  columnTemple,
  eiffelTower,
  greatDome,
  needleTower,
  operaHouse,
  prangTowers,
  skyscrapers,
  splitGate,
  stepPyramid,
  televisionTower,
  twinTowerChurch,
} satisfies Record<string, Landmark>;
export type LandmarkName = keyof typeof landmarks;

export function landmark(
  { brush, palette, size }: Stage,
  name: LandmarkName | undefined,
  x: number,
  y: number,
  scale: number,
): void {
  if (!name) return;
  // The mark lets a test see that no unknown town gets a landmark.
  brush.raw(d`<g id="${name}">`);
  brush.group(x, y, size(scale), () => landmarks[name](brush, palette));
  brush.raw("</g>");
}
