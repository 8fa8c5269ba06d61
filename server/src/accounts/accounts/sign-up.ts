import {
  passwordsDiffer,
  type signUp as contract,
  signUpFailed,
} from "#contracts/accounts/accounts.ts";
import { newAccountDays } from "#contracts/accounts/limits.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { uuidv7 } from "uuidv7";
import type { Events } from "../../platform/events.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import * as profiles from "../profiles/service.ts";
import { noteOfCaller } from "../security-log/service.ts";
import type { Db } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { recordAgreements } from "./agreements.ts";
import { addressTakenEmail, causes, verificationEmail } from "./emails.ts";
import { type InvitationDeps, redeemInvitation, rejectUninvited } from "./invitations.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { newMailedToken } from "./mailed-tokens.ts";
import { hashPassword, rejectCommon } from "./passwords.ts";
import { openSession } from "./sessions.ts";
import * as store from "./store.ts";
import type { Clock, Tokens } from "./tokens.ts";

export type SignUpDeps = Pick<InvitationDeps, "secret" | "signUps"> & {
  db: Db;
  events: Events;
  tokens: Tokens;
  publicUrl: string;
  clock: Clock;
  knownBrowsers: KnownBrowsers;
  settings: Settings;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates account and profile, mails the verification link, and opens a session. Throws SIGNUP_FAILED, and SIGNUPS_CLOSED
 * where an invitation is needed.
 */
export async function signUp(
  deps: SignUpDeps,
  input: HandlerInput<typeof contract>,
): Promise<string> {
  const { events, publicUrl, clock, knownBrowsers, settings } = deps;
  const { body } = input;
  const { name, email, password, confirm, invitation } = body;
  if (confirm !== undefined && confirm !== password) {
    throw new AppError("VALIDATION", passwordsDiffer, { fields: { confirm: passwordsDiffer } });
  }
  const { name: siteName } = await settings.current();
  profiles.rejectNameOfSite(name, siteName);
  await rejectUninvited(deps, invitation);
  await rejectCommon(password);
  // Hashed even where the email is taken, so that timing reveals nothing.
  const password_hash = await hashPassword(password);
  const id = uuidv7();
  try {
    const token = await events.write(async (trx, publish) => {
      const username = await profiles.makeProfile(trx, { id, name, siteName });
      const now = clock();
      const new_until = new Date(now.getTime() + newAccountDays * dayMs);
      const account = { id, email, password_hash, new_until };
      // Thrown, so that the transaction removes the profile.
      if (await store.isReserved(trx, email)) throw addressTaken();
      if (!(await store.insertAccount(trx, account))) throw addressTaken();
      await recordAgreements(trx, id, now);
      await redeemInvitation(trx, deps, { invitation, accountId: id });
      const link = await newMailedToken(trx, id, "verify", now);
      const mail = verificationEmail({ username, publicUrl, token: link, signedUpAt: now });
      await queueEmail(trx, publish, { to: email, cause: causes.signedUp, mail });
      publish({ what: "account.made", profileId: id });
      await noteOfCaller(trx, id, { what: "account.made", caller: input });
      return openSession(trx, deps, { id, name }, input);
    });
    knownBrowsers.remember(input, { id, password_hash });
    return token;
  } catch (error) {
    if (error instanceof AppError && error.code === "SIGNUP_FAILED") await mailOwner(deps, email);
    throw error;
  }
}

const addressTaken = () => new AppError("SIGNUP_FAILED", signUpFailed);

async function mailOwner(deps: SignUpDeps, email: string): Promise<void> {
  const { db, events, publicUrl } = deps;
  const owner = await store.findAccountByEmail(db, email);
  if (!owner) return;
  const mail = addressTakenEmail({ username: owner.username, publicUrl });
  await events.write((trx, publish) =>
    queueEmail(trx, publish, { to: email, cause: causes.addressTaken, mail }),
  );
}
