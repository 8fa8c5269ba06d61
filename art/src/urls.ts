/** Addresses of the drawings, for the browser. It knows names only; nothing here can draw. */
import { hash } from "./hash.ts";
import {
  defaultPortraits,
  earsOf,
  marksOf,
  placeSlugs,
  quietScenes,
  quietVariants,
  type Background,
  type Ears,
  type EmptyName,
  type FurColour,
  type Framing,
  type Mark,
  type PlaceSlug,
  type Shape,
  type Species,
  type Time,
  type TravellerBuild,
  type Ware,
  type WareColour,
  type WareView,
} from "./names.ts";

export type {
  Background,
  Ears,
  EmptyName,
  FurColour,
  Mark,
  Shape,
  Species,
  Time,
} from "./names.ts";

const root = "/art/v1";

/** The traits of a pet. The ears distinguish a dachshund from a shepherd. */
export type PetLook = { species: Species; colour: FurColour; ears?: Ears };

export type PosterChoice = { place: string; shape: Shape; time: Time; pet?: PetLook };

export type PortraitChoice = {
  species: Species;
  colour: FurColour;
  ears?: Ears;
  mark?: Mark;
  background: Background;
};

const placeNames: ReadonlySet<string> = new Set(placeSlugs);

const slug = (words: string): string =>
  words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** "Lima, Peru" is Lima; a town we do not know gets a quiet scene, always the same one. */
export function posterName(place: string): string {
  const name = slug(place.split(",")[0] ?? "");
  if (placeNames.has(name)) return name;
  const number = hash(name);
  const scene = quietScenes[number % quietScenes.length] ?? "hills";
  return `any-${scene}-${1 + ((number >>> 8) % quietVariants)}`;
}

const dogBuilds: Partial<Record<Ears, TravellerBuild>> = {
  pointy: "pointy",
  bat: "pointy",
  long: "sausage",
};

function traveller({ species, colour, ears }: PetLook): string {
  const build = species === "dog" ? ((ears && dogBuilds[ears]) ?? "floppy") : species;
  return `${build}-${colour}`;
}

export function posterUrl({ place, shape, time, pet }: PosterChoice): string {
  const name = [posterName(place), shape, time, ...(pet ? [traveller(pet)] : [])].join(".");
  return `${root}/posters/${name}.svg`;
}

/** Ears or marks that the species does not have fall back to its plainest. */
export function portraitUrl({ species, colour, ears, mark, background }: PortraitChoice): string {
  const ownEars: readonly string[] = earsOf[species];
  const ownMarks: readonly string[] = marksOf[species];
  const drawnEars = ears && ownEars.includes(ears) ? ears : earsOf[species][0];
  const drawnMark = mark && ownMarks.includes(mark) ? mark : marksOf[species][0];
  const name = [species, colour, drawnEars, drawnMark, background].join(".");
  return `${root}/portraits/${name}.svg`;
}

/** One of the ready-made portraits, always the same for the same seed (a user id, a pet id). */
export const defaultPortraitUrl = (seed: string): string =>
  `${root}/portraits/default-${1 + (hash(seed) % defaultPortraits)}.svg`;

/** Stands in for an author who is gone. */
export const anonymousPortraitUrl = `${root}/portraits/anonymous.svg`;

export const emptyUrl = (name: EmptyName, time: Time = "day"): string =>
  `${root}/empty/${name}.${time}.svg`;

/** A drawn picture of a thing for the shop, in a square. */
export const goodsUrl = (ware: Ware, colour: WareColour, view: WareView = "front"): string =>
  `${root}/goods/${ware}.${colour}.${view}.svg`;

/** A poster as it hangs, in a square. The place has to be one that we know. */
export const printUrl = (place: PlaceSlug, time: Time, framing: Framing): string =>
  `${root}/prints/${place}.${time}.${framing}.svg`;

/** The hill above the footer with the dog and the cat, in the footer's own color. */
export const ridgeUrl = (time: Time): string => `${root}/ridge.${time}.svg`;

export const markUrl = `${root}/mark.svg`;

/** "day" is dark ink for light pages, "night" light ink for dark ones. */
export const wordmarkUrl = (time: Time): string => `${root}/wordmark.${time}.svg`;

/** The id is one of the catalogue's; the still is its first frame as WebP. */
export const gifUrl = (id: string): string => `${root}/gifs/${id}.gif`;
export const gifStillUrl = (id: string): string => `${root}/gifs/${id}.webp`;
/** How long each of them takes, once. */
export const gifMs = 1_440;
