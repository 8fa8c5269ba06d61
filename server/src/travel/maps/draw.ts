import type { MapTheme } from "#contracts/travel/maps.ts";
import { boxAround } from "./labels.ts";
import { drawLands } from "./land.ts";
import { drawLens, lensFor } from "./lens.ts";
import { type Palette, palettes } from "./palette.ts";
import { drawPins } from "./pins.ts";
import { type Arc, drawArc, drawWalker } from "./route.ts";
import { circle, farthest, type Sheet, type SheetName, sheets } from "./sheets.ts";
import { svgText } from "./svg-text.ts";
import { arcOf, type Degrees, type Point, viewOf } from "./view.ts";
import type { Way } from "./way.ts";

export type MapOptions = { theme: MapTheme; size: SheetName };

/** Draws a way as SVG: the same for the same way. `title` describes it in words. */
export async function drawMap(
  { stops, hops }: Way,
  title: string,
  { theme, size }: MapOptions,
): Promise<string> {
  const sheet = sheets[size];
  const { width, height, pin, letters } = sheet;
  const colors = palettes[size === "print" ? "light" : theme];
  const spots = stops.map(({ position: { longitude, latitude } }): Degrees => [
    longitude,
    latitude,
  ]);
  const arcs = hops.flatMap((hop): Arc[] => {
    const [start, end] = [spots[hop.from], spots[hop.to]];
    return start && end ? [{ ...hop, line: arcOf(start, end) }] : [];
  });
  const countries = [...new Set(stops.map(({ country }) => country))];
  const lines = arcs.map(({ line }) => line);
  const margin = Math.min(width, height) * 0.16;
  const view = viewOf(lines, spots, { width, height, margin, closest: 0.035 });
  const points = spots.map((spot): Point => view.projection(spot) ?? outside);
  const lens = letters > 0 ? lensFor(points, sheet) : undefined;
  const origin = points[lens?.members[0] ?? 0] ?? outside;
  const near = lens && (await drawLens(lens, origin, { arcs, spots, countries, colors }));
  const pins = stops.map(({ name, isBlocked }, index) => {
    const inLens = near?.points.get(index);
    const at = inLens ?? points[index] ?? outside;
    return { number: index + 1, name: inLens ? null : name, at, isBlocked };
  });
  const drawing = [
    drawSea(sheet, [...points, ...(lens ? [lens.center] : [])], colors),
    await drawLands(view, { countries, colors, name: "world" }),
    ...arcs.map((arc) => drawArc(view, arc, colors)),
    letters > 0 ? drawWalker(view, arcs, colors, pin / 30) : "",
    near?.svg ?? "",
    drawPins(pins, sheet, {
      colors,
      taken: lens ? [boxAround(lens.center, lens.radius)] : [],
    }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"><title>${svgText(title)}</title><clipPath id="sheet"><rect width="${width}" height="${height}"/></clipPath><g clip-path="url(#sheet)" stroke-linecap="round" stroke-linejoin="round">${drawing.join("")}</g></svg>`;
}

/** Where what can't be seen is drawn. */
const outside: Point = [-99, -99];

/** The sea, with the sun where there is most room. */
function drawSea({ width, height }: Sheet, points: readonly Point[], colors: Palette): string {
  const [left, right, top, bottom] = [0.16 * width, 0.84 * width, 0.22 * height, 0.78 * height];
  const at = farthest(
    [
      [left, top],
      [right, top],
      [left, height / 2],
      [right, height / 2],
      [left, bottom],
      [right, bottom],
    ],
    points,
  );
  const unit = Math.min(width, height) / 10;
  const disc = (radius: number, color: string) => `<circle ${circle(at, radius)} fill="${color}"/>`;
  return `<rect width="${width}" height="${height}" fill="${colors.sea}"/>${disc(unit * 4.9, colors.shallow)}${disc(unit * 3.2, colors.shore)}${disc(unit, colors.sun)}`;
}
