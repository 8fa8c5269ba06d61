import { mix, type Brush } from "../paint.ts";
import { ink } from "../portraits/traits.ts";
import { leg, type Posed } from "./body.ts";

const ruff = "M2-66l6 9 4-5 4 10 6-5 1 12 7-2-2 12 5 2-5 9-9-2-6 8-7-9-8 3-2-12-7-2 5-10-3-8z";

export function drawCat(brush: Brush, posed: Posed): void {
  const { pose } = posed;
  if (pose === "curl") curled(brush, posed);
  else if (pose === "peek") peeking(brush, posed);
  else if (pose === "sit") sitting(brush, posed);
  else standing(brush, posed);
}

function curled(brush: Brush, { fur: { coat, shade }, head }: Posed): void {
  brush.ellipse(0, -1, 56, 4, ink, 0.16);
  brush.fill("M-54 0c-6-28 12-46 46-46s58 18 58 36c0 7-4 10-10 10z", coat);
  brush.line("M-46-8c14 12 50 10 66 0", mix(coat, shade, 0.35), 17);
  brush.line("M-42-8c12 8 44 8 60-1", coat, 9);
  head(24, -22, 1, 8);
}

function peeking(brush: Brush, { fur: { coat, light }, head }: Posed): void {
  brush.fill("M-42 60C-44 14-28-12 0-16c28 4 38 30 38 76z", coat);
  brush.group(-8, 34, 1.1, () => brush.fill(ruff, light));
  head(4, -38, 1.2);
}

function sitting(brush: Brush, { fur: { coat, shade, light }, head }: Posed): void {
  brush.ellipse(-4, 0, 44, 4, ink, 0.16);
  brush.line("M-28-8c-24 4-40-4-40-18 0-8 4-14 10-16", mix(coat, shade, 0.3), 18);
  brush.line("M-28-10c-20 3-32-6-32-16 0-6 3-10 7-12", coat, 11);
  brush.fill("M-36-2c-10-16-6-42 10-54 8-8 14-20 24-20 18 0 28 18 28 40 0 14-2 24-2 34z", coat);
  brush.ellipse(-14, -20, 20, 19, mix(coat, shade, 0.22));
  leg(brush, "M18-36v32", mix(coat, shade, 0.35), 13, 20);
  leg(brush, "M8-36v32", coat, 14, 8);
  brush.group(4, 0, 1, () => brush.fill(ruff, light));
  brush.fill("M-26 0c0-7 6-9 14-9s14 3 15 9z", mix(coat, light, 0.3));
  head(10, -86, 1.08);
}

function standing(brush: Brush, { pose, fur: { coat, shade, light }, head }: Posed): void {
  const step = pose === "walk" ? 6 : 0;
  const far = mix(coat, shade, 0.6);
  brush.ellipse(0, 0, 52, 4, ink, 0.16);
  brush.line("M-40-48c-22-2-30-22-22-40", mix(coat, shade, 0.3), 20);
  brush.line("M-42-50c-18-4-24-22-17-36", coat, 14);
  leg(brush, `M-22-26l${4 + step} 22`, far, 13, -18 + step);
  leg(brush, `M22-26l${6 + step} 22`, far, 13, 28 + step);
  brush.fill(
    "M-50-38c-2-18 12-28 32-28 18 0 34 0 46-4 14 4 18 18 16 34l-5 12-6-5-5 9-7-7-6 9-8-7-8 9-8-8-8 8-8-9-8 7-5-9-6 4z",
    coat,
  );
  brush.ellipse(-32, -36, 17, 18, mix(coat, shade, 0.2));
  leg(brush, `M-34-24l${-3 - step} 20`, coat, 14, -37 - step);
  leg(brush, `M18-26l${-1 - step} 22`, coat, 14, 17 - step);
  brush.group(20, -2, 1, () => brush.fill(ruff, light));
  head(36, -84, 1.05);
}
