import { AppError } from "#contracts/kernel/errors.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { uuidv7 } from "uuidv7";
import { writeNotices } from "../../community/notifications/service.ts";
import type { Publish } from "../../platform/events.ts";
import type { Deletion } from "../../platform/feature.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Trx } from "../../platform/schema.ts";
import { endTripAddresses } from "../calendars/service.ts";
import { endTripLinks } from "../dossiers/service.ts";
import { endTripShares } from "../sharing/service.ts";
import { canManageMembers, isOwner } from "../trips/policy.ts";
import * as trips from "../trips/service.ts";
import type { Deps } from "./service.ts";
import { noticeTo } from "./notices.ts";
import * as store from "./store.ts";

/**
 * Makes an editor the owner of a trip, and its owner an editor who is shown everything. Throws NOT_FOUND, NOT_YOURS,
 * VALIDATION for who isn't an editor, and QUOTA where the trip doesn't fit within their limits.
 */
export function handOverTrip(
  deps: Deps,
  session: Session,
  tripId: string,
  memberId: string,
): Promise<Trip> {
  return deps.events.write(async (trx, publish) => {
    const trip = await trips.lockTrip(trx, canManageMembers, session, tripId);
    const member = await store.findMember(trx, tripId, memberId);
    if (!member?.profile_id || member.role !== "editor") throw notAnEditor();
    const receiverId = member.profile_id;
    const documents = (trip.attachments ?? []).filter(({ kind }) => kind === "document");
    await giveTo(trx, trip, receiverId);
    await trips.rejectUnfit(trx, trip, receiverId);
    await store.insertMember(trx, {
      id: uuidv7(),
      tripId,
      profileId: session.userId,
      role: "editor",
      costs: true,
      codes: true,
      documents: [...documents.map(({ id }) => id), "receipt", "ticket"],
    });
    const change = { how: "owner" as const, personId: receiverId };
    await trips.recordMemberChange(trx, session.userId, tripId, change);
    await trips.updatePeople(trx, publish, tripId);
    await writeNotices(deps, trx, publish, [
      noticeTo(trip, {
        recipientId: receiverId,
        actorId: session.userId,
        text: "You're the owner of this trip now.",
        topic: `owner ${memberId}`,
      }),
      noticeTo(trip, {
        recipientId: session.userId,
        actorId: receiverId,
        text: "You handed this trip over. You're an editor now.",
        topic: `owner ${memberId}`,
      }),
    ]);
    return trips.getTrip(trx, session, tripId);
  });
}

/** Gives a trip to a member, and ends the links that its owner created. */
async function giveTo(trx: Trx, trip: trips.TripDetailRow, receiverId: string): Promise<void> {
  await store.endMembershipOf(trx, trip.id, receiverId);
  await trips.changeOwner(trx, trip, receiverId);
  await endTripShares(trx, trip.id);
  await endTripLinks(trx, trip.id);
  await endTripAddresses(trx, trip.id);
}

/**
 * Before an account is deleted, its trips go to the editor who joined first, with its files in them, and it leaves those
 * of others. Trips without an editor end with the account, with all files in them.
 */
export async function leaveTrips(trx: Trx, { id }: Deletion, publish: Publish): Promise<void> {
  for (const trip of await trips.lockTripsOf(trx, { userId: id })) {
    if (isHeirless(trip, id)) await trips.gatherFiles(trx, publish, trip);
    else await leaveTrip(trx, publish, trip, id);
  }
}

/**
 * The same as soon as an account is hidden, since those who travel can't wait until it is gone. Trips without an editor
 * stay for their owner, who may come back; others no longer see them.
 */
export async function closeTrips(
  trx: Trx,
  { id }: { id: string },
  publish: Publish,
): Promise<void> {
  for (const trip of await trips.lockTripsOf(trx, { userId: id })) {
    if (!isHeirless(trip, id)) await leaveTrip(trx, publish, trip, id);
    else if (trip.member_ids.length > 0) await endGroup(trx, publish, trip);
  }
}

const heirOf = (trip: trips.TripDetailRow) =>
  trip.member_ids.find((member) => trip.editor_ids.includes(member));

const isHeirless = (trip: trips.TripDetailRow, id: string): boolean =>
  isOwner.allows({ userId: id }, trip) && heirOf(trip) === undefined;

/** A member leaves; the trip of an owner goes to its heir. */
async function leaveTrip(trx: Trx, publish: Publish, trip: trips.TripDetailRow, id: string) {
  const heirId = isOwner.allows({ userId: id }, trip) ? heirOf(trip) : undefined;
  if (heirId !== undefined) await giveTo(trx, trip, heirId);
  await trips.withdrawPerson(trx, { ...trip, owner_id: heirId ?? trip.owner_id }, id);
  await store.endMembershipOf(trx, trip.id, id);
  await trips.updatePeople(trx, publish, trip.id);
  if (heirId !== undefined) publish({ what: "trip.inherited", tripId: trip.id, ownerId: heirId });
}

/** Ends everyone's membership of a trip. */
async function endGroup(trx: Trx, publish: Publish, trip: trips.TripDetailRow) {
  for (const profileId of trip.member_ids) {
    await trips.withdrawPerson(trx, trip, profileId);
    await store.endMembershipOf(trx, trip.id, profileId);
    publish({ what: "trip.left", tripId: trip.id, profileId });
  }
  await trips.updatePeople(trx, publish, trip.id);
}

/** Tells the new owner of a trip whose owner deleted their account. */
export async function noticeInheritance(
  deps: Deps,
  { tripId, ownerId }: { tripId: string; ownerId: string },
): Promise<void> {
  await deps.events.write(async (trx, publish) => {
    const trip = await trips.findTripRow(trx, tripId);
    if (!trip) return;
    const text = "You're the owner of this trip now, because its owner deleted their account.";
    const topic = `inherited ${ownerId}`;
    const notice = noticeTo(trip, { recipientId: ownerId, actorId: null, text, topic });
    await writeNotices(deps, trx, publish, [notice]);
  });
}

function notAnEditor(): AppError {
  const message = "Select an editor of this trip who has joined.";
  return new AppError("VALIDATION", message, { fields: { memberId: message } });
}
