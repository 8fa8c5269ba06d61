import { createHash } from "node:crypto";
import PostalMime, { type Email } from "postal-mime";
import { uuidv7 } from "uuidv7";
import { cleanText } from "#bookings/clean-text.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { waitingMax } from "#contracts/travel/bookings.ts";
import { findByVerifiedEmail } from "../../accounts/accounts/service.ts";
import type { Events } from "../../platform/events.ts";
import type { Limiter } from "../../platform/http/limiter.ts";
import { LimitError } from "../../platform/http/limit-error.ts";
import type { Db } from "../../platform/schema.ts";
import * as store from "./store.ts";
import { isAuthentic } from "./trust.ts";

/** Where an operator has set up mail-in. */
export type MailIn = {
  /** In the `Authorization` header of the webhook. */
  secret: string;
  /** The receiving server's name in `Authentication-Results`. */
  server: string;
  /** The address to forward to, if it is shown. */
  address: string | undefined;
};

/** Why an email isn't taken. Senders learn none of it; the metrics count it. */
export type DropReason =
  | "no sender"
  | "not authentic"
  | "automatic"
  | "unknown sender"
  | "too often"
  | "too many"
  | "again";

type Deps = { db: Db; events: Events; limiter: Limiter; mailIn: MailIn };

const headMax = 256 * 1024;
/** Emails of one account in an hour. */
const accountRate = { times: 30, seconds: 60 * 60 };
/** Emails of one account that wait for the readers. */
const unreadMax = 5;

/**
 * Takes a forwarded confirmation for the account whose verified address sent it; a job reads it. Returns why it is
 * dropped instead. Throws VALIDATION if it is no email.
 */
export async function takeMail(deps: Deps, raw: Buffer): Promise<DropReason | undefined> {
  const { db, events, limiter, mailIn } = deps;
  const head = await headOf(raw);
  const from = senderOf(head);
  if (from === undefined) return "no sender";
  const [results] = valuesOf(head, "authentication-results");
  const domain = from.split("@").at(-1) ?? "";
  if (!isAuthentic(results, { server: mailIn.server, domain })) return "not authentic";
  // An answer to one of our own emails must not come back as a booking.
  if (valuesOf(head, "auto-submitted").some((value) => !/^no\b/i.test(value.trim())))
    return "automatic";
  const account = await findByVerifiedEmail(db, from);
  if (!account || account.isSuspended) return "unknown sender";
  try {
    await limiter("mail-in account", account.id, accountRate);
  } catch (error) {
    if (error instanceof LimitError) return "too often";
    throw error;
  }
  const key = head.messageId?.trim() || raw;
  const row = {
    id: uuidv7(),
    profile_id: account.id,
    message_hash: createHash("sha256").update(key).digest(),
    subject: cleanText(head.subject ?? "")
      .replaceAll("\n", " ")
      .trim()
      .slice(0, 200)
      .toWellFormed(),
    raw,
  };
  return events.write(async (trx, publish) => {
    const { waiting, unread } = await store.countWaiting(trx, account.id);
    if (waiting >= waitingMax || unread >= unreadMax) return "too many";
    if (!(await store.insertReceived(trx, row))) return "again";
    publish({ what: "booking.received", mailId: row.id });
    return undefined;
  });
}

const noEmail = () =>
  new AppError("VALIDATION", "This isn't an email. Send the whole message as message/rfc822.");

/** The headers of an email. */
async function headOf(raw: Buffer): Promise<Email> {
  const start = raw.subarray(0, headMax);
  const end = /\r?\n\r?\n/.exec(start.toString("latin1"))?.index ?? start.length;
  try {
    const head = await PostalMime.parse(start.subarray(0, end), { maxHeadersSize: headMax });
    if (head.headers.length > 0) return head;
  } catch {
    throw noEmail();
  }
  throw noEmail();
}

const valuesOf = ({ headers }: Email, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

/** The one address that an email is from; undefined for none or several. */
function senderOf(head: Email): string | undefined {
  const { address } = head.from ?? {};
  const [only = "", second] = valuesOf(head, "from");
  const isSingle =
    second === undefined && (only.match(/@/g)?.length ?? 0) <= 2 && !only.includes(",");
  return address && isSingle ? address.trim().toLowerCase() : undefined;
}
