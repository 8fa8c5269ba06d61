import { useEffect, useEffectEvent, useState } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import { destinationMax, type ListedTrip } from "#contracts/travel/trips.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { PlaceField } from "../../../lookup/places/index.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { destinationOf } from "../../labels/index.ts";
import { tripDays } from "../calendar/trip-days.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { useReader } from "../../../data/reader.ts";
import { nameOf } from "./booking-text.ts";
import sections from "../forms.module.css";
import { PetChecks } from "../pet-checks.tsx";
import { zoneThere } from "../stays/stay-text.ts";
import { takeFocus } from "../use-editing.ts";
import { BookingCard, OriginalText } from "./booking-card.tsx";
import type { BookingRead } from "#contracts/travel/bookings.ts";
import { isRemoved, isTaken, keysOf, withCode, withMore, type Card } from "./cards.ts";
import styles from "./import.module.css";
import { bookingKey } from "#bookings/join-readings.ts";
import type { NewTrip } from "./trip-guess.ts";
import { UnreadList } from "./unread-list.tsx";
import { unreadLeft } from "#bookings/unread-left.ts";
import type { ImportEdit } from "./use-import.ts";

type ReviewProps = {
  edit: ImportEdit;
  trips: readonly ListedTrip[];
  pets: readonly Pet[];
  /** The selected trip; undefined for a new one. */
  existing: ListedTrip | undefined;
  /** Whether the title takes the focus: after reading, not after a reload. */
  takesFocus: boolean;
  onDiscard: () => void;
};

const none: ReadonlySet<string> = new Set();

/** The parsed bookings for review and editing. Nothing is saved before the person saves it. */
export function Review({ edit, trips, pets, existing, takesFocus, onDiscard }: ReviewProps) {
  /** The card that was added by hand last. */
  const [added, setAdded] = useState<number>();
  const { cards, guess, changed } = edit.values;
  const trip = { ...guess, ...changed };
  const has = existing ? keysOf(existing) : none;
  const put = (id: number, change: Partial<Card>, path?: string) =>
    edit.set(
      { cards: cards.map((card) => (card.id === id ? { ...card, ...change } : card)) },
      path,
    );
  const add = (booking: BookingRead) => {
    const all = withMore(cards, [booking]);
    setAdded(all.at(-1)?.id);
    edit.set({ cards: all });
  };
  const gone = cards.filter(({ booking }) => booking.isCanceled);
  const booked = cards.filter((card) => !gone.includes(card));
  const errorPaths = Object.keys(edit.errors);
  const list = <UnreadLeft edit={edit} has={has} onAdd={add} />;
  if (cards.length === 0) return list;
  const canSave =
    booked.length > 0 ||
    trips.some((one) => gone.some(({ booking }) => keysOf(one).has(bookingKey(booking))));
  const discard = <Button onClick={onDiscard}>Discard</Button>;
  const canceledCards = gone.map((card) => (
    <CanceledCard
      key={card.id}
      card={card}
      tripName={existing && has.has(bookingKey(card.booking)) ? destinationOf(existing) : undefined}
      removed={isRemoved(card, has)}
      onRemove={(take) => put(card.id, { take })}
    />
  ));

  return (
    <section aria-labelledby="import-review" className={`stack loose ${sections.form}`}>
      <h2
        id="import-review"
        tabIndex={-1}
        ref={takesFocus && added === undefined ? takeFocus : undefined}
        className={styles.review}
      >
        What we found
      </h2>
      {booked.length > 0 && <p>Check the details below. Only the bookings you select are saved.</p>}
      {!canSave && (
        <>
          {canceledCards}
          <div>{discard}</div>
        </>
      )}
      {canSave && (
        <EditForm
          name="import"
          edit={edit}
          action={
            !existing
              ? "Save as a new trip"
              : booked.length > 0
                ? `Save to ${destinationOf(existing)}`
                : `Update ${destinationOf(existing)}`
          }
          busyText="Saving…"
          // The page asks before it is left.
          leave={false}
          beside={discard}
        >
          {canceledCards}
          {booked.map((card) => (
            <BookingCard
              key={card.id}
              card={card}
              taken={isTaken(card, has)}
              isInTrip={has.has(bookingKey(card.booking))}
              hasError={errorPaths.some((path) => path.split(".")[1] === String(card.id))}
              likelyZone={existing ? zoneThere(existing) : (trip.destinationPlace?.zone ?? "")}
              takesFocus={card.id === added}
              onTake={(take) => put(card.id, { take })}
              onChange={(booking, path) => put(card.id, { booking }, path)}
              onLeave={edit.leave}
            />
          ))}
          {list}
          <TripChoice
            trips={trips}
            pets={pets}
            chosen={existing}
            onChoose={(choice) => edit.set({ choice }, "trip")}
            trip={trip}
            onTrip={(change) => edit.set({ changed: { ...changed, ...change } })}
          />
        </EditForm>
      )}
    </section>
  );
}

type UnreadLeftProps = {
  edit: ImportEdit;
  /** The keys of the bookings that the selected trip has. */
  has: ReadonlySet<string>;
  onAdd: (booking: BookingRead) => void;
};

/** What isn't in any booking yet. A code can be added to the selected bookings without one. */
function UnreadLeft({ edit, has, onAdd }: UnreadLeftProps) {
  const { cards, unread } = edit.values;
  const left = unreadLeft(
    unread,
    cards.map(({ booking }) => booking),
  );
  const uncoded = cards.filter(
    (card) => isTaken(card, has) && withCode(card.booking, "-") !== card.booking,
  );
  const addCode = (code: string) =>
    edit.set({
      cards: cards.map((card) =>
        uncoded.includes(card) ? { ...card, booking: withCode(card.booking, code) } : card,
      ),
    });
  return (
    <UnreadList unread={left} onAdd={onAdd} onCode={uncoded.length > 0 ? addCode : undefined} />
  );
}

type TripChoiceProps = {
  trips: readonly ListedTrip[];
  pets: readonly Pet[];
  /** undefined for a new trip. */
  chosen: ListedTrip | undefined;
  onChoose: (id: string) => void;
  trip: NewTrip;
  onTrip: (change: Partial<NewTrip>) => void;
};

/** The trip for the bookings: an existing one, or a new one with destination and dates. */
function TripChoice({ trips, pets, chosen, onChoose, trip, onTrip }: TripChoiceProps) {
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
          <PetChoice pets={pets} petIds={trip.petIds} onChange={(petIds) => onTrip({ petIds })} />
        </>
      )}
    </section>
  );
}

type PetChoiceProps = {
  pets: readonly Pet[];
  /** undefined until it is decided. */
  petIds: readonly string[] | undefined;
  onChange: (petIds: string[]) => void;
};

/** The pets of a new trip. An only pet comes along unless it is taken off. */
function PetChoice({ pets, petIds, onChange }: PetChoiceProps) {
  const only = pets.length > 1 ? undefined : pets[0]?._id;
  const bring = useEffectEvent(onChange);
  useEffect(() => {
    if (only !== undefined && petIds === undefined) bring([only]);
  }, [only, petIds]);
  return <PetChecks pets={pets} chosen={petIds ?? []} onChange={onChange} />;
}

type CanceledCardProps = {
  card: Card;
  /** The name of the selected trip, if that trip has the booking. */
  tripName: string | undefined;
  removed: boolean;
  onRemove: (removed: boolean) => void;
};

/** A canceled booking: it can be removed from the trip that has it, never added. */
function CanceledCard({ card, tripName, removed, onRemove }: CanceledCardProps) {
  const name = nameOf(card.booking, useReader());
  return (
    <section className="card pad stack" aria-label={name}>
      <div className={styles.head}>
        <b>{name}</b>
        <span className="meta">
          {tripName === undefined ? "Canceled. It isn't in this trip." : "Canceled"}
        </span>
      </div>
      {tripName !== undefined && (
        <CheckField
          name={`take.${card.id}`}
          label={`Remove it from ${tripName}`}
          checked={removed}
          onChange={({ target }) => onRemove(target.checked)}
        />
      )}
      <OriginalText booking={card.booking} />
    </section>
  );
}
