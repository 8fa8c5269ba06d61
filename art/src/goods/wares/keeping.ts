import { brown, cream, gold, night, paleSteel, wood } from "../tints.ts";
import { stands, type WareDrawing } from "./ware.ts";

export const brushOfBristle: WareDrawing = (brush, { main, deep }) => {
  stands(brush, 132, 104);
  brush.line("M40 126v30M52 126v32M64 126v33M76 126v33M88 126v33M100 126v32M112 126v30", night, 5);
  brush.roundRect(112, 92, 70, 24, 12, brown);
  brush.roundRect(24, 74, 108, 56, 24, wood);
  brush.fill("M24 104h108a24 24 0 01-24 26H48a24 24 0 01-24-26z", brown);
  brush.line("M44 88h48", main, 6);
  brush.circle(168, 104, 4.5, deep);
};

export const towel: WareDrawing = (brush, { main, deep, light, trim }) => {
  brush.line("M20 48h160", wood, 9);
  brush.circle(20, 48, 8, brown);
  brush.circle(180, 48, 8, brown);
  brush.fill("M44 44h80v104q-40 10-80 0z", deep);
  brush.fill("M62 42h90v118q-45 10-90 0z", main);
  brush.fill("M62 124q45 10 90 0v12q-45 10-90 0zM62 106q45 10 90 0v8q-45 10-90 0z", trim);
  brush.line("M70 164v8M86 166v8M102 167v8M118 167v8M134 166v8M146 164v8", deep, 4);
  brush.line("M74 56v36", light, 5);
};

export const box: WareDrawing = (brush, { main, deep, light }) => {
  stands(brush, 156);
  brush.line("M78 66c0-26 44-26 44 0", deep, 9);
  brush.roundRect(24, 64, 152, 100, 14, main);
  brush.fill("M24 132h152v18a14 14 0 01-14 14H38a14 14 0 01-14-14z", deep);
  brush.rect(24, 92, 152, 7, deep);
  brush.roundRect(48, 84, 20, 22, 5, paleSteel);
  brush.roundRect(132, 84, 20, 22, 5, paleSteel);
  brush.circle(100, 116, 30, cream);
  brush.fill("M100 138c-26-16-26-36-12-38 7 0 10 4 12 8 2-4 5-8 12-8 14 2 14 22-12 38z", main);
  brush.line("M38 76h50", light, 5);
};

export const roller: WareDrawing = (brush, { main, deep, light }) => {
  brush.line("M62 164l26-36", wood, 18);
  brush.line("M88 128l12-16 22 12", night, 6);
  brush.group(
    118,
    82,
    1,
    () => {
      brush.roundRect(-58, -30, 116, 60, 14, light);
      brush.fill("M-58 2h116v14a14 14 0 01-14 14h-88a14 14 0 01-14-14z", main);
      brush.ellipse(54, 0, 13, 30, deep);
      brush.ellipse(54, 0, 5, 12, cream);
      brush.line(
        "M-38-14q8 6 14 0M-6-8q6-8 14-2M-30 12q10-6 16 2M8 14q8 4 14-2M22-16q6 4 10 0",
        night,
        2.5,
      );
    },
    -22,
  );
};

export const tunnel: WareDrawing = (brush, { main, deep, light }) => {
  stands(brush, 170);
  brush.fill("M56 74h84c30 0 46 24 46 46s-14 44-42 44H56z", main);
  brush.line("M96 75q18 44 0 88M126 75q18 44 0 88M154 82q14 38 0 78", deep, 6);
  brush.circle(112, 82, 13, deep);
  brush.ellipse(58, 119, 44, 45, light);
  brush.ellipse(58, 119, 35, 37, night);
  brush.fill("M36 150c0-20 0-34 4-44l11 9h14l11-9c4 10 4 24 4 42-12 10-32 12-44 2z", gold);
  brush.line("M49 128h0M67 128h0", night, 7);
  brush.fill("M54 136h8l-4 5z", "#c9606a");
};

export const tray: WareDrawing = (brush, { main, deep, light, trim }) => {
  stands(brush, 164);
  brush.ellipse(100, 106, 76, 22, deep);
  brush.ellipse(100, 110, 68, 16, "#e8d5ae");
  brush.line("M70 110h0M96 104h0M120 114h0M136 108h0M84 118h0", "#c9ae7c", 5);
  brush.fill("M22 104q78 38 156 0l-10 48a14 14 0 01-14 12H46a14 14 0 01-14-12z", main);
  brush.fill("M29 138h142l-3 14a14 14 0 01-14 12H46a14 14 0 01-14-12z", deep);
  brush.line("M24 108q76 36 152 0", light, 6);
  brush.line("M70 138c0-22 60-22 60 0", trim, 7);
  brush.group(
    150,
    84,
    1,
    () => {
      brush.line("M0-34v30", wood, 8);
      brush.fill("M-13-8h26v22a13 13 0 01-26 0z", paleSteel);
    },
    24,
  );
};
