import type { Order } from "#contracts/commerce/orders.ts";
import type { Publish } from "../../platform/events.ts";
import { isVerifiedAddress } from "../../platform/mail/gate.ts";
import { queueEmail } from "../../platform/mail/outbox.ts";
import type { Trx } from "../../platform/schema.ts";
import { type Checkouts, checkoutUrl } from "./address.ts";
import { type causes, emails } from "./emails.ts";

type MailDeps = Checkouts & { ships: boolean };
type News = { order: Order; cartId: string; cause: (typeof causes)[keyof typeof causes] };

/** Emails the address of an order about it. */
export async function mailBuyer(
  deps: MailDeps,
  trx: Trx,
  publish: Publish,
  { order, cartId, cause }: News,
): Promise<void> {
  const { email: to, state } = order;
  // Anyone can type a stranger's address, and texts for the stranger to read.
  const showsTexts = await isVerifiedAddress(trx, to);
  const url = checkoutUrl(deps, cartId);
  const mail = emails[state]({ order, url, showsTexts, ships: deps.ships });
  await queueEmail(trx, publish, { to, cause, mail });
}
