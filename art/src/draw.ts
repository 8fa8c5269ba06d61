/** Draws what the addresses of urls.ts name, and nothing else. */
import { drawMark, drawWordmark } from "./brand.ts";
import { drawEmpty } from "./empty/empty.ts";
import { drawGoods } from "./goods/goods.ts";
import { drawPrint } from "./goods/prints.ts";
import {
  backgrounds,
  breeds,
  earsOf,
  emptyNames,
  figurePoses,
  framings,
  marksOf,
  speciesNames,
  furColours,
  placeSlugs,
  quietScenes,
  quietVariants,
  sceneNames,
  sceneShapes,
  shapes,
  times,
  topicScenes,
  travellerBuilds,
  wareColours,
  wareNames,
  wareViews,
  type Ears,
  type Mark,
} from "./names.ts";
import { breedsByLook, coatNames } from "./figures/coats.ts";
import { drawBreed } from "./figures/card.ts";
import type { Figure } from "./figures/figure.ts";
import { places, quietPlace, topicPlace, type Place } from "./posters/places.ts";
import { drawPoster, type PosterPet } from "./posters/poster.ts";
import { drawSecondPoster } from "./posters/second.ts";
import { defaultSitters } from "./portraits/defaults.ts";
import { drawAnonymous, drawPortrait } from "./portraits/portrait.ts";
import { drawRidge } from "./ridge.ts";
import { drawScene } from "./scenes/draw.ts";

/** The word itself, typed, if the list has it. */
const oneOf = <T extends string>(list: readonly T[], word: string | undefined): T | undefined =>
  list.find((each) => each === word);

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

function portrait(words: readonly string[]): string | undefined {
  const [first = "", second, third, fourth, fifth, ...rest] = words;
  if (words.length === 1) {
    if (first === "anonymous") return drawAnonymous();
    const [, number] = /^default-([1-9]\d?)$/.exec(first) ?? [];
    const sitter = defaultSitters[Number(number) - 1];
    return sitter && drawPortrait(sitter);
  }
  const species = oneOf(speciesNames, first);
  if (!species || rest.length > 0) return undefined;
  const colour = oneOf(furColours, second);
  const ears = oneOf<Ears>(earsOf[species], third);
  const mark = oneOf<Mark>(marksOf[species], fourth);
  const background = oneOf(backgrounds, fifth);
  return colour && ears && mark && background
    ? drawPortrait({ species, colour, ears, mark, background })
    : undefined;
}

function empty([first, second, ...rest]: readonly string[]): string | undefined {
  const name = oneOf(emptyNames, first);
  const time = oneOf(times, second);
  return name && time && rest.length === 0 ? drawEmpty(name, time) : undefined;
}

function goods([first, second, third, ...rest]: readonly string[]): string | undefined {
  const ware = oneOf(wareNames, first);
  const colour = oneOf(wareColours, second);
  const view = oneOf(wareViews, third);
  return ware && colour && view && rest.length === 0
    ? drawGoods({ ware, colour, view })
    : undefined;
}

function print(
  [first, second, third, ...rest]: readonly string[],
  collection: 1 | 2,
): string | undefined {
  const place = oneOf(placeSlugs, first);
  const time = oneOf(times, second);
  const framing = oneOf(framings, third);
  if (!place || !time || !framing || rest.length > 0) return undefined;
  return drawPrint(
    place,
    drawPoster({ name: place, place: places[place], shape: "portrait", time }),
    framing,
    collection,
  );
}

function single(name: string): string | undefined {
  switch (name) {
    case "mark":
      return drawMark();
    case "wordmark.day":
      return drawWordmark("day");
    case "wordmark.night":
      return drawWordmark("night");
    case "ridge.day":
      return drawRidge("day");
    case "ridge.night":
      return drawRidge("night");
    default:
      return undefined;
  }
}

/**
 * The part of the address after `/art/v1/`; undefined for any name not in the closed lists.
 * GIFs are files and not drawn here.
 */
export function drawArt(path: string): string | undefined {
  const [, folder, name = ""] = /^(?:([a-z]+)\/)?([\w.-]+)\.svg$/.exec(path) ?? [];
  const words = name.split(".");
  switch (folder) {
    case undefined:
      return single(name);
    case "posters":
      return poster(words);
    case "portraits":
      return portrait(words);
    case "empty":
      return empty(words);
    case "goods":
      return goods(words);
    case "prints":
      return print(words, 1);
    default:
      return undefined;
  }
}

function secondPlaceNamed(name: string): Place | undefined {
  const [, topicName, number] = /^any-([a-z]+)-([1-3])$/.exec(name) ?? [];
  const topic = oneOf(topicScenes, topicName);
  return topic ? topicPlace(topic, Number(number)) : placeNamed(name);
}

function figureNamed(name: string | undefined): Figure | undefined {
  const [first, second, ...rest] = name?.split("-") ?? [];
  const look = oneOf([...speciesNames, ...earsOf.dog], first);
  const breed = oneOf(breeds, first) ?? (look && breedsByLook[look]);
  const coat = oneOf(coatNames, second);
  return breed && coat && rest.length === 0 ? { breed, coat } : undefined;
}

function secondPoster(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? "";
  const turn = /^[1-9]$/.test(last) ? Number(last) : 0;
  const [name = "", shapeName, timeName, figureName, ...rest] = turn ? words.slice(0, -1) : words;
  const place = secondPlaceNamed(name);
  const scene = oneOf(sceneNames, name);
  const shape = oneOf(shapes, shapeName);
  const time = oneOf(times, timeName);
  const figure = figureName === "empty" ? figureName : figureNamed(figureName);
  const isWhole = rest.length === 0 && (figureName === undefined || figure !== undefined);
  if (!shape || !time || !isWhole) return undefined;
  if (place) return drawSecondPoster({ name, place, shape, time, figure, turn });
  const sceneShape = oneOf(sceneShapes, shape);
  // There is no composition without its animal, and a turn changes nothing.
  return scene && sceneShape && figure !== "empty" && turn === 0
    ? drawScene({ scene, shape: sceneShape, time, figure })
    : undefined;
}

function breed(words: readonly string[], isCard: boolean): string | undefined {
  const [first, second, third, ...rest] = words;
  const figure = figureNamed(`${first}-${second}`);
  const pose = oneOf(figurePoses, third);
  return figure && pose && rest.length === 0 ? drawBreed({ ...figure, pose }, isCard) : undefined;
}

/** The part of the address after `/art/v2/`; undefined for any name not in the closed lists. */
export function drawSecondArt(path: string): string | undefined {
  const [, folder, name = ""] = /^([a-z]+)\/([\w.-]+)\.svg$/.exec(path) ?? [];
  const words = name.split(".");
  switch (folder) {
    case "posters":
      return secondPoster(words);
    case "breeds":
      return breed(words, true);
    case "figures":
      return breed(words, false);
    case "prints":
      return print(words, 2);
    default:
      return undefined;
  }
}
