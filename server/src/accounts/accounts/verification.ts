import type {
  checkVerification as checkCall,
  verifyWithPassword as verifyWithPasswordCall,
} from "#contracts/accounts/accounts.ts";
import type { AnswerIn } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Events } from "../../platform/events.ts";
import type { DeletionHook } from "../../platform/feature.ts";
import type { Files } from "../../platform/files/files.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { hashOf } from "../../platform/mail/link-tokens.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { badLink, takeMailedToken } from "./mailed-tokens.ts";
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
};
type Writing = Pick<Deps, "events" | "clock">;

/** Marks an email as verified. Other verification links of the account end, and with them the way to disown it. */
export async function markVerified(trx: Trx, accountId: string, now: Date): Promise<void> {
  await store.updateVerified(trx, accountId, now);
  await store.deleteMailedTokens(trx, accountId, "verify");
}

/** Uses a verification token up and answers where to go next. */
export async function verifyEmail(deps: Writing, token: string, isForm: boolean): Promise<string> {
  try {
    await useVerification(deps, token);
    return "/login?verified=true";
  } catch (error) {
    // A person who pressed the button of an old email gets a page, not JSON.
    if (isForm && error instanceof AppError) return "/login?verified=false";
    throw error;
  }
}

const useVerification = ({ events, clock }: Writing, token: string): Promise<void> =>
  events.write(async (trx) => {
    const now = clock();
    const { id } = await takeMailedToken(trx, token, "verify", now);
    await markVerified(trx, id, now);
  });

/** Who signed up, and whether in this browser. Throws TOKEN_INVALID. */
export async function checkVerification(
  deps: Pick<Deps, "db" | "clock" | "knownBrowsers">,
  input: HandlerInput<typeof checkCall>,
): Promise<AnswerIn<typeof checkCall>> {
  const account = await unverifiedAccount(deps, input.body.token);
  return {
    name: account.name,
    createdAt: account.created_at.toISOString(),
    isSameBrowser: deps.knownBrowsers.markOf(input, account) !== undefined,
  };
}

/**
 * Verifies an email from another browser than the one that signed up. Who knows the password of the sign-up is that
 * person, and keeps everything; else the password is replaced, and whoever signed up is locked out.
 */
export async function verifyWithPassword(
  deps: Deps,
  input: HandlerInput<typeof verifyWithPasswordCall>,
): Promise<{ passwordChanged: boolean }> {
  const { events, publicUrl, clock, knownBrowsers } = deps;
  const { token, password } = input.body;
  // Looked up before hashing, so that a made-up token costs next to nothing.
  const known = await unverifiedAccount(deps, token);
  const isSame = await isPassword(known.password_hash, password);
  if (!isSame) await rejectCommon(password);
  const after = isSame ? known.password_hash : await hashPassword(password);
  await events.write(async (trx, publish) => {
    const now = clock();
    const locked = await takeMailedToken(trx, token, "verify", now);
    // Another link may have set another password meanwhile.
    if (locked.password_hash !== known.password_hash) throw badLink();
    await markVerified(trx, known.id, now);
    if (!isSame) {
      await setPassword(trx, publish, { account: known, after, publicUrl, endLinks: true });
    }
  });
  knownBrowsers.remember(input, { id: known.id, password_hash: after });
  return { passwordChanged: !isSame };
}

/** Deletes an account for the owner of its email, who did not create it. Throws TOKEN_INVALID once it is verified. */
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
    const { id, verified_at } = await takeMailedToken(trx, token, "verify", clock());
    if (verified_at) throw badLink();
    await removeAccount(trx, publish, { files, id, hooks });
  });
  return {};
}

async function unverifiedAccount({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  const found = await store.findMailedToken(db, hashOf(token), "verify", clock());
  const account = found && (await store.findAccount(db, found.account_id));
  if (!account || account.verified_at) throw badLink();
  return account;
}
