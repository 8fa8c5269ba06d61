import { Readable } from "node:stream";
import * as contract from "#contracts/community/newsletter-admin.ts";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { uuidv7 } from "uuidv7";
import { once } from "../../platform/db/idempotency.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import { idInToken, linkToken } from "../../platform/http/link-tokens.ts";
import type { Bytes } from "../../platform/http/bytes.ts";
import { signed } from "../../platform/mail/deliver.ts";
import { queueEmail, unsubscribeHeaders, withdrawEmails } from "../../platform/mail/outbox.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import type { Settings } from "../../platform/settings/service.ts";
import { rejectStale } from "../../platform/db/versions.ts";
import * as store from "./admin-store.ts";
import { causes, newsletterEmail } from "./emails.ts";
import * as sendingStore from "./sending-store.ts";
import { unsubscribeUrlOf } from "./unsubscribe-links.ts";

type Body<E> = ParsedInput<E> extends { body: infer B } ? B : never;
type Target = { id: string; ifVersion: number | undefined };
type MailDeps = {
  db: Db;
  events: Events;
  settings: Settings;
  secret: Uint8Array;
  publicUrl: string;
};

/** One page of newsletters with their progress, newest first. */
export async function listNewsletters(
  db: Db,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  const rows = await store.listNewsletters(db, { before, limit: limit + 1 });
  return {
    data: await withProgress(db, rows.slice(0, limit)),
    hasMore: rows.length > limit,
    subscribers: await store.countSubscribers(db),
  };
}

/** A newsletter with its progress. Throws NOT_FOUND. */
export async function getNewsletter(db: Db, id: string): Promise<contract.Newsletter> {
  const [newsletter] = await withProgress(db, [await getRow(db, id)]);
  if (!newsletter) throw notFound();
  return newsletter;
}

async function getRow(db: Db, id: string): Promise<store.NewsletterRow> {
  const row = await store.findNewsletter(db, id);
  if (!row) throw notFound();
  return row;
}

const notFound = () => new AppError("NOT_FOUND", "This newsletter doesn't exist.");

async function withProgress(
  db: Db,
  rows: readonly store.NewsletterRow[],
): Promise<contract.Newsletter[]> {
  const unfinished = rows.filter(({ state }) => state === "sending" || state === "stopped");
  const found = await store.listProgress(
    db,
    unfinished.map(({ id }) => id),
  );
  const progressOf = new Map(found.map((progress) => [progress.newsletter_id, progress]));
  return rows.map((row) => presentNewsletter(row, progressOf.get(row.id)));
}

function presentNewsletter(
  row: store.NewsletterRow,
  progress: store.Progress | undefined,
): contract.Newsletter {
  const recipients = progress?.recipients ?? row.recipients ?? 0;
  const skipped = progress?.skipped ?? row.skipped ?? 0;
  const waiting = (progress?.open ?? 0) + (progress?.queued ?? 0);
  return {
    _id: row.id,
    subject: row.subject,
    text: row.text,
    // The job notes the end a little later.
    state: row.state === "sending" && waiting === 0 ? "sent" : row.state,
    recipients,
    delivered: recipients - skipped - waiting,
    skipped,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** Saves a draft; a retry with the same `key` returns the first one. */
export function createNewsletter(
  events: Events,
  session: Session,
  body: Body<typeof contract.createNewsletter>,
  key?: string,
): Promise<contract.Newsletter> {
  const attempt = { ownerId: session.userId, key, call: "createNewsletter", body };
  return events.write((trx) =>
    once(trx, attempt, async () => {
      const id = uuidv7();
      await store.insertNewsletter(trx, { id, ...body });
      return getNewsletter(trx, id);
    }),
  );
}

/** Updates a draft. Throws NOT_FOUND, and CONFLICT where it has changed or was sent. */
export const changeNewsletter = (
  events: Events,
  { id, body, ifVersion }: Target & { body: Body<typeof contract.changeNewsletter> },
): Promise<contract.Newsletter> =>
  events.write(async (trx) => {
    await lockDraft(trx, { id, ifVersion });
    await store.updateNewsletter(trx, id, body);
    return getNewsletter(trx, id);
  });

/** Deletes a draft. Throws NOT_FOUND, and CONFLICT where it was sent. */
export const deleteNewsletter = (events: Events, id: string): Promise<{ _id: string }> =>
  events.write(async (trx) => {
    await lockDraft(trx, { id, ifVersion: undefined });
    await store.deleteNewsletter(trx, id);
    return { _id: id };
  });

async function lockRow(trx: Trx, { id, ifVersion }: Target): Promise<store.NewsletterRow> {
  const row = await store.lockNewsletter(trx, id);
  if (!row) throw notFound();
  await rejectStale(ifVersion, row, contract.newsletterChanged, () => getNewsletter(trx, id));
  return row;
}

async function lockDraft(trx: Trx, target: Target): Promise<void> {
  const { state, id } = await lockRow(trx, target);
  if (state === "draft") return;
  const current = await getNewsletter(trx, id);
  throw new AppError("CONFLICT", contract.newsletterNotDraft, { current });
}

/**
 * Starts sending a newsletter, or resumes it; nothing changes where it is being sent or was sent. Throws NOT_FOUND,
 * VALIDATION without subscribers, and CONFLICT where `ifVersion` is stale.
 */
export const sendNewsletter = (
  events: Events,
  { id, ifVersion }: Target,
): Promise<contract.Newsletter> =>
  events.write(async (trx, publish) => {
    const { state, sent_at } = await lockRow(trx, { id, ifVersion });
    if (state === "draft" || state === "stopped") {
      if (state === "draft" && (await store.insertRecipients(trx, id)) === 0) {
        throw new AppError("VALIDATION", contract.noSubscribers);
      }
      await store.updateNewsletter(trx, id, { state: "sending", sent_at: sent_at ?? new Date() });
      publish({ what: "newsletter.started", newsletterId: id });
    }
    return getNewsletter(trx, id);
  });

/** Stops sending, and withdraws emails that are not being delivered. Throws NOT_FOUND. */
export const stopNewsletter = (events: Events, id: string): Promise<contract.Newsletter> =>
  events.write(async (trx) => {
    const { state } = await lockRow(trx, { id, ifVersion: undefined });
    if (state === "sending") {
      const withdrawn = await withdrawEmails(trx, await sendingStore.listQueuedMails(trx, id));
      await sendingStore.reopenRecipients(trx, id, withdrawn);
      const [progress] = await store.listProgress(trx, [id]);
      // The last emails may be with the mail server already.
      if (progress && progress.open > 0)
        await store.updateNewsletter(trx, id, { state: "stopped" });
    }
    return getNewsletter(trx, id);
  });

export const previewPurpose = "newsletter preview";

/** A newsletter as it is emailed to the caller. Throws NOT_FOUND. */
export async function previewNewsletter(deps: MailDeps, session: Session, id: string) {
  const { username } = await store.findAdmin(deps.db, session.userId);
  const { subject, text } = await rendered(deps, await getRow(deps.db, id), username);
  const token = linkToken(deps.secret, previewPurpose, id);
  return { subject, text, htmlUrl: `/api/newsletter/preview/${token}` };
}

/** The HTML of the preview, for a frame without scripts. Throws NOT_FOUND. */
export async function openPreview(deps: MailDeps, token: string): Promise<Bytes> {
  const id = idInToken(deps.secret, previewPurpose, token);
  if (id === undefined) throw notFound();
  const { html } = await rendered(deps, await getRow(deps.db, id), "");
  return { stream: Readable.from([html]), headers: previewHeaders };
}

const previewHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox",
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
};

async function rendered(
  { settings, publicUrl }: MailDeps,
  { subject, text }: Pick<store.NewsletterRow, "subject" | "text">,
  name: string,
) {
  const unsubscribeUrl = `${publicUrl}/newsletter`;
  return signed(newsletterEmail({ subject, text, name, unsubscribeUrl }), await settings.current());
}

/** Emails a newsletter to the caller alone. Throws NOT_FOUND. */
export function testNewsletter(
  deps: MailDeps,
  { userId }: Session,
  id: string,
): Promise<{ email: string }> {
  return deps.events.write(async (trx, publish) => {
    const { subject, text } = await getRow(trx, id);
    const { email, username: name } = await store.findAdmin(trx, userId);
    const subscriber = await store.findSubscriberByEmail(trx, email);
    const url = subscriber && unsubscribeUrlOf(deps, subscriber.id);
    const unsubscribeUrl = url ?? `${deps.publicUrl}/newsletter`;
    await queueEmail(trx, publish, {
      to: email,
      cause: causes.test,
      mail: newsletterEmail({ subject: `Test: ${subject}`, text, name, unsubscribeUrl }),
      ...(url !== undefined && { headers: unsubscribeHeaders(url) }),
    });
    return { email };
  });
}
