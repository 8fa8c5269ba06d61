import { drawDogCoat, wearsCoat } from "../figures/dogs.ts";
import { drawFigure, type Figure } from "../figures/figure.ts";
import { outlineOf } from "../figures/outline.ts";
import { coats, usualLooks } from "../figures/coats.ts";
import type { SceneName, SceneShape, Time } from "../names.ts";
import { createBrush, picture, type Colour } from "../paint.ts";
import { sheets } from "../posters/stage.ts";
import * as indoors from "./indoors.ts";
import * as outdoors from "./outdoors.ts";
import { byNight, rimFor, toned, type Scene, type SceneStage } from "./scene.ts";

export const scenes: Record<SceneName, Scene> = { ...indoors, ...outdoors };

export type SceneChoice = {
  scene: SceneName;
  shape: SceneShape;
  time: Time;
  /** The animal of the scene, if it is not its usual one. */
  figure?: Figure | undefined;
};

/** A portrait shows more above, a landscape less: the ground and the animal are in each. */
function boxOf({ left, top }: Scene, shape: SceneShape): string {
  if (shape === "portrait") return `${left} -86.7 290 386.7`;
  if (shape === "square") return `${Math.max(0, Math.min(80, left - 15))} -20 320 320`;
  return `0 ${top} 400 225`;
}

export function drawScene({ scene: name, shape, time, figure }: SceneChoice): string {
  const scene = scenes[name];
  const lamp = createBrush();
  const isNight = time === "night";
  const isDark = isNight && scene.isOutdoors;
  const dark = (colour: Colour) => (isDark ? byNight(colour, 0.62) : colour);
  // The animal is lit a little more than the ground it stands on.
  const dim = (colour: Colour) => (isDark ? byNight(colour, 0.24) : colour);
  const brush = toned(lamp, dark);
  const animal: SceneStage["animal"] = (pose, { x, y, scale, scarf, breed, isDressed }) => {
    const usual = breed ?? scene.breed;
    const who = (breed === undefined && figure) || { breed: usual, coat: usualLooks[usual].coat };
    const alone = createBrush();
    drawFigure(toned(alone, dim), { ...who, pose, scarf });
    const rim = rimFor(dim(coats[who.coat].coat), dark(scene.behind));
    const drawn = () => {
      if (rim !== undefined) lamp.raw(outlineOf(alone.text(), dim(rim)));
      lamp.raw(alone.text());
      if (isDressed && wearsCoat(who.breed)) drawDogCoat(toned(lamp, dim));
    };
    if (scale < 0) lamp.mirrored(x, y, -scale, drawn);
    else lamp.group(x, y, scale, drawn);
  };
  scene.draw({ brush, lamp, isNight, animal });
  const { width, height } = sheets[shape];
  return picture(width, height, lamp.text(), { box: boxOf(scene, shape) });
}
