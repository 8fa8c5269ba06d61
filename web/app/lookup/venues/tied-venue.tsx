import { MapPin, X } from "lucide-react";
import { Link } from "react-router";
import type * as z from "zod/mini";
import type { VenueTag } from "#contracts/lookup/tags.ts";
import type { FieldCodec } from "../../forms/fields.ts";
import { venuePath } from "../../links/venues.ts";
import { Button } from "../../ui/button.tsx";
import { taggedName } from "./venue-text.ts";
import styles from "./tied-venue.module.css";

type Tied = VenueTag | null;

/** The place that something is about; its ID is sent. The schema comes from the form: lists of places have none. */
export const venueField = (schema: z.ZodMiniType<Tied>): FieldCodec<Tied, never> => ({
  label: "About a place",
  schema,
  blank: null,
  print: () => null,
  parse: (venue) => venue?._id ?? null,
  show: (venue) => (venue ? taggedName(venue) : "None"),
});

type TiedVenueProps = { venue: VenueTag; onRemove: () => void };

/** The place that something is about, in its form. */
export const TiedVenue = ({ venue, onRemove }: TiedVenueProps) => (
  <p className={styles.tied}>
    <MapPin size={20} aria-hidden />
    <span>
      About{" "}
      <b>
        <bdi>{taggedName(venue)}</bdi>
      </b>
    </span>
    <Button variant="txt" small icon={<X size={18} aria-hidden />} onClick={onRemove}>
      Remove place
    </Button>
  </p>
);

type PlaceTextProps = { place: string; venue: VenueTag | undefined };

/** Where a plan is: a link to the page of its place, if it is tied to one. */
export const PlaceText = ({ place, venue }: PlaceTextProps) =>
  venue ? <Link to={venuePath(venue._id)}>{place || taggedName(venue)}</Link> : place;

/** Required wherever data of OpenStreetMap is shown. */
export const Attribution = ({ className }: { className?: string | undefined }) => (
  <a href="https://www.openstreetmap.org/copyright" rel="license noreferrer" className={className}>
    © OpenStreetMap contributors
  </a>
);
