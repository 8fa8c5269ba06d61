import { useState } from "react";
import * as z from "zod/mini";
import type { Pet } from "#contracts/travel/pets.ts";
import { tripDetailsFailed } from "#contracts/travel/trip-parts.ts";
import { destinationMax, tripNotesMax, Trip, updateTrip } from "#contracts/travel/trips.ts";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { PlaceField, placeText } from "../../lookup/places/index.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { codec } from "../../forms/codec.ts";
import { day, number, plain } from "../../forms/fields.ts";
import {
  chosenDay,
  monthHint,
  placeHint,
  basicFields,
  dateErrors,
  dateOf,
  dateValues,
  destinationOnWire,
  destinationValue,
  place,
  type PlaceValue,
} from "./basics-codec.ts";
import { dateText } from "./date-fields.tsx";
import styles from "./forms.module.css";
import { PetChecks } from "./pet-checks.tsx";
import { tripLeave } from "./trip-keys.ts";
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
    <div className={`screen-only ${styles.form}`}>
      <EditForm name="trip" edit={edit} action="Save" variant="pri" leave={tripLeave(trip._id)}>
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

/** How the details of a trip are edited. `petName` names pets in a conflict. */
export const detailsCodec = (petName: (id: string) => string) =>
  codec({
    noun: "trip",
    resource: Trip,
    update: updateTrip.body,
    fields: {
      destination: place("Destination"),
      origin: place("Leaving from"),
      ...basicFields,
      endDate: day("End date"),
      petIds: plain(
        "Pets",
        z.array(z.string()),
        [],
        (ids) => ids.map(petName).join(", ") || "None",
      ),
      people: number("People"),
    },
    print: (trip) => ({
      destination: destinationValue(trip),
      origin: { text: trip.origin ? placeText(trip.origin) : "", place: trip.origin },
      date: dateValues(trip),
    }),
    parse: ({ destination, origin, date }) => ({
      ...destinationOnWire(destination),
      origin: origin.text.trim() === "" ? null : origin.place,
      ...dateOf(date),
    }),
    check: detailsErrors,
  });

type Checked = {
  origin: PlaceValue;
  date: Parameters<typeof chosenDay>[0];
  endDate: string;
};

function detailsErrors({ origin, date, endDate }: Checked): FieldErrors | undefined {
  const wrong = dateErrors(date);
  if (wrong) return wrong;
  if (origin.text.trim() !== "" && !origin.place)
    return { origin: "Select a city from the list, or leave this blank." };
  const begin = chosenDay(date);
  if (!begin || !endDate || endDate >= begin) return undefined;
  return { endDate: "End date can't be before the start date." };
}
