import { useState } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import { tripDetailsFailed } from "#contracts/travel/trip-parts.ts";
import { destinationMax, tripNotesMax, type Trip } from "#contracts/travel/trips.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { PlaceField } from "../../lookup/places/index.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { chosenDay, monthHint, placeHint } from "./basics-codec.ts";
import { dateText } from "./date-fields.tsx";
import { detailsCodec } from "./details-codec.ts";
import styles from "./details-form.module.css";
import { PetChecks } from "./pet-checks.tsx";
import parts from "./part-fields.module.css";
import { useTripEdit } from "./use-trip-edit.ts";

type DetailsFormProps = { trip: Trip; pets: readonly Pet[]; onDone: () => void };

/** Edits destination, dates, pets and notes of a trip. */
export function DetailsForm({ trip, pets, onDone }: DetailsFormProps) {
  const [codec] = useState(() =>
    detailsCodec((id) => pets.find(({ _id }) => _id === id)?.petName ?? "Another pet"),
  );
  const edit = useTripEdit(codec, trip, {
    section: "details",
    failure: tripDetailsFailed,
    onDone,
  });
  const { destination, origin, date, petIds } = edit.values;

  return (
    <div className={`screen-only ${parts.form}`}>
      <EditForm name="trip" edit={edit} action="Save" variant="pri">
        <PlaceField
          name="destination"
          label="Destination"
          hint={placeHint(destination)}
          maxLength={destinationMax}
          value={destination.text}
          onChange={(text, place) => edit.set({ destination: { text, place } })}
        />
        <PlaceField
          name="origin"
          label="Leaving from"
          isCity
          value={origin.text}
          onChange={(text, place) => edit.set({ origin: { text, place } })}
        />
        <div className={styles.pair}>
          <DateField
            name="day"
            label="Start date"
            hint={monthHint(date)}
            value={chosenDay(date)}
            onChange={({ target }) => edit.set({ date: dateText(target.value) }, "day")}
          />
          <DateField {...edit.field("endDate")} />
        </div>
        <PetChecks
          pets={pets}
          chosen={petIds}
          onChange={(chosen) => edit.set({ petIds: chosen })}
        />
        <div className={styles.people}>
          <TextField {...edit.field("people")} label="People" inputMode="numeric" />
        </div>
        <TextArea {...edit.field("notes")} maxLength={tripNotesMax} />
      </EditForm>
    </div>
  );
}
