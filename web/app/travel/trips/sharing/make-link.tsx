import { useState } from "react";
import * as z from "zod/mini";
import { daysBetween } from "#contracts/kernel/days.ts";
import { createShare, Share, shareDays } from "#contracts/travel/shares.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { call } from "../../../data/browser.ts";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import type { EditOf } from "../../../forms/edit-types.ts";
import { choice, flag, plain } from "../../../forms/fields.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { useToday } from "../../../ui/use-today.ts";
import { extras } from "../../labels/index.ts";
import { lastDay } from "../calendar/trip-days.ts";
import { documentsOf } from "../documents/trip-paper.tsx";
import styles from "./sharing.module.css";

type MakeLinkProps = { trip: Trip; onMade: (link: Share) => void };

/** Creates a link with the selected parts and lifetime. */
export function MakeLink({ trip, onMade }: MakeLinkProps) {
  const { _id: tripId } = trip;
  const today = useToday();
  // The next link starts with the options of the last one.
  const [initial, setInitial] = useState<Partial<typeof shareCodec.blank>>(() => ({
    days: usualLifetime(trip, today),
  }));
  const edit: EditOf<typeof shareCodec> = useEdit(shareCodec, null, {
    draftKey: `share:${tripId}`,
    initial,
    create: (request) => call(createShare, { params: { id: tripId }, ...request }),
    onSaved: (link) => {
      setInitial(edit.values);
      onMade(link);
    },
  });
  return (
    <EditForm
      name="share"
      className="stack"
      edit={edit}
      action="Create link"
      busyText="Creating…"
      leave={false}
      footClass={styles.make}
      note={<SelectField {...edit.field("days")}>{lifetimeOptions}</SelectField>}
    >
      <fieldset className={styles.extras}>
        <legend>Also show</legend>
        {extras.map(({ name, label }, place) => (
          <CheckField
            key={name}
            name={name}
            label={label}
            checked={edit.values[name]}
            onChange={({ target }) => edit.set({ [name]: target.checked })}
            data-first={place === 0 || undefined}
          />
        ))}
        <p className="meta">Anyone with a confirmation code can often change the booking.</p>
      </fieldset>
    </EditForm>
  );
}

/** Lifetimes of a link, in days. */
const lifetimes = { 7: "7 days", 30: "30 days", 90: "90 days", 365: "1 year" } as const;

const lifetimeOptions = Object.entries(lifetimes).map(([days, label]) => (
  <option key={days} value={days}>
    {label}
  </option>
));

const lifetimeDays = ["7", "30", "90", "365"] as const;

const [costs, notes, codes, readiness] = extras;

type Dated = Parameters<typeof lastDay>[0] & Pick<Trip, "legs" | "stays">;

/** The last day of a trip by its dates, its flights and its stays; undefined without any. */
const tripEnd = (trip: Dated): string | undefined =>
  [
    lastDay(trip),
    ...trip.legs.flatMap((leg) => [leg.departureDate, leg.arrivalDate]),
    ...trip.stays.flatMap((stay) => [stay.checkIn, stay.checkOut]),
  ]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);

/** The lifetime of a new link: the usual one, or the first that outlasts the trip. */
export function usualLifetime(trip: Parameters<typeof tripEnd>[0], today: string) {
  const end = tripEnd(trip);
  const needed = Math.max(shareDays.usual, end ? daysBetween(today, end) + 1 : 0);
  return lifetimeDays.find((days) => Number(days) >= needed) ?? "365";
}

const days = {
  ...choice("Expires after", lifetimeDays, {
    blank: `${shareDays.usual}`,
    show: (lifetime) => lifetimes[lifetime],
  }),
  parse: Number,
};

/** How a link to a trip is created. */
export const shareCodec = codec({
  noun: "link",
  resource: Share,
  create: createShare.body,
  fields: {
    costs: flag(costs.label),
    notes: flag(notes.label),
    codes: flag(codes.label),
    readiness: flag(readiness.label),
    days,
  },
});

/** How a link to some documents of a trip is created. */
const documentLinkCodec = codec({
  noun: "link",
  resource: Share,
  create: createShare.body,
  fields: {
    documents: plain<string[]>("Documents", z.array(z.string()), [], (ids) => `${ids.length}`),
    days,
  },
  parse: () => ({ documentsOnly: true }),
  check: ({ documents }) =>
    documents.length === 0 ? { documents: "Select at least one document." } : undefined,
});

/** Creates a link to the selected documents alone. */
export function MakeDocumentLink({ trip, onMade }: MakeLinkProps) {
  const documents = documentsOf(trip);
  const edit = useEdit(documentLinkCodec, null, {
    draftKey: `share-documents:${trip._id}`,
    create: (request) => call(createShare, { params: { id: trip._id }, ...request }),
    onSaved: onMade,
  });
  const { documents: selected } = edit.values;
  if (documents.length === 0)
    return <p className="meta">This trip has no documents yet. Add them under Papers or Days.</p>;
  return (
    <EditForm
      name="share-documents"
      className="stack"
      edit={edit}
      action="Create link"
      busyText="Creating…"
      leave={false}
      footClass={styles.make}
      note={<SelectField {...edit.field("days")}>{lifetimeOptions}</SelectField>}
    >
      <fieldset className={styles.extras}>
        <legend>They see</legend>
        {documents.map(({ key, label }, place) => (
          <CheckField
            key={key}
            name={place === 0 ? "documents" : `documents-${key}`}
            label={label}
            checked={selected.includes(key)}
            onChange={({ target }) =>
              edit.set({
                documents: target.checked
                  ? [...selected, key]
                  : selected.filter((one) => one !== key),
              })
            }
            data-first={place === 0 || undefined}
          />
        ))}
      </fieldset>
    </EditForm>
  );
}
