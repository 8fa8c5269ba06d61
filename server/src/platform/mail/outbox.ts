import { uuidv7 } from "uuidv7";
import type { Publish } from "../events.ts";
import type { Trx } from "../schema.ts";
import type { OutgoingEmail } from "./email.ts";
import * as store from "./store.ts";

export type QueuedEmail = {
  to: string;
  mail: OutgoingEmail;
  headers?: Record<string, string>;
  /** Emails to individuals are delivered before it. */
  bulk?: true;
};

/** Queues an email in the current transaction, and returns its ID: it is sent only if that is committed. */
export async function queueEmail(
  trx: Trx,
  publish: Publish,
  { to, mail, headers = {}, bulk }: QueuedEmail,
): Promise<string> {
  const id = uuidv7();
  await store.insertMail(trx, { id, to_address: to, ...mail, headers });
  publish({ what: "mail.promised", mailId: id, ...(bulk && { bulk }) });
  return id;
}

/** Removes queued emails that no process is delivering, and returns their IDs. */
export const withdrawEmails = store.deleteWaiting;
