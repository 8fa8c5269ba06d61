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
import { monthFromAddress } from "./month-from-address.ts";

type CreateTripFormProps = {
  /** Closes the form; undefined where it cannot be closed. */
  onClose: (() => void) | undefined;
};

/** The quick way to a trip: where to, when, and notes. Only the destination is required. */
export function CreateTripForm({ onClose }: CreateTripFormProps) {
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
  const { date } = edit.values;

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
    <div className={`card pad ${styles.columns}`}>
      <div className="stack">
        <EditForm
          name="plan"
          edit={edit}
          action="Create Plan"
          busyText="Creating…"
          // The draft stays where it is.
          leave={false}
        >
          <PlaceField
            name="destination"
            label="Destination"
            hint={placeHint(edit.values.destination)}
            maxLength={destinationMax}
            value={edit.values.destination.text}
            onChange={(text, place) => edit.set({ destination: { text, place } }, "destination")}
          />
          <DateFields date={date} set={setDate} today={today} />
          {!narrow && <TextArea {...edit.field("notes")} rows={3} maxLength={tripNotesMax} />}
        </EditForm>
      </div>
      <Calendar
        shown={shown}
        chosen={chosenDay(date)}
        today={today}
        onShow={setShownMonth}
        onChoose={(day) => setDate(dateText(day))}
      />
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
