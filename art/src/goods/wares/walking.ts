import { brown, cream, gold, night, paleSteel, steel } from "../tints.ts";
import { paw, stands, type WareDrawing } from "./ware.ts";

export const tag: WareDrawing = (brush, { main, deep, light }) => {
  brush.raw(`<circle cx="100" cy="50" r="20" stroke="${steel}" stroke-width="8"/>`);
  brush.fill("M100 62c34 0 56 24 56 54s-24 52-56 52-56-22-56-52 22-54 56-54z", main);
  brush.fill("M100 62c34 0 56 24 56 54s-24 52-56 52c22-12 30-30 30-52s-8-44-30-54z", deep, 0.7);
  brush.line("M58 106c4-16 14-26 28-29", light, 6);
  paw(brush, 100, 122, 60);
};

export const leash: WareDrawing = (brush, { main, deep, trim }) => {
  stands(brush, 120);
  const rope = "M46 116c0-50 104-58 106-8 2 44-82 58-84 16-2-32 54-40 58-10 2 22-34 28-36 8";
  brush.line(rope, deep, 14);
  brush.line(rope, main, 9);
  brush.raw(
    `<path d="${rope}" stroke="${trim}" stroke-width="3" stroke-dasharray="1 12" opacity=".8"/>`,
  );
  brush.line("M46 116v26", paleSteel, 8);
  brush.raw(`<circle cx="46" cy="152" r="9" stroke="${steel}" stroke-width="6"/>`);
};

export const bandana: WareDrawing = (brush, { main, deep }) => {
  brush.fill("M24 66q76 40 152 0l-12 26q-36 70-64 82-28-12-64-82z", main);
  brush.fill("M24 66q76 40 152 0l-6 14q-70 36-140 0z", deep);
  brush.line("M70 112h0M100 118h0M130 112h0", cream, 12);
  brush.line("M86 138h0M114 138h0M100 156h0", cream, 9.5);
};

export const collar: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 132);
  brush.raw(`<ellipse cx="100" cy="98" rx="62" ry="34" stroke="${deep}" stroke-width="22"/>`);
  brush.fill("M27 100c0 40 36 62 73 62s73-22 73-62l-22-2c0 26-24 40-51 40S49 124 49 98z", main);
  brush.line("M40 116c10 22 34 34 60 34s50-12 60-34", light, 3);
  brush.raw(
    `<rect x="44" y="118" width="30" height="30" rx="6" stroke="${paleSteel}" stroke-width="6" transform="rotate(28 59 133)"/>`,
  );
  brush.raw(`<circle cx="112" cy="160" r="9" stroke="${steel}" stroke-width="5"/>`);
  brush.circle(112, 172, 12, trim);
};

export const lantern: WareDrawing = (brush, { main, deep, light }) => {
  stands(brush, 84);
  brush.circle(100, 112, 62, "#fff4c8", 0.35);
  brush.line("M76 66c-6-44 54-44 48 0", steel, 6);
  brush.fill("M72 76l28-22 28 22z", deep);
  brush.roundRect(68, 74, 64, 12, 5, main);
  brush.rect(74, 86, 52, 60, "#fff0b8");
  brush.fill("M100 96c16 16 14 38 0 42-14-4-16-26 0-42z", gold);
  brush.fill("M100 114c8 8 6 20 0 22-6-2-8-14 0-22z", cream);
  brush.line("M76 86v60M124 86v60", main, 5);
  brush.roundRect(64, 144, 72, 20, 7, main);
  brush.fill("M64 154h72v3a7 7 0 01-7 7H71a7 7 0 01-7-7z", deep);
  brush.line("M82 80h36", light, 3);
};

export const ball: WareDrawing = (brush, { main, deep }) => {
  stands(brush, 108);
  brush.circle(100, 110, 54, main);
  brush.fill("M100 56a54 54 0 010 108c22-16 32-34 32-54s-10-38-32-54z", deep, 0.6);
  brush.line("M62 72c20 22 20 54 0 76M138 72c-20 22-20 54 0 76", cream, 7);
  brush.line("M84 70q6-4 12-4", cream, 5, 0.7);
};

export const roll: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 130);
  brush.line("M126 66V44", night, 6);
  brush.raw(`<circle cx="126" cy="34" r="11" stroke="${steel}" stroke-width="6"/>`);
  brush.fill("M104 132h66l12 30-10-4-8 6-8-6-8 6-8-6-10 4z", light);
  brush.roundRect(30, 66, 120, 82, 38, main);
  brush.fill("M30 112h120a38 38 0 01-38 36H68a38 38 0 01-38-36z", deep);
  brush.line("M90 66v82", deep, 4);
  paw(brush, 62, 102, 30, trim);
  brush.roundRect(100, 124, 44, 9, 4, night);
};

export const rod: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.line("M40 164L118 40", brown, 8);
  brush.line("M40 164l16-26", night, 13);
  brush.raw(`<path d="M118 40c30-6 34 30 32 58" stroke="${cream}" stroke-width="2.500"/>`);
  brush.group(
    150,
    120,
    1,
    () => {
      brush.fill("M-16 0c0-16 10-26 16-26s16 10 16 26-10 24-16 24-16-8-16-24z", main);
      brush.fill("M0-26c6 0 16 10 16 26S6 24 0 24c8-14 8-36 0-50z", deep);
      brush.fill("M0 20l16 20H-16z", deep);
      brush.circle(-5, -10, 4, night);
      brush.line("M-10 4q8 6 18 0M-8 12q8 5 14 0", light, 3);
    },
    14,
  );
  brush.line("M138 96h0", trim, 7);
};
