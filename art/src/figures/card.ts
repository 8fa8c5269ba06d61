import type { Breed } from "../names.ts";
import { createBrush, picture, type Colour } from "../paint.ts";
import { drawFigure, type FigureChoice } from "./figure.ts";

type Field = { wall: Colour; light: Colour; ground: Colour };

const fields: Record<Breed, Field> = {
  terrier: { wall: "#8fcbb9", light: "#c4e3cd", ground: "#6fae97" },
  frenchie: { wall: "#f4c977", light: "#fae0a6", ground: "#d9a955" },
  shiba: { wall: "#9fc3d6", light: "#cfe2e6", ground: "#7fa6bd" },
  dachshund: { wall: "#ee9a86", light: "#f8c9b0", ground: "#cf7b69" },
  persian: { wall: "#c3aec4", light: "#e2d1dc", ground: "#a58fa8" },
  parrot: { wall: "#5fb3c8", light: "#a3d7d8", ground: "#4a98ad" },
  rabbit: { wall: "#8fcbb9", light: "#c4e3cd", ground: "#6fae97" },
  tortoise: { wall: "#f4c977", light: "#fae0a6", ground: "#d9a955" },
};

const middles: Partial<Record<Breed, number>> = { persian: 124, dachshund: 106 };

/** An animal on its card, with a tilted field behind it; or alone on nothing, for any ground. */
export function drawBreed(figure: FigureChoice, isCard: boolean): string {
  const brush = createBrush();
  const { breed, pose } = figure;
  if (isCard) {
    const { wall, light, ground } = fields[breed];
    brush.rect(0, 0, 240, 200, wall);
    brush.fill("M0 40L240 96V0H0z", light, 0.55);
    brush.fill("M0 158q120-16 240 0v42H0z", ground);
  }
  // A window's figure has its shoulders at the foot of the sheet.
  const foot = pose === "peek" ? 126 : 174;
  brush.group(middles[breed] ?? 112, foot, breed === "parrot" ? 1.1 : 1.16, () =>
    drawFigure(brush, figure),
  );
  return picture(240, 200, brush.text());
}
