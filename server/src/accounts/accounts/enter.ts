import { logInFailed, verifyToLogIn } from "#contracts/accounts/accounts.ts";
import type { SecurityEvent } from "#contracts/accounts/security-log.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { Trx } from "../../platform/schema.ts";
import { type Caller, noteOfCaller } from "../security-log/service.ts";
import type { Browser, KnownBrowsers } from "./known-browsers.ts";
import { mailWayBack } from "./deletion.ts";
import { mailNewDevice } from "./new-device.ts";
import { openSession } from "./sessions.ts";
import { type AccountRow, findAccount, lockAccount } from "./store.ts";
import { suspendedText } from "./suspension.ts";
import type { Tickets } from "./tickets.ts";
import type { Clock, Tokens } from "./tokens.ts";

export type EntryDeps = {
  tokens: Tokens;
  clock: Clock;
  knownBrowsers: KnownBrowsers;
  publicUrl: string;
};

type Entry = {
  deps: EntryDeps;
  account: AccountRow;
  input: Caller & Browser;
  what: SecurityEvent;
  detail?: string;
  isTwoFactor: boolean;
  /** When the person proved who they are; now by default. */
  provedAt?: Date;
};

/** Opens a session, notes it, and mails the owner where the browser had not logged in before. Returns its token. */
export async function enter(
  trx: Trx,
  publish: Publish,
  { deps, account, input, what, detail, ...proved }: Entry,
): Promise<string> {
  const { knownBrowsers } = deps;
  // The password may have been changed, or the account deleted, while the log-in waited for its turn.
  const locked = await lockAccount(trx, account.id);
  const current = await findAccount(trx, account.id);
  if (locked?.password_hash !== account.password_hash || current?.deletion_asked_at)
    throw new AppError("LOGIN_FAILED", logInFailed);
  const isNewDevice = knownBrowsers.markOf(input, account) === undefined;
  const note = { what, caller: input, isNewDevice, ...(detail !== undefined && { detail }) };
  await noteOfCaller(trx, account.id, note);
  if (isNewDevice) await mailNewDevice(trx, publish, { ...deps, account, caller: input });
  knownBrowsers.remember(input, account);
  return openSession(trx, deps, account, { ...input, ...proved });
}

/**
 * Rejects accounts that can't log in now. Throws NOT_VERIFIED, SUSPENDED, and LOGIN_FAILED for a deleted account, whose
 * owner is mailed the way back again.
 */
export async function rejectClosed(
  { events, publicUrl, clock }: { events: Events; publicUrl: string; clock: Clock },
  account: AccountRow,
): Promise<void> {
  const { verified_at: verifiedAt, suspended_until: end, deletion_asked_at: deletedAt } = account;
  if (deletedAt) {
    await events.write((trx, publish) =>
      mailWayBack(trx, publish, { ...account, deletedAt, publicUrl, now: clock() }),
    );
    throw new AppError("LOGIN_FAILED", deletedText);
  }
  if (!verifiedAt) throw new AppError("NOT_VERIFIED", verifyToLogIn);
  if (end !== null) throw new AppError("SUSPENDED", suspendedText(end));
}

const deletedText =
  "You deleted this account. To bring it back, open the link that we emailed you.";

/** The answer to a first factor where the account has two. */
export const secondFactorRequired = async (
  tickets: Tickets,
  account: Pick<AccountRow, "id" | "password_hash">,
): Promise<AppError> =>
  new AppError("SECOND_FACTOR_REQUIRED", "Enter the code from your authenticator app.", {
    ticket: await tickets.issue(account),
  });
