import { geoPath } from "d3-geo";
import type { LineString } from "geojson";
import { createBrush } from "#art/paint.ts";
import { traveller } from "#art/posters/travellers.ts";
import type { Palette } from "./palette.ts";
import { apart } from "./sheets.ts";
import type { Degrees, View } from "./view.ts";
import type { Hop } from "./way.ts";

/** A hop as a line over the surface. */
export type Arc = Hop & { line: readonly Degrees[] };

/** One part of the way; it is dotted where nothing is booked yet. */
export function drawArc({ projection }: View, { line, mode }: Arc, colors: Palette): string {
  const drawn: LineString = { type: "LineString", coordinates: line.map((spot) => [...spot]) };
  const d = geoPath(projection).digits(1)(drawn) ?? "";
  const dots = mode === null ? ' stroke-dasharray=".1 8"' : "";
  return `<path d="${d}" fill="none" stroke="${colors.halo}" stroke-opacity=".75" stroke-width="6"/><path d="${d}" fill="none" stroke="${colors.route}" stroke-width="3"${dots}/>`;
}

const shortestWalk = 110;

/** A dog with its suitcase in the middle of the longest part of the way; `scale` 1 is 60 pixels wide. */
export function drawWalker(
  { projection }: View,
  arcs: readonly Arc[],
  { coat, blocked }: Palette,
  scale: number,
): string {
  const seen = arcs.flatMap(({ line }) => {
    const [start, middle, end] = [line[0], line[Math.floor(line.length / 2)], line.at(-1)].map(
      (spot) => spot && projection(spot),
    );
    return start && middle && end ? [{ middle, length: apart(start, end) }] : [];
  });
  const [longest] = seen.toSorted((a, b) => b.length - a.length);
  if (!longest || longest.length < shortestWalk) return "";
  const brush = createBrush();
  const [x, y] = longest.middle;
  brush.group(x, y + 4, scale, () => traveller(brush, "floppy", coat, blocked));
  return `<g fill="none">${brush.text()}</g>`;
}
