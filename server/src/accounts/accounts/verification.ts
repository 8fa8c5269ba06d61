import type {
  checkVerification as checkCall,
  verifyWithPassword as verifyWithPasswordCall,
} from "#contracts/accounts/accounts.ts";
import type { AnswerIn } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Events } from "../../platform/events.ts";
import type { DeletionHook, PrivateLinks } from "../../platform/feature.ts";
import type { Files } from "../../platform/files/files.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { hashOf } from "../../platform/mail/link-tokens.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { noteOfCaller } from "../security-log/service.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { invalidLink, useMailedToken } from "./mailed-tokens.ts";
import { hashPassword, isPassword, rejectCommon } from "./passwords.ts";
import { removeAccount } from "./deletion.ts";
import { setPassword } from "./set-password.ts";
import * as store from "./store.ts";
import type { Clock } from "./tokens.ts";

type Deps = {
  db: Db;
  events: Events;
  files: Files;
  publicUrl: string;
  clock: Clock;
  knownBrowsers: KnownBrowsers;
  deletionHooks: readonly DeletionHook[];
  privateLinks: readonly PrivateLinks[];
};
type TransactionDeps = Pick<Deps, "events" | "clock">;

/** Marks an email as verified and invalidates other verification links, which could disown the account. */
export async function markVerified(trx: Trx, accountId: string, now: Date): Promise<void> {
  await store.updateVerified(trx, accountId, now);
  await store.deleteMailedTokens(trx, accountId, "verify");
}

/** Uses up a verification token and returns the redirect's Location. Throws TOKEN_INVALID for JSON calls. */
export async function verifyEmail(
  deps: TransactionDeps,
  token: string,
  isForm: boolean,
): Promise<string> {
  try {
    await useVerification(deps, token);
    return "/login?verified=true";
  } catch (error) {
    // A person with an outdated mail gets a page instead of JSON.
    if (isForm && error instanceof AppError) return "/login?verified=false";
    throw error;
  }
}

const useVerification = ({ events, clock }: TransactionDeps, token: string): Promise<void> =>
  events.write(async (trx) => {
    const now = clock();
    const { id } = await useMailedToken(trx, token, "verify", now);
    await markVerified(trx, id, now);
  });

/** Who signed up, when, and whether in this browser. Throws TOKEN_INVALID. */
export async function checkVerification(
  deps: Pick<Deps, "db" | "clock" | "knownBrowsers">,
  input: HandlerInput<typeof checkCall>,
): Promise<AnswerIn<typeof checkCall>> {
  const account = await unverifiedAccount(deps, input.body.token);
  return {
    // The reader may be a stranger whose address was typed.
    name: account.username,
    createdAt: account.created_at.toISOString(),
    isSameBrowser: deps.knownBrowsers.markOf(input, account) !== undefined,
  };
}

/**
 * Verifies an email from another browser than the sign-up's. The sign-up's password proves identity and keeps
 * everything; any other replaces it and locks out the person who signed up. Throws TOKEN_INVALID.
 */
export async function verifyWithPassword(
  deps: Deps,
  input: HandlerInput<typeof verifyWithPasswordCall>,
): Promise<{ passwordChanged: boolean }> {
  const { events, publicUrl, clock, knownBrowsers, privateLinks } = deps;
  const { token, password } = input.body;
  // Checked before hashing, so that forged tokens are cheap.
  const account = await unverifiedAccount(deps, token);
  const isSame = await isPassword(account.password_hash, password);
  if (!isSame) await rejectCommon(password);
  const after = isSame ? account.password_hash : await hashPassword(password);
  await events.write(async (trx, publish) => {
    const now = clock();
    const lockedAccount = await useMailedToken(trx, token, "verify", now);
    // Another link may have set another password in the meantime.
    if (lockedAccount.password_hash !== account.password_hash) throw invalidLink();
    await markVerified(trx, account.id, now);
    if (!isSame) {
      await noteOfCaller(trx, account.id, { what: "password.reset", caller: input });
      await setPassword(trx, publish, {
        account,
        after,
        publicUrl,
        userAgent: input.userAgent,
        endedLinks: privateLinks,
        endedFactors: "all",
      });
    }
  });
  knownBrowsers.remember(input, { id: account.id, password_hash: after });
  return { passwordChanged: !isSame };
}

/** Deletes an unverified account for the owner of its email. Throws TOKEN_INVALID once it is verified. */
export async function disownAccount(
  {
    events,
    files,
    clock,
    deletionHooks: hooks,
  }: Pick<Deps, "events" | "files" | "clock" | "deletionHooks">,
  token: string,
): Promise<Record<string, never>> {
  await events.write(async (trx, publish) => {
    const { id, verified_at } = await useMailedToken(trx, token, "verify", clock());
    if (verified_at) throw invalidLink();
    await removeAccount(trx, publish, { files, id, hooks });
  });
  return {};
}

async function unverifiedAccount({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  const found = await store.findMailedToken(db, hashOf(token), "verify", clock());
  const account = found && (await store.findAccount(db, found.account_id));
  if (!account || account.verified_at) throw invalidLink();
  return account;
}
