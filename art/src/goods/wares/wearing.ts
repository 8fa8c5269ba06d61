import { cream, night } from "../tints.ts";
import { paw, stands, type WareDrawing } from "./ware.ts";

export const shirt: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.fill("M66 44l-44 26 16 36 22-10v68h80V96l22 10 16-36-44-26q-34 26-68 0z", main);
  brush.fill("M22 70l16 36 22-10V78zM178 70l-16 36-22-10V78z", deep);
  brush.fill("M60 148h80v16H60z", deep);
  brush.line("M66 44q34 26 68 0", light, 7);
  brush.fill("M80 120c-2-18 2-30 6-33l9 7h10l9-7c4 3 8 15 6 33q-20 12-40 0z", trim);
  brush.line("M92 107h0M108 107h0", night, 6);
  brush.ellipse(100, 115, 4.5, 3, night);
};

export const sweater: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.fill(
    "M66 42c-24 8-36 20-40 40l-10 66 24 6 16-60v62h88V94l16 60 24-6-10-66c-4-20-16-32-40-40-20 16-48 16-68 0z",
    main,
  );
  brush.fill("M16 146l25 8 3-12-26-8zM184 146l-25 8-3-12 26-8zM56 146h88v16H56z", deep);
  brush.line("M66 42q34 26 68 0", deep, 10);
  brush.line(
    "M64 150v10M76 150v10M88 150v10M100 150v10M112 150v10M124 150v10M136 150v10",
    light,
    3,
    0.6,
  );
  brush.line("M72 132h56", light, 4);
  paw(brush, 100, 104, 42, trim);
};

export const cap: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 150, 106);
  brush.fill("M34 132c0-48 26-76 62-76s60 28 62 76z", main);
  brush.fill("M96 56c36 0 60 28 62 76h-34c0-36-8-62-28-76z", deep);
  brush.line("M96 56c-24 14-34 42-34 76", light, 4);
  brush.fill("M32 126h128c20 4 30 14 30 26-40-8-110-8-150-2a10 10 0 01-12-10z", deep);
  brush.line("M38 142c44-6 106-6 146 6", trim, 4);
  brush.circle(96, 55, 7, trim);
  paw(brush, 92, 104, 28, cream);
};

export const socks: WareDrawing = (brush, { main, deep, light, trim }) => {
  const sock = "M-20-62h38v66l34 24c12 10 6 28-10 28-10 0-16-4-24-10l-28-20c-8-6-10-12-10-22z";
  brush.group(66, 92, 1, () => {
    brush.fill(sock, main);
    brush.fill("M-20-62h38v18h-38zM28 22l24 6c12 10 6 28-10 28-10 0-16-4-20-8z", deep);
    brush.line("M-14-30h26M-14-18h26", trim, 5);
    paw(brush, -1, 4, 20, cream);
  });
  brush.group(
    124,
    102,
    1,
    () => {
      brush.fill(sock, light);
      brush.fill("M-20-62h38v18h-38zM28 22l24 6c12 10 6 28-10 28-10 0-16-4-20-8z", trim);
      brush.fill("M-14-8v-22l9 7h7l9-7v22q-12 9-25 0z", night);
      brush.line("M-6-12h0M3-12h0", cream, 3.5);
    },
    -8,
  );
};

export const bag: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.line("M66 84C62 24 84 20 88 82M112 82c4-62 26-58 22 2", deep, 7);
  brush.fill("M38 78h124l8 80a8 8 0 01-8 8H38a8 8 0 01-8-8z", main);
  brush.fill("M33 138h134l3 20a8 8 0 01-8 8H38a8 8 0 01-8-8z", deep);
  brush.line("M44 86h112", light, 4);
  brush.fill("M76 128c-3-24 3-38 8-42l11 9h10l11-9c5 4 11 18 8 42q-24 14-48 0z", trim);
  brush.line("M90 112h0M110 112h0", night, 7);
  brush.ellipse(100, 121, 5, 3.5, night);
};
