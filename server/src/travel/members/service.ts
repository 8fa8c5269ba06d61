import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import * as contract from "#contracts/travel/members.ts";
import { uuidv7 } from "uuidv7";
import { noteInSession } from "../../accounts/security-log/service.ts";
import { findByVerifiedEmail, findPerson } from "../../accounts/accounts/service.ts";
import { canMeet } from "../../accounts/relations/service.ts";
import { writeNotices } from "../../community/notifications/service.ts";
import { once } from "../../platform/db/idempotency.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { linkToken } from "../../platform/http/link-tokens.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { canManageMembers, canRead, isOwner } from "../trips/policy.ts";
import * as trips from "../trips/service.ts";
import { invitationEmail, invited } from "./emails.ts";
import { defaultShows, presentFellow, presentMember } from "./present.ts";
import { noticeTo } from "./notices.ts";
import * as store from "./store.ts";

export { endInvitations, gcMembers } from "./store.ts";

export { noticeTo } from "./notices.ts";

export type Deps = { db: Db; events: Events; secret: Uint8Array; publicUrl: string };

export const purpose = "trip invitation";

type MemberParams = { id: string; memberId: string };
type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;

/** The members of a trip that the caller may read; for its owner with open invitations. Throws NOT_FOUND. */
export async function listMembers(
  db: Db,
  session: Session,
  tripId: string,
): Promise<contract.Member[]> {
  const { owner } = await trips.getOwnedTrip(db, session, tripId);
  const rows = await store.listMembers(db, tripId);
  if (owner.userId === session.userId) return rows.map(presentMember);
  return rows
    .filter(({ joined_at }) => joined_at !== null)
    .map((row) => presentFellow(row, session.userId));
}

/**
 * Invites a person; a retry with the same `key` returns the first invitation. Throws NOT_FOUND, NOT_YOURS, VALIDATION,
 * and DUPLICATE for who joined already.
 */
export async function inviteMember(
  deps: Deps,
  session: Session,
  tripId: string,
  { email = null, role }: Body<typeof contract.inviteMember>,
  key?: string,
): Promise<contract.Member & { url: string }> {
  const attempt = {
    ownerId: session.userId,
    key,
    call: "inviteMember",
    body: { tripId, email, role },
  };
  const row = await deps.events.write(async (trx, publish) => {
    // For retries only the id is stored: with the URL, a copy of the database could open the trip.
    const made = await once(trx, attempt, async () => {
      await trips.lockTrip(trx, canManageMembers, session, tripId);
      const id = uuidv7();
      const account = await makeRoom(trx, session, tripId, email);
      const { costs, codes } = defaultShows[role];
      const invitation = { id, plan_id: tripId, role, email, invited_id: account?.id ?? null };
      await store.insertInvitation(trx, { ...invitation, costs, codes });
      await trips.recordMemberChange(trx, session.userId, tripId, { how: "invited", role });
      await noteInSession(trx, session, "link.made", "trip invitation");
      if (email !== null) await send(deps, trx, publish, { session, id, role, email, account });
      return { id };
    });
    return store.findMember(trx, tripId, made.id);
  });
  // A retry after it was withdrawn.
  if (!row) throw memberNotFound();
  return { ...presentMember(row), url: urlOf(deps, row.id) };
}

/** Ends an earlier invitation of an address. Returns the account of the address, unless it doesn't meet the owner. */
async function makeRoom(trx: Trx, session: Session, tripId: string, email: string | null) {
  const members = await store.listMembers(trx, tripId);
  const earlier = email === null ? undefined : members.find((member) => member.email === email);
  if (earlier?.joined_at) throw new AppError("DUPLICATE", joined, { fields: { email: joined } });
  if (email !== null && (await findPerson(trx, session.userId))?.email === email)
    throw invalid("email", "That's your own email. Enter someone else's.");
  if (earlier) await store.endMember(trx, earlier.id);
  if (members.length - (earlier ? 1 : 0) >= contract.membersMax) throw tooManyMembers();
  return email === null ? undefined : findByVerifiedEmail(trx, email);
}

type Sending = {
  session: Session;
  id: string;
  role: contract.MemberRole;
  email: string;
  account: { id: string; username: string } | undefined;
};

/** Mails an invitation, and shows it to who has an account. Someone who doesn't meet the owner gets neither. */
async function send(
  deps: Deps,
  trx: Trx,
  publish: Publish,
  { session, id, role, email, account }: Sending,
): Promise<void> {
  if (account && !(await canMeet(trx, session.userId, account.id))) return;
  const inviter = (await findPerson(trx, session.userId))?.username ?? "";
  const parts = { inviter, username: account?.username, role, url: urlOf(deps, id) };
  await queueEmail(trx, publish, { to: email, cause: invited, mail: invitationEmail(parts) });
  if (!account) return;
  const notice = {
    what: "invitation" as const,
    recipientId: account.id,
    actorId: session.userId,
    // Its ID opens it for this account alone, so that a copy of the database opens no trip.
    subject: {
      kind: "invitation",
      _id: id,
      title: "Trip invitation",
      text: "",
      path: `/invitations/${id}`,
    },
    topic: `invitation ${id}`,
    isMailed: false,
  };
  await writeNotices(deps, trx, publish, [notice]);
}

const urlOf = ({ secret, publicUrl }: Deps, id: string): string =>
  `${publicUrl}/invitations/${linkToken(secret, purpose, id)}`;

/** Changes a member's role, or what they are shown. Throws NOT_FOUND, NOT_YOURS, and VALIDATION for foreign documents. */
export function updateMember(
  { events }: Deps,
  session: Session,
  { id: tripId, memberId }: MemberParams,
  { role, shows = {} }: Body<typeof contract.updateMember>,
): Promise<contract.Member> {
  return events.write(async (trx, publish) => {
    const trip = await trips.lockTrip(trx, canManageMembers, session, tripId);
    const before = await getMember(trx, tripId, memberId);
    const { costs = before.shows_costs, codes = before.shows_codes } = shows;
    const documents = shows.documents && [...new Set(shows.documents)];
    if (documents) rejectForeign(trip, documents);
    const { profile_id: personId } = before;
    if (role && role !== before.role && personId !== null)
      await trips.recordMemberChange(trx, session.userId, tripId, { how: "role", role, personId });
    await store.updateMember(trx, memberId, {
      role: role ?? before.role,
      shows_costs: costs,
      shows_codes: codes,
      shown_documents: documents ?? before.shown_documents,
    });
    await trips.updatePeople(trx, publish, tripId);
    return presentMember(await getMember(trx, tripId, memberId));
  });
}

function rejectForeign(trip: trips.TripDetailRow, documents: readonly string[]): void {
  const own = new Set(["receipt", "ticket"]);
  for (const { id, kind } of trip.attachments ?? []) if (kind === "document") own.add(id);
  if (documents.every((key) => own.has(key))) return;
  throw invalid("shows.documents", "Select documents of this trip.");
}

/**
 * Removes a member, who is notified, or withdraws an invitation, or lets the caller leave. Throws NOT_FOUND, and NOT_YOURS for a member who
 * removes another.
 */
export function removeMember(
  deps: Deps,
  session: Session,
  { id: tripId, memberId }: MemberParams,
): Promise<{ _id: string }> {
  return deps.events.write(async (trx, publish) => {
    const trip = await trips.lockTrip(trx, canRead, session, tripId);
    const member = await store.findMember(trx, tripId, memberId);
    const isOwners: boolean = isOwner.allows(session, trip);
    if (!isOwners && member?.profile_id !== session.userId)
      await trips.lockTrip(trx, canManageMembers, session, tripId);
    if (!member) throw memberNotFound();
    await store.endMember(trx, memberId);
    if (member.profile_id === null) return { _id: memberId };
    await trips.withdrawPerson(trx, trip, member.profile_id);
    const isLeaving = member.profile_id === session.userId;
    const change = isLeaving
      ? { how: "left" as const }
      : { how: "removed" as const, personId: member.profile_id };
    await trips.recordMemberChange(trx, session.userId, tripId, change);
    await trips.updatePeople(trx, publish, tripId);
    publish({ what: "trip.left", tripId, profileId: member.profile_id });
    if (!isLeaving) {
      const notice = noticeOfRemoval(trip, memberId, member.profile_id, session.userId);
      await writeNotices(deps, trx, publish, [notice]);
    }
    return { _id: memberId };
  });
}

/** Someone on a trip, or invited to it. Throws NOT_FOUND. */
export async function getMember(trx: Trx, tripId: string, id: string): Promise<store.MemberRow> {
  const row = await store.findMember(trx, tripId, id);
  if (!row) throw memberNotFound();
  return row;
}

/** Tells the owner of a trip that a person joined it. */
export const noticeOfJoining = (
  trip: trips.TripDetailRow,
  role: contract.MemberRole,
  actorId: string,
) =>
  noticeTo(trip, {
    recipientId: trip.owner_id,
    actorId,
    text: role === "editor" ? "Joined as an editor." : "Joined as a viewer.",
    topic: `joined ${actorId}`,
  });

/** Tells a person that they are no longer on a trip, which they can't open. */
const noticeOfRemoval = (
  trip: trips.TripDetailRow,
  memberId: string,
  recipientId: string,
  actorId: string,
) =>
  noticeTo(trip, {
    recipientId,
    actorId,
    text: "Removed you from this trip.",
    topic: `removed ${memberId}`,
    path: "/plans",
  });

const joined = "This person is already on the trip.";

const invalid = (field: string, message: string) =>
  new AppError("VALIDATION", message, { fields: { [field]: message } });

const memberNotFound = () =>
  new AppError("NOT_FOUND", "This person isn't on the trip. They may have left.");

const tooManyMembers = () =>
  new AppError(
    "VALIDATION",
    `A trip can have up to ${contract.membersMax} members, with open invitations. Remove some.`,
  );
