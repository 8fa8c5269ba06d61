import { useState } from "react";
import { type Trip, destinationMax } from "#contracts/travel/trips.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, SubmitButton } from "../../../forms/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { destinationOf } from "../../labels/index.ts";
import sections from "../part-fields.module.css";
import { zoneThere } from "../stays/stay-text.ts";
import { takeFocus } from "../use-editing.ts";
import { BookingCard } from "./booking-card.tsx";
import { isTaken, keysOf, type Card } from "./cards.ts";
import styles from "./import.module.css";
import { bookingKey } from "./join-readings.ts";
import type { NewTrip } from "./trip-guess.ts";
import { useSaving } from "./use-saving.ts";
import { PlaceField } from "../../../lookup/places/index.ts";
import { SelectField } from "../../../ui/field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { tripDays } from "../calendar/trip-days.ts";

type ReviewProps = {
  cards: readonly Card[];
  onCards: (cards: readonly Card[]) => void;
  trips: readonly Trip[];
  /** The trip of the URL, or the one with the same dates. */
  likely: string | undefined;
  guess: NewTrip;
  onDiscard: () => void;
  onSaved: () => void;
};

const none: ReadonlySet<string> = new Set();

/** The parsed bookings for review and editing. Nothing is saved before the person saves it. */
export function Review(props: ReviewProps) {
  const { cards, onCards, trips, likely, guess, onDiscard, onSaved } = props;
  const [choice, setChoice] = useState<string>();
  const [changed, setChanged] = useState<Partial<NewTrip>>({});
  const existing = trips.find(({ _id }) => _id === (choice ?? likely));
  const trip = { ...guess, ...changed };
  const has = existing ? keysOf(existing) : none;
  const taken = cards.filter((card) => isTaken(card, has));
  const { form, isStale, version } = useSaving({ taken, first: cards[0], existing, trip, onSaved });
  const put = (id: number, change: Partial<Card>) =>
    onCards(cards.map((card) => (card.id === id ? { ...card, ...change } : card)));

  return (
    <section aria-labelledby="import-review" className={`stack loose ${sections.form}`}>
      <h2
        key={cards.length}
        id="import-review"
        tabIndex={-1}
        ref={takeFocus}
        className={styles.review}
      >
        What we found
      </h2>
      <p>Check the details below. Only the bookings you select are saved.</p>
      <Form name="import" handle={form}>
        {isStale && (
          <div key={version} tabIndex={-1} ref={takeFocus}>
            <Notice tone="due">
              <b>This trip was changed in another tab or on another device.</b> Nothing has been
              saved yet. Bookings already in the trip are no longer selected. Check the rest, then
              save again.
            </Notice>
          </div>
        )}
        {cards.map((card) => (
          <BookingCard
            key={card.id}
            card={card}
            taken={isTaken(card, has)}
            isInTrip={has.has(bookingKey(card.booking))}
            likelyZone={existing ? zoneThere(existing) : (trip.destinationPlace?.zone ?? "")}
            onTake={(take) => put(card.id, { take })}
            onChange={(booking) => put(card.id, { booking })}
          />
        ))}
        <TripChoice
          trips={trips}
          chosen={existing}
          onChoose={setChoice}
          trip={trip}
          onTrip={(change) => setChanged({ ...changed, ...change })}
        />
        <div className="row">
          <SubmitButton handle={form} busyText="Saving…">
            {existing ? `Save to ${destinationOf(existing)}` : "Save as a new trip"}
          </SubmitButton>
          <Button onClick={onDiscard}>Discard</Button>
        </div>
      </Form>
    </section>
  );
}

type TripChoiceProps = {
  trips: readonly Trip[];
  /** undefined for a new trip. */
  chosen: Trip | undefined;
  onChoose: (id: string) => void;
  trip: NewTrip;
  onTrip: (change: Partial<NewTrip>) => void;
};

/** The trip for the bookings: an existing one, or a new one with destination and dates. */
function TripChoice({ trips, chosen, onChoose, trip, onTrip }: TripChoiceProps) {
  return (
    <section className="card pad stack" aria-labelledby="import-trip-title">
      <h2 id="import-trip-title" className={styles.title}>
        Which trip is this for?
      </h2>
      <SelectField
        name="trip"
        label="Trip"
        value={chosen?._id ?? ""}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">New trip</option>
        {trips.map((existing) => (
          <option key={existing._id} value={existing._id}>
            {[destinationOf(existing), tripDays(existing)].filter(Boolean).join(", ")}
          </option>
        ))}
      </SelectField>
      {!chosen && (
        <>
          <PlaceField
            name="destination"
            label="Destination"
            maxLength={destinationMax}
            value={trip.destination}
            onChange={(destination, destinationPlace) => onTrip({ destination, destinationPlace })}
          />
          <div className={styles.pair}>
            <DateField
              name="from"
              label="Start date"
              value={trip.from}
              onChange={({ target }) => onTrip({ from: target.value })}
            />
            <DateField
              name="until"
              label="End date"
              value={trip.until}
              onChange={({ target }) => onTrip({ until: target.value })}
            />
          </div>
        </>
      )}
    </section>
  );
}
