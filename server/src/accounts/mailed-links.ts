import { setTimeout as pause } from "node:timers/promises";
import { mailsPerHalfHour, type resetPassword as resetPasswordCall } from "#contracts/accounts.ts";
import type { Events } from "../events.ts";
import type { Limiter } from "../http/limiter.ts";
import type { Circumstances, HandlerInput } from "../http/route.ts";
import type { Letter } from "../mail/letter.ts";
import { hashOf } from "../mail/link-tokens.ts";
import { promiseMail } from "../mail/outbox.ts";
import type { Db } from "../schema.ts";
import { isWithin } from "./is-within.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { resetLetter, verificationAgainLetter, type WithToken } from "./letters.ts";
import {
  addressKey,
  badLink,
  hasEnoughLinks,
  newMailedToken,
  takeMailedToken,
} from "./mailed-tokens.ts";
import { hashPassword, refuseCommon } from "./passwords.ts";
import { setPassword } from "./set-password.ts";
import * as store from "./store.ts";
import type { Clock } from "./tokens.ts";
import { markVerified } from "./verification.ts";

type Rooms = {
  db: Db;
  events: Events;
  publicUrl: string;
  limiter: Limiter;
  clock: Clock;
  knownBrowsers: KnownBrowsers;
};

/** Who asks for a mail. */
type Asking = { body: { email: string } } & Pick<Circumstances, "address" | "cookies">;

/** Mails a new verification link where the address waits for one. */
export const resendVerification = (rooms: Rooms, asking: Asking) =>
  mailLink(rooms, asking, "verify", verificationAgainLetter);

/** Mails a link to set a new password where there is an account. */
export const forgotPassword = (rooms: Rooms, asking: Asking) =>
  mailLink(rooms, asking, "reset", resetLetter);

/** Long enough for the work that only a known address causes, so that the time does not tell. */
const evenMs = 150;

const rate = { times: mailsPerHalfHour, seconds: 30 * 60 };

async function mailLink(
  rooms: Rooms,
  { body: { email }, address, cookies }: Asking,
  purpose: store.Purpose,
  letterFor: (to: WithToken) => Letter,
): Promise<Record<string, never>> {
  const { db, events, publicUrl, clock, limiter, knownBrowsers } = rooms;
  const account = await store.findAccountByEmail(db, email);
  const mark = account && knownBrowsers.markOf({ cookies }, account);
  const isKnown =
    mark !== undefined && (await isWithin(limiter, `${purpose} mail by a browser`, mark, rate));
  // Others use this up for themselves alone; the owner asks from another address.
  if (!isKnown) await limiter(`${purpose} mail`, `${address} ${addressKey(email)}`, rate);
  const mail = async () => {
    if (!account || (purpose === "verify" && account.verified_at)) return;
    const { id, name, created_at: signedUpAt } = account;
    await events.write(async (trx, announce) => {
      if (!(await store.lockAccount(trx, id))) return;
      const now = clock();
      if (!isKnown && (await hasEnoughLinks(trx, id, purpose, now))) return;
      const token = await newMailedToken(trx, id, purpose, now);
      const letter = letterFor({ name, publicUrl, token, signedUpAt });
      await promiseMail(trx, announce, { to: email, letter });
    });
  };
  await Promise.all([mail(), pause(evenMs)]);
  return {};
}

/** Sets a new password with a mailed token and ends all access from before. */
export async function resetPassword(
  { db, events, publicUrl, clock, knownBrowsers }: Omit<Rooms, "limiter">,
  input: HandlerInput<typeof resetPasswordCall>,
): Promise<Record<string, never>> {
  const { token, password } = input.body;
  await refuseCommon(password);
  // Looked up before hashing, so that a made-up token costs next to nothing.
  if (!(await store.findMailedToken(db, hashOf(token), "reset", clock()))) throw badLink();
  const after = await hashPassword(password);
  const id = await events.write(async (trx, announce) => {
    const now = clock();
    const used = await takeMailedToken(trx, token, "reset", now);
    const account = await store.findAccount(trx, used.id);
    if (!account) throw badLink();
    // Who reads the mail owns the address.
    await markVerified(trx, account.id, now);
    await setPassword(trx, announce, { account, after, publicUrl, endLinks: true });
    return account.id;
  });
  knownBrowsers.remember(input, { id, password_hash: after });
  return {};
}
