import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#contracts/kernel/errors.ts";
import { makeBoundedQueue } from "../../platform/bounded-queue.ts";
import { isCommon } from "./common-passwords.ts";
import { passwordCost } from "./password-cost.ts";

// Hashing takes a core and 19 MB; more concurrency would only slow all of them.
const queue = makeBoundedQueue({
  concurrency: 2,
  maxWaiting: 50,
  overloaded: () =>
    new AppError("OVERLOADED", "Too many people are logging in right now. Try again in a minute.", {
      retryAfter: 3,
    }),
});
const inTurn = <T>(work: () => Promise<T>): Promise<T> => queue("password", work);

const { memoryCost, timeCost, parallelism } = passwordCost;

/** A hash of the same cost that no password matches. */
export const dummyHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$nbu1M2onngYZCwPsvZWavw$UclnlrRST9fsAO5z9Es3wqKbtUaZh2Ot4DtiDiqUoRQ`;

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, passwordCost));

const noPassword = "no-password:";

/** What an account without a password has in place of a hash: random, as marks of browsers and tickets depend on it. */
export const newNoPassword = (): string => noPassword + randomBytes(32).toString("base64url");

/** Whether an account has a password. */
export const hasPassword = ({ password_hash }: { password_hash: string }): boolean =>
  !password_hash.startsWith(noPassword);

/** Whether the password matches. Takes as long without a hash (unknown account, no password), and is false then. */
export async function isPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isHash = storedHash !== undefined && hasPassword({ password_hash: storedHash });
  const matches = await inTurn(() => verify(isHash ? storedHash : dummyHash, password));
  return isHash && matches;
}

/** Throws VALIDATION for a common password. */
export async function rejectCommon(password: string): Promise<void> {
  if (!(await isCommon(password))) return;
  const message = "This password is too common. Choose a different one.";
  throw new AppError("VALIDATION", message, { fields: { password: message } });
}
