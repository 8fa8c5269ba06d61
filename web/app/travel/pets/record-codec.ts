import { localDay } from "#contracts/kernel/days.ts";
import {
  againstLabels,
  againstKinds,
  formLabels,
  paperForms,
  createRecord,
  PetRecord,
  recordDaysOf,
  recordErrors,
  RecordKind,
  recordKinds,
  recordNoteMax,
  updateRecord,
} from "#contracts/travel/pet-records.ts";
import * as z from "zod/mini";
import { codec } from "../../forms/codec.ts";
import {
  choice,
  day,
  file,
  nullableText,
  number,
  plain,
  text,
  time,
  yesOrNo,
} from "../../forms/fields.ts";
import { country } from "../../lookup/places/index.ts";
import { detailsOf, hasDetail, type Detail } from "./record-details.ts";

const courseTexts = { "": "None", primary: "Primary", booster: "Booster" } as const;

/** How a record of a pet is edited. */
export const recordCodec = codec({
  noun: "record",
  resource: PetRecord,
  create: createRecord.body,
  update: updateRecord.body,
  fields: {
    kind: choice("Type", RecordKind.options, { show: (kind) => recordKinds[kind] }),
    givenAt: day("Date given"),
    validFrom: day("Valid from"),
    validUntil: day("Valid until"),
    against: plain("Against", z.array(z.enum(againstKinds)), [], (kinds) =>
      kinds.length > 0 ? kinds.map((kind) => againstLabels[kind]).join(", ") : "None",
    ),
    givenTime: time("Time given"),
    givenZone: nullableText("Time zone"),
    country: country("Country"),
    course: choice("Course", ["", "primary", "booster"], { show: (one) => courseTexts[one] }),
    dose: number("Dose number"),
    product: text("Product"),
    batch: text("Batch"),
    valueIuPerMl: number("Result (IU/ml)"),
    laboratory: text("Lab"),
    laboratoryApproved: yesOrNo("Approved lab"),
    receivedAt: day("Received by the lab"),
    inPassport: yesOrNo("Entered in the pet passport"),
    form: choice("Form", ["", ...paperForms], {
      show: (form) => (form === "" ? "None" : formLabels[form]),
    }),
    number: text("Number"),
    appliedAt: day("Applied on"),
    issuedAt: day("Issued on"),
    endorsedAt: day("Endorsed on"),
    checkedAt: day("First border check"),
    model: text("Model"),
    departureCountry: country("Country of departure"),
    holderResidence: country("Holder's country of residence"),
    issuer: text("Issued by"),
    note: text("Note", { max: recordNoteMax }),
    document: file("Document", { changed: "New document" }),
  },
  // Fields that the type does not have stay unchanged.
  parse: ({ kind }) =>
    Object.fromEntries(
      allDetails.flatMap((name) => (hasDetail(kind, name) ? [] : [[name, undefined]])),
    ),
  check: (values) => recordErrors(recordDaysOf(values), localDay()),
});

const allDetails: readonly Detail[] = [...new Set(Object.values(detailsOf).flat())];
