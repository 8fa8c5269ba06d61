import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { uuidv7 } from "uuidv7";
import type * as contract from "#contracts/accounts/webhooks.ts";
import {
  type Delivery,
  type Webhook,
  webhookEvents,
  webhookLogDays,
  webhooksMax,
} from "#contracts/accounts/webhooks.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { isHttpsUrl } from "#contracts/kernel/text.ts";
import { listPage } from "../../platform/db/list-page.ts";
import type { Events } from "../../platform/events.ts";
import type { Session } from "../../platform/http/api.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { makeVault } from "../../platform/vault.ts";
import { lockOwnAccount, noteInSession, noteOfSite, requireLive } from "../security-log/service.ts";
import * as deliveries from "./delivery-store.ts";
import * as store from "./store.ts";

export { startWebhooks, webhookQueue } from "./jobs.ts";

type Deps = {
  db: Db;
  events: Events;
  secret: Uint8Array;
  /** Receivers may be at addresses of this machine without TLS, as in tests. */
  localWebhooks?: boolean | undefined;
};

const secretBytes = 32;
const dayMs = 24 * 60 * 60 * 1000;

/** Encrypts the secrets of webhooks. */
export const webhookVault = (secret: Uint8Array) => makeVault(secret, "webhook secrets");

/** Adds a webhook and returns its secret. Throws VALIDATION, and CONFLICT for one too many. */
export async function createWebhook(
  deps: Deps,
  { session, body: { url, events } }: HandlerInput<typeof contract.createWebhook>,
): Promise<Webhook & { secret: string }> {
  requirePublicUrl(deps, url);
  const secret = `whsec_${randomBytes(secretBytes).toString("base64")}`;
  return deps.events.write(async (trx) => {
    const { userId } = session;
    await lockOwnAccount(trx, session);
    if ((await store.listWebhooks(trx, userId)).length >= webhooksMax) throw tooMany();
    const row = await store.insertWebhook(trx, {
      id: uuidv7(),
      account_id: userId,
      url,
      events: inOrder(events),
      secret: webhookVault(deps.secret).close(Buffer.from(secret)),
    });
    await noteInSession(trx, session, "webhook.made", hostOf(url));
    return { ...presented(row), secret };
  });
}

/** The caller's webhooks, newest first. */
export const listWebhooks = async (db: Db, { userId }: Session): Promise<Webhook[]> =>
  (await store.listWebhooks(db, userId)).map(presented);

/** Changes what is sent. Throws VALIDATION, and NOT_FOUND, also for another person's webhook. */
export async function updateWebhook(
  deps: Deps,
  input: HandlerInput<typeof contract.updateWebhook>,
): Promise<Webhook> {
  const { userId } = input.session;
  const { id } = input.params;
  const { url, events, enabled } = input.body;
  if (url !== undefined) requirePublicUrl(deps, url);
  const before = await store.findWebhook(deps.db, userId, id);
  if (!before) throw notFound();
  const changes = {
    ...(url !== undefined && { url }),
    ...(events !== undefined && { events: inOrder(events) }),
    // It starts anew.
    ...(enabled === true && { disabled_at: null, failing_since: null }),
    ...(enabled === false && { disabled_at: before.disabled_at ?? new Date() }),
  };
  if (Object.keys(changes).length === 0) return presented(before);
  return deps.events.write(async (trx) => {
    await requireLive(trx, input.session);
    const row = await store.updateWebhook(trx, userId, id, changes);
    if (!row) throw notFound();
    if (row.url !== before.url) {
      await noteInSession(trx, input.session, "webhook.changed", hostOf(row.url));
    }
    return presented(row);
  });
}

/** Throws NOT_FOUND, also for another person's webhook. */
export const removeWebhook = (
  { events }: Pick<Deps, "events">,
  session: Session,
  id: string,
): Promise<{ _id: string }> =>
  events.write(async (trx) => {
    const url = await store.deleteWebhook(trx, session.userId, id);
    if (url === undefined) throw notFound();
    await noteInSession(trx, session, "webhook.removed", hostOf(url));
    return { _id: id };
  });

/** Removes every webhook of a person, some of which an intruder may have added; returns their number. */
export async function endWebhooks(trx: Trx, { userId }: { userId: string }): Promise<number> {
  const urls = await store.deleteWebhooks(trx, userId);
  // In sequence, since they share a transaction.
  for (const url of urls) await noteOfSite(trx, userId, "webhook.removed", hostOf(url));
  return urls.length;
}

/** What a webhook was sent, newest first. Throws NOT_FOUND, also for another person's webhook. */
export async function listDeliveries(
  db: Db,
  { session, params: { id }, query }: HandlerInput<typeof contract.listDeliveries>,
): Promise<{ data: Delivery[]; hasMore: boolean }> {
  if (!(await store.findWebhook(db, session.userId, id))) throw notFound();
  const { before, limit } = query;
  const rows = await deliveries.listDeliveries(db, id, { before, limit: limit + 1 });
  return listPage(rows, limit, (row) => ({
    _id: row.id,
    event: row.event,
    state: row.state,
    tries: row.tries,
    status: row.status,
    answer: row.answer,
    createdAt: row.created_at.toISOString(),
    triedAt: row.tried_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  }));
}

/** Sends a test event. Throws CONFLICT while it is off, and NOT_FOUND, also for another person's webhook. */
export const testWebhook = (
  { events }: Pick<Deps, "events">,
  { userId }: Session,
  id: string,
): Promise<{ _id: string }> =>
  events.write(async (trx, publish) => {
    const webhook = await store.findWebhook(trx, userId, id);
    if (!webhook) throw notFound();
    if (webhook.disabled_at) {
      throw new AppError("CONFLICT", "This webhook is off. Turn it on to test it.");
    }
    const delivery = { webhook_id: id, event: "test", subject_id: id } as const;
    const { id: _id, jobId } = await deliveries.insertDelivery(trx, delivery);
    publish({ what: "webhook.promised", jobId });
    return { _id };
  });

export const deleteOld = (db: Db, now: Date = new Date()): Promise<unknown> =>
  deliveries.deleteOld(db, new Date(now.getTime() - webhookLogDays * dayMs));

/** An address is not resolved, so the guard of names would not see it. */
function requirePublicUrl({ localWebhooks }: Pick<Deps, "localWebhooks">, url: string): void {
  const hostname = URL.parse(url)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  if (localWebhooks || (isHttpsUrl(url) && isIP(hostname) === 0)) return;
  const text = "URL must begin with https:// and have a public host name, not an IP address.";
  throw new AppError("VALIDATION", text, { fields: { url: text } });
}

const inOrder = (events: readonly contract.WebhookEvent[]) =>
  webhookEvents.filter((event) => events.includes(event));

/** The rest of a URL may be a secret of its receiver. */
const hostOf = (url: string): string => URL.parse(url)?.host ?? "";

const presented = (row: store.WebhookRow): Webhook => ({
  _id: row.id,
  url: row.url,
  events: row.events,
  createdAt: row.created_at.toISOString(),
  failingSince: row.failing_since?.toISOString() ?? null,
  disabledAt: row.disabled_at?.toISOString() ?? null,
});

const tooMany = () =>
  new AppError("CONFLICT", `You have ${webhooksMax} webhooks. Remove one to add another.`);

const notFound = () => new AppError("NOT_FOUND", "This webhook was removed.");
