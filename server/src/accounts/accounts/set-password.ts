import type { Publish } from "../../platform/events.ts";
import type { PrivateLinks } from "../../platform/feature.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Trx } from "../../platform/schema.ts";
import { deviceOf } from "../../platform/http/device.ts";
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
};

/** Sets a password, ends sessions and mailed links, and mails the owner what ended. */
export async function setPassword(
  trx: Trx,
  publish: Publish,
  { account, after, publicUrl, userAgent, endedLinks }: NewPassword,
): Promise<void> {
  const { id, username, email } = account;
  await store.updatePassword(trx, id, after);
  await store.deleteSessions(trx, id);
  publish({ what: "sessions.ended", profileId: id });
  await store.deleteMailedTokens(trx, id, "reset");
  const ended = await endLinks(trx, { userId: id }, endedLinks);
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
