import { deletionDays, type restoreAccount as restoreCall } from "#contracts/accounts/accounts.ts";
import type { Events, Publish } from "../../platform/events.ts";
import type { ClosingHooks, DeletionHook, PrivateLinks } from "../../platform/feature.ts";
import type { Files } from "../../platform/files/files.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { hashOf } from "../../platform/mail/link-tokens.ts";
import { queueEmail, withdrawWaiting } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import * as profiles from "../profiles/service.ts";
import { endTokens } from "../access-tokens/service.ts";
import { noteInSession, noteOfCaller } from "../security-log/service.ts";
import { findOtherAdmin } from "./admin-store.ts";
import { lastAdmin, lockMember } from "./admins.ts";
import * as deletions from "./deletion-store.ts";
import { accountDeletedEmail, accountGoneEmail, causes } from "./emails.ts";
import { newMailedToken, useMailedToken } from "./mailed-tokens.ts";
import * as store from "./store.ts";
import type { Clock } from "./tokens.ts";

type Parts = { files: Files; id: string; hooks: readonly DeletionHook[] };

const dayMs = 24 * 60 * 60 * 1000;

/** When an account that was deleted at this time can't come back any more. */
const endOf = (asked: Date): Date => new Date(asked.getTime() + deletionDays * dayMs);

/**
 * Deletes an account with its private rows; hoots and comments lose their author. Throws CONFLICT for the last admin who
 * can act.
 */
export async function removeAccount(
  trx: Trx,
  publish: Publish,
  { files, id, hooks }: Parts,
): Promise<void> {
  if ((await lockMember(trx, id))?.isLastAdmin) throw lastAdmin();
  await profiles.removeProfile(trx, id, async () => {
    const account = await store.findAccount(trx, id);
    if (account) await withdrawWaiting(trx, account.email, Object.values(causes));
    const heir = await findOtherAdmin(trx, id);
    // In sequence, since they share a transaction.
    for (const hook of hooks) await hook(trx, { id, heirId: heir?.id }, publish);
    await files.dropAll(trx, publish, id);
  });
  publish({ what: "account.deleted", profileId: id });
}

type Closing = Parts & {
  account: Pick<store.AccountRow, "username" | "email" | "verified_at">;
  session: { userId: string; sessionId: string };
  closingHooks: readonly ClosingHooks[];
  privateLinks: readonly PrivateLinks[];
  publicUrl: string;
  now: Date;
};

/**
 * Hides an account with all that is its person's, and mails a link to bring it back; returns until when that works. One
 * whose email was never verified goes at once. Throws CONFLICT for the last admin who can act.
 */
export async function closeAccount(
  trx: Trx,
  publish: Publish,
  { account, session, closingHooks, privateLinks, publicUrl, now, ...parts }: Closing,
): Promise<Date> {
  const { id } = parts;
  const { username, email } = account;
  if (!account.verified_at) {
    // First, while the account still shows whether its address is verified.
    const mail = accountGoneEmail({ username });
    await queueEmail(trx, publish, { to: email, cause: causes.accountDeleted, mail });
    await removeAccount(trx, publish, parts);
    return now;
  }
  if ((await lockMember(trx, id))?.isLastAdmin) throw lastAdmin();
  await noteInSession(trx, session, "deletion.asked");
  await deletions.markDeleted(trx, id, now);
  await store.deleteSessions(trx, id);
  await endTokens(trx, id);
  for (const purpose of ["reset", "not-me", "email", "restore"] as const) {
    await store.deleteMailedTokens(trx, id, purpose);
  }
  for (const { end } of privateLinks) await end(trx, { userId: id });
  for (const { hide } of closingHooks) await hide(trx, { id, at: now }, publish);
  await mailWayBack(trx, publish, { id, username, email, publicUrl, now, deletedAt: now });
  publish({ what: "account.deleted", profileId: id });
  return endOf(now);
}

type WayBack = {
  id: string;
  username: string;
  email: string;
  publicUrl: string;
  now: Date;
  deletedAt: Date;
};

/** Mails a link that brings a deleted account back, at most twice an hour. */
export async function mailWayBack(
  trx: Trx,
  publish: Publish,
  { id, username, email, publicUrl, now, deletedAt }: WayBack,
): Promise<void> {
  const token = await newMailedToken(trx, id, "restore", now);
  const reader = await profiles.readerOf(trx, id);
  const mail = accountDeletedEmail({
    username,
    publicUrl,
    token,
    until: endOf(deletedAt),
    reader,
  });
  const queued = await queueEmail(trx, publish, { to: email, cause: causes.accountDeleted, mail });
  if (queued.is === "dropped") await store.deleteMailedToken(trx, hashOf(token));
}

type RestoreDeps = { events: Events; clock: Clock; closingHooks: readonly ClosingHooks[] };

/** Brings a deleted account back with its mailed link. Its person then logs in. Throws TOKEN_INVALID. */
export async function restoreAccount(
  { events, clock, closingHooks }: RestoreDeps,
  { body: { token }, ...caller }: HandlerInput<typeof restoreCall>,
): Promise<Record<string, never>> {
  await events.write(async (trx, publish) => {
    const { id } = await useMailedToken(trx, token, "restore", clock());
    const account = await store.findAccount(trx, id);
    const at = account?.deletion_asked_at;
    if (!at) return;
    await deletions.unmarkDeleted(trx, id);
    await store.deleteMailedTokens(trx, id, "restore");
    for (const { show } of closingHooks) await show(trx, { id, at }, publish);
    await noteOfCaller(trx, id, { what: "deletion.undone", caller });
    // What is shown again is as stale as what was hidden.
    publish({ what: "account.deleted", profileId: id });
  });
  return {};
}

type RemovalDeps = { db: Db; events: Events; files: Files; hooks: readonly DeletionHook[] };

/** Removes the accounts that can't come back any more. */
export async function removeClosed(
  { db, events, files, hooks }: RemovalDeps,
  now: Date = new Date(),
): Promise<void> {
  const until = new Date(now.getTime() - deletionDays * dayMs);
  for (const { id } of await deletions.listDeletedUntil(db, until)) {
    await events.write(async (trx, publish) => {
      await store.lockAccount(trx, id);
      const account = await store.findAccount(trx, id);
      // It may have come back since.
      if (!account?.deletion_asked_at || account.deletion_asked_at > until) return;
      const mail = accountGoneEmail({ username: account.username });
      await queueEmail(trx, publish, { to: account.email, cause: causes.accountDeleted, mail });
      await removeAccount(trx, publish, { files, id, hooks });
    });
  }
}
