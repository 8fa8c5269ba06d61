import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { pdfPagesRead, PdfText } from "../kernel/files.ts";
import { Id, Moment } from "../kernel/text.ts";
import { legModes, LegPlace, PetOnLeg } from "./trip-parts.ts";

/** An end of a leg as it is written; `place` is null unless it is known. */
const PlaceText = z.object({ text: z.string(), place: z.nullable(LegPlace) });

/**
 * A leg as a confirmation has it, before it is saved: text that is '' where it is unknown, days as `YYYY-MM-DD`, times as
 * `HH:MM`. `pets` is empty: nothing is known about pets until their owner chooses.
 */
export const BookedLeg = z.object({
  _id: z.string(),
  mode: z.enum(legModes),
  airline: z.string(),
  airlineCode: z.string(),
  flightNumber: z.string(),
  departureDate: z.string(),
  departureTime: z.string(),
  from: z.string(),
  fromPlace: PlaceText,
  departureZone: z.string(),
  arrivalDate: z.string(),
  arrivalTime: z.string(),
  to: z.string(),
  toPlace: PlaceText,
  arrivalZone: z.string(),
  airside: z.boolean(),
  pets: z.array(PetOnLeg),
  confirmation: z.string(),
});
export type BookedLeg = z.output<typeof BookedLeg>;

/** A stay as a confirmation has it, like `BookedLeg`. */
export const BookedStay = z.object({
  _id: z.string(),
  name: z.string(),
  address: z.string(),
  checkIn: z.string(),
  checkInTime: z.string(),
  checkInUntil: z.string(),
  checkOut: z.string(),
  checkOutTime: z.string(),
  zone: z.string(),
  petFee: z.string(),
  petFeeCurrency: z.string(),
  confirmation: z.string(),
});
export type BookedStay = z.output<typeof BookedStay>;

/** `warnings` are sentences about missing or uncertain details; a canceled booking is never added to a trip. */
const read = {
  warnings: z.array(z.string()),
  /** The original text. */
  source: z.string(),
  isCanceled: z.optional(z.boolean()),
};

/** A booking that was read: a leg by any mode, or a stay. */
export const BookingRead = z.union([
  z.object({ is: z.literal("flight"), leg: BookedLeg, ...read }),
  z.object({ is: z.literal("stay"), stay: BookedStay, ...read }),
]);
export type BookingRead = z.output<typeof BookingRead>;

/** A detail of a text that is in none of its bookings, with its line; unknown values are ''. */
export const Unread = z.object({
  is: z.enum(["flight", "date", "code", "transport"]),
  text: z.string(),
  airlineCode: z.string(),
  day: z.string(),
  line: z.string(),
});
export type Unread = z.output<typeof Unread>;

export const readPdf = endpoint({
  method: "POST",
  path: "/api/bookings/pdf",
  summary: `Returns the text of a PDF in reading order, of its first ${pdfPagesRead} pages. Nothing is stored.`,
  session: "required",
  tokens: "read",
  body: z.strictObject({}),
  files: {
    file: {
      label: "PDF",
      kinds: ["pdf"],
      visibility: "private",
      required: true,
      isReadOnly: true,
    },
  },
  response: PdfText,
  limits: { rates: [{ times: 40, seconds: 10 * 60, per: "account" }] },
});

/** Where a mail server delivers forwarded confirmations, if an operator has set it up. */
export const mailInPath = "/api/mail-in";
/** Forwarded confirmations of one person that wait. */
export const waitingMax = 50;

/** A forwarded confirmation that waits: what was read of it, once `isRead`. Nothing of it is in a trip. */
export const WaitingBooking = z.object({
  _id: Id,
  subject: z.string(),
  receivedAt: Moment,
  isRead: z.boolean(),
  bookings: z.array(BookingRead),
  notes: z.array(z.string()),
  unread: z.array(Unread),
});
export type WaitingBooking = z.output<typeof WaitingBooking>;

export const listWaiting = endpoint({
  method: "GET",
  path: "/api/bookings/waiting",
  summary:
    "Lists the current user's forwarded confirmations that wait to be confirmed, newest first, and the address to forward to, if the operator set one up.",
  session: "required",
  response: z.object({ address: z.nullable(z.string()), data: z.array(WaitingBooking) }),
});

export const dismissWaiting = endpoint({
  method: "DELETE",
  path: "/api/bookings/waiting/:id",
  summary:
    "Removes a forwarded confirmation from those that wait. The same email isn't taken again.",
  session: "required",
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});
