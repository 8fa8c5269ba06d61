import { d, mix } from "../../paint.ts";
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
  { brush, palette, isNight, size }: Stage,
  name: LandmarkName | undefined,
  x: number,
  y: number,
  scale: number,
): void {
  if (!name) return;
  const { near, middle, light } = palette;
  // At night floodlight falls on them; otherwise they would sink into the sky.
  const lit = isNight
    ? { ...palette, near: mix(near, light, 0.38), middle: mix(middle, light, 0.3) }
    : palette;
  // The mark lets a test see that no unknown town gets a landmark.
  brush.raw(d`<g id="${name}">`);
  brush.group(x, y, size(scale), () => landmarks[name](brush, lit));
  brush.raw("</g>");
}
