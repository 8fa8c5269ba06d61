import type { Publish } from "../../platform/events.ts";
import type { PrivateLinks } from "../../platform/feature.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Trx } from "../../platform/schema.ts";
import { deviceOf } from "../../platform/http/device.ts";
import { endOidcLinks } from "../oidc/service.ts";
import { endTokens } from "../access-tokens/service.ts";
import { endPasskeys } from "../passkeys/service.ts";
import { endTwoFactor } from "../two-factor/service.ts";
import { causes, type EndedCounts, passwordChangedEmail } from "./emails.ts";
import * as store from "./store.ts";
import { readerOf } from "../profiles/service.ts";

type NewPassword = {
  account: { id: string; username: string; email: string };
  after: string;
  publicUrl: string;
  userAgent: string;
  /** The links that end with the old password, such as private calendar links. */
  endedLinks: readonly PrivateLinks[];
  /** What else may be an intruder's, and ends too: passkeys and the link to a provider, or all second factors as well. */
  endedFactors?: "passkeys" | "all";
};

/** Sets a password, ends sessions, access tokens and mailed links, and mails the owner what ended. */
export async function setPassword(
  trx: Trx,
  publish: Publish,
  { account, after, publicUrl, userAgent, endedLinks, endedFactors }: NewPassword,
): Promise<void> {
  const { id, username, email } = account;
  await store.updatePassword(trx, id, after);
  await store.deleteSessions(trx, id);
  const tokens = await endTokens(trx, id);
  publish({ what: "sessions.ended", profileId: id });
  for (const purpose of ["reset", "email"] as const)
    await store.deleteMailedTokens(trx, id, purpose);
  const ended = await endLinks(trx, { userId: id }, endedLinks);
  const passkeys = endedFactors ? await endPasskeys(trx, id) : 0;
  const providers = endedFactors ? await endOidcLinks(trx, id) : 0;
  if (endedFactors === "all") await endTwoFactor(trx, id);
  const device = deviceOf(userAgent);
  const reader = await readerOf(trx, id);
  await queueEmail(trx, publish, {
    to: email,
    cause: causes.passwordChanged,
    mail: passwordChangedEmail({
      username,
      publicUrl,
      changedAt: new Date(),
      reader,
      device,
      ended,
      passkeys,
      providers,
      tokens,
    }),
  });
}

/** Ends the links of a person, and counts them by noun. */
async function endLinks(
  trx: Trx,
  owner: { userId: string },
  kinds: readonly PrivateLinks[],
): Promise<EndedCounts> {
  const counts = new Map<string, number>();
  // In sequence, since they share a transaction.
  for (const { noun, end } of kinds) {
    counts.set(noun, (counts.get(noun) ?? 0) + (await end(trx, owner)));
  }
  return counts;
}
