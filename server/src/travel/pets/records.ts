import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/travel/pet-records.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import { attemptBody } from "../../platform/files/changes.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import { isAnything, recordColumns, recordDays, reject, type RecordFiles } from "./columns.ts";
import { canEdit } from "./policy.ts";
import { presentRecord } from "./present.ts";
import * as store from "./record-store.ts";
import { lockPet, type Deps } from "./service.ts";
import type { PetRow } from "./store.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;
type Place = { id: string; recordId: string };

/**
 * Adds a record to the caller's own pet; a retry with the same `key` returns the first one. Throws NOT_FOUND,
 * and VALIDATION for contradicting dates or too many records.
 */
export function createRecord(
  { events, files }: Deps,
  session: Session,
  petId: string,
  body: Body<typeof contract.createRecord>,
  sent: RecordFiles,
  key?: string,
): Promise<contract.PetRecord> {
  const { userId } = session;
  const attempt = { ownerId: userId, key, call: `createRecord ${petId}` };
  return events.write((trx, publish) =>
    once(trx, { ...attempt, body: attemptBody(body, sent) }, async () => {
      const pet = await lockPet(trx, canEdit, session, petId);
      rejectImpossible(recordDays(body), body, pet);
      if ((await store.countRecords(trx, petId)) >= contract.recordsMax) throw tooManyRecords();
      await files.attach(trx, userId, [sent.document]);
      const row = { ...recordColumns(body, sent), id: uuidv7(), pet_id: petId, kind: body.kind };
      const made = await store.insertRecord(trx, row);
      publish({ what: "pets.changed", profileId: userId });
      publish({ what: "pet.changed", petId, ownerId: pet.owner_id, how: "changed" });
      return presentRecord(made);
    }),
  );
}

type Change = {
  body: Body<typeof contract.updateRecord>;
  sent: RecordFiles;
  ifVersion?: number | undefined;
  key?: string | undefined;
};

/**
 * Updates the fields that are sent; a retry with the same `key` gets the first answer. Throws NOT_FOUND, VALIDATION, and
 * CONFLICT where `ifVersion` is stale.
 */
export function updateRecord(
  { events, files }: Deps,
  session: Session,
  place: Place,
  { body, sent, ifVersion, key }: Change,
): Promise<contract.PetRecord> {
  const attempt = { ownerId: session.userId, key, call: `updateRecord ${place.recordId}` };
  return events.write((trx, publish) =>
    once(trx, { ...attempt, body: attemptBody(body, sent) }, async () => {
      const { pet, record: before } = await ownRecord(trx, session, place);
      const current = presentRecord(before);
      const stale = "This record was changed in another tab or on another device. Try again.";
      await rejectStale(ifVersion, before, stale, () => current);
      rejectImpossible(recordDays(body, current), body, pet);
      const columns = recordColumns(body, sent);
      if (!isAnything(columns)) return current;
      if (sent.document !== undefined) await files.drop(trx, publish, [before.document_file]);
      await files.attach(trx, session.userId, [sent.document]);
      const after = await store.updateRecord(trx, before.id, columns);
      publish({ what: "pets.changed", profileId: session.userId });
      publish({ what: "pet.changed", petId: pet.id, ownerId: pet.owner_id, how: "changed" });
      return presentRecord(after);
    }),
  );
}

/** Deletes a record with its document. Throws NOT_FOUND. */
export function deleteRecord(
  { events, files }: Deps,
  session: Session,
  place: Place,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const { pet, record } = await ownRecord(trx, session, place);
    const { id, document_file } = record;
    await files.drop(trx, publish, [document_file]);
    await store.deleteRecord(trx, id);
    publish({ what: "pets.changed", profileId: session.userId });
    publish({ what: "pet.changed", petId: pet.id, ownerId: pet.owner_id, how: "changed" });
    return { _id: id };
  });
}

/** A record of the caller's own pet; both rows are locked. Throws NOT_FOUND. */
async function ownRecord(trx: Trx, session: Session, { id, recordId }: Place) {
  const pet = await lockPet(trx, canEdit, session, id);
  const record = await store.findRecordForChange(trx, id, recordId);
  if (!record)
    throw new AppError("NOT_FOUND", "This record doesn't exist. It may have been deleted.");
  return { pet, record };
}

/** Throws VALIDATION for contradicting dates. Stored dates may be before a birth date that was entered since. */
function rejectImpossible(
  days: contract.RecordDays,
  sent: Body<typeof contract.updateRecord>,
  { birth_date: birthDate, birth_precision: birthPrecision }: PetRow,
): void {
  const birth = { birthDate, birthPrecision };
  reject({
    ...contract.unbornErrors(contract.recordDaysOf(sent), birth),
    ...contract.recordErrors(days),
  });
}

const tooManyRecords = () =>
  new AppError(
    "VALIDATION",
    `This pet has reached the limit of ${contract.recordsMax} records. Delete one to add another.`,
  );
