import { invitationDays, type MemberRole, type MemberShows } from "#contracts/travel/members.ts";
import { type Selectable, sql, type Updateable } from "kysely";
import type { AuthorRow } from "../../accounts/profiles/service.ts";
import type { Viewer } from "../../platform/policy.ts";
import type { Db, Schema, Trx } from "../../platform/schema.ts";
import { belongsToTripsOf, isOwner } from "../trips/policy.ts";

type Row = Selectable<Schema["plan_members"]>;
export type MemberRow = Row & { person: AuthorRow | null };

/** How long an invitation that ended answers GONE before it is deleted. */
const retentionDays = 365;

/** Who is on a trip, or can still join it. */
const isActive = sql<boolean>`m.ended_at is null and (m.joined_at is not null or m.expires_at > now())`;

const members = (db: Db) =>
  db
    .selectFrom("plan_members as m")
    .leftJoin("profiles as p", "p.id", "m.profile_id")
    .selectAll("m")
    .select(
      sql<AuthorRow | null>`case when p.id is not null then json_build_object('id', p.id,
        'username', p.username, 'avatar', case when p.hidden_at is null then p.avatar end) end`.as(
        "person",
      ),
    );

/** The members and the open invitations of a trip, in their order. */
export const listMembers = (db: Db, tripId: string): Promise<MemberRow[]> =>
  members(db).where("m.plan_id", "=", tripId).where(isActive).orderBy("m.id").execute();

/** One of them. */
export const findMember = (db: Db, tripId: string, id: string): Promise<MemberRow | undefined> =>
  members(db)
    .where("m.plan_id", "=", tripId)
    .where("m.id", "=", id)
    .where(isActive)
    .executeTakeFirst();

/** An invitation, also one that can't be used. An owner who is suspended invites no one. */
export const findInvitation = (
  db: Db,
  id: string,
): Promise<(Row & { is_open: boolean }) | undefined> =>
  db
    .selectFrom("plan_members as m")
    .selectAll("m")
    .select(
      sql<boolean>`m.ended_at is null and m.joined_at is null and m.expires_at > now()
        and not exists (select from accounts a join plans p on ${isOwner({ userId: sql.ref("a.id") }, "p")}
          where p.id = m.plan_id and a.suspended_until > now())`.as("is_open"),
    )
    .where("m.id", "=", id)
    .executeTakeFirst();

type NewMember = Pick<Row, "id" | "plan_id" | "role" | "email" | "invited_id"> &
  Omit<MemberShows, "documents">;

const expiry = sql<Date>`now() + make_interval(days => ${sql.lit(invitationDays)})`;

export const insertInvitation = (trx: Trx, { costs, codes, ...row }: NewMember) =>
  trx
    .insertInto("plan_members")
    .values({ ...row, shows_costs: costs, shows_codes: codes, expires_at: expiry })
    .execute();

type Joined = { id: string; tripId: string; profileId: string; role: MemberRole };

/** Inserts a member who needs no invitation. */
export const insertMember = (
  trx: Trx,
  { id, tripId, profileId, role, costs, codes, documents }: Joined & MemberShows,
) =>
  trx
    .insertInto("plan_members")
    .values({
      id,
      plan_id: tripId,
      profile_id: profileId,
      role,
      shows_costs: costs,
      shows_codes: codes,
      shown_documents: documents,
      expires_at: expiry,
      joined_at: sql`now()`,
    })
    .execute();

export const updateMember = (
  trx: Trx,
  id: string,
  changes: Pick<
    Updateable<Schema["plan_members"]>,
    "role" | "shows_costs" | "shows_codes" | "shown_documents"
  >,
) => trx.updateTable("plan_members").set(changes).where("id", "=", id).execute();

/** Uses an invitation up. */
export const setJoined = (trx: Trx, id: string, profileId: string) =>
  trx
    .updateTable("plan_members")
    .set({ profile_id: profileId, joined_at: sql`now()` })
    .where("id", "=", id)
    .execute();

/** Ends a membership or an invitation. */
export const endMember = (trx: Trx, id: string) =>
  trx
    .updateTable("plan_members")
    .set({ ended_at: sql`now()` })
    .where("id", "=", id)
    .execute();

/** Ends the membership of a person. */
export const endMembershipOf = (trx: Trx, tripId: string, profileId: string) =>
  trx
    .updateTable("plan_members")
    .set({ ended_at: sql`now()` })
    .where("plan_id", "=", tripId)
    .where("profile_id", "=", profileId)
    .where("ended_at", "is", null)
    .execute();

/** Withdraws the open invitations to a person's trips because of a password change; returns their number. */
export async function endInvitations(trx: Trx, owner: Viewer): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("plan_members as m")
    .set({ ended_at: sql`now()` })
    .where(belongsToTripsOf(owner))
    .where("m.joined_at", "is", null)
    .where(isActive)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes invitations and memberships that ended a year ago. */
export const gcMembers = (db: Db) =>
  db
    .deleteFrom("plan_members")
    .where(
      sql<boolean>`least(ended_at, case when joined_at is null then expires_at end)
        < now() - make_interval(days => ${sql.lit(retentionDays)})`,
    )
    .execute();
