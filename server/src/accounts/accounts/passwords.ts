import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#contracts/kernel/errors.ts";
import { isCommon } from "./common-passwords.ts";

/** Runs at most `concurrency` jobs; `queueMax` more wait in order; others are rejected with OVERLOADED. */
export function makeLimitedQueue(concurrency: number, queueMax: number) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async function queued<T>(job: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (queue.length >= queueMax) {
        throw new AppError(
          "OVERLOADED",
          "Too many people are signing in just now. Please try again.",
          {
            retryAfter: 3,
          },
        );
      }
      // A finished job passes its place to the next in the queue, so that newcomers cannot overtake.
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

// Hashing takes a core and 19 MB; more concurrency would only slow all of them.
const queued = makeLimitedQueue(2, 50);

/** OWASP's recommendation for argon2id, the library's default algorithm. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of the same cost that no password matches. */
export const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$nbu1M2onngYZCwPsvZWavw$UclnlrRST9fsAO5z9Es3wqKbtUaZh2Ot4DtiDiqUoRQ";

export const hashPassword = (password: string): Promise<string> =>
  queued(() => hash(password, argon2Options));

/** Whether the password matches. Takes as long without a hash (unknown account), and is false then. */
export async function isPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await queued(() => verify(storedHash ?? dummyHash, password));
  return storedHash !== undefined && matches;
}

/** Throws VALIDATION for a common password. */
export async function rejectCommon(password: string): Promise<void> {
  if (!(await isCommon(password))) return;
  const message = "This password is one of the first that guessers try. Choose another.";
  throw new AppError("VALIDATION", message, { fields: { password: message } });
}
