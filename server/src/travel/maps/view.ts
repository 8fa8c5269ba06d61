import {
  geoAzimuthalEqualArea,
  geoCentroid,
  geoDistance,
  geoEqualEarth,
  geoInterpolate,
  type GeoProjection,
} from "d3-geo";
import type { MultiLineString, MultiPoint } from "geojson";

export type Point = [x: number, y: number];
type Box = [leftTop: Point, rightBottom: Point];
export type Degrees = [longitude: number, latitude: number];

/** `closest` is half of the shorter side of the closest view, in radians of the Earth. */
export type Frame = { width: number; height: number; margin: number; closest: number };

/**
 * Where a map looks: `radius` is how far it sees from its center, in radians. Views of the whole world with the same `world`
 * show the same lands.
 */
export type View = { projection: GeoProjection; center: Degrees; radius: number; world?: string };

const stepsOfArc = 24;

/** Points along a great circle, both ends included. */
export function arcOf(from: Degrees, to: Degrees): Degrees[] {
  const at = geoInterpolate(from, to);
  return Array.from({ length: stepsOfArc + 1 }, (_, step) => at(step / stepsOfArc));
}

/** In degrees; beyond, there is little to cut off. */
const widestCut = 90;
/** One place alone is shown with its country around it. */
const closestAlone = 0.12;
/** Ways that reach farther from their middle are drawn on the whole world. */
const widestWay = (75 * Math.PI) / 180;
/** The whole world is turned in steps of so many degrees, so that its lands are drawn once a step. */
const worldStep = 10;
/** The whole world is 2.05 times as wide as it is high in this projection, and `scale` is a radian of it. */
const worldWidth = 5.41;

/** A view of all lines and points within a frame, with its middle where they have theirs. */
export function viewOf(
  lines: readonly (readonly Degrees[])[],
  points: readonly Degrees[],
  { width, height, margin, closest }: Frame,
): View {
  const marks = [...lines.flat(), ...points];
  const middle = geoCentroid({ type: "MultiPoint", coordinates: marks } satisfies MultiPoint);
  const center: Degrees = Number.isFinite(middle[0]) ? [middle[0], middle[1]] : [0, 0];
  const reach = Math.max(0, ...marks.map((mark) => geoDistance(center, mark)));
  const corner: Box = [
    [margin, margin],
    [width - margin, height - margin],
  ];
  const drawn: MultiLineString = {
    type: "MultiLineString",
    coordinates: [...lines.map((line) => [...line]), ...points.map((point) => [point, point])],
  };
  const outside: Box = [
    [-20, -20],
    [width + 20, height + 20],
  ];
  if (marks.length === 0 || reach > widestWay) {
    const turn = Math.round(center[0] / worldStep) * worldStep;
    const projection = geoEqualEarth()
      .rotate([-turn, 0])
      .fitExtent(
        [
          [0, 0],
          [width, height],
        ],
        { type: "Sphere" },
      );
    // As wide as the frame at least: the poles may be cut off, which no trip sees.
    projection.scale(Math.max(projection.scale(), width / worldWidth)).precision(0.3);
    const world = `${width}x${height} ${turn}`;
    return { projection: projection.clipExtent(outside), center, radius: Math.PI, world };
  }
  const projection = geoAzimuthalEqualArea().rotate([-center[0], -center[1]]).precision(0.3);
  projection.fitExtent(corner, drawn);
  const largest = Math.min(width, height) / 2 / (reach < 1e-6 ? closestAlone : closest);
  if (!(projection.scale() <= largest)) {
    projection.scale(largest).translate([width / 2, height / 2]);
  }
  const radius = sightOf(projection, center, outside);
  // Cut before it is projected, so that what can't be seen costs little.
  const angle = (radius * 180) / Math.PI + 1;
  if (angle < widestCut) projection.clipAngle(angle);
  return { projection: projection.clipExtent(outside), center, radius };
}

/** The distance of the farthest corner from the center. */
function sightOf(projection: GeoProjection, center: Degrees, [[left, top], [right, bottom]]: Box) {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  const far = corners.map((corner) => {
    const spot = projection.invert?.(corner);
    // Corners beside the globe have no place on it.
    return spot && Number.isFinite(spot[0]) ? geoDistance(center, spot) : Math.PI;
  });
  return Math.max(...far);
}
