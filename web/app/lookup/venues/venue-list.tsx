import { Check, Clock, Star, X } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { FoundVenue, Venue } from "#contracts/lookup/venues.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useReader } from "../../data/reader.ts";
import { useSite } from "../../data/site.ts";
import { venuePath } from "../../links/venues.ts";
import { classes } from "../../ui/classes.ts";
import {
  awayText,
  kindText,
  nameText,
  openText,
  otherName,
  petFacts,
  sourceText,
  ratingText,
} from "./venue-text.ts";
import styles from "./venues.module.css";
import type { Reader } from "#format/reader.ts";

/** Places in the order of the search, with the numbers that they have on the map. */
export const VenueList = ({ venues, from }: { venues: readonly FoundVenue[]; from?: string }) => (
  <ol className={`card ${styles.rows}`}>
    {venues.map((venue, place) => (
      <Row key={venue._id} venue={venue} number={place + 1} from={from} />
    ))}
  </ol>
);

type RowProps = { venue: FoundVenue; number: number; from: string | undefined };

function Row({ venue, number, from }: RowProps) {
  const reader = useReader();
  const { opening, distance, address, source, pets } = venue;
  const rating = ratingText(venue.rating, reader);
  const facts = petFacts(venue, reader);
  const other = otherName(venue);
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div>
        <h2>
          <Link to={venuePath(venue._id)} prefetch="intent" state={from && { from }}>
            <bdi>{nameText(venue)}</bdi>
          </Link>
        </h2>
        {other && (
          <p className="meta">
            <bdi>{other}</bdi>
          </p>
        )}
        <p className={styles.line}>
          {opening && <OpenState opening={opening} />}
          <span>{kindText(venue)}</span>
          <span>{awayText(distance, reader)}</span>
        </p>
        {rating && (
          <p className={styles.line}>
            <span className={styles.rating}>
              <Star size={16} aria-hidden />
              {rating}
            </span>
          </p>
        )}
        {facts.length > 0 && (
          <p className={styles.line}>
            {facts.map((fact) => (
              <span key={fact} className={styles.fact}>
                {pets.policy === "no" ? (
                  <X size={16} aria-hidden className={styles.no} />
                ) : (
                  <Check size={16} aria-hidden />
                )}
                {fact}
              </span>
            ))}
          </p>
        )}
        <p className="meta">
          {address && (
            <>
              <bdi>{address}</bdi>
              {" · "}
            </>
          )}
          {sourceText(source, reader)}
        </p>
      </div>
    </li>
  );
}

/** Open or closed, and until when, by the clock of the place. */
export function OpenState({ opening }: { opening: NonNullable<Venue["opening"]> }) {
  return (
    <span className={classes(styles.open, !opening.isOpen && styles.closed)}>
      <Clock size={16} aria-hidden />
      {openText(opening, useReader())}
    </span>
  );
}

/** Required wherever data of OpenStreetMap is shown. */
export const Attribution = () => (
  <a href="https://www.openstreetmap.org/copyright" rel="license noreferrer">
    © OpenStreetMap contributors
  </a>
);

type Position = { latitude: number; longitude: number };

type VenueMapProps = {
  center: Position;
  /** Of the search, in meters. */
  radius: number;
  venues: readonly FoundVenue[];
  /** What is in the middle, such as "You". */
  middle: string;
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
/** The radius of the search on the drawing. Pins above its edge need room. */
const ring = 300;
const meridianMeters = 111_195;

/**
 * Where places are around a position, drawn by distance and direction. It has no streets: those are on the maps that it
 * links to.
 */
function VenueMap({ center, radius, venues, middle, className }: VenueMapProps) {
  const reader = useReader();
  const scale = ring / radius;
  const widthOfDegree = meridianMeters * Math.cos((center.latitude * Math.PI) / 180);
  const at = (position: Position) => ({
    x: half + eastOf(center, position) * widthOfDegree * scale,
    y: half - (position.latitude - center.latitude) * meridianMeters * scale,
  });
  return (
    <figure className={className} aria-label="Map of the results">
      <svg viewBox={`0 0 ${size} ${size}`} className={styles.drawing}>
        <circle cx={half} cy={half} r={ring} className={styles.ring} />
        <circle cx={half} cy={half} r={ring / 2} className={styles.ring} />
        <Distance y={half - ring} meters={radius} reader={reader} />
        <Distance y={half - ring / 2} meters={radius / 2} reader={reader} />
        <path d="M40 26l10 26-10-7-10 7z" className={styles.north} />
        <text x={58} y={48} className={styles.meters}>
          N
        </text>
        <g className={styles.middle}>
          <circle cx={half} cy={half} r={9} />
          <text x={half} y={half + 30} textAnchor="middle">
            {middle}
          </text>
        </g>
        {/* The nearest is drawn last, above the others. */}
        {venues.toReversed().map((venue, place) => {
          const number = venues.length - place;
          const { x, y } = at(venue);
          return (
            <Link
              key={venue._id}
              to={venuePath(venue._id)}
              aria-label={`${number}, ${nameText(venue)}`}
              className={styles.pin}
            >
              <path d={`M${x} ${y}c-4-9-17-16-17-30a17 17 0 0 1 34 0c0 14-13 21-17 30z`} />
              <text x={x} y={y - 24} textAnchor="middle">
                {number}
              </text>
            </Link>
          );
        })}
      </svg>
    </figure>
  );
}

type DistanceProps = { y: number; meters: number; reader: Reader };

/** How far a ring is. */
const Distance = ({ y, meters, reader }: DistanceProps) => (
  <text x={half + 8} y={y - 6} className={styles.meters}>
    {awayText(meters, reader)}
  </text>
);
