import type { Events, Publish } from "../../platform/events.ts";
import { linkToken } from "../../platform/http/link-tokens.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { unsubscribePath } from "#contracts/community/notification-names.ts";
import { notificationEmail } from "./emails.ts";
import * as store from "./mail-store.ts";

export type MailDeps = { secret: Uint8Array; publicUrl: string };

/** The purpose of the token in links that end emails. */
export const mailPurpose = "notification emails";

/** Postpones the emails of a person who is on the site. */
const againMs = 5 * 60_000;

/** Queues one email about everything that is due to a person. Rows are locked, so it is sent once by all servers. */
export async function mailDueTo(
  { secret, publicUrl }: MailDeps,
  trx: Trx,
  publish: Publish,
  profileId: string,
): Promise<void> {
  const rows = await store.claimDue(trx, profileId, new Date());
  const unread = rows.filter(({ is_open }) => is_open);
  const [first] = unread;
  const person = first && (await store.findReader(trx, profileId));
  if (!first || !person) return;
  const token = linkToken(secret, mailPurpose, profileId);
  const kinds = new Set(unread.map(({ what }) => what));
  // An email about one kind ends that kind, one about several ends all.
  const query = new URLSearchParams({ token, ...(kinds.size === 1 && { what: first.what }) });
  const unsubscribeUrl = `${publicUrl}${unsubscribePath}?${query}`;
  await queueEmail(trx, publish, {
    to: person.email,
    mail: notificationEmail({ person, notifications: unread, publicUrl, unsubscribeUrl }),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
}

/** Mails everybody to whom something is due, except those who are on the site. */
export async function mailAllDue(deps: MailDeps & { db: Db; events: Events }): Promise<void> {
  for (const { recipient_id: profileId, is_here } of await store.listDueRecipients(deps.db)) {
    await deps.events.write(async (trx, publish) => {
      if (is_here) await store.postponeDue(trx, profileId, new Date(Date.now() + againMs));
      else await mailDueTo(deps, trx, publish, profileId);
    });
  }
}
