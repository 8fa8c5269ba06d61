import {
  logInFailed,
  logInTriesPerHour,
  type logIn as contract,
  verifyToLogIn,
} from "#contracts/accounts.ts";
import type { ParsedInput } from "#contracts/endpoint.ts";
import { AppError } from "#contracts/errors.ts";
import type { Limiter } from "../http/limiter.ts";
import type { Db } from "../schema.ts";
import { addressKey } from "./mailed-tokens.ts";
import { isPassword } from "./passwords.ts";
import { openSession } from "./sessions.ts";
import * as store from "./store.ts";
import type { Clock, Tokens } from "./tokens.ts";

type Rooms = { db: Db; tokens: Tokens; limiter: Limiter; clock: Clock };

/** A session for the right password of a verified address. */
export async function logIn(
  rooms: Rooms,
  { email, password }: ParsedInput<typeof contract>["body"],
  userAgent: string,
): Promise<string> {
  const rate = { times: logInTriesPerHour, seconds: 60 * 60 };
  await rooms.limiter("log-in of one address", addressKey(email), rate);
  const account = await store.findAccountByEmail(rooms.db, email);
  const fits = await isPassword(account?.password_hash, password);
  if (!account || !fits) throw new AppError("LOGIN_FAILED", logInFailed);
  // Said only to who knows the password, so that nobody else learns of the account.
  if (!account.verified_at) throw new AppError("NOT_VERIFIED", verifyToLogIn);
  return openSession(rooms.db, rooms, account, userAgent);
}
