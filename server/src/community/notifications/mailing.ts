import { type Reader } from "#format/reader.ts";
import type { Events, Publish } from "../../platform/events.ts";
import { linkToken } from "../../platform/http/link-tokens.ts";
import { type QueuedEmail, queueEmail, unsubscribeHeaders } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { unsubscribePath } from "#contracts/community/notifications.ts";
import { notificationEmail, notified } from "./emails.ts";
import * as store from "./mail-store.ts";
import { readerOf } from "../../accounts/profiles/service.ts";

export type MailDeps = { secret: Uint8Array; publicUrl: string };

/** The purpose of the token in links that end emails. */
export const mailPurpose = "notification emails";

/** Postpones the emails of a person who is on the site. */
const againMs = 5 * 60_000;

/**
 * Queues an email to each of these people about everything that is due to them. Rows are locked, so it is sent once by
 * all servers.
 */
export async function mailDueTo(
  deps: MailDeps,
  trx: Trx,
  publish: Publish,
  profileIds: readonly string[],
): Promise<void> {
  if (profileIds.length === 0) return;
  const rows = await store.claimDue(trx, profileIds, new Date());
  const unread = Map.groupBy(
    rows.filter(({ is_open }) => is_open),
    ({ recipient_id }) => recipient_id,
  );
  for (const person of await store.listReaders(trx, [...unread.keys()])) {
    const due = unread.get(person.id) ?? [];
    const reader = await readerOf(trx, person.id);
    const queued = await queueEmail(trx, publish, emailTo(deps, { ...person, reader }, due));
    // What comes meanwhile joins them, in one email.
    if (queued.is === "bundled") {
      const ids = due.map(({ id }) => id);
      await store.makeDueAt(trx, ids, queued.until);
    }
  }
}

function emailTo(
  { secret, publicUrl }: MailDeps,
  { reader, ...person }: store.Reader & { reader: Reader },
  notifications: readonly store.DueRow[],
): QueuedEmail {
  const token = linkToken(secret, mailPurpose, person.id);
  const [what, ...others] = new Set(notifications.map((row) => row.what));
  // An email about one kind ends that kind, one about several ends all.
  const query = new URLSearchParams({ token, ...(what && others.length === 0 && { what }) });
  const unsubscribeUrl = `${publicUrl}${unsubscribePath}?${query}`;
  return {
    to: person.email,
    cause: notified,
    mail: notificationEmail({ person, reader, notifications, publicUrl, unsubscribeUrl }),
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}

/** Mails everybody to whom something is due, except those who are on the site. */
export async function mailAllDue(deps: MailDeps & { db: Db; events: Events }): Promise<void> {
  for (const { recipient_id: profileId, is_here } of await store.listDueRecipients(deps.db)) {
    await deps.events.write(async (trx, publish) => {
      if (is_here) await store.postponeDue(trx, profileId, new Date(Date.now() + againMs));
      else await mailDueTo(deps, trx, publish, [profileId]);
    });
  }
}
