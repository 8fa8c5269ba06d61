import { renewWithinSeconds, type Session as ListedSession } from "#contracts/accounts/accounts.ts";
import { proofSeconds } from "#contracts/accounts/proof.ts";
import type { TwoFactorRule } from "#contracts/kernel/operator.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { uuidv7 } from "uuidv7";
import { together } from "../../platform/db/together.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { deviceOf } from "../../platform/http/device.ts";
import { isAccessToken, isTokenLive, makeTokenSessions } from "../access-tokens/service.ts";
import { type Caller, networkText, noteInSession } from "../security-log/service.ts";
import * as store from "./store.ts";
import { suspendedText } from "./suspension.ts";
import { type Clock, leewaySeconds, makeTokens, type Tokens } from "./tokens.ts";

type TokenDeps = { db: Db; tokens: Tokens; clock: Clock };

/**
 * Returns a function that finds the live session of a token, or what an access token stands for; undefined for a forged,
 * expired or revoked token. Suspended people are found without a live session.
 */
export function makeSessions({
  db,
  secret,
  clock = () => new Date(),
  twoFactor = "off",
}: {
  db: Db;
  secret: Uint8Array;
  clock?: Clock;
  twoFactor?: TwoFactorRule;
}): (token: string) => Promise<Session | undefined> {
  const tokens = makeTokens(secret, clock);
  const find = together((query: readonly store.SessionQuery[]) => store.findSessions(db, query));
  const programs = makeTokenSessions({ db, clock });
  const findProgram = async (token: string): Promise<Session | undefined> => {
    const found = await programs(token);
    if (!found) return undefined;
    const { suspendedUntil, ...session } = found;
    return suspendedUntil === null
      ? session
      : { ...session, suspended: suspendedText(suspendedUntil) };
  };
  return async (token) => {
    if (isAccessToken(token)) return findProgram(token);
    const read = await tokens.read(token);
    if (!read) return undefined;
    const { _id: userId, name, jti: sessionId, expiresAt } = read;
    const endedBefore = new Date(clock().getTime() - leewaySeconds * 1000);
    const row = await find({ id: sessionId, accountId: userId, endedBefore });
    if (!row) return undefined;
    const { is_verified: isVerified, is_new: isNew } = row;
    // A role that needs a second factor works only in sessions with one.
    const needsTwoFactor = twoFactor === "admins" && row.is_moderator && !row.two_factor;
    const isAdmin = row.is_admin && !needsTwoFactor;
    const isModerator = row.is_moderator && !needsTwoFactor;
    const provedBefore =
      row.proved_at === null ? Infinity : clock().getTime() - row.proved_at.getTime();
    const suspended = row.suspended_until === null ? undefined : suspendedText(row.suspended_until);
    return {
      userId,
      name,
      sessionId,
      expiresAt,
      token,
      isAdmin,
      isModerator,
      isVerified,
      isNew,
      isTwoFactor: row.two_factor,
      needsTwoFactor,
      // A clock that was set back leaves proofs in the future.
      hasProof: provedBefore < proofSeconds * 1000 && provedBefore > -leewaySeconds * 1000,
      suspended,
    };
  };
}

/** Whether a session, or an access token by its id, is still live. */
export async function isLive(
  db: Db,
  { userId, sessionId }: Pick<Session, "userId" | "sessionId">,
  now: Date = new Date(),
): Promise<boolean> {
  const endedBefore = new Date(now.getTime() - leewaySeconds * 1000);
  const query = { id: sessionId, accountId: userId, endedBefore };
  const [row] = await store.findSessions(db, [query]);
  if (row) return row.suspended_until === null;
  return isTokenLive(db, { id: sessionId, accountId: userId, now });
}

/** By what a session begins. `provedAt` is now by default. */
type Proved = { isTwoFactor?: boolean; provedAt?: Date };

/** Opens a session and returns its token. */
export async function openSession(
  db: Db,
  { tokens, clock }: Pick<TokenDeps, "tokens" | "clock">,
  person: { id: string; name: string },
  { userAgent, address, isTwoFactor = false, provedAt = clock() }: Caller & Proved,
): Promise<string> {
  const id = uuidv7();
  const { token, expiresAt } = await tokens.issue({ _id: person.id, name: person.name, jti: id });
  await store.insertSession(db, {
    id,
    account_id: person.id,
    device: deviceOf(userAgent),
    network: networkText(address),
    created_at: clock(),
    proved_at: provedAt,
    two_factor: isTwoFactor,
    expires_at: expiresAt,
  });
  return token;
}

export async function logOut(events: Events, session: Session): Promise<Record<string, never>> {
  await deleteSession(events, session, session.sessionId);
  return {};
}

/** Deletes a session and ends the person's live streams, which the other sessions open again. */
const deleteSession = (events: Events, session: Session, id: string): Promise<boolean> =>
  events.write(async (trx, publish) => {
    const { userId: profileId, sessionId } = session;
    const device = await store.deleteSession(trx, profileId, id);
    if (device === undefined) return false;
    if (id !== sessionId) await noteInSession(trx, session, "session.ended", device);
    publish({ what: "sessions.ended", profileId });
    return true;
  });

/** Extends the session by a day; in the first half of its lifetime returns the current token. */
export async function renewSession(
  { db, tokens, clock }: TokenDeps,
  session: Session,
): Promise<string> {
  const remainingMs = session.expiresAt.getTime() - clock().getTime();
  if (remainingMs > renewWithinSeconds * 1000) return session.token;
  const { userId, sessionId } = session;
  const account = await store.findAccount(db, userId);
  const name = account?.name ?? session.name;
  const { token, expiresAt } = await tokens.issue({ _id: userId, name, jti: sessionId });
  // The session may have been ended during this request.
  if (!(await store.extendSession(db, sessionId, expiresAt))) {
    throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
  }
  return token;
}

export async function listSessions(
  { db, clock }: Pick<TokenDeps, "db" | "clock">,
  session: Session,
): Promise<ListedSession[]> {
  const rows = await store.listSessions(db, session.userId, clock());
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    device: row.device,
    current: row.id === session.sessionId,
  }));
}

export async function endSession(
  events: Events,
  session: Session,
  id: string,
): Promise<{ _id: string }> {
  // Another person's session answers like a missing one.
  if (!(await deleteSession(events, session, id))) {
    throw new AppError("NOT_FOUND", "This device is already logged out.");
  }
  return { _id: id };
}

export const endOtherSessions = (events: Events, session: Session): Promise<{ ended: number }> =>
  events.write(async (trx, publish) => {
    const { userId: profileId, sessionId } = session;
    const ended = await store.deleteSessions(trx, profileId, sessionId);
    if (ended > 0) await noteInSession(trx, session, "sessions.ended", String(ended));
    if (ended > 0) publish({ what: "sessions.ended", profileId });
    return { ended };
  });

/**
 * A session for work that a person started and that outlasts their request: without a token, a proof or a role.
 * Undefined if the account is gone or was deleted.
 */
export async function sessionForWork(db: Db, userId: string): Promise<Session | undefined> {
  const row = await store.findStanding(db, userId);
  if (!row) return undefined;
  return {
    userId,
    name: row.name,
    sessionId: noSession,
    expiresAt: new Date(0),
    token: "",
    isAdmin: false,
    isModerator: false,
    suspended: row.suspended_until === null ? undefined : suspendedText(row.suspended_until),
    isVerified: row.is_verified,
    isTwoFactor: false,
    needsTwoFactor: false,
    hasProof: false,
    isNew: row.is_new,
  };
}

const noSession = "00000000-0000-0000-0000-000000000000";
