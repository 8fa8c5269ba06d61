import {
  codeAttempts,
  codesPerTicket,
  knownBrowserAttempts,
  logInAttempts,
} from "#contracts/accounts/limits.ts";
import { ticketSeconds } from "#contracts/accounts/two-factor.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Limiter } from "../../platform/http/limiter.ts";
import { isRecoveryCode } from "../two-factor/service.ts";
import { networkOf } from "./log-in-limits.ts";
import { isWithin } from "./is-within.ts";

type Rate = { times: number; seconds: number };

type Attempt = {
  ticket: string;
  accountId: string;
  /** Address block of the caller. */
  address: string;
  /** Mark of a browser that logged in to the account before. */
  mark: string | undefined;
  code: string;
};

/** Counts an attempt of a second factor. Throws LOGIN_FAILED where its ticket is used up, RATE_LIMITED. */
export type AdmitCode = (attempt: Attempt) => Promise<void>;

/** The password has to be entered again: its ticket is too old, was used, or had all its codes. */
export const ticketFailed = (): AppError =>
  new AppError(
    "LOGIN_FAILED",
    "That took too long, or there were too many wrong codes. Enter your password again.",
  );

/**
 * Limits codes after a right password. Six digits can be guessed, so that they are limited for the whole account too; its
 * owner still gets in from another network, with a browser used before, a recovery code or a passkey.
 */
export function makeAdmitCode(limiter: Limiter): AdmitCode {
  return async ({ ticket, accountId, address, mark, code }) => {
    const within = (name: string, key: string, rate: Rate) => isWithin(limiter, name, key, rate);
    const ofTicket = { times: codesPerTicket, seconds: ticketSeconds };
    if (!(await within("codes of one log-in", ticket, ofTicket))) throw ticketFailed();
    const isKnown =
      mark !== undefined &&
      (await within("codes in a known browser", mark, knownBrowserAttempts)) &&
      (await within("codes in known browsers", accountId, codeAttempts.knownBrowsers));
    if (isKnown) return;
    const { perAddressAndAccount } = logInAttempts;
    await limiter("codes from one address", `${address} ${accountId}`, perAddressAndAccount);
    if (isRecoveryCode(code)) return;
    const network = `${networkOf(address)} ${accountId}`;
    if (await within("first codes from one network", network, codeAttempts.perNetwork)) return;
    if (await within("codes of one account", accountId, codeAttempts.others)) return;
    throw new AppError(
      "RATE_LIMITED",
      "Too many codes were tried for this account today. Use a recovery code or a passkey, or log in with a browser you've used before.",
      { retryAfter: 60 * 60 },
    );
  };
}
