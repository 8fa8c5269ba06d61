import { type GeoContext, type GeoProjection, geoPath } from "d3-geo";
import type { Polygon } from "geojson";

/** Points nearer to each other than this, in pixels, are one. */
const nearest = 1.1;

const tenths = (value: number): number => Math.round(value * 10);

/** A number of tenths as short as it can be, with its own separator. */
const written = (value: number): string => {
  const text = String(value / 10).replace(/^(-?)0\./, "$1.");
  return text.startsWith("-") ? text : ` ${text}`;
};

/** Draws outlines into a path of relative steps, without points that fall together. */
export function outliner(projection: GeoProjection): (polygon: Polygon) => string {
  let path = "";
  let ring = "";
  let steps = 0;
  let [startX, startY, x, y] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    const [nextX, nextY] = [tenths(toX), tenths(toY)];
    if (Math.abs(nextX - x) + Math.abs(nextY - y) < nearest * 10) return;
    ring += written(nextX - x) + written(nextY - y);
    [x, y] = [nextX, nextY];
    steps += 1;
  };
  const context: GeoContext = {
    beginPath: () => {},
    arc: () => {},
    moveTo: (toX, toY) => {
      [startX, startY] = [tenths(toX), tenths(toY)];
      [x, y] = [startX, startY];
      ring = "";
      steps = 0;
    },
    lineTo,
    closePath: () => {
      if (steps > 1) path += `M${written(startX).trim()}${written(startY)}l${ring.trim()}z`;
    },
  };
  const draw = geoPath(projection, context);
  return (polygon) => {
    path = "";
    draw(polygon);
    return path;
  };
}
