import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { addEntry, updateEntry } from "#contracts/travel/days.ts";
import { Entry, entryNoteMax, entryPlaceMax, entryTitleMax } from "#contracts/travel/entries.ts";
import { VenueTag } from "#contracts/lookup/tags.ts";
import { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { call } from "../../../data/browser.ts";
import { currentReader, useReader } from "../../../data/reader.ts";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { day, nullableText, text, time } from "../../../forms/fields.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { TiedVenue, venueField } from "../../../lookup/venues/index.ts";
import { tripPath } from "../../../links/trips.ts";
import { amountText, currenciesToOffer, readAmount } from "../../../ui/amounts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { PrivatePicture } from "../../../ui/private-picture.tsx";
import { toast } from "../../../ui/toast.tsx";
import forms from "../forms.module.css";
import { idOfKey } from "../lists/items.ts";
import { entryDraftKey, newEntryDraftKey, tripLeave, tripTarget } from "../trip-keys.ts";
import { cacheTrip } from "../use-trips.ts";
import styles from "./days.module.css";
import { type FormFor, type Moving, showOf } from "./entry-order.ts";

const EntryOfTrip = z.extend(Entry, { version: z.number() });
type EntryOfTrip = z.output<typeof EntryOfTrip>;

const entryOf = ({ entries, version }: Trip, id: string | undefined): EntryOfTrip | null => {
  const entry = entries.find(({ _id }) => _id === id);
  return entry ? { ...entry, version } : null;
};

/** How an entry of a trip is edited; it has its trip's version, which a conflict answers with. */
export const entryCodec = (id?: string) =>
  codec({
    noun: "plan",
    resource: z.pipe(
      z.pipe(
        Trip,
        z.transform((trip: Trip) => entryOf(trip, id)),
      ),
      EntryOfTrip,
    ),
    create: addEntry.body,
    update: updateEntry.body,
    fields: {
      title: text("Title", { max: entryTitleMax }),
      date: day("Day"),
      time: time("Time"),
      endTime: time("End time"),
      place: text("Place", { max: entryPlaceMax }),
      link: nullableText("Link"),
      note: text("Note", { max: entryNoteMax }),
      // Amount and currency are parsed together, below.
      cost: { ...text("Cost"), print: () => "" },
      currency: { ...text("Currency"), blank: "USD" },
      photo: nullableText("Photo"),
      venueId: venueField(z.nullable(VenueTag)),
    },
    print: ({ cost, venue }: EntryOfTrip) => ({
      venueId: venue ?? null,
      cost: cost ? amountText(cost.amount, cost.currency) : "",
      currency: cost?.currency ?? currentReader().currency,
    }),
    parse: ({ cost, currency }) => {
      const amount = readAmount(cost, currency);
      return { cost: amount === undefined ? null : { amount, currency }, currency: undefined };
    },
    check: ({ cost, currency }) =>
      cost.trim() !== "" && readAmount(cost, currency) === undefined
        ? { cost: "Enter an amount like 12.50." }
        : undefined,
  });

type NewEntry = Partial<Omit<Entry, "place" | "note">> & {
  title: string;
  place?: string | null;
  note?: string | null;
};

/** A new entry as it is shown until it is sent. */
const shownEntry = (body: NewEntry, _id: string): Entry => ({
  _id,
  title: body.title,
  date: body.date ?? null,
  time: body.time ?? null,
  endTime: body.endTime ?? null,
  zone: null,
  place: body.place ?? "",
  note: body.note ?? "",
  link: body.link ?? null,
  done: false,
  cost: body.cost ?? null,
  photo: body.photo ?? null,
});

type EntryFormProps = {
  trip: Trip;
  of: FormFor;
  /** The days of the trip. */
  dates: readonly string[];
  /** Whether it takes the focus. */
  focus: boolean;
  /** Called with the ID of a new entry. */
  onDone: (id?: string) => void;
};

/** Adds an entry to a trip, or edits one. */
export function EntryForm({ trip, of, dates, focus, onDone }: EntryFormProps) {
  const client = useQueryClient();
  const { currency } = useReader();
  const form = useRef<HTMLDivElement>(null);
  const id = "id" in of ? of.id : undefined;
  const params = { id: trip._id };
  const target = tripTarget(trip._id);
  const [shape] = useState(() => entryCodec(id));
  const edit = useEdit(shape, entryOf(trip, id), {
    draftKey: "id" in of ? entryDraftKey(trip._id, of.id) : newEntryDraftKey(trip._id, of.date),
    initial: { date: ("date" in of && of.date) || "", currency },
    offline: {
      label: ({ title }) => `Plan: ${title}`,
      target,
      page: tripPath(trip._id, "days"),
      section: "days",
      changedId: id,
      within: id === undefined ? undefined : { list: "entries", id },
    },
    create: ({ body, key, offline }) => {
      const added = shownEntry(body, idOfKey(key));
      return call(addEntry, {
        params,
        body: { ...body, _id: added._id },
        key,
        offline: offline && { ...offline, show: showOf({ added, before: null }) },
      });
    },
    update: ({ body, key, offline, ifVersion }, { _id: entryId }) =>
      call(updateEntry, {
        params: { ...params, entryId },
        body,
        key,
        offline,
        ifVersion,
      }),
    onSaved: (saved: Trip) => {
      cacheTrip(client, saved);
      const known = new Set(trip.entries.map(({ _id }) => _id));
      onDone(id ?? saved.entries.find(({ _id }) => !known.has(_id))?._id);
      toast("Saved.");
    },
    onClose: onDone,
    failure: ({ message }) => ({ title: "Couldn't save this plan.", message }),
  });
  const first = "field" in of ? of.field : "title";
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [focus, first]);
  const { venueId: venue } = edit.values;
  const photo = trip.photos.find(({ _id }) => _id === edit.values.photo);

  return (
    <div ref={form} className={`card pad screen-only ${styles.form} ${forms.form}`}>
      <EditForm
        name="entry"
        edit={edit}
        action="Save"
        variant="pri"
        small
        leave={tripLeave(trip._id)}
      >
        <TextField {...edit.field("title")} autoComplete="off" />
        <div className={styles.three}>
          <SelectField {...edit.field("date")}>
            <option value="">No day (idea)</option>
            {dates.map((date) => (
              <option key={date} value={date}>
                {dayText(date, "weekday")}
              </option>
            ))}
          </SelectField>
          <TextField {...edit.field("time")} type="time" />
          <TextField {...edit.field("endTime")} type="time" />
        </div>
        <TextField {...edit.field("place")} autoComplete="off" />
        {venue && <TiedVenue venue={venue} onRemove={() => edit.set({ venueId: null })} />}
        <TextArea {...edit.field("note")} rows={2} />
        <details className={styles.more} open={hasMore(edit.values) || undefined}>
          <summary>Link, cost and photo</summary>
          <div className="stack">
            <TextField
              {...edit.field("link")}
              type="url"
              placeholder="https://"
              autoComplete="off"
            />
            <div className={styles.three}>
              <TextField {...edit.field("cost")} inputMode="decimal" autoComplete="off" />
              <SelectField {...edit.field("currency")}>
                {currenciesToOffer().map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </SelectField>
              {trip.photos.length > 0 && (
                <SelectField {...edit.field("photo")}>
                  <option value="">No photo</option>
                  {trip.photos.map(({ _id, caption }, place) => (
                    <option key={_id} value={_id}>
                      {caption || `Photo ${place + 1}`}
                    </option>
                  ))}
                </SelectField>
              )}
            </div>
            {photo && (
              <span className={styles.photo}>
                <PrivatePicture small url={photo.url} alt={photo.caption} />
              </span>
            )}
          </div>
        </details>
      </EditForm>
    </div>
  );
}

const hasMore = ({ link, cost, photo }: { link: string; cost: string; photo: string }): boolean =>
  [link, cost, photo].some((value) => value !== "");

type MoveDialogProps = {
  /** Undefined while it is closed. */
  moving: Moving | undefined;
  dates: readonly string[];
  onMove: (moving: Moving, date: string | null) => void;
  onClose: () => void;
};

/** Asks for the day that an entry, or all of a day, moves to. */
export function MoveDialog({ moving, dates, onMove, onClose }: MoveDialogProps) {
  const from = moving && ("from" in moving ? moving.from : moving.entry.date);
  const days = dates.filter((date) => date !== from);
  const [chosen, setChosen] = useState<string>();
  const date = chosen ?? days[0] ?? "";
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const title =
    moving && ("from" in moving ? `Plans of ${dayText(moving.from, "short")}` : moving.entry.title);
  return (
    <Dialog open={moving !== undefined} onClose={close} title={`Move “${title}”`}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (moving) onMove(moving, date || null);
          setChosen(undefined);
        }}
      >
        <SelectField
          name="move-day"
          label="Day"
          data-first
          value={date}
          onChange={({ target }) => setChosen(target.value)}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {dayText(day, "weekdayYear")}
            </option>
          ))}
          {from !== null && <option value="">No day (idea)</option>}
        </SelectField>
        <div className="row">
          <Button type="submit" variant="pri">
            Move
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
