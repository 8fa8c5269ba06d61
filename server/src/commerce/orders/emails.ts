import type { Order } from "#contracts/commerce/orders.ts";
import { countryName } from "#contracts/commerce/shipping-countries.ts";
import {
  greetingFor,
  type OutgoingEmail,
  mail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailAddressPart, mailName, mailPostalCode } from "../../platform/mail/plain-text.ts";

type About = {
  order: Order;
  /** Link to the order for the receiver of the email. */
  url: string;
};

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const nameOf = ({ title, variantTitle }: Order["lines"][number]) =>
  variantTitle === null ? title : `${title}, ${variantTitle}`;

function receipt({ lines, subtotal, discounts, giftCards, total }: Order) {
  const deductions = [
    ...discounts.map(({ title, amount }) => ({ what: title, amount: `−${dollars(amount)}` })),
    ...giftCards.map(({ lastCharacters, amount }) => ({
      what: `Gift card ending in ${lastCharacters}`,
      amount: `−${dollars(amount)}`,
    })),
  ];
  return [
    ...lines.map((line) => ({
      what: `${line.quantity} × ${nameOf(line)}`,
      amount: dollars(line.unitPrice * line.quantity),
    })),
    ...(deductions.length > 0
      ? [{ what: "Subtotal", amount: dollars(subtotal) }, ...deductions]
      : []),
    { what: "Shipping", amount: "Free" },
    { what: "Total", amount: dollars(total) },
  ];
}

function destination({ address }: Order): string {
  const { firstName, lastName, address1, address2, city, province, zip, country } = address;
  // Anyone can type a stranger's email, so only plausible address text is repeated.
  const lines = [address1, address2, city].map(mailAddressPart);
  const stateAndZip = [mailAddressPart(province), mailPostalCode(zip)].filter(Boolean).join(" ");
  return [mailName(`${firstName} ${lastName}`), ...lines, stateAndZip, countryName(country)]
    .filter(Boolean)
    .join(", ");
}

const greeting = ({ address }: Order) => greetingFor(address.firstName);
const link = (url: string) => ({ label: "View order", url });
const foot = {
  text: "Anyone with the link above can see this order and its shipping address. Please don't forward this email.",
};

const questions = "Questions? Reply to this email.";

/** Confirms an order. */
export const confirmationEmail = ({ order, url }: About): OutgoingEmail =>
  mail({
    subject: `${siteNameVariable} order #${order.number} confirmed`,
    greeting: greeting(order),
    paragraphs: [`Thank you for your order #${order.number}:`],
    table: receipt(order),
    afterTable: [
      `Shipping to: ${destination(order)}.`,
      "We'll email you when it ships.",
      "You weren't charged. This shop is a demo until a payment provider is set up.",
    ],
    link: link(url),
    afterLink: [
      "If you didn't place this order, someone probably mistyped their email. Reply to this message and we'll cancel it.",
    ],
    foot,
  });

/** Notifies the buyer of shipment. */
export const sentEmail = ({ order, url }: About): OutgoingEmail =>
  mail({
    subject: `${siteNameVariable} order #${order.number} shipped`,
    greeting: greeting(order),
    paragraphs: [`Your order #${order.number} shipped today.`],
    table: receipt(order),
    afterTable: [`Shipping to: ${destination(order)}.`],
    link: link(url),
    afterLink: [questions],
    foot,
  });

/** Notifies the buyer of a cancellation. */
export const cancelledEmail = ({ order, url }: About): OutgoingEmail =>
  mail({
    subject: `${siteNameVariable} order #${order.number} canceled`,
    greeting: greeting(order),
    paragraphs: [
      `Your order #${order.number} was canceled. It won't ship and you won't be charged.`,
      ...order.giftCards.map(
        ({ lastCharacters, amount }) =>
          `${dollars(amount)} was refunded to the gift card ending in ${lastCharacters}.`,
      ),
    ],
    table: receipt(order),
    link: link(url),
    afterLink: [questions],
    foot,
  });
