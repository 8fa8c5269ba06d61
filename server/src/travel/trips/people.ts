import { AppError } from "#contracts/kernel/errors.ts";
import { quotaBytes, quotaFiles } from "#contracts/kernel/files.ts";
import { tripsMax } from "#contracts/travel/trips.ts";
import type { Publish } from "../../platform/events.ts";
import { countFiles, lockOwner } from "../../platform/files/store.ts";
import type { Trx } from "../../platform/schema.ts";
import { isOwner as isPetOwner } from "../pets/policy.ts";
import { sumEntryBytes } from "./entry-store.ts";
import * as members from "./member-store.ts";
import { fitsEntries, fitsTrips } from "./quota.ts";
import * as accessStore from "./access-store.ts";
import type * as store from "./store.ts";

export { updatePeople } from "./member-store.ts";

/**
 * Takes a person's pets off a trip, its legs and its lists, and ends what they were to take care of. What they uploaded
 * becomes its owner's. Called for those who leave, before `updatePeople`.
 */
export async function withdrawPerson(
  trx: Trx,
  trip: store.TripDetailRow,
  userId: string,
): Promise<void> {
  const pets = (trip.group_pets ?? []).filter((pet) => isPetOwner.allows({ userId }, pet));
  const gone = new Set(pets.map(({ id }) => id));
  await members.updateParts(trx, trip.id, {
    gonePetIds: [...gone],
    legs: trip.legs.map((leg) => ({
      ...leg,
      pets: leg.pets.filter(({ petId }) => !gone.has(petId)),
    })),
    items: trip.items.map((item) => ({
      ...item,
      petId: item.petId !== null && gone.has(item.petId) ? null : item.petId,
      assigneeId: item.assigneeId === userId ? null : item.assigneeId,
    })),
  });
  await members.moveFiles(trx, trip.id, { from: userId, to: trip.owner_id });
}

/** Gives a trip and its owner's files in it to another person. `updatePeople` follows. */
export async function changeOwner(
  trx: Trx,
  trip: store.TripDetailRow,
  receiverId: string,
): Promise<void> {
  await members.updateOwner(trx, trip.id, receiverId);
  await members.moveFiles(trx, trip.id, { from: trip.owner_id, to: receiverId });
}

/** Throws QUOTA where a trip that was just given to a person exceeds their limits. */
export async function rejectUnfit(trx: Trx, trip: store.TripDetailRow, ownerId: string) {
  const owner = { userId: ownerId };
  await lockOwner(trx, ownerId);
  const { files, bytes } = await countFiles(trx, ownerId, ["kept"]);
  const isFit =
    (await accessStore.countTrips(trx, owner)) <= tripsMax &&
    files <= quotaFiles &&
    bytes <= quotaBytes &&
    fitsTrips(trip, await accessStore.sumBytes(trx, owner, trip.id)) &&
    fitsEntries(trip.entries, await sumEntryBytes(trx, owner, trip.id));
  if (isFit) return;
  throw new AppError(
    "QUOTA",
    "This trip and its files don't fit within the limits of the new owner's account. They need to delete some trips or files first.",
  );
}

/** Makes the files of others in a person's trips their own, so that these end with their account. */
export const gatherFiles = async (
  trx: Trx,
  publish: Publish,
  trip: store.TripDetailRow,
): Promise<void> => {
  for (const from of trip.member_ids)
    await members.moveFiles(trx, trip.id, { from, to: trip.owner_id });
  publish({ what: "trip.changed", tripId: trip.id });
};
