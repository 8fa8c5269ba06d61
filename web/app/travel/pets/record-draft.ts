import * as z from "zod/mini";
import { PetRecord, RecordKind, recordKinds } from "#contracts/travel/pet-records.ts";
import { dayText } from "../../ui/day-text.ts";
import { differing, textOr } from "./text-to-body.ts";

/** A record as it stands in the fields of its form. */
export const RecordText = z.object({
  kind: RecordKind,
  givenAt: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  issuer: z.string(),
  note: z.string(),
});
export type RecordText = z.output<typeof RecordText>;

/** What somebody wrote in the form, and the record they saw while they wrote; null for a new one. */
export const RecordDraft = z.extend(z.partial(RecordText), { from: z.nullable(PetRecord) });
export type RecordDraft = z.output<typeof RecordDraft>;

/** The fields as they stand for a record; nearly empty for a new one. */
export const recordText = (record: PetRecord | null): RecordText => ({
  kind: record?.kind ?? "rabies",
  givenAt: record?.givenAt ?? "",
  validFrom: record?.validFrom ?? "",
  validUntil: record?.validUntil ?? "",
  issuer: record?.issuer ?? "",
  note: record?.note ?? "",
});

/** What the form shows: what was written, and where nothing was, what is there now. */
export const wordsOf = (draft: RecordDraft, now: PetRecord | null): RecordText => ({
  ...recordText(now),
  ...draft,
});

const bodyOf = (text: RecordText): Record<string, unknown> => ({
  kind: text.kind,
  givenAt: textOr(text.givenAt, null),
  validFrom: textOr(text.validFrom, null),
  validUntil: textOr(text.validUntil, null),
  issuer: text.issuer.trim(),
  note: text.note.trim(),
});

/** What would change if the form were saved now, as the wire has it. */
export function changesOf(draft: RecordDraft, now: PetRecord | null): Record<string, unknown> {
  const text = wordsOf(draft, now);
  const changes = differing(bodyOf(text), bodyOf(recordText(now)));
  return now ? changes : { ...changes, kind: text.kind };
}

export const recordLabels = {
  kind: "Kind",
  givenAt: "Given on",
  validFrom: "Valid from",
  validUntil: "Valid until",
  issuer: "Issued by",
  note: "Note",
} satisfies Record<keyof RecordText, string>;

/** Which fields are others than before, with what they say now. */
export function changedText(before: PetRecord, now: PetRecord): [label: string, text: string][] {
  const said = (record: PetRecord): [string, string][] => [
    [recordLabels.kind, recordKinds[record.kind]],
    [recordLabels.givenAt, record.givenAt ? dayText(record.givenAt) : "Nothing"],
    [recordLabels.validFrom, record.validFrom ? dayText(record.validFrom) : "Nothing"],
    [recordLabels.validUntil, record.validUntil ? dayText(record.validUntil) : "Nothing"],
    [recordLabels.issuer, record.issuer || "Nothing"],
    [recordLabels.note, record.note || "Nothing"],
  ];
  const old = said(before);
  const changed = said(now).filter(([, text], place) => text !== old[place]?.[1]);
  if (before.document === now.document) return changed;
  return [...changed, ["Document", now.document ? "Another one" : "None"]];
}
