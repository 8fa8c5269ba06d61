import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type * as contract from "#contracts/community/members.ts";
import type { AuditAction, Role } from "#contracts/community/moderation.ts";
import { uuidv7 } from "uuidv7";
import type { Publish } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { listPage } from "../../platform/db/list-page.ts";
import { endTokens } from "../../accounts/access-tokens/service.ts";
import { endWebhooks } from "../../accounts/webhooks/service.ts";
import { type LockedMember, lockMember } from "../../accounts/accounts/service.ts";
import * as accounts from "./accounts-store.ts";
import {
  endOf,
  invalid,
  mailAuthor,
  type ModerationDeps,
  rejectSuspension,
  suspend,
} from "./decisions.ts";
import * as store from "./store.ts";

const present = (row: accounts.MemberRow): contract.Member => ({
  _id: row.id,
  username: row.username,
  name: row.name,
  avatar: row.avatar,
  email: row.email,
  joinedAt: row.joined_at.toISOString(),
  verified: row.is_verified,
  role: row.role,
  suspended: row.suspended_until !== null,
  suspendedUntil:
    row.suspended_until === null || row.suspended_until === "infinity"
      ? null
      : new Date(row.suspended_until).toISOString(),
  sessions: row.sessions,
});

/** A page of accounts, newest first. */
export async function listMembers(
  db: Db,
  { limit, ...filter }: ParsedInput<typeof contract.listMembers>["query"],
) {
  const rows = await accounts.listMembers(db, { ...filter, limit: limit + 1 });
  return listPage(rows, limit, present);
}

type Change = { action: AuditAction; note?: string | undefined; until?: string | null };
type Parts = { publish: Publish; entryId: string; member: LockedMember };
type Work = (trx: Trx, parts: Parts) => Promise<Change>;

/** Changes an account and records it in the audit log. Throws NOT_FOUND, and ADMIN_ONLY for an admin who was suspended meanwhile. */
function changeMember(
  { events }: Pick<ModerationDeps, "events">,
  session: Session,
  id: string,
  work: Work,
): Promise<contract.Member> {
  return events.write(async (trx, publish) => {
    const member = await lockMember(trx, id, session);
    if (!member) {
      throw new AppError("NOT_FOUND", "This account doesn't exist.");
    }
    const entryId = uuidv7();
    const { action, note = "", until = null } = await work(trx, { publish, entryId, member });
    await store.insertEntry(trx, {
      id: entryId,
      action,
      moderator_id: session.userId,
      kind: "profile",
      subject_id: id,
      author_id: id,
      report_count: 0,
      note,
      until,
    });
    const [row] = await accounts.listMembers(trx, { id, limit: 1 });
    if (!row) throw new AppError("NOT_FOUND", "This account doesn't exist.");
    return present(row);
  });
}

/** Throws VALIDATION for the last admin who can act. */
export const setRole = (deps: ModerationDeps, session: Session, id: string, role: Role) =>
  changeMember(deps, session, id, async (trx, { publish, member }) => {
    if (role !== "admin" && member.isLastAdmin) {
      throw invalid("role", "The site needs at least one admin.");
    }
    await accounts.updateRole(trx, id, role);
    // Open streams of hidden posts end; what is still allowed connects again.
    if (role === "member") publish({ what: "sessions.ended", profileId: id });
    return { action: "role", note: role };
  });

export const verifyMember = (deps: ModerationDeps, session: Session, id: string) =>
  changeMember(deps, session, id, async (trx) => {
    await accounts.updateVerified(trx, id);
    return { action: "verify" };
  });

type Suspension = { days?: number | undefined; note?: string | undefined };

/** Suspends an account, ends its sessions and emails its owner. Throws VALIDATION for oneself. */
export const suspendMember = (
  deps: ModerationDeps,
  session: Session,
  id: string,
  { days, note }: Suspension,
) =>
  changeMember(deps, session, id, async (trx, { publish, entryId }) => {
    await rejectSuspension(trx, session, id);
    const until = endOf(days);
    await suspend(trx, publish, id, until);
    await mailAuthor(deps, trx, publish, {
      id: entryId,
      authorId: id,
      body: { decision: "suspend", note },
      subject: { kind: "profile", subject_id: id },
      until,
    });
    return { action: "suspend", note, until };
  });

export const liftSuspension = (deps: ModerationDeps, session: Session, id: string) =>
  changeMember(deps, session, id, async (trx) => {
    await accounts.updateSuspension(trx, id, null);
    await store.closeAppeals(trx, { kind: "profile", subject_id: id }, "restore");
    return { action: "restore" };
  });

export const endSessions = (deps: ModerationDeps, session: Session, id: string) =>
  changeMember(deps, session, id, async (trx, { publish }) => {
    await accounts.deleteSessions(trx, id);
    await endTokens(trx, id);
    await endWebhooks(trx, { userId: id });
    publish({ what: "sessions.ended", profileId: id });
    return { action: "end-sessions" };
  });
