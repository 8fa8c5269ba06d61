import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/travel/pets.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import { attemptBody, replacedFiles } from "../../platform/files/changes.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Session } from "../../platform/http/api.ts";
import { rejectContent } from "../../accounts/publishing/service.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import {
  isAnything,
  petColumns,
  petDays,
  petFileColumns,
  reject,
  type PetFiles,
} from "./columns.ts";
import { type DrawnPet, presentCard, presentDrawn, presentPet } from "./present.ts";
import { canDelete, canEdit } from "./policy.ts";
import * as recordStore from "./record-store.ts";
import { canMeet } from "../../accounts/relations/service.ts";
import * as store from "./store.ts";

export { presentDrawn } from "./present.ts";
export type { CardRow as PetCardRow } from "./store.ts";

export type Deps = { events: Events; files: Files };

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

/** The caller's own pets with their records, oldest pet first. */
export async function listPets(db: Db, owner: Pick<Session, "userId">): Promise<contract.Pet[]> {
  const rows = await store.listPets(db, owner);
  const records = await recordStore.listRecords(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentPet(row, records));
}

/** A pet that the caller may read. Throws NOT_FOUND for any other. */
export async function getPet(db: Db, session: Session, id: string): Promise<contract.Pet> {
  const row = await store.findPet(db, id, session);
  if (!row) throw petNotFound();
  return presentPet(row, await recordStore.listRecords(db, [id]));
}

/** A person's pets as shown publicly. Throws NOT_FOUND for a person whom the viewer can't meet. */
export async function listCards(
  db: Db,
  viewer: Session | undefined,
  profileId: string,
): Promise<contract.PetCard[]> {
  if (!(await canMeet(db, viewer?.userId, profileId))) {
    throw new AppError("NOT_FOUND", "This profile doesn't exist. It may have been deleted.");
  }
  return (await store.listCards(db, { userId: profileId })).map(presentCard);
}

/** A person's pets as drawings, without photo and breed. */
export async function listDrawnPets(db: Db, owner: Pick<Session, "userId">): Promise<DrawnPet[]> {
  return (await store.listCards(db, owner)).map(presentDrawn);
}

/** Creates a pet; a retry with the same `key` returns the first one. Throws VALIDATION where there are too many. */
export function createPet(
  { events, files }: Deps,
  session: Session,
  body: Body<typeof contract.createPet>,
  sent: PetFiles,
  key?: string,
): Promise<contract.Pet> {
  const { userId } = session;
  const attemptedBody = attemptBody(body, sent);
  return events.write((trx, publish) =>
    once(trx, { ownerId: userId, key, call: "createPet", body: attemptedBody }, async () => {
      rejectTexts(session, body);
      const columns = petColumns(body, sent);
      reject(contract.petErrors(petDays(body)));
      await store.lockPets(trx, userId);
      if ((await store.countPets(trx, session)) >= contract.petsMax) throw tooManyPets();
      await files.attach(trx, userId, Object.values(sent));
      const id = uuidv7();
      await store.insertPet(trx, { ...columns, id, owner_id: userId, pet_name: body.petName });
      publish({ what: "pets.changed", profileId: userId });
      publish({ what: "pet.changed", petId: id, ownerId: userId, how: "created" });
      return getPet(trx, session, id);
    }),
  );
}

/** Rejects what new and unverified accounts may not show on their profile, each text by itself. */
function rejectTexts(session: Session, { petName, bio, breed }: Body<typeof contract.updatePet>) {
  for (const [name, text] of Object.entries({ petName, bio, breed })) {
    rejectContent(session, { [name]: text });
  }
}

/**
 * Updates the fields that are sent. Throws NOT_FOUND, VALIDATION, NOT_VERIFIED, and CONFLICT where
 * `ifVersion` is stale.
 */
export function updatePet(
  { events, files }: Deps,
  session: Session,
  id: string,
  body: Body<typeof contract.updatePet>,
  sent: PetFiles,
  ifVersion?: number,
): Promise<contract.Pet> {
  return events.write(async (trx, publish) => {
    const before = await lockPet(trx, canEdit, session, id);
    const stale = "This pet was changed in another tab or on another device. Try again.";
    await rejectStale(ifVersion, before, stale, () => getPet(trx, session, id));
    rejectTexts(session, body);
    const columns = petColumns(body, sent);
    reject(contract.petErrors(petDays(body, before)));
    if (isAnything(columns)) {
      // Replaced files are dropped first, so that a full quota does not prevent replacing.
      await files.drop(trx, publish, replacedFiles(petFileColumns, before, columns));
      await files.attach(trx, session.userId, Object.values(sent));
      await store.updatePet(trx, id, columns);
      publish({ what: "pets.changed", profileId: session.userId });
      publish({ what: "pet.changed", petId: id, ownerId: before.owner_id, how: "changed" });
    }
    return getPet(trx, session, id);
  });
}

/** Deletes a pet with its records and all their papers. Throws NOT_FOUND. */
export function deletePet(
  { events, files }: Deps,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx, publish) => {
    const pet = await lockPet(trx, canDelete, session, id);
    const records = await recordStore.listRecords(trx, [id]);
    const documents = records.map(({ document_file }) => document_file);
    await files.drop(trx, publish, [...replacedFiles(petFileColumns, pet), ...documents]);
    await store.deletePet(trx, id);
    publish({ what: "pets.changed", profileId: session.userId });
    publish({ what: "pet.changed", petId: id, ownerId: pet.owner_id, how: "deleted" });
    return { _id: id };
  });
}

/** A pet with which the caller may do this, locked until the transaction ends. Throws NOT_FOUND for any other. */
export async function lockPet(
  trx: Trx,
  isAllowed: typeof canEdit,
  session: Session,
  id: string,
): Promise<store.PetRow> {
  const pet = await store.lockPet(trx, id, isAllowed(session));
  if (!pet) throw petNotFound();
  return pet;
}

// Someone else's pet answers like a missing one, so ids cannot be probed.
const petNotFound = () =>
  new AppError("NOT_FOUND", "This pet doesn't exist. It may have been deleted.");

const tooManyPets = () =>
  new AppError(
    "VALIDATION",
    `You've reached the limit of ${contract.petsMax} pets. Delete one to add another.`,
  );
