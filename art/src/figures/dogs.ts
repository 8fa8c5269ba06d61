import type { Breed, DogBreed } from "../names.ts";
import { mix, type Brush, type Colour } from "../paint.ts";
import { ink } from "../portraits/traits.ts";
import { leg, type Posed } from "./body.ts";

function drawScarf(brush: Brush, round: string, knot: string, cloth: Colour): void {
  brush.line(round, cloth, 8.5);
  brush.fill(knot, mix(cloth, ink, 0.28));
}

/** Whether it stands as tall as the coat for snow was cut; a dachshund and a cat go without. */
export const wearsCoat = (breed: Breed): boolean =>
  breed === "terrier" || breed === "frenchie" || breed === "shiba";

/** A red coat for snow, over a dog that stands or walks. */
export function drawDogCoat(brush: Brush): void {
  brush.fill(
    "M-40-50c0-14 10-22 26-22 14 0 28-2 38-6 8 10 8 26 2 40-20 6-46 6-62 2-3-4-4-8-4-14z",
    "#e2563b",
  );
  brush.fill("M-40-50c0 5 1 10 4 14 16 4 42 4 62-2 1-3 3-8 3-12-22 8-48 8-69 0z", "#b9432f");
  brush.line("M-4-72v36", "#fff4dc", 4);
}

export function drawDog(brush: Brush, breed: DogBreed, posed: Posed): void {
  const { pose } = posed;
  if (pose === "curl") curled(brush, posed);
  else if (pose === "peek") peeking(brush, posed);
  else if (pose === "sit") sitting(brush, breed, posed);
  else if (breed === "dachshund") longStanding(brush, posed);
  else standing(brush, breed, posed);
}

function drawTail(brush: Brush, breed: DogBreed, { pose, fur }: Posed): void {
  const { coat, light } = fur;
  const sits = pose === "sit";
  if (breed === "frenchie") return;
  if (breed === "dachshund") {
    brush.line(sits ? "M-34-6c-12 0-20-4-24-12" : "M-62-34c-10-4-16-12-16-22", coat, 6.5);
  } else if (breed === "shiba") {
    brush.group(sits ? 6 : 0, sits ? 36 : 0, 1, () => {
      brush.line("M-42-58c-16-6-20-26-6-31 10-3 16 8 8 13", coat, 13);
      brush.line("M-45-82c7-4 14 3 8 8", light, 6);
    });
  } else {
    brush.line(sits ? "M-32-8c-14 1-22-8-20-20" : "M-42-56c-10-6-14-18-8-30", coat, 9);
    brush.line(sits ? "M-52-22l1-6" : "M-51-80l1-6", light, 6);
  }
}

function curled(brush: Brush, { fur: { coat, shade, light }, head }: Posed): void {
  brush.ellipse(0, -1, 62, 4, ink, 0.16);
  brush.fill("M-56 0c-8-26 10-48 46-49 40-1 66 18 66 38 0 8-5 11-12 11z", coat);
  brush.fill("M-44 0c-4-22 8-38 30-40-8 12-6 26 4 40z", shade, 0.45);
  brush.line("M-50-6c10 8 36 8 52 1", mix(coat, light, 0.25), 13);
  brush.line("M-4-4l10-1", light, 9);
  head(32, -27, 1, 8);
  brush.line("M14-5c14 4 30 3 42 0", coat, 11);
}

function peeking(brush: Brush, { fur: { coat, light }, scarf, head }: Posed): void {
  brush.fill("M-40 60C-40 10-26-16 0-20c26 2 36 30 36 80z", coat);
  brush.fill("M8-10c16 8 20 40 16 70H4z", light);
  drawScarf(brush, "M-18-8q18 14 36 0", "M10 2l10 18-18-4z", scarf);
  head(4, -40, 1.25);
}

function sitting(brush: Brush, breed: DogBreed, posed: Posed): void {
  const { fur, scarf, head } = posed;
  const { coat, shade, light } = fur;
  const isStout = breed === "frenchie";
  const thick = isStout ? 1.12 : 1;
  brush.ellipse(-4, 0, 40, 4, ink, 0.16);
  drawTail(brush, breed, posed);
  leg(brush, "M16-44c3 14 4 26 4 40", mix(coat, shade, 0.75), 11 * thick, 20);
  brush.fill(
    isStout
      ? "M-34-2c-9-12-6-36 8-48 12-9 20-24 32-26 16 0 28 10 29 26 1 18-6 34-8 50H4z"
      : "M-34-2c-9-12-7-34 6-47 11-11 16-28 28-31 13 0 25 7 27 20 2 20-5 38-7 58H4z",
    coat,
  );
  brush.fill("M22-70c8 12 9 36 0 54-6-6-8-36 0-54z", light);
  brush.ellipse(-14, -19, 21, 19, mix(coat, shade, 0.28));
  leg(brush, "M12-46c-2 16-1 28 0 42", coat, 12 * thick, 12);
  brush.fill("M-26 0c0-7 6-9 14-9s16 3 17 9z", mix(coat, light, 0.18));
  drawScarf(brush, "M2-66q14 9 27-1", "M22-60l10 16-16-4z", scarf);
  head(isStout ? 17 : 15, -92, isStout ? 1.14 : 1.08);
}

function longStanding(brush: Brush, posed: Posed): void {
  const { pose, fur, scarf, head } = posed;
  const { coat, shade, light } = fur;
  const far = mix(coat, shade, 0.75);
  const step = pose === "walk" ? 5 : 0;
  brush.ellipse(-6, 0, 72, 4, ink, 0.16);
  drawTail(brush, "dachshund", posed);
  leg(brush, `M-44-24l${4 + step} 20`, far, 11, -40 + step);
  leg(brush, `M30-24l${6 + step} 20`, far, 11, 36 + step);
  brush.fill(
    "M-66-34c0-14 10-17 26-17 28 1 54 1 72-3 10-2 16-6 22-10l14 10c0 22-8 34-24 36-28 3-62 2-86 2-16 0-24-7-24-18z",
    coat,
  );
  brush.fill("M28-22c18-2 30-12 34-30 6 8 2 28-12 33-8 2-16 1-22-3z", light);
  brush.circle(-50, -28, 15, mix(coat, shade, 0.28));
  leg(brush, `M-50-20l${-4 - step} 16`, coat, 12, -54 - step);
  leg(brush, `M24-22l${-2 - step} 18`, coat, 12, 22 - step);
  brush.line("M48-58l10-12", coat, 22);
  drawScarf(brush, "M41-56q10 11 25 11", "M57-46l9 14-15-3z", scarf);
  head(62, -80);
}

function standing(brush: Brush, breed: DogBreed, posed: Posed): void {
  const { pose, fur, scarf, head } = posed;
  const { coat, shade, light } = fur;
  const isStout = breed === "frenchie";
  const far = mix(coat, shade, 0.75);
  const thick = isStout ? 15 : 11.5;
  const step = pose === "walk" ? 8 : 0;
  brush.ellipse(0, 0, 54, 4, ink, 0.16);
  drawTail(brush, breed, posed);
  leg(brush, `M-24-38l${6 + step} 14-2 18`, far, thick, -20 + step);
  leg(brush, `M24-38l${4 + step} 16 0 18`, far, thick, 28 + step);
  brush.fill(
    isStout
      ? "M-46-50c0-15 12-20 30-20 16 0 30-2 42-6 14 1 20 14 18 30-2 18-12 24-26 24-18-1-32 1-46 0-13 0-18-12-18-28z"
      : "M-44-52c0-14 12-17 30-17 16 0 30-2 42-7 12 2 17 14 15 28-2 14-10 20-24 20-16-2-30 0-44 1-13 0-19-11-19-25z",
    coat,
  );
  brush.fill(
    isStout
      ? "M34-74c12 8 14 30 4 46-8 6-18 6-26 2 10-12 16-28 22-48z"
      : "M34-72c10 8 12 26 3 38-7 6-16 6-24 3 10-10 15-24 21-41z",
    light,
  );
  brush.ellipse(-30, -44, 17, 19, mix(coat, shade, 0.26));
  leg(brush, `M-34-36l${-6 - step} 16 3 14`, coat, thick + 0.5, -37 - step);
  leg(brush, `M16-36l${-2 - step} 18 1 12`, coat, thick + 0.5, 15 - step);
  if (!isStout) brush.line("M28-62l10-16", coat, 25);
  drawScarf(
    brush,
    isStout ? "M14-70q16 16 36 6" : "M18-72q14 14 30 4",
    isStout ? "M38-60l10 17-17-5z" : "M36-62l10 17-17-5z",
    scarf,
  );
  head(isStout ? 36 : 42, -94, isStout ? 1.12 : 1.05);
}
