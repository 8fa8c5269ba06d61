import { drawLands } from "./land.ts";
import type { Palette } from "./palette.ts";
import { type Arc, drawArc } from "./route.ts";
import { apart, circle, farthest, pair, type Sheet } from "./sheets.ts";
import { type Degrees, type Point, viewOf } from "./view.ts";

/** A circle that shows some stops from nearer; `members` are their indexes. */
export type Lens = { center: Point; radius: number; members: readonly number[] };

/** Pins nearer to each other than so many of their own radius merge. */
const nearPins = 2.8;

/** A lens over the largest group of stops that stand too near to each other; undefined without one, or without room. */
export function lensFor(points: readonly Point[], sheet: Sheet): Lens | undefined {
  const groups = points.map((point) =>
    points.flatMap((other, index) => (apart(point, other) < nearPins * sheet.pin ? [index] : [])),
  );
  const members = groups.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
  if (members.length < 2 || members.length === points.length) return undefined;
  const { width, height, pin } = sheet;
  const radius = Math.min(width, height) * 0.2;
  const inset = radius + pin;
  const [right, bottom] = [width - inset, height - inset];
  const center = farthest(
    [
      [inset, bottom],
      [right, bottom],
      [inset, inset],
      [right, inset],
      [inset, height / 2],
      [right, height / 2],
    ],
    points,
  );
  const isFree = points.every((point) => apart(point, center) > radius + pin * 1.5);
  return isFree ? { center, radius, members } : undefined;
}

type Seen = {
  arcs: readonly Arc[];
  spots: readonly Degrees[];
  countries: readonly string[];
  colors: Palette;
};

/** The lens as SVG, where it comes from on the map, and where its stops are in it. */
export async function drawLens(
  { center: [x, y], radius, members }: Lens,
  origin: Point,
  { arcs, spots, countries, colors }: Seen,
): Promise<{ svg: string; points: ReadonlyMap<number, Point> }> {
  const inside = arcs.filter(({ from, to }) => members.includes(from) && members.includes(to));
  const own = members.flatMap((index) => {
    const spot = spots[index];
    return spot ? [{ index, spot }] : [];
  });
  const view = viewOf(
    inside.map(({ line }) => line),
    own.map(({ spot }) => spot),
    { width: radius * 2, height: radius * 2, margin: radius * 0.5, closest: 0.004 },
  );
  const corner: Point = [x - radius, y - radius];
  const points = new Map(
    own.flatMap(({ index, spot }) => {
      const point = view.projection(spot);
      return point ? [[index, [point[0] + corner[0], point[1] + corner[1]] as Point] as const] : [];
    }),
  );
  const share = radius / (apart(origin, [x, y]) || 1);
  const rim: Point = [x + (origin[0] - x) * share, y + (origin[1] - y) * share];
  const lands = await drawLands(view, { countries, colors, name: "lens" });
  const routes = inside.map((arc) => drawArc(view, arc, colors)).join("");
  const edge = circle([x, y], radius);
  const svg = `<path d="M${pair(rim)}L${pair(origin)}" stroke="${colors.ring}" stroke-width="1.5" stroke-dasharray="3 4"/><circle ${circle(origin, 7)} fill="none" stroke="${colors.ring}" stroke-width="2.5"/><clipPath id="lens"><circle ${edge}/></clipPath><g clip-path="url(#lens)"><circle ${edge} fill="${colors.sea}"/><g transform="translate(${pair(corner)})">${lands}${routes}</g></g><circle ${edge} fill="none" stroke="${colors.ring}" stroke-width="5"/>`;
  return { svg, points };
}
