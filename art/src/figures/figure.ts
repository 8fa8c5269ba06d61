import type { Breed, Coat, DrawnBreed, FigurePose } from "../names.ts";
import { mix, type Brush, type Colour } from "../paint.ts";
import { animal } from "../posters/travellers.ts";
import type { Fur } from "../portraits/furs.ts";
import { ink } from "../portraits/traits.ts";
import type { Posed } from "./body.ts";
import { coats, usualLooks } from "./coats.ts";
import { drawCat } from "./cats.ts";
import { drawDog } from "./dogs.ts";
import { heads } from "./heads.ts";

export type Figure = { breed: Breed; coat: Coat };

export type FigureChoice = Figure & { pose: FigurePose; scarf?: Colour | undefined };

/** The animal faces right and stands on (0, 0) of the group it is drawn in, about 110 tall. */
export function drawFigure(brush: Brush, { breed, coat, pose, scarf }: FigureChoice): void {
  const fur = coats[coat];
  const cloth = scarf ?? usualLooks[breed].scarf;
  if (breed === "rabbit" || breed === "tortoise") return drawSmall(brush, breed, pose, fur, cloth);
  const isAsleep = pose === "curl";
  const head: Posed["head"] = (x, y, scale = 1, turn = 0) =>
    brush.group(x, y, scale, () => heads[breed](brush, fur, isAsleep), turn);
  bodyOf(brush, breed, { pose, fur, scarf: cloth, isAsleep, head });
}

function bodyOf(brush: Brush, breed: DrawnBreed, posed: Posed): void {
  if (breed === "parrot") drawParrot(brush, posed);
  else if (breed === "persian") drawCat(brush, posed);
  else drawDog(brush, breed, posed);
}

/** Rabbits and tortoises have one pose, as in the first collection; in a window they stand lower, in a carrier they are small. */
function drawSmall(
  brush: Brush,
  build: "rabbit" | "tortoise",
  pose: FigurePose,
  fur: Fur,
  cloth: Colour,
): void {
  const sunk = pose === "peek" ? (build === "rabbit" ? 46 : 16) : 0;
  brush.ellipse(0, 0, 46, 4, ink, 0.16);
  const { coat, shade, light } = fur;
  brush.group(-4, sunk, pose === "curl" ? 1.2 : 1.6, () => {
    animal(brush, build, { body: coat, shade, light, eye: ink });
    if (build === "rabbit") brush.line("M11-27l8 6", cloth, 3.4);
  });
}

/** A bird sits whatever the others do: on its stand, on a low perch in a carrier, in a window without either. */
const perches: Record<FigurePose, { y: number; scale: number; isHigh: boolean }> = {
  stand: { y: -40, scale: 0.82, isHigh: true },
  walk: { y: -40, scale: 0.82, isHigh: true },
  sit: { y: -40, scale: 0.82, isHigh: true },
  curl: { y: -12, scale: 0.62, isHigh: false },
  peek: { y: 42, scale: 1.1, isHigh: false },
};

function drawParrot(brush: Brush, { pose, fur, head }: Posed): void {
  const { coat, shade, light } = fur;
  const { y, scale, isHigh } = perches[pose];
  if (isHigh) brush.line("M0-38v36M-24-2h48", "#6b4a35", 6);
  brush.group(-8, y, scale, () => {
    brush.line("M-34 0h76", "#7f5539", 7);
    brush.fill("M-20-18l-30 40 12 2 28-30z", mix(shade, "#2f6db0", 0.5));
    brush.fill("M-14-14l-22 44 10 0 24-38z", shade);
    brush.fill("M-22-18c-2-30 8-56 34-66 18-2 26 12 26 30 0 28-14 46-34 46-14 0-24-2-26-10z", coat);
    brush.fill("M22-66c10 14 8 40-8 54-8-4-6-30 8-54z", light);
    brush.fill("M-22-20c-2-22 8-40 24-44 8 18 2 44-18 54z", shade);
    brush.fill("M-20-14c0-14 6-26 16-30 4 12-2 26-14 34z", "#2f6db0");
    brush.fill("M-16-12c2-8 6-14 11-17 1 7-3 14-9 19z", "#f2b53a");
    brush.line("M4-8v9M12-9v9", "#4a4f63", 4.5);
    head(22, -86, 1.12);
  });
}
