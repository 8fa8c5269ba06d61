import type { Background, Species } from "../names.ts";
import { createBrush, mix, picture, type Brush, type Colour } from "../paint.ts";
import { cat } from "./cat.ts";
import { dog } from "./dog.ts";
import { bird, rabbit, tortoise } from "./small.ts";
import { nightBlue, portraitOf, type Portrait, type Sitter } from "./traits.ts";

const grounds: Record<Background, { wall: Colour; sun: Colour }> = {
  blue: { wall: "#2f6db0", sun: "#5b97c9" },
  mint: { wall: "#8fcbb9", sun: "#c4e3cd" },
  butter: { wall: "#f4c977", sun: "#fae0a6" },
  coral: { wall: "#ee9a86", sun: "#f8c9b0" },
  navy: { wall: "#27396d", sun: "#465c97" },
  sky: { wall: "#5fb3c8", sun: "#a3d7d8" },
  lilac: { wall: "#c3aec4", sun: "#e2d1dc" },
  terracotta: { wall: "#e0734f", sun: "#f2a27a" },
  pine: { wall: "#2c6b5e", sun: "#5c9a82" },
};

const sitters: Record<Species, (brush: Brush, portrait: Portrait) => void> = {
  dog,
  cat,
  rabbit,
  bird,
  tortoise,
};

export function drawSitter(brush: Brush, portrait: Portrait): void {
  sitters[portrait.species](brush, portrait);
}

function backdrop(brush: Brush, background: Background, isSunLeft: boolean): void {
  const { wall, sun } = grounds[background];
  brush.rect(0, 0, 200, 200, wall);
  brush.circle(isSunLeft ? 70 : 132, 82, 72, sun);
  brush.fill("M0 168C40 150 150 146 200 164V200H0Z", mix(wall, nightBlue, 0.28));
}

export function drawPortrait(sitter: Sitter): string {
  const brush = createBrush();
  const portrait = portraitOf(sitter);
  backdrop(brush, sitter.background, portrait.isSunLeft);
  drawSitter(brush, portrait);
  return picture(200, 200, brush.text());
}

/** Someone walked away: a hill, a low sun and a trail of prints. */
export function drawAnonymous(): string {
  const brush = createBrush();
  brush.rect(0, 0, 200, 200, "#d9d3c7");
  brush.circle(132, 82, 72, "#e8e3d9");
  brush.fill("M0 138C40 112 150 108 200 132V200H0Z", "#b9b3ab");
  const print = (x: number, y: number, scale: number, turn: number) =>
    brush.group(
      x,
      y,
      scale,
      () => {
        brush.fill("M0 12c-12 0-14-10-7-16 4-4 10-4 14 0 7 6 5 16-7 16z", "#8d8a90");
        brush.line("M-13-9h0M-5-17h0M5-17h0M13-9h0", "#8d8a90", 8);
      },
      turn,
    );
  print(62, 170, 1.15, 24);
  print(112, 152, 0.9, 34);
  print(104, 122, 0.66, 20);
  print(142, 114, 0.5, 30);
  return picture(200, 200, brush.text());
}
