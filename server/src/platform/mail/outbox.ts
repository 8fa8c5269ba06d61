import { uuidv7 } from "uuidv7";
import type { Publish } from "../events.ts";
import type { Trx } from "../schema.ts";
import type { OutgoingEmail } from "./email.ts";
import { admit, forgetWaiting, type MailCause } from "./gate.ts";
import * as store from "./store.ts";

export type QueuedEmail = {
  to: string;
  /** Its limits decide whether and when it is sent. */
  cause: MailCause;
  mail: OutgoingEmail;
  headers?: Record<string, string>;
  /** Emails to individuals are delivered before it. */
  bulk?: true;
};

/** `until` is when an email about all that waited can be queued. */
export type Queued =
  | { is: "queued"; id: string }
  | { is: "dropped" }
  | { is: "bundled"; until: Date };

/** Queues an email in the current transaction, within the limits of its recipient: it is sent only if that is committed. */
export async function queueEmail(
  trx: Trx,
  publish: Publish,
  { to, cause, mail, headers = {}, bulk }: QueuedEmail,
): Promise<Queued> {
  const admission = await admit(trx, to, cause);
  if (admission.is === "bundled") return { is: "bundled", until: admission.at };
  if (admission.is === "dropped") {
    publish({ what: "mail.dropped", cause: cause.name });
    return { is: "dropped" };
  }
  const id = uuidv7();
  const { at } = admission;
  await store.insertMail(trx, { id, to_address: to, ...mail, headers }, at);
  const when = at === null ? {} : { at: at.toISOString() };
  publish({ what: "mail.promised", mailId: id, ...when, ...(bulk && { bulk }) });
  return { is: "queued", id };
}

/** Removes queued emails that no process is delivering, and returns their IDs. */
export const withdrawEmails = store.deleteWaiting;

/** Removes the emails to an address that wait for their hour, since what they are about is gone. */
export async function withdrawWaiting(
  trx: Trx,
  to: string,
  causes: readonly MailCause[],
): Promise<void> {
  await store.deleteDueAt(trx, to, await forgetWaiting(trx, to, causes));
}

/** The headers by which mail programs offer to unsubscribe with one click (RFC 8058). */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
