import { brown, cream, night, paleSteel, steel } from "../tints.ts";
import { paw, stands, type WareDrawing } from "./ware.ts";

export const bowl: WareDrawing = (brush, { main, deep, light }) => {
  stands(brush, 150);
  brush.fill("M30 96h140l-16 56a14 14 0 01-14 10H60a14 14 0 01-14-10z", main);
  brush.fill("M43 142h114l-3 10a14 14 0 01-14 10H60a14 14 0 01-14-10z", deep);
  brush.ellipse(100, 96, 70, 18, cream);
  brush.ellipse(100, 99, 58, 12, "#8f5a3c");
  brush.fill("M70 96c6-14 20-12 22-2 4-12 20-12 24-1 6-6 14-2 15 5-18 8-46 8-61-2z", brown);
  brush.fill("M38 122h124l-3 10H41z", light);
};

export const bottle: WareDrawing = (brush, { main, deep, light }) => {
  stands(brush, 100);
  brush.roundRect(66, 66, 56, 100, 14, light);
  brush.roundRect(98, 66, 24, 100, 12, main);
  brush.fill("M66 112h56v40a14 14 0 01-14 14H80a14 14 0 01-14-14z", deep);
  brush.roundRect(76, 44, 36, 26, 6, night);
  brush.fill("M122 74h26c10 0 14 8 12 18l-8 42c-2 8-12 10-16 4l-14-22z", cream);
  brush.fill("M130 84h16c5 0 6 4 5 9l-6 30c-1 4-5 4-7 1l-8-12z", "#a3d7d8");
  brush.line("M76 84v24", cream, 5, 0.8);
};

export const flask: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 90);
  brush.fill("M74 36h52l6 30H68z", paleSteel);
  brush.fill("M104 36h22l6 30h-24z", steel);
  brush.roundRect(64, 62, 72, 102, 14, main);
  brush.fill("M106 62h16a14 14 0 0114 14v74a14 14 0 01-14 14h-16z", deep);
  brush.rect(64, 104, 72, 12, trim);
  brush.line("M78 76v18M78 128v18", light, 6);
  paw(brush, 100, 140, 26);
};

export const dish: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 158);
  brush.fill("M40 112h120l18 46a6 6 0 01-6 6H28a6 6 0 01-6-6z", main);
  brush.fill("M28 142h144l6 16a6 6 0 01-6 6H28a6 6 0 01-6-6z", deep);
  brush.ellipse(100, 112, 60, 17, light);
  brush.ellipse(100, 114, 50, 12, "#8f5a3c");
  brush.fill("M80 116c2-18 10-26 20-26s18 8 20 26c-12 4-28 4-40 0z", main);
  brush.fill("M100 90c10 0 18 8 20 26-6 2-12 3-18 3 6-8 6-20-2-29z", deep);
  brush.line("M62 112h0M72 116h0M130 116h0M140 112h0", brown, 8);
  paw(brush, 100, 136, 18, trim);
};

export const tin: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 116);
  brush.fill("M48 66v84c0 8 24 14 52 14s52-6 52-14V66z", main);
  brush.fill("M120 78v83c19-2 32-6 32-11V66z", deep);
  brush.ellipse(100, 66, 52, 14, light);
  brush.fill("M44 56v12c0 9 26 16 56 16s56-7 56-16V56z", deep);
  brush.ellipse(100, 56, 56, 15, main);
  brush.ellipse(100, 54, 38, 9, light);
  brush.line("M90 50c0-14 20-14 20 0", trim, 6);
  brush.ellipse(98, 122, 32, 27, cream);
  brush.fill(
    "M78 114c-6-2-10 2-8 6-4 4 0 10 6 8h44c6 2 10-4 6-8 2-4-2-8-8-6-2 2-4 3-7 3H85c-3 0-5-1-7-3z",
    brown,
  );
};

export const pouch: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.line("M70 70V40c0-12 20-12 20 0v30", steel, 6);
  brush.line("M88 64h0M104 56h0M120 62h0M98 46h0M114 40h0", brown, 15);
  brush.fill("M46 70h108l8 72a22 22 0 01-22 22H60a22 22 0 01-22-22z", main);
  brush.fill("M40 126h120l2 16a22 22 0 01-22 22H60a22 22 0 01-22-22z", deep);
  brush.fill("M42 66h116v16q-58 14-116 0z", light);
  brush.line("M74 86v12M126 86v12", trim, 7);
  brush.line("M74 100h52", trim, 4);
  paw(brush, 100, 128, 30);
};

export const mug: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 110, 94);
  brush.line("M76 58c-8-10 8-14 0-26M100 58c-8-10 8-14 0-26", cream, 5, 0.7);
  brush.line("M138 90c34-6 34 50-2 44", main, 12);
  brush.fill("M44 74h100v66a24 24 0 01-24 24H68a24 24 0 01-24-24z", main);
  brush.fill("M112 74h32v66a24 24 0 01-24 24h-14c8-20 10-54 6-90z", deep);
  brush.ellipse(94, 74, 50, 12, light);
  brush.ellipse(94, 76, 42, 8, "#6b3f28");
  paw(brush, 86, 122, 40, trim);
};
