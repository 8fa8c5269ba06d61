import type { Ears, FurColour, Mark, Species } from "../../art/src/names.ts";
import type { Brush, Colour } from "../../art/src/paint.ts";
import { drawSitter } from "../../art/src/portraits/portrait.ts";
import { portraitOf, type Portrait } from "../../art/src/portraits/traits.ts";
import { wave } from "./film.ts";
import { brick } from "./kit.ts";

export type Passenger = {
  species: Species;
  colour: FurColour;
  ears: Ears;
  mark: Mark;
  accent: Colour;
};

/** A head and shoulders, `size` pixels across, looking out of something. */
export function passenger(
  brush: Brush,
  who: Passenger,
  x: number,
  y: number,
  size: number,
  t: number,
) {
  const sitter: Portrait = {
    ...portraitOf({ ...who, background: "blue" }),
    accent: who.accent,
    hasBeard: false,
    wear: "collar",
    pose: {
      tilt: wave(t) * 6,
      x: 0,
      y: Math.abs(wave(t, 2)) * -4,
      eyes: "open",
      tongue: who.species === "dog" ? 0.8 : 0,
      ears: 4 + wave(t, 2) * 4,
    },
  };
  brush.group(x - size / 2, y - size, size / 200, () => drawSitter(brush, sitter));
}

export const golden: Passenger = {
  species: "dog",
  colour: "golden",
  ears: "floppy",
  mark: "bib",
  accent: brick,
};

export const terrier: Passenger = {
  species: "dog",
  colour: "white",
  ears: "button",
  mark: "patch",
  accent: "#2f6db0",
};

export const ginger: Passenger = {
  species: "cat",
  colour: "ginger",
  ears: "upright",
  mark: "tabby",
  accent: "#2f6db0",
};

export function clipped(brush: Brush, path: string, draw: () => void): void {
  brush.raw(`<clipPath id="view"><path d="${path}"/></clipPath><g clip-path="url(#view)">`);
  draw();
  brush.raw("</g>");
}
