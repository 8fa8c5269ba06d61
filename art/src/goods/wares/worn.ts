import type { Brush } from "../../paint.ts";
import { animal, furCoat } from "../../posters/travellers.ts";
import { cream, night, paleSteel, steel, tints, type Tint } from "../tints.ts";
import { stands, type WareDrawing } from "./ware.ts";

/** A dog that stands still for once, in a coat that the ware stands out from; `dress` draws in the dog's own measures. */
function model(brush: Brush, tint: Tint, dress: () => void): void {
  stands(brush, 150, 96);
  brush.group(84, 164, 2.35, () => {
    animal(brush, "floppy", furCoat(tint === tints.oat ? "chocolate" : "white"));
    dress();
  });
}

export const harness: WareDrawing = (brush, tint) => {
  const { main, deep, light, trim } = tint;
  model(brush, tint, () => {
    brush.line("M15-38q7 7 5 16", deep, 5.5);
    brush.line("M-3-35q-3 9-1 20", deep, 5.5);
    brush.line("M15-38q7 7 5 16", main, 3.8);
    brush.line("M-3-35q-3 9-1 20", main, 3.8);
    brush.line("M-2-22l21-3", main, 4.2);
    brush.line("M-2-22l21-3", trim, 1);
    brush.fill("M-8-36.500q10-.8 20-5 5 2 5 6-9 6-24 6-2-4-1-7z", main);
    brush.line("M-5-34q9-.6 17-4", light, 1.6);
    brush.raw(`<circle cx="1" cy="-38.500" r="2.600" stroke="${steel}" stroke-width="1.800"/>`);
    brush.roundRect(-6.5, -26, 5, 5.5, 1.2, night);
  });
};

export const raincoat: WareDrawing = (brush, tint) => {
  const { main, deep, light, trim } = tint;
  model(brush, tint, () => {
    brush.fill(
      "M-27-31c1-5 7-7 16-6.500 9 .3 15-.8 20-3l7-3 7 9c1 9-1 16-5 22l-11 1-4-6h-12l-6 9-13-2c-1-8-1-14 1-20z",
      main,
    );
    brush.fill("M18-12.500l-11 1-4-6h-12l-6 9-13-2v-5l12 2 6-9h16l4 6 9-1z", deep);
    brush.fill("M10-42l5-4 11 9-3 5q-8-2-13-10z", light);
    brush.line("M-2-36v15M14-31l2 12", deep, 1.4);
    brush.line("M6-30h0M6-25h0M6-20h0", trim, 2.6);
  });
  brush.line(
    "M30 26l-5 15M66 22l-5 15M118 18l-5 15M46 56l-4 12M92 52l-4 12M168 30l-5 15",
    cream,
    4,
    0.75,
  );
};

export const vest: WareDrawing = (brush, tint) => {
  const { main, deep, light, trim } = tint;
  model(brush, tint, () => {
    brush.line("M-10-37q6-8 13-1", night, 2.6);
    brush.fill("M-23-34c8-4 20-2 33-6l6 4c4 8 4 14 1 21-12 4-26 4-37 2-5-6-6-14-3-21z", main);
    brush.fill("M-24-21c13 2 28 2 43-2l-2 8c-12 4-26 4-37 2-2-2-3-5-4-8z", deep);
    brush.fill("M-19-33c9-2 17-2 26-4l1 9c-10 3-19 3-28 2z", light);
    brush.line("M-11-35q-3 10 0 22M4-36.500q3 10 1 21", trim, 3);
    brush.roundRect(-14, -22, 5, 4.5, 1, night);
    brush.roundRect(3, -23, 5, 4.5, 1, night);
    brush.line("M15-37l4-2", paleSteel, 2);
  });
};

export const boots: WareDrawing = (brush, tint) => {
  const { main, deep, light, trim } = tint;
  const boot = (x: number, colour: string) =>
    brush.group(x, 1.6, 1, () => {
      brush.fill("M-3.500-9.500h7v5c3.500 0 5.500 1.500 5.500 4.500h-12.500z", colour);
      brush.fill("M-3.500-9.500h7v2.500h-7z", light);
      brush.line("M-3-4.500h6", trim, 1.6);
      brush.line("M-3 .300h11", deep, 1.6);
    });
  model(brush, tint, () => {
    boot(-11, deep);
    boot(21.5, deep);
    boot(-27, main);
    boot(2, main);
  });
};
