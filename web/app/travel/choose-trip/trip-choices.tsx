import { Link } from "react-router";
import type { ListedTrip } from "#contracts/travel/trips.ts";
import { inSentence } from "#reference/in-sentence.ts";
import { tripPath } from "../../links/trips.ts";
import { Button } from "../../ui/button.tsx";
import { DoneMessage } from "../../ui/done-message.tsx";
import { destinationOf } from "../labels/index.ts";
import styles from "./trip-choices.module.css";

type TripChoicesProps = {
  trips: readonly ListedTrip[];
  daysOf: (trip: ListedTrip) => string;
  /** Label of the buttons, such as "Save"; "Save to" for screen readers. */
  action: string;
  /** The trip that was chosen, while it is being changed; true for another one. */
  busy: ListedTrip | boolean;
  onChoose: (trip: ListedTrip) => void;
};

/** The member's trips, each with a button. */
export const TripChoices = ({ trips, daysOf, action, busy, onChoose }: TripChoicesProps) => (
  <ul className={styles.trips} aria-label="Your trips">
    {trips.map((trip) => (
      <li key={trip._id}>
        <span>
          <b>{destinationOf(trip)}</b>
          <span className="meta num">{daysOf(trip)}</span>
        </span>
        <Button
          small
          aria-label={`${action} to ${inSentence(destinationOf(trip))}`}
          busy={typeof busy === "object" && busy._id === trip._id}
          disabled={busy !== false}
          onClick={() => onChoose(trip)}
        >
          {action}
        </Button>
      </li>
    ))}
  </ul>
);

type ChosenTripProps = {
  trip: ListedTrip;
  /** "Saved to your trip." */
  message: string;
  /** Where on the trip it is; the whole trip by default. */
  to?: string | undefined;
  onClose: () => void;
};

/** Says that a trip was changed, with a link to it. */
export const ChosenTrip = ({ trip, message, to, onClose }: ChosenTripProps) => (
  <DoneMessage onClose={onClose}>
    {message} <Link to={to ?? tripPath(trip._id)}>Open {destinationOf(trip)}</Link>
  </DoneMessage>
);
