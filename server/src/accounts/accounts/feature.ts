import * as contract from "#contracts/accounts/accounts.ts";
import * as agreementContract from "#contracts/accounts/agreements.ts";
import * as oidcContract from "#contracts/accounts/oidc.ts";
import * as passkeyContract from "#contracts/accounts/passkeys.ts";
import * as proofContract from "#contracts/accounts/proof.ts";
import * as emailContract from "#contracts/accounts/email-change.ts";
import * as logContract from "#contracts/accounts/security-log.ts";
import * as signUpContract from "#contracts/accounts/sign-ups.ts";
import * as twoFactorContract from "#contracts/accounts/two-factor.ts";
import type { SignUpMode } from "#contracts/kernel/operator.ts";
import type { Events } from "../../platform/events.ts";
import type { ClosingHooks, DeletionHook, PrivateLinks } from "../../platform/feature.ts";
import type { Files } from "../../platform/files/files.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import type { Limiter } from "../../platform/http/limiter.ts";
import { route } from "../../platform/http/route.ts";
import type { Streams } from "../../platform/http/streams.ts";
import type { Db } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { noStore, noteFailureIn, type OidcDeps } from "../oidc/service.ts";
import { accountArchive } from "./archive.ts";
import * as agreements from "./agreements.ts";
import * as invitations from "./invitations.ts";
import { makeKnownBrowsers } from "./known-browsers.ts";
import { makeAdmitCode } from "./code-limits.ts";
import * as emailChange from "./email-change.ts";
import { causes } from "./emails.ts";
import { makeAdmitLogIn } from "./log-in-limits.ts";
import * as logIns from "./log-in.ts";
import * as links from "./mailed-links.ts";
import { disownLogIn } from "./new-device.ts";
import { restoreAccount } from "./deletion.ts";
import { presentOidc, unlink } from "./oidc-link.ts";
import * as oidcLogIns from "./oidc-log-in.ts";
import { prove } from "./proof.ts";
import * as accounts from "./service.ts";
import * as sessions from "./sessions.ts";
import * as signUps from "./sign-up.ts";
import * as signUpForms from "./sign-up-form.ts";
import { makeTickets } from "./tickets.ts";
import { type Clock, makeTokens } from "./tokens.ts";
import * as verification from "./verification.ts";

type Deps = OidcDeps & {
  db: Db;
  events: Events;
  files: Files;
  secret: Uint8Array;
  publicUrl: string;
  limiter: Limiter;
  clock?: Clock;
  /** Who can sign up. */
  signUps: SignUpMode;
  posting: { limitsRates: boolean };
  /** What features do when an account is deleted, in order. */
  deletionHooks: readonly DeletionHook[];
  closingHooks: readonly ClosingHooks[];
  /** What ends with the password. */
  privateLinks: readonly PrivateLinks[];
  streams: Streams;
  settings: Settings;
};

const clearCacheHeaders = { headers: { "clear-site-data": '"cache"' } };

function accountRoutes(
  api: Api,
  { secret, clock = () => new Date(), streams, ...others }: Deps,
): void {
  const { db, events, limiter, publicUrl } = others;
  const deps = {
    ...others,
    secret,
    clock,
    tokens: makeTokens(secret, clock),
    knownBrowsers: makeKnownBrowsers(secret, publicUrl),
    tickets: makeTickets(secret, clock),
    admitLogIn: makeAdmitLogIn(limiter),
    admitCode: makeAdmitCode(limiter),
    noteFailure: noteFailureIn(api.app.log),
  };
  route(api, contract.signUp, (input) => signUps.signUp(deps, input));
  route(api, signUpContract.getSignUp, () => signUpForms.presentSignUp(deps));
  route(api, signUpContract.signUpByForm, (input) => signUpForms.signUpByForm(deps, input));
  route(api, signUpContract.checkInvitation, ({ body }) =>
    invitations.checkInvitation(deps, body.invitation),
  );
  route(api, signUpContract.listInvitations, ({ session }) =>
    invitations.listInvitations(deps, session),
  );
  route(api, signUpContract.createInvitation, ({ session }) =>
    invitations.createInvitation(deps, session),
  );
  route(api, signUpContract.revokeInvitation, ({ session, params }) =>
    invitations.revokeInvitation(deps, session, params.id),
  );
  route(api, contract.logIn, (input) => logIns.logIn(deps, input));
  route(api, twoFactorContract.logInWithCode, (input) => logIns.logInWithCode(deps, input));
  route(api, passkeyContract.logInWithPasskey, (input) => logIns.logInWithPasskey(deps, input));
  route(api, oidcContract.finishOidc, (input) => oidcLogIns.finish(deps, input), noStore);
  route(api, oidcContract.exchangeOidc, (input) => oidcLogIns.exchange(deps, input));
  route(api, oidcContract.getOidc, ({ session }) => presentOidc(deps, session));
  route(api, oidcContract.unlinkOidc, ({ session }) => unlink(deps, session));
  route(api, proofContract.prove, (input) => prove(deps, input));
  route(api, contract.logOut, ({ session }) => sessions.logOut(events, session), clearCacheHeaders);
  route(api, contract.verifyEmail, ({ body, isForm }) =>
    verification.verifyEmail(deps, body.token, isForm),
  );
  route(api, contract.checkVerification, (input) => verification.checkVerification(deps, input));
  route(api, contract.verifyWithPassword, (input) => verification.verifyWithPassword(deps, input));
  route(api, contract.disownAccount, ({ body }) => verification.disownAccount(deps, body.token));
  route(api, contract.resendVerification, (input) => links.resendVerification(deps, input));
  route(api, contract.forgotPassword, (input) => links.forgotPassword(deps, input));
  route(api, logContract.disownLogIn, (input) => disownLogIn(deps, input.body.token, input));
  route(api, contract.resetPassword, (input) => links.resetPassword(deps, input));
  route(api, contract.changePassword, (input) => accounts.changePassword(deps, input));
  route(api, emailContract.getEmail, ({ session }) => emailChange.presentEmail(deps, session));
  route(api, emailContract.changeEmail, (input) => emailChange.changeEmail(deps, input));
  route(api, emailContract.confirmEmail, (input) => emailChange.confirmEmail(deps, input));
  route(api, emailContract.undoEmail, (input) => emailChange.undoEmail(deps, input));
  route(api, agreementContract.listAgreements, ({ session }) =>
    agreements.listAgreements(db, session),
  );
  route(api, contract.renewSession, ({ session }) => sessions.renewSession(deps, session));
  route(api, contract.listSessions, ({ session }) => sessions.listSessions(deps, session));
  route(api, contract.endSession, ({ session, params }) =>
    sessions.endSession(events, session, params.id),
  );
  route(api, contract.endOtherSessions, ({ session }) =>
    sessions.endOtherSessions(events, session),
  );
  route(
    api,
    contract.deleteAccount,
    ({ session, body }) => accounts.deleteAccount(deps, session, body.password),
    clearCacheHeaders,
  );
  route(api, contract.restoreAccount, (input) => restoreAccount(deps, input));
  events.listen((event) => {
    if (event.what === "sessions.ended" || event.what === "account.deleted")
      streams.end(event.profileId);
  });
}

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "account.made": { profileId: string };
    "account.deleted": { profileId: string };
    "sessions.ended": { profileId: string };
  }
}

export const accountFeature: Feature<Deps> = {
  name: "accounts",
  routes: accountRoutes,
  archiveParts: [accountArchive],
  everywhere: ["sessions.ended"],
  mailCauses: Object.values(causes),
  deleteExpired: accounts.gcExpired,
};
