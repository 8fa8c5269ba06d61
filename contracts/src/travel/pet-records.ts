import * as z from "zod/mini";
import { utcDay, daysAfter } from "../kernel/days.ts";
import { endpoint } from "../kernel/endpoint.ts";
import type { FieldErrors } from "../kernel/errors.ts";
import {
  calendarDate,
  Id,
  measure,
  Moment,
  optionalLineText,
  optionalText,
} from "../kernel/text.ts";
import { countryCode } from "../kernel/codes.ts";
import { clockTime, zone } from "./trip-parts.ts";

/** Kinds of a pet's record, with their labels. */
export const recordKinds = {
  rabies: "Rabies vaccination",
  vaccination: "Other vaccination",
  titre: "Rabies titer test",
  parasite: "Parasite treatment",
  healthCertificate: "Health certificate",
  euPassport: "EU passport",
  importForm: "Import form",
  permit: "Import permit",
  identityCheck: "Identity check",
  other: "Other",
} as const;

/** What a treatment or a vaccination is against, with labels. */
export const againstLabels = {
  tapeworm: "Tapeworm",
  internal: "Internal parasites",
  external: "Ticks and fleas",
  screwworm: "Screwworm",
  influenza: "Canine influenza",
  distemper: "Distemper",
  hepatitis: "Hepatitis",
  parvovirus: "Parvovirus",
  leptospirosis: "Leptospirosis",
  other: "Other",
} as const;
export type Against = keyof typeof againstLabels;
export const againstKinds = [
  "tapeworm",
  "internal",
  "external",
  "screwworm",
  "influenza",
  "distemper",
  "hepatitis",
  "parvovirus",
  "leptospirosis",
  "other",
] as const satisfies readonly Against[];

/** Documents that a border asks for by name, with labels. */
export const formLabels = {
  "eu-noncommercial": "EU health certificate (non-commercial)",
  "gb-ahc": "Animal health certificate (Great Britain)",
  "gb-certificate": "Great Britain pet health certificate",
  "aphis-7001": "APHIS 7001",
  "cdc-us-rabies": "Certification of US-issued rabies vaccination (CDC)",
  "cdc-dog-import": "CDC Dog Import Form",
  screwworm: "Screwworm certificate",
  spsic: "SPSIC (Philippines)",
  other: "Other",
} as const;
export type PaperForm = keyof typeof formLabels;
export const paperForms = [
  "eu-noncommercial",
  "gb-ahc",
  "gb-certificate",
  "aphis-7001",
  "cdc-us-rabies",
  "cdc-dog-import",
  "screwworm",
  "spsic",
  "other",
] as const satisfies readonly PaperForm[];

export const issuerMax = 120;
export const recordNoteMax = 1_000;
export const recordsMax = 200;
export const productMax = 120;
export const batchMax = 60;
export const modelMax = 60;
export const paperNumberMax = 60;

/** How many days ahead a treatment may be dated: a booked appointment. */
export const bookedDaysMax = 366;

/** How many days ahead a record may expire; some never do within a pet's life. */
export const validDaysMax = 40 * 366;

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
    "permit",
    "identityCheck",
    "other",
  ],
  { error: "Select a record type." },
);
export type RecordKind = z.output<typeof RecordKind>;

const nullableText = z.nullable(z.string());

/**
 * A document or treatment of a pet. Dates are `YYYY-MM-DD`; `document` is a private file. Which of the optional
 * fields have a meaning depends on the kind.
 */
export const PetRecord = z.object({
  _id: Id,
  kind: RecordKind,
  /** Of a titer test, the day of the sample. */
  givenAt: nullableText,
  givenTime: nullableText,
  givenZone: nullableText,
  validFrom: nullableText,
  validUntil: nullableText,
  /** Where it was given; of a permit, the country that it is for. ISO 3166-1. */
  country: nullableText,
  course: z.nullable(z.enum(["primary", "booster"])),
  product: z.string(),
  batch: z.string(),
  /** The number of the dose in its series. */
  dose: z.nullable(z.number()),
  against: z.array(z.enum(againstKinds)),
  valueIuPerMl: z.nullable(z.number()),
  laboratory: z.string(),
  laboratoryApproved: z.nullable(z.boolean()),
  /** The day on which the sample reached the laboratory. */
  receivedAt: nullableText,
  inPassport: z.nullable(z.boolean()),
  form: z.nullable(z.enum(paperForms)),
  model: z.string(),
  number: z.string(),
  appliedAt: nullableText,
  issuedAt: nullableText,
  endorsedAt: nullableText,
  /** The day of the first check at a border. */
  checkedAt: nullableText,
  departureCountry: nullableText,
  holderResidence: nullableText,
  issuer: z.string(),
  note: z.string(),
  document: z.nullable(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
  version: z.number(),
});
export type PetRecord = z.output<typeof PetRecord>;

const recordDayNames = [
  "givenAt",
  "validFrom",
  "validUntil",
  "receivedAt",
  "appliedAt",
  "issuedAt",
  "endorsedAt",
  "checkedAt",
] as const;
type RecordDay = (typeof recordDayNames)[number];
export type RecordDays = Record<RecordDay, string | null>;

/** A record's dates; null for those that are absent. */
export const recordDaysOf = (
  record: Partial<Record<RecordDay, string | null | undefined>>,
): RecordDays => ({
  givenAt: record.givenAt || null,
  validFrom: record.validFrom || null,
  validUntil: record.validUntil || null,
  receivedAt: record.receivedAt || null,
  appliedAt: record.appliedAt || null,
  issuedAt: record.issuedAt || null,
  endorsedAt: record.endorsedAt || null,
  checkedAt: record.checkedAt || null,
});

/** Sentences start with these. */
const dayLabels: Record<RecordDay, string> = {
  givenAt: "Date given",
  validFrom: "“Valid from”",
  validUntil: "“Valid until”",
  receivedAt: "The date the lab received the sample",
  appliedAt: "The application date",
  issuedAt: "The issue date",
  endorsedAt: "The endorsement date",
  checkedAt: "The date of the first border check",
};

/** Pairs of dates whose first can't be before the second. */
const orderedDays: readonly [later: RecordDay, earlier: RecordDay, earlierText: string][] = [
  ["validUntil", "validFrom", "“Valid from”"],
  ["validUntil", "givenAt", "the date given"],
  ["validUntil", "issuedAt", "the issue date"],
  ["receivedAt", "givenAt", "the date of the sample"],
  ["issuedAt", "appliedAt", "the application date"],
  ["endorsedAt", "issuedAt", "the issue date"],
  ["checkedAt", "issuedAt", "the issue date"],
  ["checkedAt", "endorsedAt", "the endorsement date"],
];

/** Validates a record's dates against each other and against today; returns errors by field. */
export function recordErrors(days: RecordDays, today: string = utcDay()): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of recordDayNames) {
    const day = days[name];
    const isValidity = name === "validFrom" || name === "validUntil";
    const most = isValidity ? validDaysMax : bookedDaysMax;
    if (!day || day <= daysAfter(today, most)) continue;
    errors[name] =
      `${dayLabels[name]} can't be more than ${isValidity ? "40 years" : "a year"} from now.`;
  }
  for (const [later, earlier, earlierText] of orderedDays) {
    const [end, start] = [days[later], days[earlier]];
    if (end && start && end < start) {
      errors[later] ??= `${dayLabels[later]} can't be before ${earlierText}.`;
    }
  }
  return errors;
}

type Birth = { birthDate: string | null; birthPrecision: "day" | "month" | "year" | null };

const knownLength = { day: 10, month: 7, year: 4 };

/** Rejects dates before a pet's birth, as exactly as that is known; returns errors by field. */
export function unbornErrors(days: RecordDays, { birthDate, birthPrecision }: Birth): FieldErrors {
  const length = knownLength[birthPrecision ?? "day"];
  const birth = birthDate?.slice(0, length);
  const early = recordDayNames.filter((name) => {
    const day = days[name]?.slice(0, length);
    return birth && day && day < birth;
  });
  return Object.fromEntries(
    early.map((name) => [name, `${dayLabels[name]} can't be before the pet's birth date.`]),
  );
}

/* @__NO_SIDE_EFFECTS__ */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** Optional text; null and '' both clear it. */
/* @__NO_SIDE_EFFECTS__ */
const line = (label: string, max: number) => z.nullable(optionalLineText(label, max));

const facts = {
  givenAt: optional(calendarDate("Date given")),
  validFrom: optional(calendarDate("Valid from")),
  validUntil: optional(calendarDate("Valid until")),
  givenTime: optional(clockTime("Time given")),
  givenZone: optional(zone("Time zone")),
  country: optional(countryCode("Country")),
  course: optional(z.enum(["primary", "booster"], { error: "Select primary or booster." })),
  product: line("Product", productMax),
  batch: line("Batch", batchMax),
  dose: optional(
    measure("Dose number", 1, 20).check(
      z.refine(Number.isInteger, "Dose number must be a whole number."),
    ),
  ),
  against: optional(
    z
      .array(z.enum(againstKinds, { error: "Select from the list what it protects against." }))
      .check(z.maxLength(againstKinds.length)),
  ),
  valueIuPerMl: optional(measure("Result (IU/ml)", 0, 1_000)),
  laboratory: line("Lab", issuerMax),
  laboratoryApproved: optional(z.boolean({ error: "Select yes or no for approved lab." })),
  receivedAt: optional(calendarDate("Received by the lab")),
  inPassport: optional(z.boolean({ error: "Select yes or no for entered in the passport." })),
  form: optional(z.enum(paperForms, { error: "Select a form from the list." })),
  model: line("Model", modelMax),
  number: line("Number", paperNumberMax),
  appliedAt: optional(calendarDate("Applied on")),
  issuedAt: optional(calendarDate("Issued on")),
  endorsedAt: optional(calendarDate("Endorsed on")),
  checkedAt: optional(calendarDate("First border check")),
  departureCountry: optional(countryCode("Country of departure")),
  holderResidence: optional(countryCode("Holder's country of residence")),
  issuer: line("Issued by", issuerMax),
  note: z.nullable(optionalText("Note", recordNoteMax)),
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
  queued: true,
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
  idempotent: true,
  queued: true,
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
