import { signUp } from "#contracts/accounts/accounts.ts";
import { newAccountDays } from "#contracts/accounts/limits.ts";
import type { exchangeOidc, finishOidc } from "#contracts/accounts/oidc.ts";
import { Email } from "#contracts/kernel/email.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { uuidv7 } from "uuidv7";
import * as z from "zod/mini";
import type { Events } from "../../platform/events.ts";
import type { Limiter } from "../../platform/http/limiter.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { writingAsGuest } from "../../platform/db/read-replica.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import * as providers from "../oidc/service.ts";
import * as profiles from "../profiles/service.ts";
import { noteOfCaller } from "../security-log/service.ts";
import { isTwoFactorOn } from "../two-factor/service.ts";
import { recordAgreements } from "./agreements.ts";
import { enter, type EntryDeps, rejectClosed, secondFactorRequired } from "./enter.ts";
import { type InvitationDeps, rejectUninvited } from "./invitations.ts";
import { linkReturned, proveReturned } from "./oidc-link.ts";
import { newNoPassword } from "./passwords.ts";
import { openSession } from "./sessions.ts";
import * as store from "./store.ts";
import type { Tickets } from "./tickets.ts";

type Deps = EntryDeps &
  providers.OidcDeps &
  Pick<InvitationDeps, "secret" | "signUps"> & {
    db: Db;
    events: Events;
    tickets: Tickets;
    limiter: Limiter;
    settings: Settings;
    noteFailure: (reason: string) => void;
  };

/** Takes a person back from the provider; returns the path to go to. Throws NOT_FOUND on a site without a provider. */
export async function finish(deps: Deps, input: HandlerInput<typeof finishOidc>): Promise<string> {
  const oidc = providers.required(deps.oidc);
  const back = await providers.comeBack(deps, input);
  if (back.is === "failed") return back.path;
  const { flow, identity } = back;
  if (flow.is === "login") {
    return providers.arrivalPath(oidc, input, { identity, next: flow.next });
  }
  const finishOwn = flow.is === "link" ? linkReturned : proveReturned;
  return writingAsGuest(() => finishOwn(deps, { caller: flow, identity, name: oidc.name }));
}

/**
 * Opens a session for the code of a person who came back, and makes their account at the first time. Throws
 * LOGIN_FAILED for a wrong, used or old code and in another browser, SECOND_FACTOR_REQUIRED with a ticket, NOT_VERIFIED,
 * SUSPENDED, SIGNUP_FAILED where another account has the email, SIGNUPS_CLOSED, NOT_FOUND on a site without a provider.
 */
export async function exchange(
  deps: Deps,
  input: HandlerInput<typeof exchangeOidc>,
): Promise<string> {
  const { db, events, tickets, clock } = deps;
  const oidc = providers.required(deps.oidc);
  const arrived = await providers.arrived(oidc, input, input.body.code);
  if (!arrived) throw codeFailed();
  const { identity } = arrived;
  const link = await providers.findLink(db, identity);
  const account = link && (await store.findAccount(db, link.account_id));
  if (!account) return signUpBy(deps, input, arrived);
  await rejectClosed(deps, account);
  const use = async (trx: Trx) => {
    const isUsed = await arrived.use(trx);
    // The link may have ended since it was found.
    const isLinked = await providers.useLink(trx, account.id, identity, clock());
    if (!isUsed || !isLinked) throw codeFailed();
  };
  if (!identity.isTwoFactor && (await isTwoFactorOn(db, account.id))) {
    await db.transaction().execute(use);
    throw await secondFactorRequired(tickets, account);
  }
  return events.write(async (trx, publish) => {
    await use(trx);
    const { isTwoFactor } = identity;
    const [what, provedAt] = ["login.oidc" as const, providers.provedAt(identity, clock())];
    const entry = { account, what, detail: oidc.name, isTwoFactor, provedAt };
    return enter(trx, publish, { deps, input, ...entry });
  });
}

type Arrived = NonNullable<Awaited<ReturnType<typeof providers.arrived>>>;

const dayMs = 24 * 60 * 60 * 1000;
const [signUpRate] = signUp.limits.rates;

/** Makes account and profile of a person whose email the provider has verified, and opens a session. */
async function signUpBy(
  deps: Deps,
  input: HandlerInput<typeof exchangeOidc>,
  { identity, use }: Arrived,
): Promise<string> {
  const { db, events, clock, settings, limiter, knownBrowsers } = deps;
  const oidc = providers.required(deps.oidc);
  const email = z.safeParse(Email, identity.email).data;
  // Revealed to the owner of the email alone. Never joined by it: the provider may be wrong, or know an old owner.
  if (email !== undefined && (await store.findAccountByEmail(db, email))) throw isTaken(oidc.name);
  await rejectUninvited(deps, undefined);
  if (email === undefined) throw notConfirmed(oidc.name);
  await limiter("sign-ups by a provider", input.address, signUpRate);
  const { name: siteName } = await settings.current();
  const name = nameFor(identity.name, siteName);
  const [id, password_hash] = [uuidv7(), newNoPassword()];
  const token = await events.write(async (trx, publish) => {
    if (!(await use(trx))) throw codeFailed();
    await profiles.makeProfile(trx, { id, name, siteName });
    const now = clock();
    const new_until = new Date(now.getTime() + newAccountDays * dayMs);
    // Thrown, so that the transaction removes the profile.
    const isReserved = await store.isReserved(trx, email);
    if (isReserved || !(await store.insertAccount(trx, { id, email, password_hash, new_until }))) {
      throw isTaken(oidc.name);
    }
    await store.updateVerified(trx, id, now);
    await recordAgreements(trx, id, now);
    const { issuer, subject, isTwoFactor } = identity;
    const link = { issuer, subject, account_id: id, last_used_at: now };
    if (!(await providers.insertLink(trx, link))) throw codeFailed();
    publish({ what: "account.made", profileId: id });
    for (const what of ["account.made", "oidc.linked"] as const) {
      await noteOfCaller(trx, id, { what, caller: input, detail: oidc.name });
    }
    const provedAt = providers.provedAt(identity, now);
    return openSession(trx, deps, { id, name }, { ...input, isTwoFactor, provedAt });
  });
  knownBrowsers.remember(input, { id, password_hash });
  return token;
}

/** The provider's name for the person, where it can be one here. */
function nameFor(sent: string | undefined, siteName: string): string {
  const name = z.safeParse(signUp.body.shape.name, sent).data;
  if (name === undefined) return unnamed;
  try {
    profiles.rejectNameOfSite(name, siteName);
    return name;
  } catch (error) {
    if (error instanceof AppError) return unnamed;
    throw error;
  }
}

const unnamed = "Traveler";

const codeFailed = () =>
  new AppError("LOGIN_FAILED", "This login took too long or was used before. Try again.");

const isTaken = (provider: string) =>
  new AppError(
    "SIGNUP_FAILED",
    `You already have an account with this email. Log in with your password, then connect ${provider} on your account page.`,
  );

const notConfirmed = (provider: string) =>
  new AppError(
    "NOT_VERIFIED",
    `${provider} hasn't verified your email, so we can't create an account with it. Verify it there, or sign up with a password.`,
  );
