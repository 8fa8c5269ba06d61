import type { Announce } from "../events.ts";
import { promiseMail } from "../mail/outbox.ts";
import type { Trx } from "../schema.ts";
import { passwordChangedLetter } from "./letters.ts";
import * as store from "./store.ts";

type NewPassword = {
  account: { id: string; name: string; email: string };
  after: string;
  publicUrl: string;
};

/** Sets a password; sessions and open reset links end with the old one, and the owner is told. */
export async function setPassword(
  trx: Trx,
  announce: Announce,
  { account, after, publicUrl }: NewPassword,
): Promise<void> {
  const { id, name, email } = account;
  await store.updatePassword(trx, id, after);
  await store.deleteSessions(trx, id);
  await store.deleteMailedTokens(trx, id, "reset");
  await promiseMail(trx, announce, {
    to: email,
    letter: passwordChangedLetter({ name, publicUrl }),
  });
}
