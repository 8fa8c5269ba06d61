import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type * as contract from "#contracts/community/newsletter.ts";
import { uuidv7 } from "uuidv7";
import type { Events } from "../../platform/events.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import { hashOf, newLinkToken } from "../../platform/mail/link-tokens.ts";
import { queueEmail, unsubscribeHeaders } from "../../platform/mail/outbox.ts";
import { causes, confirmationEmail } from "./emails.ts";
import * as store from "./store.ts";
import { unsubscribeToken, unsubscribeUrlOf } from "./unsubscribe-links.ts";

export { newsletterQueue, startNewsletters } from "./sending.ts";

type Deps = { events: Events; secret: Uint8Array; publicUrl: string; clock: () => Date };

const hourMs = 60 * 60 * 1000;
const confirmWithinMs = 7 * 24 * hourMs;

/** Stores an address and mails a confirmation link. The response does not reveal whether the address exists. */
export async function subscribe(
  deps: Deps,
  body: ParsedInput<typeof contract.subscribe>["body"],
): Promise<Record<string, never>> {
  // Only bots fill the hidden field; the answer does not tell them.
  if (body.website) return {};
  const { events, secret, publicUrl, clock } = deps;
  const { email, name = "", comment = "" } = body;
  await events.write(async (trx, publish) => {
    const now = clock();
    const id = uuidv7();
    const consent = { name, comment, consented_at: now };
    const unsubscribe_hash = hashOf(unsubscribeToken(secret, id));
    await store.insertSubscriber(trx, { id, email, unsubscribe_hash, ...consent });
    const subscriber = await store.lockSubscriber(trx, email);
    // Subscribing again changes nothing for a confirmed subscriber.
    if (subscriber.confirmed_at) return;
    await store.updateConsent(trx, subscriber.id, consent);
    const token = newLinkToken();
    const before = new Date(now.getTime() - hourMs);
    const link = { hash: hashOf(token), at: now, before };
    if (!(await store.updateConfirmLink(trx, subscriber.id, link))) return;
    const unsubscribeUrl = unsubscribeUrlOf({ secret, publicUrl }, subscriber.id);
    await queueEmail(trx, publish, {
      to: email,
      cause: causes.confirmation,
      mail: confirmationEmail({ publicUrl, token, unsubscribeUrl }),
      headers: unsubscribeHeaders(unsubscribeUrl),
    });
  });
  return {};
}

/** Confirms an address; idempotent. Throws TOKEN_INVALID. */
export async function confirm(
  { events, clock }: Deps,
  token: string,
  isForm: boolean,
): Promise<string> {
  const at = clock();
  const link = { hash: hashOf(token), at, mailedAfter: new Date(at.getTime() - confirmWithinMs) };
  const confirmed = await events.write((trx) => store.updateConfirmed(trx, link));
  if (!confirmed && !isForm) throw badLink();
  return `/newsletter?confirmed=${confirmed}`;
}

/** Unsubscribes an address. Returns null for one-click requests of mail programs, which must not be redirected. */
export async function unsubscribe(
  { events, clock }: Deps,
  { query, body, isForm }: HandlerInput<typeof contract.unsubscribe>,
): Promise<string | null> {
  const isOneClick = body["List-Unsubscribe"] !== undefined;
  const hash = hashOf(body.token ?? query.token ?? "");
  const found = await events.write((trx) => store.updateUnsubscribed(trx, hash, clock()));
  if (!found && (isOneClick || !isForm)) throw badLink();
  return isOneClick ? null : `/newsletter?unsubscribed=${found}`;
}

const badLink = () => new AppError("TOKEN_INVALID", "This link has expired or isn't valid.");
