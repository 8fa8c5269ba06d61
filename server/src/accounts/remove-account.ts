import * as blogs from "../blogs/service.ts";
import * as catalogue from "../catalogue/service.ts";
import type { Announce } from "../events.ts";
import type { Files } from "../files/files.ts";
import * as hoots from "../hoots/service.ts";
import * as profiles from "../profiles/service.ts";
import * as providers from "../providers/service.ts";
import type { Trx } from "../schema.ts";
import * as store from "./store.ts";

/** Deletes an account with what is private to it; hoots and comments stay without a name. */
export async function removeAccount(
  trx: Trx,
  announce: Announce,
  { files, id }: { files: Files; id: string },
): Promise<void> {
  await profiles.removeProfile(trx, id, async () => {
    await hoots.forgetLikes(trx, id);
    await blogs.forgetLikes(trx, id);
    await providers.forgetUnapproved(trx, id);
    const heir = await store.findOtherAdmin(trx, id);
    await catalogue.handOnPictures(trx, announce, { from: id, to: heir?.id });
    await files.dropAll(trx, announce, id);
  });
  announce({ what: "account.deleted", profileId: id });
}
