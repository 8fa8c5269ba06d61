import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { tripSaveFailed } from "#contracts/travel/trip-names.ts";
import { createTrip, destinationMax, tripNotesMax } from "#contracts/travel/trips.ts";
import { call } from "../../data/browser.ts";
import { useOnce } from "../../data/idempotency.ts";
import { useToday } from "../../ui/use-today.ts";
import { DraftNote, useDraft } from "../../forms/draft.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { useMedia } from "../../ui/use-media.ts";
import { BasicText, chosenDay, dateErrors, dateOf, noBasics } from "./basics-draft.ts";
import { Calendar } from "./calendar/calendar.tsx";
import styles from "./create-plan-form.module.css";
import { DateFields, dateText, narrowScreen } from "./date-fields.tsx";
import { planPath } from "../../links/plans.ts";
import { monthNumber } from "./calendar/trip-days.ts";
import { keepPlan } from "./use-plans.ts";
import { wishedMonth } from "./wished-month.ts";

/** The field that "Plan a New Trip" leads to. */
export const destinationId = "plan-destination";

/** The quick way to a trip: when, where to, and what else comes to mind. Nothing is required. */
export function CreatePlanForm() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const today = useToday();
  const narrow = useMedia(narrowScreen);
  const draft = useDraft({ key: "plan", schema: BasicText, empty: noBasics });
  const sending = useOnce();
  const [looked, setLooked] = useState<{ year: number; month: number }>();
  const [search, setSearch] = useSearchParams();
  const { set: setDraft } = draft;
  const words = draft.value;
  const { month, year } = words;

  // Taken out of the address once it stands in the form, so that a reload does not undo what is changed there.
  useEffect(() => {
    const wished = wishedMonth(search);
    if (!wished) return;
    setDraft(wished);
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [search, setSearch, setDraft]);

  const set = (change: Partial<BasicText>) => {
    setLooked(undefined);
    draft.set(change);
  };

  const shown = looked ?? {
    year: Number(year || today.slice(0, 4)),
    month: month ? monthNumber(month) : Number(today.slice(5, 7)),
  };

  const bodyOf = () => ({
    ...dateOf(words),
    destination: words.destination.trim(),
    notes: words.notes.trim(),
  });

  const form = useForm({
    check: () => fieldErrors(createTrip.body, bodyOf()) ?? dateErrors(words),
    send: async () => {
      const body = bodyOf();
      const plan = await call(createTrip, { body, key: sending.keyFor(body) });
      sending.done();
      keepPlan(client, plan);
      draft.discard();
      await navigate(planPath(plan._id));
    },
    failure: ({ message }) => ({ title: tripSaveFailed, message }),
  });

  return (
    <div className={`card pad ${styles.columns}`}>
      <div className="stack">
        <DraftNote draft={draft} />
        <Form name="plan" handle={form}>
          <TextField
            name="destination"
            label="Destination"
            id={destinationId}
            maxLength={destinationMax}
            autoComplete="off"
            value={words.destination}
            onChange={({ target }) => set({ destination: target.value })}
          />
          <DateFields words={words} set={set} today={today} />
          {!narrow && (
            <TextArea
              name="notes"
              label="Notes"
              rows={3}
              maxLength={tripNotesMax}
              value={words.notes}
              onChange={({ target }) => set({ notes: target.value })}
            />
          )}
          <div>
            <SubmitButton handle={form} busyText="Creating...">
              Create Plan
            </SubmitButton>
          </div>
        </Form>
      </div>
      <Calendar
        shown={shown}
        chosen={chosenDay(words)}
        today={today}
        onShow={setLooked}
        onChoose={(day) => set(dateText(day))}
      />
    </div>
  );
}
