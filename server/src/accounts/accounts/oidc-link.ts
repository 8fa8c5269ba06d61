import type { getOidc } from "#contracts/accounts/oidc.ts";
import type { AnswerIn } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import {
  endOidcLinks,
  findOwnLink,
  type Identity,
  insertLink,
  type OidcDeps,
  required,
  useLink,
} from "../oidc/service.ts";
import { forgetLostFactors, hasPasskey } from "../passkeys/service.ts";
import { noteInSession } from "../security-log/service.ts";
import { hasPassword } from "./passwords.ts";
import { isLive } from "./sessions.ts";
import * as store from "./store.ts";
import type { Clock } from "./tokens.ts";

type Deps = { db: Db; clock: Clock } & OidcDeps;

/** The caller's connection to the site's provider. */
export async function presentOidc(
  { db, oidc }: Deps,
  { userId }: Session,
): Promise<AnswerIn<typeof getOidc>> {
  const link = oidc && (await findOwnLink(db, userId, oidc.issuer));
  const account = await store.findAccount(db, userId);
  return {
    name: oidc?.name ?? null,
    linked: link
      ? {
          createdAt: link.created_at.toISOString(),
          lastUsedAt: link.last_used_at?.toISOString() ?? null,
        }
      : null,
    hasPassword: account !== undefined && hasPassword(account),
  };
}

/** Throws NOT_FOUND where none is connected, CONFLICT where nothing else would log in. */
export async function unlink(
  { db, oidc: given }: Deps,
  session: Session,
): Promise<{ _id: string }> {
  const oidc = required(given);
  const { userId } = session;
  await db.transaction().execute(async (trx) => {
    const account = await store.lockAccount(trx, userId);
    if (!account || (await endOidcLinks(trx, userId, oidc.issuer)) === 0) {
      throw new AppError("NOT_FOUND", `Your account isn't connected to ${oidc.name}.`);
    }
    if (!hasPassword(account) && !(await hasPasskey(trx, userId))) throw isOnly(oidc.name);
    await noteInSession(trx, session, "oidc.unlinked", oidc.name);
    await forgetLostFactors(trx, userId);
  });
  return { _id: userId };
}

const isOnly = (name: string) =>
  new AppError(
    "CONFLICT",
    `${name} is your only way to log in. Add a passkey first, or set a password with "Forgot password?" on the login page.`,
  );

type Returned = {
  /** The session that sent its person to the provider. */
  caller: Pick<Session, "userId" | "sessionId">;
  identity: Identity;
  name: string;
};

/** Connects the provider to the account of the session that started it; returns the path to go to. */
export async function linkReturned(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { caller, identity: { issuer, subject }, name }: Returned,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    // Ten minutes may have passed, and the session may have ended or be another's by now.
    if (!(await lockLive(trx, caller, clock()))) return "/account/security?oidc=failed";
    const link = { issuer, subject, account_id: caller.userId };
    if (!(await insertLink(trx, link))) return "/account/security?oidc=taken";
    await noteInSession(trx, caller, "oidc.linked", name);
    return "/account/security?oidc=connected";
  });
}

/** Proves the session that started it, where its account is the one that is connected. */
export async function proveReturned(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { caller: { userId, sessionId }, identity }: Returned,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const now = clock();
    const isOwn =
      (await lockLive(trx, { userId, sessionId }, now)) &&
      (await useLink(trx, userId, identity, now));
    if (!isOwn) return "/account/security?oidc=failed";
    await store.updateProved(trx, sessionId, now, identity.isTwoFactor);
    return "/account/security?oidc=proved";
  });
}

/** Whether the session still lives; its account can't change until the transaction ends. */
async function lockLive(trx: Trx, caller: Returned["caller"], now: Date): Promise<boolean> {
  return (
    (await store.lockAccount(trx, caller.userId)) !== undefined && (await isLive(trx, caller, now))
  );
}
