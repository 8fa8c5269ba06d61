import { destinationMax, type Trip } from "#contracts/travel/trips.ts";
import { PlaceField } from "../../../lookup/places/index.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { destinationOf } from "../../labels/index.ts";
import { tripDays } from "../calendar/trip-days.ts";
import styles from "./import.module.css";
import type { NewTrip } from "./trip-guess.ts";

type TripChoiceProps = {
  plans: readonly Trip[];
  /** undefined for a new trip. */
  chosen: Trip | undefined;
  onChoose: (id: string) => void;
  trip: NewTrip;
  onTrip: (change: Partial<NewTrip>) => void;
};

/** The trip that bookings go to: one that is there, or a new one with where and when it goes. */
export function TripChoice({ plans, chosen, onChoose, trip, onTrip }: TripChoiceProps) {
  return (
    <section className="card pad stack" aria-labelledby="import-trip-title">
      <h2 id="import-trip-title" className={styles.title}>
        Into which trip?
      </h2>
      <SelectField
        name="trip"
        label="Trip"
        value={chosen?._id ?? ""}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">A new trip</option>
        {plans.map((plan) => (
          <option key={plan._id} value={plan._id}>
            {[destinationOf(plan), tripDays(plan)].filter(Boolean).join(", ")}
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
            <TextField
              name="from"
              label="First day"
              type="date"
              value={trip.from}
              onChange={({ target }) => onTrip({ from: target.value })}
            />
            <TextField
              name="until"
              label="Last day"
              type="date"
              value={trip.until}
              onChange={({ target }) => onTrip({ until: target.value })}
            />
          </div>
        </>
      )}
    </section>
  );
}
