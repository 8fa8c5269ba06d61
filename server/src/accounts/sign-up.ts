import { passwordsDiffer, type signUp as contract, signUpFailed } from "#contracts/accounts.ts";
import { AppError } from "#contracts/errors.ts";
import { uuidv7 } from "uuidv7";
import type { Events } from "../events.ts";
import type { Limiter } from "../http/limiter.ts";
import type { HandlerInput } from "../http/route.ts";
import { promiseMail } from "../mail/outbox.ts";
import * as profiles from "../profiles/service.ts";
import type { Db } from "../schema.ts";
import { addressTakenLetter, verificationLetter } from "./letters.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { addressKey, newMailedToken } from "./mailed-tokens.ts";
import { hashPassword, refuseCommon } from "./passwords.ts";
import { openSession } from "./sessions.ts";
import * as store from "./store.ts";
import type { Clock, Tokens } from "./tokens.ts";

type Rooms = {
  db: Db;
  events: Events;
  tokens: Tokens;
  publicUrl: string;
  clock: Clock;
  /** Counts letters that strangers can cause, whatever RATE_LIMITS says. */
  letterLimiter: Limiter;
  knownBrowsers: KnownBrowsers;
};

/** Makes account and profile together, mails the verification link, and signs the person in. */
export async function signUp(rooms: Rooms, input: HandlerInput<typeof contract>): Promise<string> {
  const { events, publicUrl, clock, knownBrowsers } = rooms;
  const { body, userAgent } = input;
  const { name, email, password, confirm } = body;
  if (confirm !== undefined && confirm !== password) {
    throw new AppError("VALIDATION", passwordsDiffer, { fields: { confirm: passwordsDiffer } });
  }
  await refuseCommon(password);
  // Hashed also where the address turns out to be taken, so that the time does not tell.
  const password_hash = await hashPassword(password);
  const id = uuidv7();
  try {
    const token = await events.write(async (trx, announce) => {
      await profiles.makeProfile(trx, id, name);
      // Thrown, so that the profile goes with the transaction.
      if (!(await store.insertAccount(trx, { id, email, password_hash }))) throw addressTaken();
      const now = clock();
      const link = await newMailedToken(trx, id, "verify", now);
      const letter = verificationLetter({ name, publicUrl, token: link, signedUpAt: now });
      await promiseMail(trx, announce, { to: email, letter });
      announce({ what: "account.made", profileId: id });
      const session = await openSession(trx, rooms, { id, name }, userAgent);
      await hasLetterThisHour(rooms, email);
      return session;
    });
    knownBrowsers.remember(input, { id, password_hash });
    return token;
  } catch (error) {
    if (error instanceof AppError && error.code === "SIGNUP_FAILED") await tellOwner(rooms, email);
    throw error;
  }
}

const addressTaken = () => new AppError("SIGNUP_FAILED", signUpFailed);

/** True where sign-ups have caused a letter to this address within the hour; else the next one counts. */
async function hasLetterThisHour({ letterLimiter }: Rooms, email: string): Promise<boolean> {
  try {
    await letterLimiter("sign-up letter", addressKey(email), { times: 1, seconds: 60 * 60 });
    return false;
  } catch {
    return true;
  }
}

async function tellOwner(rooms: Rooms, email: string): Promise<void> {
  const { db, events, publicUrl } = rooms;
  if (await hasLetterThisHour(rooms, email)) return;
  const owner = await store.findAccountByEmail(db, email);
  if (!owner) return;
  const letter = addressTakenLetter({ name: owner.name, publicUrl });
  await events.write((trx, announce) => promiseMail(trx, announce, { to: email, letter }));
}
