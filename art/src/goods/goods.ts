import type { GoodsName } from "../names.ts";
import { createBrush, picture, type Brush, type Colour } from "../paint.ts";
import { wares } from "./wares.ts";

const walls: Record<GoodsName, Colour> = {
  carrier: "#2f6db0",
  bowl: "#8fcbb9",
  wallet: "#ee9a86",
  bandana: "#c3aec4",
  blanket: "#2c6b5e",
  tag: "#f4c977",
  leash: "#5fb3c8",
  ball: "#f4c977",
  bottle: "#e0734f",
  brush: "#c3aec4",
};

function shopWindow(brush: Brush, wall: Colour): void {
  brush.rect(0, 0, 200, 200, wall);
  brush.circle(130, 78, 70, "#fff4dc", 0.28);
  brush.fill("M0 158q100-22 200 4v38H0z", "#12203f", 0.16);
}

export function drawGoods(name: GoodsName): string {
  const brush = createBrush();
  shopWindow(brush, walls[name]);
  wares[name](brush);
  return picture(200, 200, brush.text());
}
