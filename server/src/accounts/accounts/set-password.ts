import * as calendars from "../../travel/calendars/service.ts";
import type { Publish } from "../../platform/events.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Trx } from "../../platform/schema.ts";
import * as shares from "../../travel/sharing/service.ts";
import * as dossiers from "../../travel/dossiers/service.ts";
import { deviceOf } from "../../platform/http/device.ts";
import { passwordChangedEmail } from "./emails.ts";
import * as store from "./store.ts";

type NewPassword = {
  account: { id: string; name: string; email: string };
  after: string;
  publicUrl: string;
  userAgent: string;
  /** Also ends private calendar links and share links. */
  endLinks: boolean;
};

/** Sets a password, ends sessions and mailed links, and mails the owner what ended. */
export async function setPassword(
  trx: Trx,
  publish: Publish,
  { account, after, publicUrl, userAgent, endLinks }: NewPassword,
): Promise<void> {
  const { id, name, email } = account;
  await store.updatePassword(trx, id, after);
  await store.deleteSessions(trx, id);
  publish({ what: "sessions.ended", profileId: id });
  await store.deleteMailedTokens(trx, id, "reset");
  const ended = endLinks
    ? {
        calendars: await calendars.endAddresses(trx, id),
        shares: (await shares.endShares(trx, id)) + (await dossiers.endLinks(trx, id)),
      }
    : undefined;
  await queueEmail(trx, publish, {
    to: email,
    mail: passwordChangedEmail({
      name,
      publicUrl,
      changedAt: new Date(),
      device: deviceOf(userAgent),
      ended,
    }),
  });
}
