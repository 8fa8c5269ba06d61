import type { Events, Publish } from "../../platform/events.ts";
import { deviceOf } from "../../platform/http/device.ts";
import { hashOf } from "../../platform/mail/link-tokens.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Trx } from "../../platform/schema.ts";
import { endTokens } from "../access-tokens/service.ts";
import { readerOf } from "../profiles/service.ts";
import {
  type Caller,
  networkText,
  noteOfCaller,
  noteOfSite,
  wasNotedSince,
} from "../security-log/service.ts";
import { endTwoFactor } from "../two-factor/service.ts";
import { endWebhooks } from "../webhooks/service.ts";
import { causes, newDeviceEmail } from "./emails.ts";
import { newMailedToken, useMailedToken } from "./mailed-tokens.ts";
import * as store from "./store.ts";
import type { Clock } from "./tokens.ts";

type NewDevice = {
  account: Pick<store.AccountRow, "id" | "username" | "email">;
  caller: Caller;
  publicUrl: string;
  clock: Clock;
};

/** Mails the owner that a browser logged in that never did before, with a link to end every session. */
export async function mailNewDevice(
  trx: Trx,
  publish: Publish,
  { account: { id, username, email }, caller, publicUrl, clock }: NewDevice,
): Promise<void> {
  const at = clock();
  const token = await newMailedToken(trx, id, "not-me", at);
  const mail = newDeviceEmail({
    username,
    publicUrl,
    token,
    at,
    reader: await readerOf(trx, id),
    device: deviceOf(caller.userAgent),
    network: networkText(caller.address),
  });
  const queued = await queueEmail(trx, publish, { to: email, cause: causes.newDevice, mail });
  if (queued.is === "dropped") await store.deleteMailedToken(trx, hashOf(token));
}

/**
 * Ends every session and access token, for the owner who was mailed about a log-in; returns a token to set a new password
 * with. Throws TOKEN_INVALID.
 */
export const disownLogIn = (
  { events, clock }: { events: Events; clock: Clock },
  token: string,
  caller: Caller,
): Promise<{ resetToken: string }> =>
  events.write(async (trx, publish) => {
    const now = clock();
    const found = await store.findMailedToken(trx, hashOf(token), "not-me", now);
    const { id } = await useMailedToken(trx, token, "not-me", now);
    return endAccess(trx, publish, { id, caller, now, since: found?.created_at ?? now });
  });

/**
 * Ends all access of an intruder who came at `since`, and of the owner, who sets a new password with the token that is
 * returned. Two-factor log-in that was turned on since is the intruder's, and would keep the owner out.
 */
export async function endAccess(
  trx: Trx,
  publish: Publish,
  { id, caller, now, since }: { id: string; caller: Caller; now: Date; since: Date },
): Promise<{ resetToken: string }> {
  const ended = await store.deleteSessions(trx, id);
  await endTokens(trx, id);
  await endWebhooks(trx, { userId: id });
  await store.deleteMailedTokens(trx, id, "email");
  if (await wasNotedSince(trx, id, "two-factor.on", since)) {
    await endTwoFactor(trx, id);
    await noteOfSite(trx, id, "two-factor.off");
  }
  await noteOfCaller(trx, id, { what: "sessions.ended", caller, detail: String(ended) });
  publish({ what: "sessions.ended", profileId: id });
  return { resetToken: await newMailedToken(trx, id, "reset", now) };
}
