import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/travel/members.ts";
import { months, type Trip, tripsMax } from "#contracts/travel/trips.ts";
import { canMeet } from "../../accounts/relations/service.ts";
import { writeNotices } from "../../community/notifications/service.ts";
import { once } from "../../platform/db/idempotency.ts";
import { isFileId as isId } from "../../platform/files/serving.ts";
import type { Session } from "../../platform/http/api.ts";
import { idInToken } from "../../platform/http/link-tokens.ts";
import type { Db } from "../../platform/schema.ts";
import { canRead } from "../trips/policy.ts";
import * as trips from "../trips/service.ts";
import { type Deps, noticeOfJoining, purpose } from "./service.ts";
import * as store from "./store.ts";

/** What an invitation is to. Throws NOT_FOUND for an unknown one, GONE for one that can't be used. */
export async function getInvitation(
  deps: Deps,
  session: Session | undefined,
  token: string,
): Promise<contract.Invitation> {
  const { row, trip, isMember } = await openInvitation(deps, deps.db, session, token);
  return {
    destination: trip.destination,
    startDate: startOf(trip),
    endDate: trip.end_date,
    role: row.role,
    invitedBy: trips.presentGroup(trip).owner,
    tripId: isMember ? trip.id : null,
    expiresAt: row.expires_at.toISOString(),
  };
}

/**
 * Joins the trip of an invitation, which is used up by that; who is on the trip gets it as it is. Throws NOT_FOUND, GONE,
 * and VALIDATION where the caller has too many trips.
 */
export function joinTrip(deps: Deps, session: Session, token: string, key?: string): Promise<Trip> {
  const { userId } = session;
  return deps.events.write(async (trx, publish) => {
    const attempt = { ownerId: userId, key, call: "joinTrip", body: { token } };
    // Only that it was done is stored for retries, as the trip may be large.
    const { id } = await once(trx, attempt, async () => {
      const found = await openInvitation(deps, trx, session, token);
      if (found.isMember) return { id: found.trip.id };
      // Of two who open a link at once, the second finds it used.
      await trips.lockAnyTrip(trx, found.trip.id);
      const { row, trip } = await openInvitation(deps, trx, session, token);
      if ((await trips.countTrips(trx, session)) >= tripsMax) throw tooManyTrips();
      await store.setJoined(trx, row.id, userId);
      await trips.recordMemberChange(trx, userId, trip.id, { how: "joined" });
      await trips.updatePeople(trx, publish, trip.id);
      await writeNotices(deps, trx, publish, [noticeOfJoining(trip, row.role, userId)]);
      return { id: trip.id };
    });
    return trips.getTrip(trx, session, id);
  });
}

/** The invitation of a token, or of its ID for the account that was invited. */
async function openInvitation(
  { secret }: Pick<Deps, "secret">,
  db: Db,
  session: Session | undefined,
  token: string,
) {
  const id = idInToken(secret, purpose, token);
  const row = await store.findInvitation(db, id ?? (isId(token) ? token : nobody));
  const isTheirs = id !== undefined || (session && row?.invited_id === session.userId);
  const trip = row && isTheirs ? await trips.findTripRow(db, row.plan_id) : undefined;
  if (!row || !trip) throw unknownInvitation();
  const isMember: boolean = canRead.allows(session, trip);
  if (isMember) return { row, trip, isMember };
  // A block doesn't show itself: nothing of the other one's exists.
  if (session && !(await canMeet(db, session.userId, trip.owner_id))) throw unknownInvitation();
  if (!row.is_open) throw new AppError("GONE", contract.invitationGone);
  return { row, trip, isMember };
}

const nobody = "00000000-0000-0000-0000-000000000000";

function startOf({ month, day, year }: trips.TripDetailRow): string | null {
  if (month === null || day === null || year === null) return null;
  const two = (number: number) => String(number).padStart(2, "0");
  return months[month - 1] === undefined ? null : `${year}-${two(month)}-${two(day)}`;
}

const unknownInvitation = () =>
  new AppError("NOT_FOUND", "This invitation doesn't exist. Check that you copied the whole link.");

const tooManyTrips = () =>
  new AppError(
    "VALIDATION",
    `You've reached the limit of ${tripsMax} trips. Delete or leave one to join another.`,
  );
