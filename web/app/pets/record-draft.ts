import * as z from "zod/mini";
import { PetRecord, RecordKind, recordKinds } from "#contracts/pet-records.ts";
import { dayWords } from "./day-words.ts";
import { differing, textOr } from "./words-to-body.ts";

/** A record as it stands in the fields of its form. */
export const RecordWords = z.object({
  kind: RecordKind,
  givenAt: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  issuer: z.string(),
  note: z.string(),
});
export type RecordWords = z.output<typeof RecordWords>;

/** What somebody wrote in the form, and the record they saw while they wrote; null for a new one. */
export const RecordDraft = z.extend(z.partial(RecordWords), { from: z.nullable(PetRecord) });
export type RecordDraft = z.output<typeof RecordDraft>;

/** The fields as they stand for a record; nearly empty for a new one. */
export const recordWords = (record: PetRecord | null): RecordWords => ({
  kind: record?.kind ?? "rabies",
  givenAt: record?.givenAt ?? "",
  validFrom: record?.validFrom ?? "",
  validUntil: record?.validUntil ?? "",
  issuer: record?.issuer ?? "",
  note: record?.note ?? "",
});

/** What the form shows: what was written, and where nothing was, what is there now. */
export const wordsOf = (draft: RecordDraft, now: PetRecord | null): RecordWords => ({
  ...recordWords(now),
  ...draft,
});

const bodyOf = (words: RecordWords): Record<string, unknown> => ({
  kind: words.kind,
  givenAt: textOr(words.givenAt, null),
  validFrom: textOr(words.validFrom, null),
  validUntil: textOr(words.validUntil, null),
  issuer: words.issuer.trim(),
  note: words.note.trim(),
});

/** What would change if the form were saved now, as the wire has it. */
export function changesOf(draft: RecordDraft, now: PetRecord | null): Record<string, unknown> {
  const words = wordsOf(draft, now);
  const changes = differing(bodyOf(words), bodyOf(recordWords(now)));
  return now ? changes : { ...changes, kind: words.kind };
}

export const recordLabels = {
  kind: "Kind",
  givenAt: "Given on",
  validFrom: "Valid from",
  validUntil: "Valid until",
  issuer: "Issued by",
  note: "Note",
} satisfies Record<keyof RecordWords, string>;

/** Which fields are others than before, with what they say now. */
export function changedWords(before: PetRecord, now: PetRecord): [label: string, words: string][] {
  const said = (record: PetRecord): [string, string][] => [
    [recordLabels.kind, recordKinds[record.kind]],
    [recordLabels.givenAt, record.givenAt ? dayWords(record.givenAt) : "Nothing"],
    [recordLabels.validFrom, record.validFrom ? dayWords(record.validFrom) : "Nothing"],
    [recordLabels.validUntil, record.validUntil ? dayWords(record.validUntil) : "Nothing"],
    [recordLabels.issuer, record.issuer || "Nothing"],
    [recordLabels.note, record.note || "Nothing"],
  ];
  const old = said(before);
  const changed = said(now).filter(([, words], place) => words !== old[place]?.[1]);
  if (before.document === now.document) return changed;
  return [...changed, ["Document", now.document ? "Another one" : "None"]];
}
