import * as z from "zod/mini";
import { verifyToSuggest } from "../accounts/verification.ts";
import { Author } from "../kernel/author.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { limitOf, page } from "../kernel/paging.ts";
import {
  calendarDate,
  Id,
  isHttpsUrl,
  isPhone,
  lineText,
  measure,
  Moment,
  nameText,
  optionalText,
  text,
} from "../kernel/text.ts";
import { venueCategories } from "./tags.ts";
import {
  openingHoursMax,
  petFeeMax,
  petMaxKgMax,
  petNoteMax,
  petPolicies,
  Venue,
  venueAddressMax,
  venueNameMax,
  venuePhoneMax,
  venueWebsiteMax,
} from "./venues.ts";

/** A new place, other values of a place, or that a place has closed. */
export const venueSuggestionKinds = ["new", "correction", "closed"] as const;
export type VenueSuggestionKind = (typeof venueSuggestionKinds)[number];

export const venueSuggestionStates = ["waiting", "accepted", "rejected"] as const;
export type VenueSuggestionState = (typeof venueSuggestionStates)[number];

export const suggestionNoteMax = 1_000;
export const suggestionSourceMax = 500;
export const rejectReasonMax = 300;
/** Waiting suggestions per person. */
export const waitingSuggestionsMax = 20;
/** Page size of the moderators' list. */
export const suggestionListMax = 50;

const websiteText = "Enter a web address that starts with http:// or https://.";
const isWebAddress = (value: string): boolean =>
  isHttpsUrl(value.replace(/^http:/i, "https:")) && /^https?:/i.test(value);

const phoneText = "Enter one phone number, such as +49 30 1234567.";
const positionText = "Position must be a latitude and a longitude, such as 52.52, 13.405.";
const least = 0.1;

const values = {
  category: z.enum(venueCategories, { error: "Select a type." }),
  /** Of a vet alone. */
  emergency: z.boolean({ error: "Emergency vet must be true or false." }),
  name: nameText("Name", venueNameMax),
  address: z.nullable(nameText("Address", venueAddressMax)),
  phone: z.nullable(lineText("Phone", venuePhoneMax).check(z.refine(isPhone, phoneText))),
  /** http or https. */
  website: z.nullable(
    lineText("Website", venueWebsiteMax).check(z.refine(isWebAddress, websiteText)),
  ),
  /** As in OpenStreetMap: `Mo-Fr 09:00-18:00; PH off`. Text that isn't is for moderators to rewrite. */
  openingHours: z.nullable(lineText("Opening hours", openingHoursMax)),
  pets: z.partial(
    z.strictObject(
      {
        policy: z.nullable(
          z.enum(petPolicies, { error: "The pet policy must be yes, leashed, outside or no." }),
        ),
        /** "yes", "no" or an amount with its currency. */
        fee: z.nullable(lineText("Pet fee", petFeeMax)),
        maxKg: z.nullable(measure("The heaviest pet in kg", least, petMaxKgMax)),
        note: z.nullable(lineText("Rules for pets", petNoteMax)),
      },
      { error: "pets must be an object." },
    ),
  ),
  /** Degrees, north and east positive. */
  position: z.strictObject(
    {
      latitude: measure("Latitude", -90, 90),
      longitude: measure("Longitude", -180, 180),
    },
    { error: positionText },
  ),
};

/** Values of a place that change; null where it has none any more. */
const VenueChanges = z.partial(z.strictObject(values));
export type VenueChanges = z.output<typeof VenueChanges>;

/** Where moderators can check it, and what helps them; never public. */
const forModerators = {
  note: optionalText("Note", suggestionNoteMax),
  source: z.optional(
    z.nullable(
      lineText("Source", suggestionSourceMax).check(
        z.refine(isHttpsUrl, "Enter a web page that starts with https://."),
      ),
    ),
  ),
};

const state = z.enum(venueSuggestionStates);

/**
 * A suggestion as its author sees it. `venueId` is null for a new place that isn't accepted. `name` is that of the place,
 * which may be "". `reason` is set where it was rejected.
 */
export const VenueSuggestion = z.object({
  _id: Id,
  kind: z.enum(venueSuggestionKinds),
  venueId: z.nullable(Id),
  name: z.string(),
  category: z.enum(venueCategories),
  changes: VenueChanges,
  note: z.string(),
  source: z.nullable(z.string()),
  state,
  reason: z.nullable(z.string()),
  createdAt: Moment,
  decidedAt: z.nullable(Moment),
  version: z.number(),
});
export type VenueSuggestion = z.output<typeof VenueSuggestion>;

/**
 * A suggestion as a moderator sees it, with the place as it is now; null for a new one. `hoursAreClear` is false for hours
 * that can't be read, and null without hours. `canReopen`: its closing was accepted, and keeps the place closed.
 * `suggestedBy` is null where the account was deleted.
 */
export const VenueSuggestionToCheck = z.extend(VenueSuggestion, {
  venue: z.nullable(Venue),
  hoursAreClear: z.nullable(z.boolean()),
  canReopen: z.boolean(),
  suggestedBy: z.nullable(Author),
});
export type VenueSuggestionToCheck = z.output<typeof VenueSuggestionToCheck>;

const limits = {
  rates: [
    { times: 10, seconds: 60 * 60, per: "account" },
    { times: 30, seconds: 60 * 60, per: "address" },
  ],
} as const;

export const suggestVenue = endpoint({
  method: "POST",
  path: "/api/venues",
  summary: "Suggests a place. It becomes visible when a moderator accepts it.",
  session: "required",
  unverified: verifyToSuggest,
  body: z.strictObject({
    ...values,
    emergency: z.optional(values.emergency),
    address: z.optional(values.address),
    phone: z.optional(values.phone),
    website: z.optional(values.website),
    openingHours: z.optional(values.openingHours),
    pets: z.optional(values.pets),
    ...forModerators,
  }),
  response: VenueSuggestion,
  status: 201,
  idempotent: true,
  limits,
});

export const suggestCorrection = endpoint({
  method: "POST",
  path: "/api/venues/:id/corrections",
  summary:
    "Suggests other values of a place, only those that change, or with `closed: true` alone that it has closed. It changes when a moderator accepts it. Sending the same again while it waits returns the first one.",
  session: "required",
  unverified: verifyToSuggest,
  params: z.object({ id: Id }),
  body: z.extend(VenueChanges, {
    closed: z.optional(z.literal(true, { error: "closed must be true, or left out." })),
    ...forModerators,
  }),
  response: VenueSuggestion,
  status: 201,
  limits,
});

export const listOwnVenueSuggestions = endpoint({
  method: "GET",
  path: "/api/venues/suggestions/mine",
  summary: "Lists the current user's newest 100 suggestions about places, with their states.",
  session: "required",
  response: z.array(VenueSuggestion),
});

const params = z.object({ id: Id });

export const withdrawVenueSuggestion = endpoint({
  method: "DELETE",
  path: "/api/venues/suggestions/:id",
  summary: "Withdraws one of the current user's suggestions about places while it waits.",
  session: "required",
  params,
  response: z.object({ _id: Id }),
});

export const listVenueSuggestions = endpoint({
  method: "GET",
  path: "/api/admin/venues",
  summary:
    "Lists suggestions about places in one state, with the places as they are now: waiting ones oldest first, others by latest decision.",
  session: "moderator",
  query: z.object({
    state: z._default(z.optional(state), "waiting"),
    limit: limitOf(suggestionListMax, suggestionListMax),
    /** Cursor: continues after this suggestion in the order of the list. */
    after: z.optional(Id),
  }),
  response: page(VenueSuggestionToCheck),
});

export const editVenueSuggestion = endpoint({
  method: "PUT",
  path: "/api/admin/venues/:id",
  summary:
    "Edits the values of a suggestion that waits. Only those that are sent change; of a correction, those that the place has already are left out.",
  session: "moderator",
  params,
  body: VenueChanges,
  response: VenueSuggestionToCheck,
  versioned: true,
});

export const acceptVenueSuggestion = endpoint({
  method: "POST",
  path: "/api/admin/venues/:id/accept",
  summary:
    "Accepts a suggestion: the new place becomes visible, or the place changes or is closed, and later imports leave that alone.",
  session: "moderator",
  params,
  response: VenueSuggestionToCheck,
  versioned: true,
});

export const rejectVenueSuggestion = endpoint({
  method: "POST",
  path: "/api/admin/venues/:id/reject",
  summary: "Rejects a suggestion, and emails the reason to the person who suggested it.",
  session: "moderator",
  params,
  body: z.strictObject({ reason: text("Reason", rejectReasonMax) }),
  response: VenueSuggestionToCheck,
  versioned: true,
});

export const reopenVenue = endpoint({
  method: "POST",
  path: "/api/admin/venues/:id/reopen",
  summary:
    "Opens a place again that was closed by an accepted suggestion. That and other accepted closings of the place become rejected, and those who suggested them are emailed the reason.",
  session: "moderator",
  params,
  body: z.strictObject({ reason: text("Reason", rejectReasonMax) }),
  response: VenueSuggestionToCheck,
  versioned: true,
});

export const exportVenueChanges = endpoint({
  method: "GET",
  path: "/api/admin/venues/changes.osc",
  summary:
    "Exports what was accepted since a day (UTC) as an osmChange 0.6 file, for a person to check and complete in an editor of OpenStreetMap: it has only the tags that change.",
  session: "moderator",
  query: z.object({ since: calendarDate("since") }),
  response: z.unknown(),
  bytes: ["application/xml"],
});
