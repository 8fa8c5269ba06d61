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

export const harness: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.line("M66 60c-34 14-38 74 2 92M134 60c34 14 38 74-2 92", deep, 15);
  brush.line("M66 60c-34 14-38 74 2 92M134 60c34 14 38 74-2 92", main, 9);
  brush.fill("M60 54q40-26 80 0l-12 42q-28 10-56 0z", main);
  brush.fill("M68 82q32 12 64 0l-4 14q-28 10-56 0z", deep);
  brush.line("M100 92v50", main, 18);
  brush.fill("M68 134q32-16 64 0l-6 28q-26 10-52 0z", main);
  brush.fill("M72 150q28 8 56 0l-2 12q-26 10-52 0z", deep);
  brush.raw(`<circle cx="100" cy="54" r="9" stroke="${steel}" stroke-width="6"/>`);
  brush.line("M82 72q18 8 36 0", light, 6);
  brush.roundRect(36, 96, 20, 16, 4, night);
  brush.roundRect(144, 96, 20, 16, 4, night);
  paw(brush, 100, 146, 22, trim);
};

export const raincoat: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.fill(
    "M30 84c10-20 30-26 56-26h48c16 0 28 8 34 22l8 60q-22 16-34 2l-12-20H76l-10 26q-24 14-40-4z",
    main,
  );
  brush.fill(
    "M76 122h54l12 20q12 14 34-2l1 8q-18 20-38 6l-16-22H80l-12 26q-26 14-42-4l0-6q16 12 40 0z",
    deep,
  );
  brush.fill("M130 58c2-24 34-30 46-8 8 16-2 32-16 34-16-2-28-10-30-26z", light);
  brush.fill("M138 60c4-14 24-18 31-4 5 11-3 20-12 21-10-2-17-8-19-17z", deep);
  brush.line("M52 70v44M100 60v60", deep, 4);
  brush.line("M112 76h0M112 92h0M112 108h0", trim, 9);
  brush.line("M30 26l-4 12M64 22l-4 12M100 20l-4 12M46 44l-4 12M82 40l-4 12", cream, 4, 0.7);
};

export const vest: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.line("M78 62c0-24 44-24 44 0", night, 9);
  brush.fill("M36 66q64-22 128 0l8 74q-72 34-144 0z", main);
  brush.fill("M30 122q70 30 140 0l2 18q-72 34-144 0z", deep);
  brush.fill("M48 74q20-8 44-9l-4 76q-28-2-46-10z", light);
  brush.fill("M152 74q-20-8-44-9l4 76q28-2 46-10z", light);
  brush.line("M34 96h132M32 122h136", trim, 8);
  brush.roundRect(88, 86, 24, 20, 5, night);
  brush.roundRect(88, 112, 24, 20, 5, night);
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
  brush.line("M44 66h0M90 66v82", deep, 4);
  paw(brush, 62, 102, 30, trim);
  brush.roundRect(100, 124, 44, 9, 4, night);
};

export const boots: WareDrawing = (brush, { main, deep, light, trim }) => {
  const boot = (x: number, y: number, scale: number) =>
    brush.group(x, y, scale, () => {
      brush.fill("M-20-52h36v26c18 2 28 12 28 26h-64z", main);
      brush.fill("M-20-52h36v14h-36z", light);
      brush.roundRect(-24, -4, 72, 14, 7, deep);
      brush.line("M-20-28h36", trim, 7);
      brush.line("M18-12h14", deep, 4);
    });
  stands(brush, 160);
  boot(52, 104, 0.8);
  boot(118, 104, 0.8);
  boot(58, 152, 1.05);
  boot(134, 152, 1.05);
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
