import { uuidv7 } from "uuidv7";
import {
  type SecurityEntry,
  type SecurityEvent,
  securityLogDays,
} from "#contracts/accounts/security-log.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { deviceOf } from "../../platform/http/device.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as store from "./store.ts";

const detailMax = 200;
const failedLogInEveryMs = 60 * 60 * 1000;

/** A request without a session, such as a log-in. `address` is its address block. */
export type Caller = { userAgent: string; address: string };

const entryOf = (accountId: string, what: SecurityEvent, detail: string | undefined) => ({
  id: uuidv7(),
  account_id: accountId,
  what,
  detail: detail?.slice(0, detailMax).toWellFormed() ?? null,
});

/** Notes what a person did in a session, with its device and network. `detail` names the thing, cut to 200 characters. */
export const noteInSession = (
  db: Db,
  { userId, sessionId }: Pick<Session, "userId" | "sessionId">,
  what: SecurityEvent,
  detail?: string,
): Promise<unknown> =>
  store.insertEntryOfSession(db, {
    ...entryOf(userId, what, detail),
    is_new_device: false,
    sessionId,
  });

/** The body of a call may come long after its session was checked. Throws SIGN_IN_REQUIRED where that ended since. */
export async function requireLive(
  trx: Trx,
  { sessionId }: Pick<Session, "sessionId">,
): Promise<void> {
  if (!(await store.isSession(trx, sessionId)))
    throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
}

/**
 * Locks the account of a session until the transaction ends, so that concurrent additions count each other. Throws
 * SIGN_IN_REQUIRED where the session ended since.
 */
export async function lockOwnAccount(
  trx: Trx,
  session: Pick<Session, "userId" | "sessionId">,
): Promise<void> {
  await store.lockAccount(trx, session.userId);
  await requireLive(trx, session);
}

/** Whether something was noted at this time or later. */
export const wasNotedSince = store.hasEntrySince;

/** Notes what a request without a session did to an account, such as a log-in. */
export const noteOfCaller = (
  db: Db,
  accountId: string,
  {
    what,
    caller,
    detail,
    isNewDevice = false,
  }: { what: SecurityEvent; caller: Caller; detail?: string; isNewDevice?: boolean },
): Promise<unknown> =>
  store.insertEntry(db, {
    ...entryOf(accountId, what, detail),
    device: deviceOf(caller.userAgent),
    network: networkText(caller.address),
    is_new_device: isNewDevice,
  });

/** Notes a wrong password for an account, at most once an hour for each network. */
export const noteFailedLogIn = (
  db: Db,
  accountId: string,
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await store.lockAccount(trx, accountId);
    const what = "login.failed";
    const network = networkText(caller.address);
    const since = new Date(now.getTime() - failedLogInEveryMs);
    if (await store.hasEntryOfNetworkSince(trx, accountId, { what, network, since })) return;
    await noteOfCaller(trx, accountId, { what, caller });
  });

/** Notes what the site or its operator did. */
export const noteOfSite = (
  db: Db,
  accountId: string,
  what: SecurityEvent,
  detail?: string,
): Promise<unknown> =>
  store.insertEntry(db, {
    ...entryOf(accountId, what, detail),
    device: "This site",
    network: null,
    is_new_device: false,
  });

/**
 * The coarse place of an address block: the /24 of an IPv4 address, the /48 of an IPv6 block. Null for a call inside the
 * process, which has no address.
 */
export function networkText(block: string): string | null {
  const [, head] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(block) ?? [];
  if (head) return `${head}.0/24`;
  return block.endsWith("::/64") ? `${block.split(":").slice(0, 3).join(":")}::/48` : null;
}

/** A person's own entries, newest first, `before` one of them. */
export async function listEntries(
  { db, clock }: { db: Db; clock: () => Date },
  { userId }: Pick<Session, "userId">,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ data: SecurityEntry[]; hasMore: boolean }> {
  const rows = await store.listEntries(db, userId, {
    before,
    limit: limit + 1,
    after: oldest(clock()),
  });
  return {
    data: rows.slice(0, limit).map((row) => ({
      _id: row.id,
      what: row.what,
      device: row.device,
      network: row.network,
      detail: row.detail,
      isNewDevice: row.is_new_device,
      createdAt: row.created_at.toISOString(),
    })),
    hasMore: rows.length > limit,
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const oldest = (now: Date) => new Date(now.getTime() - securityLogDays * dayMs);

export const deleteOld = (db: Db, now: Date = new Date()): Promise<unknown> =>
  store.deleteOld(db, oldest(now));
