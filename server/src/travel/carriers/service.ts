import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/travel/carriers.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import { canDelete, canEdit } from "./policy.ts";
import * as store from "./store.ts";

type Deps = { events: Events };
type Body = ParsedInput<typeof contract.updateCarrier>["body"];
type NewBody = ParsedInput<typeof contract.createCarrier>["body"];

/** The carriers of a person's household, oldest first. */
export async function listCarriers(
  db: Db,
  owner: Pick<Session, "userId">,
): Promise<contract.Carrier[]> {
  return (await store.listCarriers(db, owner)).map(presentCarrier);
}

/** Creates a carrier; a retry with the same `key` returns the first one. Throws VALIDATION where there are too many. */
export function createCarrier(
  { events }: Deps,
  session: Session,
  body: NewBody,
  key?: string,
): Promise<contract.Carrier> {
  const { userId } = session;
  return events.write((trx) =>
    once(trx, { ownerId: userId, key, call: "createCarrier", body }, async () => {
      await store.lockCarriers(trx, userId);
      if ((await store.countCarriers(trx, session)) >= contract.carriersMax) throw tooMany();
      const { name, ...facts } = body;
      const row = { ...columnsOf(facts), id: uuidv7(), owner_id: userId, name };
      return presentCarrier(await store.insertCarrier(trx, row));
    }),
  );
}

/** Updates the fields that are sent. Throws NOT_FOUND, and CONFLICT where `ifVersion` is stale. */
export function updateCarrier(
  { events }: Deps,
  session: Session,
  id: string,
  body: Body,
  ifVersion?: number,
): Promise<contract.Carrier> {
  return events.write(async (trx) => {
    const before = await lockCarrier(trx, canEdit, session, id);
    const current = presentCarrier(before);
    const stale = "This carrier was changed in another tab or on another device. Try again.";
    await rejectStale(ifVersion, before, stale, () => current);
    if (Object.values(body).every((value) => value === undefined)) return current;
    return presentCarrier(await store.updateCarrier(trx, id, columnsOf(body)));
  });
}

/** Deletes a carrier. Throws NOT_FOUND. */
export function deleteCarrier(
  { events }: Deps,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  return events.write(async (trx) => {
    await lockCarrier(trx, canDelete, session, id);
    await store.deleteCarrier(trx, id);
    return { _id: id };
  });
}

/** A carrier with which the caller may do this, locked until the transaction ends. Throws NOT_FOUND for any other. */
async function lockCarrier(
  trx: Trx,
  isAllowed: typeof canEdit,
  session: Session,
  id: string,
): Promise<store.CarrierRow> {
  const carrier = await store.lockCarrier(trx, id, isAllowed(session));
  if (carrier) return carrier;
  throw new AppError("NOT_FOUND", "This carrier doesn't exist. It may have been deleted.");
}

const columnsOf = ({ name, lengthCm, widthCm, heightCm, weightKg, soft }: Body) => ({
  name,
  length_cm: lengthCm,
  width_cm: widthCm,
  height_cm: heightCm,
  weight_kg: weightKg,
  soft,
});

const presentCarrier = (row: store.CarrierRow): contract.Carrier => ({
  _id: row.id,
  name: row.name,
  lengthCm: row.length_cm,
  widthCm: row.width_cm,
  heightCm: row.height_cm,
  weightKg: row.weight_kg,
  soft: row.soft,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

const tooMany = () =>
  new AppError(
    "VALIDATION",
    `You've reached the limit of ${contract.carriersMax} carriers. Delete one to add another.`,
  );
