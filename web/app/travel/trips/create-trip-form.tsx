import { useQueryClient } from "@tanstack/react-query";
import {
  useEffect,
  useEffectEvent,
  useState,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
} from "react";
import { useNavigate, useSearchParams } from "react-router";
import { tripSaveFailed, months } from "#contracts/travel/trip-parts.ts";
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
import {
  monthNumber,
  monthFromAddress,
  monthsAfter,
  sameDayAfter,
  weeksOf,
} from "./calendar/trip-days.ts";
import styles from "./forms.module.css";
import { DateFields, dateText, narrowScreen } from "./date-fields.tsx";
import { newTripDraft } from "./trip-text.ts";
import { cacheTrip } from "./use-trips.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { daysAfter } from "#contracts/kernel/days.ts";
import { dayText } from "#format/dates.ts";
import { IconButton } from "../../ui/button.tsx";
import calendarStyles from "./calendar/calendar.module.css";
import { WeekdayHead } from "../../ui/weekday-head.tsx";
import { useReader } from "../../data/reader.ts";

export type ShownMonth = { year: number; /** 1 to 12. */ month: number };

type CalendarProps = {
  shown: ShownMonth;
  /** `YYYY-MM-DD`, '' for none. */
  chosen: string;
  today: string;
  onShow: (month: ShownMonth) => void;
  onChoose: (day: string) => void;
};

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  PageUp: (day) => sameDayAfter(day, -1),
  PageDown: (day) => sameDayAfter(day, 1),
};

const monthOf = (day: string): ShownMonth => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

const isIn = (day: string, { year, month }: ShownMonth): boolean => {
  const its = monthOf(day);
  return its.year === year && its.month === month;
};

/** One month to select a day from: a grid of weeks with arrow keys. */
export function Calendar({ shown, chosen, today, onShow, onChoose }: CalendarProps) {
  const titleId = useId();
  const [walked, setWalked] = useState("");
  const active = useRef<HTMLButtonElement>(null);
  const walking = useRef(false);
  const { weekStart } = useReader();
  const weeks = weeksOf(shown.year, shown.month, weekStart);
  const days = weeks.flat().filter((day) => day !== null);
  // The one day in the tab order.
  const reached = [walked, chosen, today].find((day) => day !== "" && isIn(day, shown)) ?? days[0];

  useLayoutEffect(() => {
    if (walking.current) active.current?.focus();
    walking.current = false;
  });

  const turn = (by: number) => {
    const [year, month] = monthsAfter(shown.year, shown.month, by);
    onShow({ year, month });
  };

  const walk = (event: KeyboardEvent, from: string) => {
    const to = steps[event.key]?.(from);
    if (!to) return;
    event.preventDefault();
    walking.current = true;
    setWalked(to);
    if (!isIn(to, shown)) onShow(monthOf(to));
  };

  return (
    <div className={calendarStyles.calendar}>
      <div className={calendarStyles.head}>
        <IconButton label="Previous month" onClick={() => turn(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <p id={titleId} className={calendarStyles.title} aria-live="polite">
          {months[shown.month - 1]} {shown.year}
        </p>
        <IconButton label="Next month" onClick={() => turn(1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      {/* A table that is walked by keys is a grid. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-labelledby={titleId} className={calendarStyles.days}>
        <WeekdayHead start={weekStart} />
        <tbody>
          {weeks.map((week, place) => (
            <tr key={place}>
              {week.map((day, weekday) =>
                day === null ? (
                  // A day of another month.
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                  <td key={weekday} />
                ) : (
                  <td key={weekday} aria-selected={day === chosen}>
                    <button
                      type="button"
                      ref={day === reached ? active : undefined}
                      className={classes(
                        day === chosen && calendarStyles.chosen,
                        day === today && calendarStyles.today,
                      )}
                      tabIndex={day === reached ? 0 : -1}
                      aria-label={dayText(`${day}T00:00:00Z`, "full")}
                      aria-current={day === today ? "date" : undefined}
                      onKeyDown={(event) => walk(event, day)}
                      onClick={() => {
                        setWalked(day);
                        onChoose(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
