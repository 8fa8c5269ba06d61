import { localDay } from "#contracts/kernel/days.ts";
import {
  createRecord,
  PetRecord,
  recordDaysOf,
  recordErrors,
  RecordKind,
  recordKinds,
  recordNoteMax,
  updateRecord,
} from "#contracts/travel/pet-records.ts";
import { codec } from "../../forms/codec.ts";
import { choice, day, file, text } from "../../forms/fields.ts";

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
    issuer: text("Issued by"),
    note: text("Note", { max: recordNoteMax }),
    document: file("Document", { changed: "New document" }),
  },
  check: (values) => recordErrors(recordDaysOf(values), localDay()),
});
