import { hash } from "../hash.ts";
import type { Background, Ears, FurColour, Mark, Species } from "../names.ts";
import { randomFrom, type Colour } from "../paint.ts";
import { furs, type Fur } from "./furs.ts";

export type Wear = "collar" | "bandana" | "bow" | "scarf" | "none";
export type Muzzle = "mid" | "long" | "broad";
export type Eyes = "open" | "closed" | "wink" | "wide" | "hearts";

/** How the head is held; still portraits hold it still, moving pictures do not. */
export type Pose = {
  tilt: number;
  x: number;
  y: number;
  eyes: Eyes;
  /** How far the tongue hangs out, 0 to 1. */
  tongue: number;
  /** Degrees by which the ears lean outwards. */
  ears: number;
};

export type Sitter = {
  species: Species;
  colour: FurColour;
  ears: Ears;
  mark: Mark;
  background: Background;
};

export type Portrait = Sitter & {
  fur: Fur;
  wear: Wear;
  accent: Colour;
  muzzle: Muzzle;
  hasBeard: boolean;
  hasTuft: boolean;
  iris: Colour;
  isSunLeft: boolean;
  pose: Pose;
};

const accents = ["#e2563b", "#f2b53a", "#2f6db0", "#2f8f7a", "#d9546a"] as const;
const irises = ["#e8b93c", "#7fbf6a", "#6fb3d6", "#e8b93c"] as const;
const wardrobe: readonly Wear[] = ["collar", "bandana", "bandana", "collar", "bow", "scarf"];

export const ink = "#1a2140";
export const nightBlue = "#12203f";

/** Everything the name leaves open falls by the name's hash. */
export function portraitOf(sitter: Sitter): Portrait {
  const { species, colour, ears, mark, background } = sitter;
  const random = randomFrom(hash([species, colour, ears, mark, background].join(".")));
  const pick = <T>(list: readonly T[], otherwise: T): T =>
    list[Math.floor(random() * list.length)] ?? otherwise;
  const isSunLeft = random() < 0.5;
  const tilt = random() * 12 - 6;
  const wear = pick(wardrobe, "collar");
  const clashing = background === "blue" ? "#2f6db0" : background === "terracotta" ? "#e2563b" : "";
  const accent = pick(
    accents.filter((colourOfCloth) => colourOfCloth !== clashing),
    accents[0],
  );
  const muzzle = pick<Muzzle>(["mid", "long", "broad"], "mid");
  const hasBeard = species === "dog" && muzzle === "mid" && ears !== "curly" && random() < 0.45;
  return {
    ...sitter,
    fur: furs[colour],
    wear,
    accent,
    muzzle,
    hasBeard,
    hasTuft: random() < 0.35,
    iris: pick(irises, irises[0]),
    isSunLeft,
    pose: {
      tilt,
      x: 0,
      y: 0,
      eyes: random() < 0.12 ? "closed" : "open",
      tongue: !hasBeard && random() < 0.5 ? 1 : 0,
      ears: 0,
    },
  };
}
