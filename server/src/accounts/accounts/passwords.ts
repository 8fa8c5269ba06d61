import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#contracts/kernel/errors.ts";
import { isCommon } from "./common-passwords.ts";

/** At most `atOnce` jobs run; `waiting` more may queue, in order; any further one is refused as OVERLOADED. */
export function makeTurns(atOnce: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function inTurn<T>(job: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new AppError(
          "OVERLOADED",
          "Too many people are signing in just now. Please try again.",
          {
            retryAfter: 3,
          },
        );
      }
      // Whoever finishes hands over the turn, so nobody who comes later slips in.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

// Hashing takes a core and 19 MB each; more at once would only make everybody wait.
const inTurn = makeTurns(2, 50);

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
