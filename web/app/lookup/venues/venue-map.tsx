import { Link, useNavigate } from "react-router";
import type { FoundVenue } from "#contracts/lookup/venues.ts";
import type { Reader } from "#format/reader.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useReader } from "../../data/reader.ts";
import { useSite } from "../../data/site.ts";
import { venuePath } from "../../links/venues.ts";
import { classes } from "../../ui/classes.ts";
import { awayText, nameText } from "./venue-text.ts";
import styles from "./venues.module.css";

type Position = { latitude: number; longitude: number };

type VenueMapProps = {
  center: Position;
  /** Of the search, in meters. */
  radius: number;
  venues: readonly FoundVenue[];
  /** What is in the middle, such as "Here". */
  middle: string;
  /** The place that stands out in the list. */
  active: string | undefined;
  className?: string | undefined;
};

const StreetMap = lazy(async () => (await import("../../ui/street-map.tsx")).StreetMap);
/** Shows the streets around a place. */
export const closeZoom = 16;

type ResultsMapProps = VenueMapProps & {
  /** The search, to come back to. */
  from: string;
};

/** The places on a street map where the site has one; drawn until that loads, and on other sites. */
export function ResultsMap({ from, ...shown }: ResultsMapProps) {
  const { center, venues, middle, className } = shown;
  const tiles = useSite()?.mapTiles;
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const drawn = <VenueMap {...shown} />;
  if (!tiles || !hydrated) return drawn;
  const pins = venues.map((venue, place) => ({
    latitude: venue.latitude,
    longitude: center.longitude + eastOf(center, venue),
    label: `${place + 1}, ${nameText(venue)}`,
    mark: `${place + 1}`,
    href: venuePath(venue._id),
  }));
  return (
    <StreetMap
      tiles={tiles}
      pins={[...pins, { ...center, label: middle }]}
      closeZoom={closeZoom}
      instead="All places are in the list."
      inPage
      className={classes(className, styles.street)}
      onOpen={(href) => void navigate(href, { state: { from } })}
      fallback={drawn}
    />
  );
}

/** Degrees from one position to another, the shorter way around the Earth. */
const eastOf = (from: Position, to: Position): number =>
  ((to.longitude - from.longitude + 540) % 360) - 180;

const size = 700;
const half = size / 2;
/** The radius of the drawing's outer ring. Pins above its edge need room. */
const ring = 300;
const meridianMeters = 111_195;

/** The meters of the outer ring: a round distance that has all places, so that those of a dense city are apart. */
function ringMeters(venues: readonly FoundVenue[], radius: number): number {
  const farthest = Math.max(100, ...venues.map(({ distance }) => distance));
  const power = 10 ** Math.floor(Math.log10(farthest));
  const round = [1, 1.5, 2, 3, 5, 7, 10]
    .map((step) => step * power)
    .find((meters) => meters >= farthest);
  return Math.min(round ?? radius, radius);
}

type Point = { x: number; y: number };

/** Between two pins, at least: on a phone they are 54 wide. */
const gap = 56;

/** Moves points that are closer than pins are wide, a little, until none hides another. */
export function apart(points: readonly Point[]): Point[] {
  // Those on the same spot leave it in different directions.
  const moved = points.map(({ x, y }, index) => ({
    x: x + Math.cos(index * 2.4),
    y: y + Math.sin(index * 2.4),
  }));
  for (let round = 0; round < 100; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [x, y] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(x, y) || 1;
        if (distance >= gap) continue;
        const push = (gap - distance) / distance / 2;
        one.x -= x * push;
        one.y -= y * push;
        other.x += x * push;
        other.y += y * push;
      }
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/**
 * Where places are around a position, drawn by distance and direction. It has no streets: those are on the maps that it
 * links to.
 */
function VenueMap({ center, radius, venues, middle, active, className }: VenueMapProps) {
  const reader = useReader();
  const outer = ringMeters(venues, radius);
  const scale = ring / outer;
  const widthOfDegree = meridianMeters * Math.cos((center.latitude * Math.PI) / 180);
  const spots = venues.map((venue) => ({
    x: Math.round(half + eastOf(center, venue) * widthOfDegree * scale),
    y: Math.round(half - (venue.latitude - center.latitude) * meridianMeters * scale),
  }));
  const pins = apart(spots);
  return (
    <figure className={className} aria-label="Map of the results">
      <svg viewBox={`0 0 ${size} ${size}`} className={styles.drawing}>
        <circle cx={half} cy={half} r={ring} className={styles.ring} />
        <circle cx={half} cy={half} r={ring / 2} className={styles.ring} />
        <Distance at={ring} meters={outer} reader={reader} />
        <Distance at={ring / 2} meters={outer / 2} reader={reader} />
        <path d="M40 26l10 26-10-7-10 7z" className={styles.north} />
        <text x={58} y={48} className={styles.meters}>
          N
        </text>
        <path
          d={pins.map((pin, place) => leadTo(pin, spots[place])).join("")}
          className={styles.leads}
        />
        {venues.map((venue, place) => {
          const { x = 0, y = 0 } = pins[place] ?? {};
          return (
            <Link
              key={venue._id}
              to={venuePath(venue._id)}
              aria-label={`${place + 1}, ${nameText(venue)}`}
              className={classes(styles.pin, venue._id === active && styles.active)}
            >
              <path d={`M${x} ${y}c-4-9-17-16-17-30a17 17 0 0 1 34 0c0 14-13 21-17 30z`} />
              <text x={x} y={y - 24} textAnchor="middle">
                {place + 1}
              </text>
            </Link>
          );
        })}
        <g className={styles.middle}>
          <circle cx={half} cy={half} r={9} />
          <text x={half} y={half + 30} textAnchor="middle">
            {middle}
          </text>
        </g>
      </svg>
    </figure>
  );
}

/** A line from where a place is to its pin, if that is beside it. */
const leadTo = (pin: Point, spot = pin): string =>
  Math.hypot(pin.x - spot.x, pin.y - spot.y) < 8
    ? ""
    : `M${spot.x - 3} ${spot.y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0m3 0L${pin.x} ${pin.y}`;

type DistanceProps = { at: number; meters: number; reader: Reader };

/** How far a ring is, in its north-east: beside the outer one are no pins. */
const Distance = ({ at, meters, reader }: DistanceProps) => (
  <text x={half + at * Math.SQRT1_2 + 8} y={half - at * Math.SQRT1_2 - 8} className={styles.meters}>
    {awayText(meters, reader)}
  </text>
);
