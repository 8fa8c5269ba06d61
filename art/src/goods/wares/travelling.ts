import type { Brush } from "../../paint.ts";
import { brown, cream, gold, night, paleSteel, steel } from "../tints.ts";
import { paw, stands, type WareDrawing } from "./ware.ts";

/** Two eyes behind a mesh. */
function window(brush: Brush, x: number, y: number): void {
  brush.roundRect(x, y, 70, 56, 12, night);
  brush.line(
    `M${x + 12} ${y + 2}v52M${x + 24} ${y + 2}v52M${x + 36} ${y + 2}v52M${x + 48} ${y + 2}v52M${x + 60} ${y + 2}v52M${x + 2} ${y + 18}h66M${x + 2} ${y + 36}h66`,
    "#5b78b0",
    2,
  );
  brush.circle(x + 26, y + 26, 4, cream);
  brush.circle(x + 44, y + 26, 4, cream);
}

export const carrier: WareDrawing = (brush, { main, deep, trim }) => {
  stands(brush, 150);
  brush.line("M50 74c0-34 100-34 100 0", deep, 9);
  brush.roundRect(26, 70, 148, 92, 20, main);
  brush.fill("M26 130h148v14a20 20 0 01-20 20H46a20 20 0 01-20-20z", deep);
  window(brush, 46, 86);
  brush.roundRect(130, 92, 30, 22, 5, trim);
};

/** A carrier with a porch of mesh let out. */
export const annexe: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 176);
  brush.line("M40 82c0-28 62-28 62 0", deep, 8);
  brush.fill("M104 88h60a20 20 0 0120 20v54h-80z", light);
  brush.line("M118 88v74M132 88v74M146 88v74M160 90v72M104 104h78M104 122h80M104 140h80", main, 2);
  brush.fill("M128 162v-28c0-6 0-12 2-18l10 8h12l10-8c2 6 2 12 2 18v28z", brown);
  brush.line("M139 136h0M153 136h0", night, 6);
  brush.ellipse(146, 144, 4, 3, night);
  brush.line("M104 162V88h60a20 20 0 0120 20v54", deep, 5);
  brush.roundRect(16, 78, 98, 86, 18, main);
  brush.fill("M16 136h98v10a18 18 0 01-18 18H34a18 18 0 01-18-18z", deep);
  brush.roundRect(30, 92, 56, 34, 10, night);
  brush.line("M42 94v30M54 94v30M66 94v30M76 94v30M32 104h52M32 114h52", "#5b78b0", 2);
  brush.roundRect(92, 96, 14, 26, 4, trim);
};

export const crate: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 158);
  brush.line("M80 58c0-14 40-14 40 0", deep, 8);
  brush.fill("M28 112V76a18 18 0 0118-18h108a18 18 0 0118 18v36z", light);
  brush.fill("M28 112h144v38a14 14 0 01-14 14H42a14 14 0 01-14-14z", main);
  brush.fill("M28 142h144v8a14 14 0 01-14 14H42a14 14 0 01-14-14z", deep);
  brush.rect(24, 108, 152, 9, deep);
  brush.roundRect(44, 72, 64, 82, 10, night);
  brush.line("M56 74v78M68 74v78M84 74v78M96 74v78M46 100h60M46 128h60", steel, 3);
  brush.circle(71, 92, 4, cream);
  brush.circle(84, 92, 4, cream);
  brush.line("M124 80h34M124 92h34M124 132h34", deep, 6);
  brush.roundRect(100, 106, 16, 12, 4, trim);
};

export const backpack: WareDrawing = (brush, { main, deep, trim }) => {
  stands(brush, 112);
  brush.line("M84 42c0-16 32-16 32 0", deep, 8);
  brush.line("M46 92c-16 10-14 44-2 58M154 92c16 10 14 44 2 58", deep, 9);
  brush.roundRect(44, 40, 112, 124, 34, main);
  brush.fill("M44 128h112v2a34 34 0 01-34 34H78a34 34 0 01-34-34z", deep);
  brush.circle(100, 86, 36, night);
  brush.fill("M78 116v-30c0-6 0-14 2-20l12 9h16l12-9c2 6 2 14 2 20v30c-13 8-31 8-44 0z", gold);
  brush.line("M90 88h0M110 88h0", night, 7);
  brush.fill("M96 97h8l-4 5z", "#c9606a");
  brush.line("M72 76c4-12 12-19 22-20", "#ffffff", 5, 0.55);
  brush.roundRect(74, 136, 52, 16, 6, trim);
};

export const tote: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 136);
  brush.line("M62 92c0-62 76-62 76 0", deep, 9);
  brush.fill("M74 92c-2-22 4-36 10-40l10 14h14l10-14c6 4 12 18 10 40z", brown);
  brush.line("M88 78h0M112 78h0", night, 7);
  brush.ellipse(100, 86, 5, 3.5, night);
  brush.fill("M32 90h136l-12 64a12 12 0 01-12 10H56a12 12 0 01-12-10z", main);
  brush.fill("M42 142h116l-2 12a12 12 0 01-12 10H56a12 12 0 01-12-10z", deep);
  brush.fill("M32 90h136l-3 15H35z", light);
  paw(brush, 100, 124, 26, trim);
};

export const stroller: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 140);
  brush.line("M150 66l26-24M64 150l62-46M128 150L70 104", steel, 7);
  brush.fill("M34 88h120c0 30-18 46-44 46H78c-26 0-44-18-44-46z", main);
  brush.fill("M42 112h104c-6 15-18 22-36 22H78c-18 0-30-8-36-22z", deep);
  brush.fill("M34 88c0-34 26-54 60-54v54z", light);
  brush.line("M62 88c0-22 12-42 32-54", deep, 4);
  brush.fill("M100 88c0-16 4-26 10-26s9 4 14 4 8-4 14-4 8 12 8 26z", brown);
  brush.line("M116 78h0M132 78h0", night, 6);
  for (const x of [60, 130]) {
    brush.circle(x, 150, 15, night);
    brush.circle(x, 150, 6, trim);
  }
};

export const tether: WareDrawing = (brush, { main, deep, trim }) => {
  brush.line("M58 60c0 44 84 20 84 74", deep, 17);
  brush.line("M58 60c0 44 84 20 84 74", main, 12);
  brush.line("M58 66c2 38 80 18 84 64", trim, 2.5);
  brush.roundRect(40, 34, 36, 40, 8, night);
  brush.roundRect(50, 26, 16, 20, 3, paleSteel);
  brush.roundRect(48, 52, 20, 12, 4, "#e2563b");
  brush.roundRect(130, 130, 24, 14, 4, steel);
  brush.raw(`<ellipse cx="142" cy="158" rx="10" ry="15" stroke="${steel}" stroke-width="6"/>`);
};

export const booster: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 152);
  brush.fill("M46 96V62a16 16 0 0116-16h76a16 16 0 0116 16v34z", deep);
  brush.fill("M78 108c-2-34 2-50 8-54l12 10h10l12-10c6 4 8 24 6 54z", brown);
  brush.line("M93 82h0M113 82h0", night, 7);
  brush.ellipse(103, 92, 5, 3.5, night);
  brush.line("M84 104q19 7 38 0", "#e2563b", 6);
  brush.roundRect(28, 96, 144, 68, 18, main);
  brush.fill("M28 138h144v8a18 18 0 01-18 18H46a18 18 0 01-18-18z", deep);
  brush.roundRect(28, 96, 144, 20, 10, light);
  brush.line("M58 118v44M142 118v44", trim, 6);
};

export const wallet: WareDrawing = (brush, { main, deep, trim }) => {
  brush.roundRect(44, 34, 112, 132, 12, main);
  brush.fill("M44 46a12 12 0 0112-12h8v132h-8a12 12 0 01-12-12z", deep);
  brush.raw(`<circle cx="110" cy="88" r="30" stroke="${trim}" stroke-width="4"/>`);
  paw(brush, 110, 90, 34, trim);
  brush.line("M86 136h48M92 148h36", trim, 4);
};

export const label: WareDrawing = (brush, { main, deep, trim }) => {
  const tag = () => {
    brush.fill("M-30-34l14-18h32l14 18v76a8 8 0 01-8 8h-44a8 8 0 01-8-8z", main);
    brush.fill("M-30 30h60v12a8 8 0 01-8 8h-44a8 8 0 01-8-8z", deep);
    brush.roundRect(-20, -22, 40, 44, 4, cream);
    brush.circle(0, -38, 6, night);
  };
  brush.line("M76 62c-4-30 30-44 44-20 6 10 4 18 2 26", trim, 6);
  brush.group(72, 108, 1, () => {
    tag();
    brush.line("M-12-8h24M-12 2h24M-12 12h14", steel, 3.5);
  });
  brush.group(
    130,
    114,
    1,
    () => {
      tag();
      paw(brush, 0, 0, 24, deep);
    },
    12,
  );
};

export const notebook: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 118, 104, 167);
  brush.roundRect(54, 36, 104, 130, 8, cream);
  brush.line("M156 48v108M152 44v112", "#d9c8a2", 1.5);
  brush.roundRect(46, 34, 104, 130, 8, main);
  brush.fill("M46 42a8 8 0 018-8h10v130H54a8 8 0 01-8-8z", deep);
  brush.roundRect(78, 56, 56, 34, 5, light);
  brush.line("M88 68h36M88 78h22", deep, 3.5);
  paw(brush, 106, 126, 32, light);
  brush.rect(136, 34, 6, 130, trim);
  brush.fill("M118 160h10v22l-5-5-5 5z", trim);
};

export const scale: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.line("M76 52c0-22 48-22 48 0", deep, 10);
  brush.roundRect(44, 48, 112, 52, 22, main);
  brush.fill("M44 80h112a22 22 0 01-22 20H66a22 22 0 01-22-20z", deep);
  brush.roundRect(66, 58, 68, 26, 6, cream);
  brush.line("M78 66v10h6v-10M92 66v10M100 66h8v10h-8zM118 76h6", night, 3);
  brush.line("M100 100v16", steel, 8);
  brush.raw(
    `<path d="M100 116c0 16-20 14-20 32a20 20 0 0040 0" stroke="${steel}" stroke-width="8"/>`,
  );
  brush.circle(146, 66, 5, trim);
  brush.circle(54, 66, 5, light);
};

export const postcards: WareDrawing = (brush, { main, deep }) => {
  const card = (sky: string, draw: () => void, turn: number, x: number, y: number) =>
    brush.group(
      x,
      y,
      1,
      () => {
        brush.roundRect(-54, -38, 108, 76, 5, cream);
        brush.rect(-47, -31, 94, 62, sky);
        draw();
      },
      turn,
    );
  card(
    "#c3aec4",
    () => {
      brush.circle(-16, -8, 11, "#ffd98a");
      brush.fill("M-47 14q30-22 52-6t42-6v29h-94z", "#8868a0");
    },
    -14,
    88,
    80,
  );
  card(
    "#f4c977",
    () => {
      brush.circle(18, -10, 12, "#e2563b");
      brush.fill("M-47 20l30-36 24 26 14-12 26 22v11h-94z", "#2c6b5e");
    },
    9,
    112,
    94,
  );
  card(
    main,
    () => {
      brush.circle(-18, -10, 12, cream);
      brush.fill("M-47 8q24-12 47 0t47 0v23h-94z", deep);
      brush.fill("M2-4h28l-6 10H8zM14-26v20l14-1z", night);
    },
    -3,
    98,
    124,
  );
};
