import * as blogs from "../../community/stories/service.ts";
import * as catalogue from "../../commerce/catalog/service.ts";
import type { Publish } from "../../platform/events.ts";
import type { Files } from "../../platform/files/files.ts";
import * as hoots from "../../community/hoots/service.ts";
import * as profiles from "../profiles/service.ts";
import * as providers from "../../lookup/providers/service.ts";
import type { Trx } from "../../platform/schema.ts";
import * as store from "./store.ts";

/** Deletes an account with what is private to it; hoots and comments stay without a name. */
export async function removeAccount(
  trx: Trx,
  publish: Publish,
  { files, id }: { files: Files; id: string },
): Promise<void> {
  await profiles.removeProfile(trx, id, async () => {
    await hoots.forgetLikes(trx, id);
    await blogs.forgetLikes(trx, id);
    await providers.forgetUnapproved(trx, id);
    const heir = await store.findOtherAdmin(trx, id);
    await catalogue.handOnPictures(trx, publish, { from: id, to: heir?.id });
    await files.dropAll(trx, publish, id);
  });
  publish({ what: "account.deleted", profileId: id });
}
