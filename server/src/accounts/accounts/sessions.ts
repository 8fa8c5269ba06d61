import { renewWithinSeconds, type Session as ListedSession } from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { uuidv7 } from "uuidv7";
import { together } from "../../platform/db/together.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import { deviceOf } from "../../platform/http/device.ts";
import * as store from "./store.ts";
import { suspendedText } from "./suspension.ts";
import { type Clock, leewaySeconds, makeTokens, type Tokens } from "./tokens.ts";

type TokenDeps = { db: Db; tokens: Tokens; clock: Clock };

/** Returns a function that finds the live session of a token; undefined for a forged, expired or revoked token. Suspended people are found without a live session. */
export function makeSessions({
  db,
  secret,
  clock = () => new Date(),
}: {
  db: Db;
  secret: Uint8Array;
  clock?: Clock;
}): (token: string) => Promise<Session | undefined> {
  const tokens = makeTokens(secret, clock);
  const find = together((query: readonly store.SessionQuery[]) => store.findSessions(db, query));
  return async (token) => {
    const read = await tokens.read(token);
    if (!read) return undefined;
    const { _id: userId, name, jti: sessionId, expiresAt } = read;
    const endedBefore = new Date(clock().getTime() - leewaySeconds * 1000);
    const row = await find({ id: sessionId, accountId: userId, endedBefore });
    if (!row) return undefined;
    const {
      is_admin: isAdmin,
      is_moderator: isModerator,
      is_verified: isVerified,
      is_new: isNew,
    } = row;
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
      suspended,
    };
  };
}

/** Whether a session is still live. */
export async function isLive(
  db: Db,
  { userId, sessionId }: Pick<Session, "userId" | "sessionId">,
  now: Date = new Date(),
): Promise<boolean> {
  const endedBefore = new Date(now.getTime() - leewaySeconds * 1000);
  const query = { id: sessionId, accountId: userId, endedBefore };
  const [row] = await store.findSessions(db, [query]);
  return row !== undefined && row.suspended_until === null;
}

/** Opens a session and returns its token. */
export async function openSession(
  db: Db,
  { tokens, clock }: Pick<TokenDeps, "tokens" | "clock">,
  person: { id: string; name: string },
  userAgent: string,
): Promise<string> {
  const id = uuidv7();
  const { token, expiresAt } = await tokens.issue({ _id: person.id, name: person.name, jti: id });
  await store.insertSession(db, {
    id,
    account_id: person.id,
    device: deviceOf(userAgent),
    created_at: clock(),
    expires_at: expiresAt,
  });
  return token;
}

export async function logOut(events: Events, session: Session): Promise<Record<string, never>> {
  await deleteSession(events, session.userId, session.sessionId);
  return {};
}

/** Deletes a session and ends the person's live streams, which the other sessions open again. */
const deleteSession = (events: Events, profileId: string, id: string): Promise<boolean> =>
  events.write(async (trx, publish) => {
    const wasThere = await store.deleteSession(trx, profileId, id);
    if (wasThere) publish({ what: "sessions.ended", profileId });
    return wasThere;
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
  if (!(await deleteSession(events, session.userId, id))) {
    throw new AppError("NOT_FOUND", "This device is already logged out.");
  }
  return { _id: id };
}

export const endOtherSessions = (
  events: Events,
  { userId: profileId, sessionId }: Session,
): Promise<{ ended: number }> =>
  events.write(async (trx, publish) => {
    const ended = await store.deleteSessions(trx, profileId, sessionId);
    if (ended > 0) publish({ what: "sessions.ended", profileId });
    return { ended };
  });
