import type { prove as contract } from "#contracts/accounts/proof.ts";
import { proofsPerSession } from "#contracts/accounts/limits.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Limiter } from "../../platform/http/limiter.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import type { Db } from "../../platform/schema.ts";
import { checkPasskey, notVerified } from "../passkeys/service.ts";
import { useCode, wrongCode } from "../two-factor/service.ts";
import { isPassword } from "./passwords.ts";
import * as store from "./store.ts";
import type { Clock } from "./tokens.ts";

type Deps = { db: Db; secret: Uint8Array; publicUrl: string; clock: Clock; limiter: Limiter };

/**
 * Proves again who the caller is, for the calls that need it. Throws VALIDATION for a wrong password or passkey,
 * TOKEN_INVALID for a wrong code, RATE_LIMITED.
 */
export async function prove(
  deps: Deps,
  { session, body }: HandlerInput<typeof contract>,
): Promise<Record<string, never>> {
  const { db, clock, limiter } = deps;
  const { userId, sessionId } = session;
  // By session, so that an intruder in one of them uses up only their own tries.
  await limiter("proofs of one session", sessionId, proofsPerSession);
  const { password, code, response } = body;
  if (password !== undefined) {
    const account = await store.findAccount(db, userId);
    if (!(await isPassword(account?.password_hash, password))) throw wrongPassword();
  }
  const passkey = response && (await checkPasskey(deps, response));
  if (response && passkey?.accountId !== userId) throw notVerified();
  await db.transaction().execute(async (trx) => {
    if (code !== undefined && !(await useCode(trx, deps, userId, code))) throw wrongCode();
    if (passkey && !(await passkey.use(trx))) throw notVerified();
    await store.updateProved(trx, sessionId, clock(), password === undefined);
  });
  return {};
}

const wrongText = "Password is incorrect.";
const wrongPassword = () =>
  new AppError("VALIDATION", wrongText, { fields: { password: wrongText } });
