import type { Role } from "#contracts/community/moderation.ts";
import { sql } from "kysely";
import type { Db, Trx } from "../../platform/schema.ts";

export type MemberRow = {
  id: string;
  username: string;
  name: string;
  avatar: string | null;
  email: string;
  joined_at: Date;
  is_verified: boolean;
  role: Role;
  /** ISO text or 'infinity'; null for people who are not suspended. */
  suspended_until: string | null;
  sessions: number;
};

type Filter = { q?: string | undefined; before?: string | undefined; id?: string; limit: number };

/** Accounts, newest first. */
export async function listMembers(
  db: Db,
  { q = "", before, id, limit }: Filter,
): Promise<MemberRow[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const matches =
    q === ""
      ? sql`true`
      : sql`(p.username ilike ${part} or p.name ilike ${part} or a.email ilike ${part})`;
  const { rows } = await sql<MemberRow>`
    select p.id, p.username, p.name, p.avatar, a.email, p.created_at as joined_at,
      a.verified_at is not null as is_verified,
      case when a.is_admin then 'admin' when a.is_moderator then 'moderator' else 'member' end as role,
      case when a.suspended_until > now() then to_json(a.suspended_until) #>> '{}' end
        as suspended_until,
      (select count(*) from sessions s where s.account_id = a.id and s.expires_at > now())::integer
        as sessions
    from profiles p join accounts a on a.id = p.id
    where ${matches} and ${before === undefined ? sql`true` : sql`p.id < ${before}`}
      and ${id === undefined ? sql`true` : sql`p.id = ${id}`}
    order by p.id desc limit ${limit}`.execute(db);
  return rows;
}

export const updateRole = (trx: Trx, id: string, role: Role) =>
  trx
    .updateTable("accounts")
    .set({ is_admin: role === "admin", is_moderator: role === "moderator" })
    .where("id", "=", id)
    .execute();

export const updateVerified = (trx: Trx, id: string) =>
  trx
    .updateTable("accounts")
    .set({ verified_at: sql`coalesce(verified_at, now())` })
    .where("id", "=", id)
    .execute();

/** Suspends an account until a time, or 'infinity', and ends its sessions; null lifts the suspension. */
export async function updateSuspension(trx: Db, id: string, until: string | null): Promise<void> {
  // A deleted account stays suspended while it can come back, and a suspension that was decided outlives that.
  await sql`update accounts set
      deletion_suspends = deletion_asked_at is not null and ${until}::timestamptz is null,
      suspended_until = case when deletion_asked_at is not null and ${until}::timestamptz is null
        then 'infinity' else ${until}::timestamptz end
    where id = ${id}`.execute(trx);
  if (until !== null) await deleteSessions(trx, id);
}

export const deleteSessions = (trx: Db, id: string) =>
  trx.deleteFrom("sessions").where("account_id", "=", id).execute();
