import { LRUCache } from "lru-cache";
import { uuidv7 } from "uuidv7";
import {
  type AccessToken,
  accessTokensMax,
  type createAccessToken as createContract,
} from "#contracts/accounts/access-tokens.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { accessTokenPrefix, scopes as allScopes } from "#contracts/kernel/scopes.ts";
import { together } from "../../platform/db/together.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { hashOf, newLinkToken } from "../../platform/mail/link-tokens.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { lockOwnAccount, noteInSession, noteOfSite } from "../security-log/service.ts";
import * as store from "./store.ts";

type Clock = () => Date;
type Deps = { events: Events; clock: Clock };

const dayMs = 24 * 60 * 60 * 1000;
const usedEveryMs = 60_000;
/** Tokens of which this process noted a use lately. */
const notedMax = 10_000;

/**
 * Creates a token of the caller and returns it, which is not stored. Throws CONFLICT for one too many, and
 * SIGN_IN_REQUIRED where the session has ended meanwhile.
 */
export const createToken = (
  { events, clock }: Deps,
  { session, body: { name, scopes, days } }: HandlerInput<typeof createContract>,
): Promise<AccessToken & { token: string }> =>
  events.write(async (trx) => {
    const { userId } = session;
    const now = clock();
    await lockOwnAccount(trx, session);
    if ((await store.listTokens(trx, userId, now)).length >= accessTokensMax) throw tooMany();
    const token = `${accessTokenPrefix}${newLinkToken()}`;
    const row = await store.insertToken(trx, {
      id: uuidv7(),
      account_id: userId,
      hash: hashOf(token),
      name,
      scopes: allScopes.filter((scope) => scopes.includes(scope)),
      created_at: now,
      expires_at: new Date(now.getTime() + days * dayMs),
    });
    await noteInSession(trx, session, "token.made", name);
    return { ...presented(row), token };
  });

/** The caller's tokens that have not expired, newest first. */
export const listTokens = async (
  { db, clock }: { db: Db; clock: Clock },
  { userId }: Session,
): Promise<AccessToken[]> => (await store.listTokens(db, userId, clock())).map(presented);

/** Revokes a token on all servers and ends its open streams. Throws NOT_FOUND, also for another person's token. */
export const revokeToken = (
  { events }: Pick<Deps, "events">,
  session: Session,
  id: string,
): Promise<{ _id: string }> =>
  events.write(async (trx, publish) => {
    const { userId: profileId } = session;
    const name = await store.deleteToken(trx, profileId, id);
    if (name === undefined) throw new AppError("NOT_FOUND", "This access token was revoked.");
    await noteInSession(trx, session, "token.revoked", name);
    publish({ what: "sessions.ended", profileId });
    return { _id: id };
  });

/**
 * Revokes every token of a person, such as with a new password, and returns their number. The caller publishes
 * `sessions.ended`, which ends their open streams.
 */
export async function endTokens(trx: Trx, accountId: string): Promise<number> {
  const names = await store.deleteTokens(trx, accountId, new Date());
  // In sequence, since they share a transaction.
  for (const name of names) await noteOfSite(trx, accountId, "token.revoked", name);
  return names.length;
}

export const isAccessToken = (token: string): boolean => token.startsWith(accessTokenPrefix);

/** A program that calls for a person. It has none of their roles. */
type TokenSession = Omit<Session, "suspended"> & { suspendedUntil: string | null };

/** Returns a function that finds what a token stands for; undefined for an unknown, expired or revoked one. */
export function makeTokenSessions({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): (token: string) => Promise<TokenSession | undefined> {
  const find = together((queries: readonly store.TokenQuery[]) => store.findTokens(db, queries));
  const noteUse = makeNoteUse(db);
  return async (token) => {
    const now = clock();
    const row = await find({ hash: hashOf(token), now });
    if (!row) return undefined;
    if (row.suspended_until === null) noteUse(row.id, row.last_used_at, now);
    return {
      userId: row.account_id,
      name: row.name,
      sessionId: row.id,
      scopes: row.scopes,
      expiresAt: row.expires_at,
      token,
      isAdmin: false,
      isModerator: false,
      isVerified: row.is_verified,
      isNew: row.is_new,
      isTwoFactor: false,
      needsTwoFactor: false,
      hasProof: false,
      suspendedUntil: row.suspended_until,
    };
  };
}

/** Notes a use at most once a minute, beside the request: a use that isn't noted is no reason to reject it. */
function makeNoteUse(db: Db) {
  const noted = new LRUCache<string, true>({ max: notedMax, ttl: usedEveryMs });
  return (id: string, lastUsedAt: Date | null, now: Date): void => {
    const ifBefore = new Date(now.getTime() - usedEveryMs);
    if (noted.has(id) || (lastUsedAt !== null && lastUsedAt > ifBefore)) return;
    noted.set(id, true);
    store.updateUsed(db, id, { at: now, ifBefore }).catch(() => noted.delete(id));
  };
}

/** Whether a token, by its id, is still good. */
export const isTokenLive = store.isToken;

export const deleteExpired = (db: Db): Promise<unknown> => store.deleteExpired(db, new Date());

const presented = (row: store.ListedRow): AccessToken => ({
  _id: row.id,
  name: row.name,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const tooMany = () =>
  new AppError(
    "CONFLICT",
    `You have ${accessTokensMax} access tokens. Revoke one to create another.`,
  );
