import { hash } from "../hash.ts";
import { framings, type Framing } from "../names.ts";
import { createBrush, picture, type Brush } from "../paint.ts";
import { brown, cream, gold, night, shadow, wood } from "./tints.ts";

/** Where the sheet hangs, three wide and four high. */
type Place = { x: number; y: number; width: number };

/** The drawing of a poster as a picture in a picture. */
function hang(brush: Brush, poster: string, { x, y, width }: Place): void {
  brush.raw(
    poster.replace(
      /^<svg xmlns="[^"]+" width="\d+" height="\d+"/,
      `<svg x="${x}" y="${y}" width="${width}" height="${(width * 4) / 3}"`,
    ),
  );
}

const walls = ["#8fcbb9", "#c3aec4", "#f4c977", "#ee9a86", "#8fb4d9"];

const wall = (brush: Brush, colour: string) => {
  brush.rect(0, 0, 200, 200, colour);
  brush.circle(138, 74, 78, cream, 0.24);
  brush.fill("M0 178q100-16 200 3v19H0z", shadow, 0.12);
};

function framed(brush: Brush, poster: string, colour: string, edge: string): void {
  brush.roundRect(45, 19, 118, 152, 2, "#00000022");
  brush.roundRect(41, 15, 118, 152, 2, edge);
  brush.roundRect(42, 16, 116, 150, 2, colour);
  brush.rect(49, 23, 102, 136, "#fffaf0");
  hang(brush, poster, { x: 56, y: 32, width: 88 });
}

type Ways = Record<Framing, (brush: Brush, poster: string, colour: string) => void>;

const ways: Ways = {
  unframed(brush, poster, colour) {
    wall(brush, colour);
    brush.rect(51, 23, 106, 140, "#00000022");
    brush.rect(47, 20, 106, 140, "#fffaf0");
    hang(brush, poster, { x: 52, y: 26, width: 96 });
    for (const x of [68, 122]) {
      brush.roundRect(x, 12, 10, 16, 2, night);
      brush.circle(x + 5, 17, 2, cream);
    }
  },
  oak(brush, poster, colour) {
    wall(brush, colour);
    framed(brush, poster, wood, brown);
  },
  night(brush, poster, colour) {
    wall(brush, colour);
    framed(brush, poster, night, "#0c1736");
  },
  room(brush, poster) {
    brush.rect(0, 0, 200, 200, "#e9b7a0");
    brush.rect(0, 166, 200, 34, "#b97a5e");
    brush.rect(0, 162, 200, 5, cream);
    brush.roundRect(69, 15, 62, 79, 1, "#00000022");
    brush.roundRect(66, 12, 62, 79, 1, wood);
    brush.rect(69, 15, 56, 73, "#fffaf0");
    hang(brush, poster, { x: 72, y: 18.5, width: 50 });
    sofa(brush);
    brush.line("M12 166c0-30-6-40 2-60M12 166c4-20 12-26 16-40", "#1f5a4d", 5);
    brush.roundRect(3, 160, 20, 20, 3, "#e2563b");
  },
};

/** With a cat on it. */
function sofa(brush: Brush): void {
  brush.roundRect(24, 104, 152, 50, 14, "#2c6b5e");
  brush.roundRect(14, 122, 172, 44, 14, "#37806f");
  brush.roundRect(34, 132, 64, 16, 7, "#3f9180");
  brush.roundRect(102, 132, 64, 16, 7, "#3f9180");
  brush.line("M34 166v10M166 166v10", brown, 6);
  brush.fill("M112 132c0-16 12-24 26-22 14 0 22 10 22 20 0 4-4 4-8 4h-34c-4 0-6 0-6-2z", gold);
  brush.fill("M112 130c-10-2-14-8-12-16l2-9 7 5h8l7-5 2 9c2 10-4 17-14 16z", gold);
  brush.line("M106 118q2.500 2 5 0M116 118q2.500 2 5 0", night, 2);
  brush.line("M122 134h34", "#d98f25", 4);
}

/** A thin frame with a narrow mat: the sheet is what one sees, also where a card cuts off the sides. */
function narrow(brush: Brush, poster: string, colour: string, edge: string): void {
  brush.roundRect(31, 9, 145, 189, 2, "#00000022");
  brush.roundRect(27, 5, 146, 190, 2, edge);
  brush.roundRect(28, 6, 144, 188, 1.5, colour);
  brush.rect(31, 9, 138, 182, "#fffaf0");
  hang(brush, poster, { x: 34, y: 12, width: 132 });
}

/** How posters hang in the second collection: as large as their wall allows. */
const secondWays: Ways = {
  unframed(brush, poster, colour) {
    wall(brush, colour);
    brush.rect(34, 13, 140, 186, "#00000022");
    brush.rect(30, 10, 140, 186, "#fffaf0");
    hang(brush, poster, { x: 33, y: 13, width: 134 });
    for (const x of [56, 134]) {
      brush.roundRect(x, 3, 10, 16, 2, night);
      brush.circle(x + 5, 8, 2, cream);
    }
  },
  oak(brush, poster, colour) {
    wall(brush, colour);
    narrow(brush, poster, wood, brown);
  },
  night(brush, poster, colour) {
    wall(brush, colour);
    narrow(brush, poster, night, "#0c1736");
  },
  room(brush, poster) {
    brush.rect(0, 0, 200, 200, "#e9b7a0");
    brush.roundRect(53, 7, 100, 130, 1, "#00000022");
    brush.roundRect(50, 4, 100, 130, 1, wood);
    brush.rect(52, 6, 96, 126, "#fffaf0");
    hang(brush, poster, { x: 54, y: 8, width: 92 });
    brush.group(10, 54, 0.9, () => sofa(brush));
  },
};

/** The poster of a place, which comes as its drawing, on a wall: each place on others, each frame on another. */
export function drawPrint(
  place: string,
  poster: string,
  framing: Framing,
  collection: 1 | 2 = 1,
): string {
  const brush = createBrush();
  const turn = hash(place) + framings.indexOf(framing);
  (collection === 2 ? secondWays : ways)[framing](
    brush,
    poster,
    walls[turn % walls.length] ?? "#8fcbb9",
  );
  return picture(200, 200, brush.text());
}
