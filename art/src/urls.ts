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
  type SceneShape,
  type Shape,
  type Species,
  type Time,
  type Ware,
  type WareColour,
  type WareView,
} from "./names.ts";
import { pictureName, placeNames, posterName, type Occasion } from "./subjects.ts";

export { posterName } from "./subjects.ts";
export type { Occasion } from "./subjects.ts";
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

/** The traits of a pet. The ears distinguish a dachshund from a shepherd, where no drawn breed is known. */
export type PetLook = { species: Species; colour: FurColour; ears?: Ears; breed?: Breed };

export type PosterChoice = {
  /** The caption: a place, or words such as a title. */
  place: string;
  shape: Shape;
  time: Time;
  /** "nobody" leaves the landscape empty. */
  pet?: PetLook | "nobody" | undefined;
  /** What the caption is about, where its words don't say so: "Lufthansa" is a flight. */
  occasion?: Occasion | undefined;
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

/** A dog's figure falls by its ears, where its breed isn't one of those drawn. */
const dogBreeds: Partial<Record<Ears, Breed>> = {
  pointy: "shiba",
  bat: "frenchie",
  long: "dachshund",
};
const otherBreeds = { cat: "persian", bird: "parrot" } as const;

function figureName({ species, colour, ears, breed }: PetLook): string {
  if (species === "rabbit" || species === "tortoise") return `${species}-${colour}`;
  const own = species === "dog" ? ((ears && dogBreeds[ears]) ?? "terrier") : otherBreeds[species];
  return `${breed ?? own}-${colour}`;
}

const isScene = (name: string): boolean => !name.includes("-") && !placeNames.has(name);

/** The picture that is true to a caption: a place, or what it is about. Heroes show landscapes only. */
export function posterUrl({ place, shape, time, pet, occasion, turn }: PosterChoice): string {
  const isHero = shape === "hero" || shape === "heroPhone";
  const name = isHero ? posterName(place) : pictureName(place, occasion, turn);
  const who = pet === "nobody" ? pet : pet && figureName(pet);
  const words = [name, shape, time, ...(who ? [who] : [])];
  return isScene(name)
    ? `${second}/scenes/${words.join(".")}.svg`
    : `${second}/posters/${[...words, ...(turn ? [turn] : [])].join(".")}.svg`;
}

type SceneUrl = { scene: SceneName; shape: SceneShape; time: Time; pet?: PetLook };

/** One of the eight compositions, chosen by whoever shows it. */
export const sceneUrl = ({ scene, shape, time, pet }: SceneUrl): string =>
  `${second}/scenes/${[scene, shape, time, ...(pet ? [figureName(pet)] : [])].join(".")}.svg`;

/** An animal alone on nothing, 240 by 200, facing right. */
export const figureUrl = (pet: PetLook, pose: FigurePose = "stand"): string =>
  `${second}/figures/${figureName(pet).replace("-", ".")}.${pose}.svg`;

/** An animal on its card, in the colors of its breed. */
export const breedUrl = (pet: PetLook, pose: FigurePose = "stand"): string =>
  `${second}/breeds/${figureName(pet).replace("-", ".")}.${pose}.svg`;

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
