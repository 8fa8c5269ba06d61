import type { Publish } from "../../platform/events.ts";
import type { DeletionHook } from "../../platform/feature.ts";
import type { Files } from "../../platform/files/files.ts";
import { withdrawWaiting } from "../../platform/mail/outbox.ts";
import type { Trx } from "../../platform/schema.ts";
import * as profiles from "../profiles/service.ts";
import { lastAdmin, lockMember } from "./admins.ts";
import { causes } from "./emails.ts";
import * as store from "./store.ts";

type Parts = { files: Files; id: string; hooks: readonly DeletionHook[] };

/**
 * Deletes an account with its private rows; hoots and comments lose their author. Throws CONFLICT for the last admin who
 * can act.
 */
export async function removeAccount(
  trx: Trx,
  publish: Publish,
  { files, id, hooks }: Parts,
): Promise<void> {
  if ((await lockMember(trx, id))?.isLastAdmin) throw lastAdmin();
  await profiles.removeProfile(trx, id, async () => {
    const account = await store.findAccount(trx, id);
    if (account) await withdrawWaiting(trx, account.email, Object.values(causes));
    const heir = await store.findOtherAdmin(trx, id);
    // In sequence, since they share a transaction.
    for (const hook of hooks) await hook(trx, { id, heirId: heir?.id }, publish);
    await files.dropAll(trx, publish, id);
  });
  publish({ what: "account.deleted", profileId: id });
}
