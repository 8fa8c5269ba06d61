import { invitationDays, invitationsMax, newAccountDays } from "#contracts/accounts/limits.ts";
import type * as contract from "#contracts/accounts/sign-ups.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { SignUpMode } from "#contracts/kernel/operator.ts";
import { uuidv7 } from "uuidv7";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { LimitError } from "../../platform/http/limit-error.ts";
import { idInToken, linkToken } from "../../platform/http/link-tokens.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as store from "./invitation-store.ts";

export type InvitationDeps = {
  db: Db;
  events: Events;
  secret: Uint8Array;
  publicUrl: string;
  signUps: SignUpMode;
  /** False with `RATE_LIMITS=off`. */
  posting: { limitsRates: boolean };
};

const purpose = "sign-up invitation";

type Row = Omit<store.InvitationRow, "user_id" | "username"> & Partial<store.InvitationRow>;

const present = (
  { secret, publicUrl }: Pick<InvitationDeps, "secret" | "publicUrl">,
  { id, created_at, expires_at, used_at, user_id, username }: Row,
): contract.Invitation => ({
  _id: id,
  url: used_at ? null : `${publicUrl}/signup?invitation=${linkToken(secret, purpose, id)}`,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  usedBy: user_id && username ? { _id: user_id, username } : null,
});

const maxFor = ({ isAdmin }: Session) => (isAdmin ? invitationsMax.admin : invitationsMax.member);

/** The caller's invitations, and how many more there can be. */
export async function listInvitations(deps: InvitationDeps, session: Session) {
  const rows = await store.listInvitations(deps.db, session.userId);
  const created = await store.countCreated(deps.db, session.userId, invitationDays);
  return {
    mode: deps.signUps,
    data: rows.map((row) => present(deps, row)),
    left: Math.max(0, maxFor(session) - created),
  };
}

/** Creates an invitation. Throws SIGNUPS_CLOSED, and RATE_LIMITED for new accounts and for too many. */
export function createInvitation(
  deps: InvitationDeps,
  session: Session,
): Promise<contract.Invitation> {
  const { events, signUps, posting } = deps;
  if (signUps === "closed") throw signUpsClosed();
  if (session.isNew && posting.limitsRates) {
    const text = `You can invite people ${newAccountDays} days after you sign up.`;
    const retryAfter = newAccountDays * 24 * 60 * 60;
    throw new LimitError("invitations of a new account", "RATE_LIMITED", text, { retryAfter });
  }
  return events.write(async (trx) => {
    const max = maxFor(session);
    if ((await store.countRecent(trx, session.userId, invitationDays)) >= max) {
      const text = `You can create up to ${max} invitations in ${invitationDays} days. Revoke an unused one to create another.`;
      const retryAfter = 24 * 60 * 60;
      throw new LimitError("invitations by a person", "RATE_LIMITED", text, { retryAfter });
    }
    return present(
      deps,
      await store.insertInvitation(trx, uuidv7(), session.userId, invitationDays),
    );
  });
}

/** Revokes an invitation. Throws NOT_FOUND, also for one that was used. */
export async function revokeInvitation(
  { db }: Pick<InvitationDeps, "db">,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  if (await store.deleteUnused(db, id, session.userId)) return { _id: id };
  throw new AppError("NOT_FOUND", "This invitation was used or revoked.");
}

type Invited = Pick<InvitationDeps, "secret" | "signUps">;

/** Who sent a link. Throws GONE for one that can't be used. */
export async function checkInvitation(
  { db, secret }: Pick<InvitationDeps, "db" | "secret">,
  token: string,
): Promise<{ inviter: string; expiresAt: string }> {
  const id = idInToken(secret, purpose, token);
  const found = id === undefined ? undefined : await store.findOpen(db, id);
  if (!found) throw new AppError("GONE", goneText);
  return { inviter: found.inviter, expiresAt: found.expires_at.toISOString() };
}

const goneText =
  "This invitation was already used or revoked, or it has expired. Ask for a new one.";

/** Rejects a sign-up before it costs anything. Throws SIGNUPS_CLOSED. */
export async function rejectUninvited(
  { db, ...deps }: Invited & { db: Db },
  invitation: string | undefined,
): Promise<void> {
  if (deps.signUps === "open") return;
  if (deps.signUps === "closed") throw signUpsClosed();
  if (!invitation) {
    const text = "You need an invitation to sign up. Ask a member for an invitation link.";
    throw new LimitError("sign-ups without an invitation", "SIGNUPS_CLOSED", text);
  }
  const id = idInToken(deps.secret, purpose, invitation);
  if (id === undefined || !(await store.findOpen(db, id))) throw invalidInvitation();
}

/** Uses the invitation of a new account up. Throws SIGNUPS_CLOSED if it was used meanwhile. */
export async function redeemInvitation(
  trx: Trx,
  { secret, signUps }: Invited,
  { invitation, accountId }: { invitation: string | undefined; accountId: string },
): Promise<void> {
  const id = invitation ? idInToken(secret, purpose, invitation) : undefined;
  const isUsed = id !== undefined && (await store.useInvitation(trx, id, accountId));
  if (!isUsed && signUps === "invited") throw invalidInvitation();
}

const invalidInvitation = () =>
  new LimitError("sign-ups without an invitation", "SIGNUPS_CLOSED", goneText);

const signUpsClosed = () =>
  new LimitError("sign-ups while closed", "SIGNUPS_CLOSED", "Sign-ups are closed on this site.");
