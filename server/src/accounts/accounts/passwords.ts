import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#contracts/kernel/errors.ts";
import { makeMutex } from "../../platform/mutex.ts";
import { isCommon } from "./common-passwords.ts";

// Hashing takes a core and 19 MB each; more at once would only make everybody wait.
const mutex = makeMutex({
  atOnce: 2,
  maxWaiting: 50,
  overloaded: () =>
    new AppError("OVERLOADED", "Too many people are signing in just now. Please try again.", {
      retryAfter: 3,
    }),
});
const inTurn = <T>(work: () => Promise<T>): Promise<T> => mutex("password", work);

/** What OWASP advises for argon2id, the library's algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of the same cost that no password of ours fits. */
export const standInHash =
  "$argon2id$v=19$m=19456,t=2,p=1$nbu1M2onngYZCwPsvZWavw$UclnlrRST9fsAO5z9Es3wqKbtUaZh2Ot4DtiDiqUoRQ";

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost));

/** Takes as long for an unknown account (no hash) as for a known one, and is false then. */
export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(known ?? standInHash, password));
  return known !== undefined && matches;
}

/** Refuses a new password that every guesser tries first. */
export async function rejectCommon(password: string): Promise<void> {
  if (!(await isCommon(password))) return;
  const text = "This password is one of the first that guessers try. Choose another.";
  throw new AppError("VALIDATION", text, { fields: { password: text } });
}
