import {
  logInFailed,
  type logIn as contract,
  verifyToLogIn,
} from "#contracts/accounts/accounts.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { AdmitLogIn } from "./log-in-limits.ts";
import { isPassword } from "./passwords.ts";
import { openSession } from "./sessions.ts";
import * as store from "./store.ts";
import { suspendedText } from "./suspension.ts";
import type { Clock, Tokens } from "./tokens.ts";

type Deps = {
  db: Db;
  tokens: Tokens;
  clock: Clock;
  knownBrowsers: KnownBrowsers;
  admitLogIn: AdmitLogIn;
};

/** Opens a session and returns its token. Throws LOGIN_FAILED, NOT_VERIFIED, SUSPENDED, RATE_LIMITED. */
export async function logIn(deps: Deps, input: HandlerInput<typeof contract>): Promise<string> {
  const { db, knownBrowsers } = deps;
  const { body, address, userAgent } = input;
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
  if (!account || !isCorrect) throw new AppError("LOGIN_FAILED", logInFailed);
  // Only revealed with the right password, so that others do not learn that the account exists.
  if (!account.verified_at) throw new AppError("NOT_VERIFIED", verifyToLogIn);
  if (account.suspended_until !== null) {
    throw new AppError("SUSPENDED", suspendedText(account.suspended_until));
  }
  const token = await openSession(db, deps, account, userAgent);
  knownBrowsers.remember(input, account);
  return token;
}
