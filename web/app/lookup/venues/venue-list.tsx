import { Check, Clock, Star, X } from "lucide-react";
import { Link } from "react-router";
import type { FoundVenue, Venue } from "#contracts/lookup/venues.ts";
import { useReader } from "../../data/reader.ts";
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

type VenueListProps = {
  venues: readonly FoundVenue[];
  /** The search, to come back to. */
  from: string;
  /** Called with the place under the pointer or with the focus, which the map shows. */
  onActive: (id: string | undefined) => void;
};

/** Places in the order of the search, with the numbers that they have on the map. */
export const VenueList = ({ venues, from, onActive }: VenueListProps) => (
  <ol className={`card ${styles.rows}`}>
    {venues.map((venue, place) => (
      <Row key={venue._id} venue={venue} number={place + 1} from={from} onActive={onActive} />
    ))}
  </ol>
);

type RowProps = Pick<VenueListProps, "from" | "onActive"> & { venue: FoundVenue; number: number };

function Row({ venue, number, from, onActive }: RowProps) {
  const reader = useReader();
  const { opening, distance, address, source, pets } = venue;
  const rating = ratingText(venue.rating, reader);
  const facts = petFacts(venue, reader);
  const other = otherName(venue);
  const show = () => onActive(venue._id);
  const hide = () => onActive(undefined);
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <div>
        <h2>
          {/* It is as large as the row. */}
          <Link
            to={venuePath(venue._id)}
            prefetch="intent"
            state={{ from }}
            onPointerEnter={show}
            onPointerLeave={hide}
            onFocus={show}
            onBlur={hide}
          >
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
          {nameText(venue) !== kindText(venue) && <span>{kindText(venue)}</span>}
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
        <p className={classes("meta", styles.line)}>
          {address && <bdi>{address}</bdi>}
          <span>{sourceText(source, reader)}</span>
        </p>
      </div>
    </li>
  );
}

type ListedByAddressProps = {
  providers: readonly { id: string; name: string; address: string | null; to: string }[];
};

/** Providers of public sources and of travelers, which name no positions. */
export const ListedByAddress = ({ providers }: ListedByAddressProps) => (
  <section className={styles.results} aria-labelledby="by-address">
    <h2 id="by-address">Listed by address</h2>
    <p className="meta">From public sources and travelers, without a position for the map.</p>
    <ul className={`card pad ${styles.byAddress}`}>
      {providers.map(({ id, name, address, to }) => (
        <li key={id}>
          <Link to={to} prefetch="intent">
            {name}
          </Link>
          {address && <p className="meta">{address}</p>}
        </li>
      ))}
    </ul>
  </section>
);

/** Open or closed, and until when, by the clock of the place. */
export function OpenState({ opening }: { opening: NonNullable<Venue["opening"]> }) {
  return (
    <span className={classes(styles.open, !opening.isOpen && styles.closed)}>
      <Clock size={16} aria-hidden />
      {openText(opening, useReader())}
    </span>
  );
}
