import * as z from "zod/mini";
import { utcDay, daysAfter } from "../kernel/days.ts";
import { endpoint } from "../kernel/endpoint.ts";
import type { FieldErrors } from "../kernel/errors.ts";
import { calendarDate, Id, Moment, optionalText } from "../kernel/text.ts";

export { recordKinds } from "./pet-names.ts";

export const issuerMax = 120;
export const recordNoteMax = 1_000;
export const recordsMax = 200;

/** How many days ahead a treatment may be dated: a booked appointment. */
export const bookedDaysMax = 366;

/** Kind of a pet's record. */
export const RecordKind = z.enum(
  [
    "rabies",
    "vaccination",
    "titre",
    "parasite",
    "healthCertificate",
    "euPassport",
    "importForm",
    "other",
  ],
  { error: "Select a record type." },
);
export type RecordKind = z.output<typeof RecordKind>;

/** A document or treatment of a pet. Dates are `YYYY-MM-DD`; `document` is a private file. */
export const PetRecord = z.object({
  _id: Id,
  kind: RecordKind,
  givenAt: z.nullable(z.string()),
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  issuer: z.string(),
  note: z.string(),
  document: z.nullable(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type PetRecord = z.output<typeof PetRecord>;

type RecordDays = Pick<PetRecord, "givenAt" | "validFrom" | "validUntil">;

/** Validates a record's dates against each other; returns errors by field. */
export function recordErrors(
  { givenAt, validFrom, validUntil }: RecordDays,
  today: string = utcDay(),
): FieldErrors {
  const errors: FieldErrors = {};
  if (givenAt && givenAt > daysAfter(today, bookedDaysMax)) {
    errors["givenAt"] = "Date given can't be more than a year from now.";
  }
  if (validUntil && validFrom && validUntil < validFrom) {
    errors["validUntil"] = "“Valid until” can't be before “Valid from”.";
  } else if (validUntil && givenAt && validUntil < givenAt) {
    errors["validUntil"] = "“Valid until” can't be before the date given.";
  }
  return errors;
}

/* @__NO_SIDE_EFFECTS__ */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** Optional text; null and '' both clear it. */
/* @__NO_SIDE_EFFECTS__ */
const text = (label: string, max: number) => z.nullable(optionalText(label, max));

const facts = {
  givenAt: optional(calendarDate("Date given")),
  validFrom: optional(calendarDate("Valid from")),
  validUntil: optional(calendarDate("Valid until")),
  issuer: text("Issued by", issuerMax),
  note: text("Note", recordNoteMax),
};

const files = {
  document: { label: "Document", kinds: ["picture", "pdf"], visibility: "private" },
} as const;

const limits = { rates: [{ times: 120, seconds: 600, per: "account" }] } as const;

export const createRecord = endpoint({
  method: "POST",
  path: "/api/pets/:id/records",
  summary: "Adds a record to a pet.",
  session: "required",
  params: z.object({ id: Id }),
  body: z.strictObject({ kind: RecordKind, ...facts }),
  files,
  response: PetRecord,
  status: 201,
  versioned: true,
  idempotent: true,
  limits,
});

export const updateRecord = endpoint({
  method: "PUT",
  path: "/api/pets/:id/records/:recordId",
  summary: "Updates a record. Only the fields that are sent change.",
  session: "required",
  params: z.object({ id: Id, recordId: Id }),
  body: z.strictObject({ kind: z.optional(RecordKind), ...facts }),
  files,
  response: PetRecord,
  versioned: true,
  limits,
});

export const deleteRecord = endpoint({
  method: "DELETE",
  path: "/api/pets/:id/records/:recordId",
  summary: "Deletes a record and its document.",
  session: "required",
  params: z.object({ id: Id, recordId: Id }),
  response: z.object({ _id: Id }),
});
