import { setTimeout as pause } from "node:timers/promises";
import { mailsPerHalfHour } from "#contracts/accounts.ts";
import { AppError } from "#contracts/errors.ts";
import type { Events } from "../events.ts";
import type { Limiter } from "../http/limiter.ts";
import type { Letter } from "../mail/letter.ts";
import { hashOf } from "../mail/link-tokens.ts";
import { promiseMail } from "../mail/outbox.ts";
import type { Db } from "../schema.ts";
import { resetLetter, verificationAgainLetter } from "./letters.ts";
import { addressKey, badLink, newMailedToken } from "./mailed-tokens.ts";
import { hashPassword, refuseCommon } from "./passwords.ts";
import { setPassword } from "./set-password.ts";
import * as store from "./store.ts";
import type { Clock } from "./tokens.ts";

type Rooms = { db: Db; events: Events; publicUrl: string; limiter: Limiter; clock: Clock };
type Writing = Pick<Rooms, "events" | "clock">;

/** Uses a verification token up and answers where to go next. */
export async function verifyEmail(rooms: Writing, token: string, isForm: boolean): Promise<string> {
  try {
    await useVerification(rooms, token);
    return "/login?verified=true";
  } catch (error) {
    // A person who pressed the button of an old letter gets a page, not JSON.
    if (isForm && error instanceof AppError) return "/login?verified=false";
    throw error;
  }
}

const useVerification = ({ events, clock }: Writing, token: string): Promise<void> =>
  events.write(async (trx) => {
    const now = clock();
    const used = await store.takeMailedToken(trx, hashOf(token), "verify", now);
    if (!used) throw badLink();
    await store.updateVerified(trx, used.account_id, now);
  });

/** Mails a new verification link where the address waits for one. */
export const resendVerification = (rooms: Rooms, email: string) =>
  mailLink(rooms, email, "verify", verificationAgainLetter);

/** Mails a link to set a new password where there is an account. */
export const forgotPassword = (rooms: Rooms, email: string) =>
  mailLink(rooms, email, "reset", resetLetter);

/** Long enough for the work that only a known address causes, so that the time does not tell. */
const evenMs = 150;

async function mailLink(
  rooms: Rooms,
  email: string,
  purpose: store.Purpose,
  letterFor: (to: { name: string; publicUrl: string; token: string }) => Letter,
): Promise<Record<string, never>> {
  const rate = { times: mailsPerHalfHour, seconds: 30 * 60 };
  await rooms.limiter(`${purpose} mail of one address`, addressKey(email), rate);
  const { db, events, publicUrl, clock } = rooms;
  const mail = async () => {
    const account = await store.findAccountByEmail(db, email);
    if (!account || (purpose === "verify" && account.verified_at)) return;
    await events.write(async (trx, announce) => {
      if (!(await store.lockAccount(trx, account.id))) return;
      const token = await newMailedToken(trx, account.id, purpose, clock());
      const letter = letterFor({ name: account.name, publicUrl, token });
      await promiseMail(trx, announce, { to: email, letter });
    });
  };
  await Promise.all([mail(), pause(evenMs)]);
  return {};
}

/** Sets a new password with a mailed token; whoever was signed in is not any more. */
export async function resetPassword(
  { db, events, publicUrl, clock }: Omit<Rooms, "limiter">,
  { token, password }: { token: string; password: string },
): Promise<Record<string, never>> {
  await refuseCommon(password);
  const hash = hashOf(token);
  // Looked up before hashing, so that a made-up token costs next to nothing.
  if (!(await store.findMailedToken(db, hash, "reset", clock()))) throw badLink();
  const after = await hashPassword(password);
  await events.write(async (trx, announce) => {
    const now = clock();
    const used = await store.takeMailedToken(trx, hash, "reset", now);
    const account = used && (await store.findAccount(trx, used.account_id));
    if (!account) throw badLink();
    // Who reads the mail owns the address.
    await store.updateVerified(trx, account.id, now);
    await setPassword(trx, announce, { account, after, publicUrl });
  });
  return {};
}
