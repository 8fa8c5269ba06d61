import { logInFailed, type logIn as contract } from "#contracts/accounts/accounts.ts";
import type { logInWithPasskey as passkeyContract } from "#contracts/accounts/passkeys.ts";
import type { logInWithCode as codeContract } from "#contracts/accounts/two-factor.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { processCallback } from "../../platform/callbacks.ts";
import type { Events } from "../../platform/events.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { spend } from "../../platform/spent-secrets.ts";
import { checkPasskey } from "../passkeys/service.ts";
import { type Caller, noteFailedLogIn } from "../security-log/service.ts";
import { isRecoveryCode, isTwoFactorOn, useCode } from "../two-factor/service.ts";
import { type AdmitCode, ticketFailed } from "./code-limits.ts";
import { enter, rejectClosed, secondFactorRequired } from "./enter.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { AdmitLogIn } from "./log-in-limits.ts";
import { isPassword } from "./passwords.ts";
import * as store from "./store.ts";
import { fingerprintOf, type Tickets } from "./tickets.ts";
import type { Clock, Tokens } from "./tokens.ts";

type Deps = {
  db: Db;
  events: Events;
  secret: Uint8Array;
  publicUrl: string;
  tokens: Tokens;
  tickets: Tickets;
  clock: Clock;
  knownBrowsers: KnownBrowsers;
  admitLogIn: AdmitLogIn;
  admitCode: AdmitCode;
};

/**
 * Opens a session and returns its token. Throws LOGIN_FAILED, NOT_VERIFIED, SUSPENDED, RATE_LIMITED, and
 * SECOND_FACTOR_REQUIRED with a ticket.
 */
export async function logIn(deps: Deps, input: HandlerInput<typeof contract>): Promise<string> {
  const { db, events, knownBrowsers, tickets } = deps;
  const { body, address } = input;
  const { email, password } = body;
  // Unmarked browsers are limited before any look-up, so that a flood stays cheap.
  const isMarked = knownBrowsers.isMarked(input);
  if (!isMarked) await deps.admitLogIn({ email, address, mark: undefined });
  const account = await store.findAccountByEmail(db, email);
  if (isMarked) {
    const mark = account && knownBrowsers.markOf(input, account);
    await deps.admitLogIn({ email, address, mark });
  }
  const isCorrect = await isPassword(account?.password_hash, password);
  if (!account || !isCorrect) {
    if (account) noteFailure(deps, account.id, input);
    throw failed();
  }
  // Only revealed with the right password, so that others do not learn that the account exists.
  await rejectClosed(deps, account);
  if (await isTwoFactorOn(db, account.id)) {
    throw await secondFactorRequired(tickets, account);
  }
  return events.write((trx, publish) =>
    enter(trx, publish, { deps, account, input, what: "login.password", isTwoFactor: false }),
  );
}

/** Opens a session for a right password and a code. Throws LOGIN_FAILED, NOT_VERIFIED, SUSPENDED, RATE_LIMITED. */
export async function logInWithCode(
  deps: Deps,
  input: HandlerInput<typeof codeContract>,
): Promise<string> {
  const { db, events, knownBrowsers, tickets } = deps;
  const { body, address } = input;
  const ticket = await tickets.read(body.ticket);
  const account = ticket && (await store.findAccount(db, ticket.accountId));
  if (!account || fingerprintOf(account) !== ticket.password) throw ticketFailed();
  const { code } = body;
  const { id: accountId } = account;
  const mark = knownBrowsers.markOf(input, account);
  await deps.admitCode({ ticket: ticket.id, accountId, address, mark, code });
  await rejectClosed(deps, account);
  return events.write(async (trx, publish) => {
    const locked = await store.lockAccount(trx, accountId);
    if (!locked || fingerprintOf(locked) !== ticket.password) throw ticketFailed();
    // A wrong code leaves the ticket, so that a slip of the finger doesn't cost the password again.
    if (!(await useCode(trx, deps, accountId, code))) throw codeFailed();
    if (!(await spend(trx, ticket.id, ticket.expiresAt))) throw ticketFailed();
    const what = isRecoveryCode(code) ? "login.recovery-code" : "login.code";
    return enter(trx, publish, { deps, account, input, what, isTwoFactor: true });
  });
}

/** Opens a session for a passkey, which is both factors. Throws LOGIN_FAILED, NOT_VERIFIED, SUSPENDED. */
export async function logInWithPasskey(
  deps: Deps,
  input: HandlerInput<typeof passkeyContract>,
): Promise<string> {
  const { db, events } = deps;
  const passkey = await checkPasskey(deps, input.body.response);
  const account = passkey && (await store.findAccount(db, passkey.accountId));
  if (!account) throw passkeyFailed();
  await rejectClosed(deps, account);
  return events.write(async (trx, publish) => {
    if (!(await passkey.use(trx))) throw passkeyFailed();
    return enter(trx, publish, {
      deps,
      account,
      input,
      what: "login.passkey",
      isTwoFactor: true,
    });
  });
}

/** Longer than the answer takes to leave, so that it comes no later than that for an unknown email. */
const noteAfterMs = 100;

/** Notes a wrong password beside the request: an attempt that isn't noted is no reason for another answer. */
function noteFailure({ db, clock }: Pick<Deps, "db" | "clock">, id: string, caller: Caller): void {
  const { userAgent, address } = caller;
  const note = () =>
    noteFailedLogIn(db, id, { caller: { userAgent, address }, now: clock() }).catch(
      () => undefined,
    );
  setTimeout(processCallback(note), noteAfterMs).unref();
}

const failed = () => new AppError("LOGIN_FAILED", logInFailed);
const codeFailed = () =>
  new AppError("LOGIN_FAILED", "That code isn't right, or it was used already. Try the next one.");
const passkeyFailed = () =>
  new AppError("LOGIN_FAILED", "This passkey doesn't log in here. Use another way.");
