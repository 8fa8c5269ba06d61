/** Draws what the addresses of urls.ts name, and nothing else. */
import {
  furColours,
  placeSlugs,
  quietScenes,
  quietVariants,
  shapes,
  times,
  travellerBuilds,
} from "./names.ts";
import { places, quietPlace, type Place } from "./posters/places.ts";
import { drawPoster, type PosterPet } from "./posters/poster.ts";

/** The word itself, typed, if the list has it. */
const oneOf = <T extends string>(list: readonly T[], word: string | undefined): T | undefined =>
  list.find((known) => known === word);

function placeNamed(name: string): Place | undefined {
  const slug = oneOf(placeSlugs, name);
  if (slug) return places[slug];
  const [, sceneName, number] = /^any-([a-z]+)-([1-9])$/.exec(name) ?? [];
  const scene = oneOf(quietScenes, sceneName);
  const variant = Number(number);
  return scene && variant <= quietVariants ? quietPlace(scene, variant) : undefined;
}

function petNamed(name: string): PosterPet | undefined {
  const [first, second, ...rest] = name.split("-");
  const build = oneOf(travellerBuilds, first);
  const colour = oneOf(furColours, second);
  return build && colour && rest.length === 0 ? { build, colour } : undefined;
}

function poster(words: readonly string[]): string | undefined {
  const [name = "", shapeName, timeName, petName, ...rest] = words;
  const place = placeNamed(name);
  const shape = oneOf(shapes, shapeName);
  const time = oneOf(times, timeName);
  const pet = petName === undefined ? undefined : petNamed(petName);
  const isWhole = rest.length === 0 && (petName === undefined || pet !== undefined);
  return place && shape && time && isWhole
    ? drawPoster({ name, place, shape, time, pet })
    : undefined;
}

/** The part of the address after `/art/v1/`; undefined for any name not in the closed lists. */
export function drawArt(path: string): string | undefined {
  const [, folder = "", name = ""] = /^(?:([a-z]+)\/)?([\w.-]+)\.svg$/.exec(path) ?? [];
  const words = name.split(".");
  if (folder === "posters") return poster(words);
  return undefined;
}
