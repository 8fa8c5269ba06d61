import * as calendars from "../calendars/service.ts";
import type { Announce } from "../events.ts";
import { promiseMail } from "../mail/outbox.ts";
import type { Trx } from "../schema.ts";
import * as shares from "../shares/service.ts";
import { passwordChangedLetter } from "./letters.ts";
import * as store from "./store.ts";

type NewPassword = {
  account: { id: string; name: string; email: string };
  after: string;
  publicUrl: string;
  /** Private calendar links and share links end too. */
  endLinks: boolean;
};

/** Sets a password; sessions and mailed links end with the old one, and the owner is told what ended. */
export async function setPassword(
  trx: Trx,
  announce: Announce,
  { account, after, publicUrl, endLinks }: NewPassword,
): Promise<void> {
  const { id, name, email } = account;
  await store.updatePassword(trx, id, after);
  await store.deleteSessions(trx, id);
  await store.deleteMailedTokens(trx, id, "reset");
  const ended = endLinks
    ? {
        calendars: await calendars.endAddresses(trx, id),
        shares: await shares.endShares(trx, id),
      }
    : undefined;
  await promiseMail(trx, announce, {
    to: email,
    letter: passwordChangedLetter({ name, publicUrl, ended }),
  });
}
