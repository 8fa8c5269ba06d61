import { brown, cream, night } from "../tints.ts";
import { stands, type WareDrawing } from "./ware.ts";

export const blanket: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 136);
  brush.fill("M34 150c-10-40 4-76 26-82h92c18 6 24 50 14 82z", main);
  brush.line("M92 68q10 40 0 82M116 68q10 40 0 82M140 68q10 40 0 82", cream, 6);
  brush.fill("M34 150c-10-40 4-76 26-82 20 8 26 50 14 82z", deep);
  brush.ellipse(54, 110, 13, 38, light);
  brush.ellipse(54, 110, 6, 22, deep);
  brush.line(
    "M76 150v12M90 150v12M104 150v12M118 150v12M132 150v12M146 150v12M160 150v12",
    deep,
    4,
  );
  brush.line("M70 112h96", trim, 7);
};

export const bed: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 164);
  brush.fill("M22 128c-4-30 20-46 44-42 20-8 48-8 68 0 24-4 48 12 44 42z", deep);
  brush.ellipse(100, 124, 58, 22, light);
  brush.fill("M62 120c4-26 44-34 60-16 14-4 24 4 22 16-4 12-24 16-44 16s-40-4-38-16z", brown);
  brush.fill("M124 106c10-6 22-2 22 10 0 8-8 12-14 10-8-2-12-10-8-20z", "#8f5a3c");
  brush.line("M76 118q6 4 12 0", night, 3);
  brush.ellipse(66, 124, 5, 4, night);
  brush.fill("M18 128c16 8 34 12 82 12s66-4 82-12v18a18 18 0 01-18 18H36a18 18 0 01-18-18z", main);
  brush.line("M34 150h132", trim, 5);
};

export const mat: WareDrawing = (brush, { main, deep, light }) => {
  brush.fill("M52 84h96l32 68a10 10 0 01-9 12H29a10 10 0 01-9-12z", deep);
  brush.fill("M52 80h96l32 68a8 8 0 01-8 11H28a8 8 0 01-8-11z", main);
  brush.fill("M60 88h80l25 56H35z", light);
  brush.line("M47 116h106M41 130h118M54 102h92M86 90l-14 52M114 90l14 52M100 89v53", main, 4);
};

export const nest: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 160);
  brush.ellipse(100, 126, 80, 38, deep);
  brush.ellipse(100, 112, 80, 36, main);
  brush.ellipse(100, 108, 56, 22, deep);
  brush.fill("M56 110c2-22 24-34 48-32 22 2 40 14 40 30-14 14-70 16-88 2z", light);
  brush.fill("M64 100l-2-20 16 10h12l14-10 2 18c4 16-42 20-42 2z", trim);
  brush.line("M73 98q4 3 8 0M90 98q4 3 8 0", night, 2.5);
  brush.fill("M82 103h7l-3.500 4z", "#c9606a");
  brush.line("M30 118q8 22 34 30M170 118q-8 22-34 30M100 150v12", light, 4, 0.6);
};

/** Folded, with its corner turned back. */
export const throwOver: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 140);
  brush.roundRect(34, 128, 132, 36, 12, deep);
  brush.roundRect(32, 104, 136, 36, 12, main);
  brush.roundRect(36, 80, 128, 36, 12, light);
  brush.fill("M48 80h104a12 12 0 0112 12v44l-28 18-26-74z", main);
  brush.fill("M116 80h14l26 60-10 6z", trim);
  brush.fill("M138 80h6l18 44v10z", trim);
  brush.line("M136 154l6 12M146 148l6 12M156 141l6 12", deep, 4);
  brush.line("M44 122h66M46 146h74", deep, 3, 0.5);
};
