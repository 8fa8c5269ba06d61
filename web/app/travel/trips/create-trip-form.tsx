import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { tripSaveFailed } from "#contracts/travel/trip-parts.ts";
import { createTrip, destinationMax, tripNotesMax } from "#contracts/travel/trips.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { PlaceField } from "../../lookup/places/index.ts";
import { tripPath } from "../../links/trips.ts";
import { classes } from "../../ui/classes.ts";
import { TextArea } from "../../ui/field.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { useToday } from "../../ui/use-today.ts";
import { basicsCodec, chosenDay, placeHint, type DateValues } from "./basics-codec.ts";
import { Calendar } from "./calendar/calendar.tsx";
import { monthNumber } from "./calendar/trip-days.ts";
import styles from "./forms.module.css";
import { DateFields, dateText, narrowScreen } from "./date-fields.tsx";
import { newTripDraft } from "./trip-text.ts";
import { cacheTrip } from "./use-trips.ts";
import { monthFromAddress } from "./calendar/trip-days.ts";

type CreateTripFormProps = {
  /** Shows all of its fields before something is typed. */
  open: boolean;
  /** The button of the one next step. */
  isNextStep: boolean;
  /** Back to the one field, which is empty then; undefined where all are always shown. */
  onClose: (() => void) | undefined;
};

/** The quick way to a trip: where to, then when, and notes. Only the destination is required. */
export function CreateTripForm({ open, isNextStep, onClose }: CreateTripFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const today = useToday();
  const narrow = useMedia(narrowScreen);
  const [shownMonth, setShownMonth] = useState<{ year: number; month: number }>();
  const edit = useEdit(basicsCodec, null, {
    draftKey: newTripDraft,
    onClose,
    create: (request) => call(createTrip, request),
    onSaved: async (trip) => {
      cacheTrip(client, trip);
      await navigate(tripPath(trip._id));
    },
    failure: ({ message }) => ({ title: tripSaveFailed, message }),
  });
  const { date, destination, notes } = edit.values;
  const isOpen = open || [destination.text, date.month, notes].some((text) => text.trim() !== "");

  const setDate = (next: DateValues) => {
    setShownMonth(undefined);
    edit.set({ date: next }, "day");
  };

  useMonthFromAddress((month) => edit.set({ date: month }, "day"));

  const shown = shownMonth ?? {
    year: Number(date.year || today.slice(0, 4)),
    month: date.month ? monthNumber(date.month) : Number(today.slice(5, 7)),
  };

  return (
    <div className={classes(isOpen && styles.columns)}>
      <EditForm
        name="plan"
        edit={isOpen ? edit : { ...edit, cancel: undefined }}
        action="Create Plan"
        busyText="Creating…"
        variant={isNextStep ? "go" : "pri"}
        className={isOpen ? "stack" : styles.line}
        // The draft stays where it is.
        leave={false}
      >
        <PlaceField
          name="destination"
          label="Destination"
          labelHidden={!isOpen}
          placeholder="City or country"
          hint={isOpen && placeHint(destination)}
          maxLength={destinationMax}
          value={destination.text}
          onChange={(text, place) => edit.set({ destination: { text, place } }, "destination")}
        />
        {isOpen && <DateFields date={date} set={setDate} today={today} />}
        {isOpen && !narrow && (
          <TextArea {...edit.field("notes")} rows={3} maxLength={tripNotesMax} />
        )}
      </EditForm>
      {isOpen && (
        <Calendar
          shown={shown}
          chosen={chosenDay(date)}
          today={today}
          onShow={setShownMonth}
          onChoose={(day) => setDate(dateText(day))}
        />
      )}
    </div>
  );
}

/** Removed from the address once it stands in the form, so that a reload does not undo what is changed there. */
function useMonthFromAddress(take: (month: DateValues) => void): void {
  const [search, setSearch] = useSearchParams();
  const takeFromAddress = useEffectEvent((month: DateValues) => {
    take(month);
    setSearch({}, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const month = monthFromAddress(search);
    if (month) takeFromAddress(month);
  }, [search]);
}
