/** Addresses of the drawings, for the browser. It knows names only; nothing here can draw. */
import { hash } from "./hash.ts";
import {
  defaultPortraits,
  earsOf,
  marksOf,
  type Background,
  type Breed,
  type Ears,
  type EmptyName,
  type FigurePose,
  type FurColour,
  type Framing,
  type Mark,
  type PlaceSlug,
  type SceneName,
  type TopicScene,
  type Shape,
  type Species,
  type Time,
  type Ware,
  type WareColour,
  type WareView,
} from "./names.ts";
import { posterName } from "./subjects.ts";

export { posterName } from "./subjects.ts";
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
const second = "/art/v2";

/** A beach, a city or peaks that are nobody's in particular, in three variants. */
type TopicName = `any-${TopicScene}-${1 | 2 | 3}`;

/** The traits of a pet. The ears distinguish a dachshund from a shepherd, where no drawn breed is known. */
export type PetLook = { species: Species; colour: FurColour; ears?: Ears; breed?: Breed };

export type PosterChoice = {
  /** The caption: a place, or words such as a title. */
  place: string;
  shape: Shape;
  time: Time;
  pet?: PetLook | undefined;
  /** What the caption is about, if it isn't a place: an airline is a `counter`. Heroes have none. */
  scene?: SceneName | TopicName | undefined;
  /** In lists: `turnsOf` of turns.ts gives it. */
  turn?: number | undefined;
};

export type PortraitChoice = {
  species: Species;
  colour: FurColour;
  ears?: Ears;
  mark?: Mark;
  background: Background;
};

/** The server knows which breed has these ears. */
const figureName = ({ species, colour, ears, breed }: PetLook): string =>
  `${breed ?? ((species === "dog" && ears) || species)}-${colour}`;

/** The picture that is true to a caption: the scene of what it is about, else its place. */
export function posterUrl({ place, shape, time, pet, scene, turn }: PosterChoice): string {
  const who = pet ? `.${figureName(pet)}` : "";
  const name = scene ?? posterName(place, turn);
  return `${second}/posters/${name}.${shape}.${time}${who}${turn ? `.${turn}` : ""}.svg`;
}

type EmptyPoster = Pick<PosterChoice, "place" | "shape" | "time">;

/** The landscape without an animal, for a figure of its own in front of it. */
export const emptyPosterUrl = ({ place, shape, time }: EmptyPoster): string =>
  `${second}/posters/${posterName(place)}.${shape}.${time}.empty.svg`;

/** An animal alone on nothing, 240 by 200, facing right. */
export const figureUrl = (pet: PetLook, pose: FigurePose = "stand"): string =>
  `${second}/figures/${figureName(pet).replace("-", ".")}.${pose}.svg`;

/** An animal on its card, in the colors of its breed. */
export const breedUrl = (pet: PetLook, pose: FigurePose = "stand"): string =>
  `${second}/breeds/${figureName(pet).replace("-", ".")}.${pose}.svg`;

const ownOf = (own: readonly string[], word: string | undefined): string | undefined =>
  word && own.includes(word) ? word : own[0];

/** Ears or marks that the species does not have fall back to its plainest. */
export function portraitUrl({ species, colour, ears, mark, background }: PortraitChoice): string {
  const traits = [ownOf(earsOf[species], ears), ownOf(marksOf[species], mark)];
  return `${root}/portraits/${[species, colour, ...traits, background].join(".")}.svg`;
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
