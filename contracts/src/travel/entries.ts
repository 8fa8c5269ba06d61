import * as z from "zod/mini";
import {
  calendarDate,
  Id,
  isHttpsUrl,
  lineText,
  optionalLineText,
  optionalText,
} from "../kernel/text.ts";
import { VenueTag } from "../lookup/tags.ts";
import { clockTime, Currency, minorUnits, zone } from "./trip-parts.ts";

export const entryTitleMax = 150;
export const entryNoteMax = 2_000;
export const entryPlaceMax = 300;
export const entryLinkMax = 2_000;
/** Entries of a trip. */
export const entriesMax = 1_000;
/** Bytes of a trip's entries, apart from its other lists. */
export const entriesBytesMax = 1024 * 1024;

/** An amount in the minor unit of its currency. */
export const EntryCost = z.object({ amount: z.number(), currency: z.string() });

/**
 * What a person plans for a day of a trip; without `date` it is an idea. Entries are in the order of their days, ideas
 * last, and in the order that people gave them within a day. Times are those of the place, by `zone` where it is known.
 * `photo` is one of the trip's photos, `venue` the place that it is tied to, absent without one.
 */
export const Entry = z.object({
  _id: Id,
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  title: z.string(),
  place: z.string(),
  note: z.string(),
  link: z.nullable(z.string()),
  done: z.boolean(),
  cost: z.nullable(EntryCost),
  photo: z.nullable(Id),
  venue: z.optional(VenueTag),
});
export type Entry = z.output<typeof Entry>;

/* @__NO_SIDE_EFFECTS__ */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

const linkText = "Enter a web page that starts with https://.";

/** Blank becomes null, as a form sends it. */
const link = z.pipe(
  optionalLineText("Link", entryLinkMax).check(
    z.refine((value) => !value || isHttpsUrl(value), linkText),
  ),
  z.transform((value) => value || null),
);

/** The fields of an entry besides its title; null clears. */
const details = {
  date: optional(calendarDate("Date")),
  time: optional(clockTime("Time")),
  endTime: optional(clockTime("End time")),
  zone: optional(zone("Time zone")),
  place: optional(optionalLineText("Place", entryPlaceMax)),
  note: optional(optionalText("Note", entryNoteMax)),
  link: optional(link),
  done: z.optional(z.boolean({ error: "Done must be true or false." })),
  cost: optional(z.strictObject({ amount: minorUnits("Cost"), currency: Currency })),
  photo: optional(Id),
  venueId: optional(Id),
};

/** The entry of the same day before which this one is put; null for the end of the day. */
const before = optional(Id);

export const EntryDraft = z.strictObject({
  _id: z.optional(Id),
  title: lineText("Title", entryTitleMax),
  ...details,
  before,
});
export type EntryDraft = z.output<typeof EntryDraft>;

export const EntryChanges = z.strictObject({
  title: z.optional(lineText("Title", entryTitleMax)),
  ...details,
  before,
});
export type EntryChanges = z.output<typeof EntryChanges>;
