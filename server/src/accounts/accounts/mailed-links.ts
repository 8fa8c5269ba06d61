import { setTimeout as pause } from "node:timers/promises";
import { type resetPassword as resetPasswordCall } from "#contracts/accounts/accounts.ts";
import { mailsPerHalfHour } from "#contracts/accounts/limits.ts";
import type { Events } from "../../platform/events.ts";
import type { PrivateLinks } from "../../platform/feature.ts";
import type { Limiter } from "../../platform/http/limiter.ts";
import type { RequestMeta, HandlerInput } from "../../platform/http/route.ts";
import type { OutgoingEmail } from "../../platform/mail/email.ts";
import type { MailCause } from "../../platform/mail/gate.ts";
import { hashOf } from "../../platform/mail/link-tokens.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Db } from "../../platform/schema.ts";
import { noteOfCaller } from "../security-log/service.ts";
import { isWithin } from "./is-within.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { causes, resetEmail, verificationAgainEmail, type WithToken } from "./emails.ts";
import {
  addressKey,
  invalidLink,
  hasEnoughLinks,
  newMailedToken,
  useMailedToken,
} from "./mailed-tokens.ts";
import { hashPassword, rejectCommon } from "./passwords.ts";
import { setPassword } from "./set-password.ts";
import * as store from "./store.ts";
import type { Clock } from "./tokens.ts";
import { markVerified } from "./verification.ts";

type Deps = {
  db: Db;
  events: Events;
  publicUrl: string;
  limiter: Limiter;
  clock: Clock;
  knownBrowsers: KnownBrowsers;
  privateLinks: readonly PrivateLinks[];
};

/** A request for a mailed link. */
type MailRequest = { body: { email: string } } & Pick<RequestMeta, "address" | "cookies">;

/** Mails a new verification link if the address has an unverified account. */
export const resendVerification = (deps: Deps, request: MailRequest) =>
  mailLink(deps, request, "verify", {
    cause: causes.verification,
    emailFor: verificationAgainEmail,
  });

/** Mails a link to set a new password if the address has an account. */
export const forgotPassword = (deps: Deps, request: MailRequest) =>
  mailLink(deps, request, "reset", { cause: causes.reset, emailFor: resetEmail });

/** Minimum duration in milliseconds, so that timing does not reveal whether the email is known. */
const minimumMs = 150;

const rate = { times: mailsPerHalfHour, seconds: 30 * 60 };

async function mailLink(
  deps: Deps,
  { body: { email }, address, cookies }: MailRequest,
  purpose: store.Purpose,
  { cause, emailFor }: { cause: MailCause; emailFor: (to: WithToken) => OutgoingEmail },
): Promise<Record<string, never>> {
  const { db, events, publicUrl, clock, limiter, knownBrowsers } = deps;
  const account = await store.findAccountByEmail(db, email);
  const mark = account && knownBrowsers.markOf({ cookies }, account);
  const isKnownBrowser =
    mark !== undefined && (await isWithin(limiter, `${purpose} mail by a browser`, mark, rate));
  // Per caller, so that strangers exhaust only their own limit.
  if (!isKnownBrowser) await limiter(`${purpose} mail`, `${address} ${addressKey(email)}`, rate);
  const mail = async () => {
    if (!account || (purpose === "verify" && account.verified_at)) return;
    const { id, username, created_at: signedUpAt } = account;
    await events.write(async (trx, publish) => {
      if (!(await store.lockAccount(trx, id))) return;
      const now = clock();
      if (!isKnownBrowser && (await hasEnoughLinks(trx, id, purpose, now))) return;
      const token = await newMailedToken(trx, id, purpose, now);
      const mail = emailFor({ username, publicUrl, token, signedUpAt });
      const queued = await queueEmail(trx, publish, { to: email, cause, mail });
      // A link that isn't sent doesn't count toward the links of an account.
      if (queued.is === "dropped") await store.deleteMailedToken(trx, hashOf(token));
    });
  };
  await Promise.all([mail(), pause(minimumMs)]);
  return {};
}

/** Sets a new password with a mailed token and ends all other access. Throws TOKEN_INVALID. */
export async function resetPassword(
  { db, events, publicUrl, clock, knownBrowsers, privateLinks }: Omit<Deps, "limiter">,
  input: HandlerInput<typeof resetPasswordCall>,
): Promise<Record<string, never>> {
  const { token, password } = input.body;
  await rejectCommon(password);
  // Checked before hashing, so that forged tokens are cheap.
  if (!(await store.findMailedToken(db, hashOf(token), "reset", clock()))) throw invalidLink();
  const after = await hashPassword(password);
  const id = await events.write(async (trx, publish) => {
    const now = clock();
    const used = await useMailedToken(trx, token, "reset", now);
    const account = await store.findAccount(trx, used.id);
    if (!account) throw invalidLink();
    // Receiving the mail proves ownership of the address.
    await markVerified(trx, account.id, now);
    await noteOfCaller(trx, account.id, { what: "password.reset", caller: input });
    await setPassword(trx, publish, {
      account,
      after,
      publicUrl,
      userAgent: input.userAgent,
      endedLinks: privateLinks,
      // The person who signed up with another's email may have set up an app as well.
      endedFactors: used.verified_at ? "passkeys" : "all",
    });
    return account.id;
  });
  knownBrowsers.remember(input, { id, password_hash: after });
  return {};
}
