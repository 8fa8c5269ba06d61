import type { Film } from "./film.ts";
import { faces } from "./scenes/faces.ts";
import { fourLegs } from "./scenes/fourLegs.ts";
import { indoors } from "./scenes/indoors.ts";
import { nights } from "./scenes/nights.ts";
import { papers } from "./scenes/papers.ts";
import { rides } from "./scenes/rides.ts";
import { seaAndSky } from "./scenes/seaAndSky.ts";
import { weather } from "./scenes/weather.ts";

/** Every film by the id of its card in the catalogue. */
export const films: ReadonlyMap<string, Film> = new Map(
  [faces, fourLegs, indoors, rides, seaAndSky, weather, nights, papers].flatMap((group) =>
    Object.entries(group),
  ),
);
