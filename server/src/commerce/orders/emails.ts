import type { Order } from "#contracts/commerce/orders.ts";
import { countryName } from "#contracts/commerce/shipping-countries.ts";
import { moneyText } from "#format/money.ts";
import {
  contactUsVariable,
  greetingByName,
  greetingFor,
  type OutgoingEmail,
  mail,
  siteNameVariable,
} from "../../platform/mail/email.ts";
import { mailCause } from "../../platform/mail/gate.ts";
import { mailAddressPart, mailName, mailPostalCode } from "../../platform/mail/plain-text.ts";

const hour = 60 * 60;
const changes = { limits: [{ times: 20, seconds: hour }], above: "delay" } as const;

export const causes = {
  // Anyone can order to any address. The page after the order shows all that the email says.
  placed: mailCause("order placed", { limits: [{ times: 10, seconds: hour }], above: "drop" }),
  sent: mailCause("order shipped", changes),
  cancelled: mailCause("order canceled", changes),
} as const;

type About = {
  order: Order;
  /** Link to the order for the receiver of the email. */
  url: string;
  /** False leaves out what the buyer typed. */
  showsTexts: boolean;
  /** Whether this shop ships what is ordered. */
  ships: boolean;
};

const nameOf = ({ title, variantTitle }: Order["lines"][number]) =>
  variantTitle === null ? title : `${title}, ${variantTitle}`;

function receipt({ lines, subtotal, discounts, giftCards, total }: Order) {
  const deductions = [
    ...discounts.map(({ title, amount }) => ({
      what: title,
      amount: `−${moneyText(amount, "USD")}`,
    })),
    ...giftCards.map(({ lastCharacters, amount }) => ({
      what: `Gift card ending in ${lastCharacters}`,
      amount: `−${moneyText(amount, "USD")}`,
    })),
  ];
  return [
    ...lines.map((line) => ({
      what: `${line.quantity} × ${nameOf(line)}`,
      amount: moneyText(line.unitPrice * line.quantity, "USD"),
    })),
    ...(deductions.length > 0
      ? [{ what: "Subtotal", amount: moneyText(subtotal, "USD") }, ...deductions]
      : []),
    { what: "Shipping", amount: "Free" },
    { what: "Total", amount: moneyText(total, "USD") },
  ];
}

function destination({ order: { address }, showsTexts }: About): string[] {
  if (!showsTexts) return [];
  const { firstName, lastName, address1, address2, city, province, zip, country } = address;
  // A buyer may type the address of somebody else, so only plausible text is repeated.
  const lines = [address1, address2, city].map(mailAddressPart);
  const stateAndZip = [mailAddressPart(province), mailPostalCode(zip)].filter(Boolean).join(" ");
  const parts = [mailName(`${firstName} ${lastName}`), ...lines, stateAndZip, countryName(country)];
  return [`Shipping to: ${parts.filter(Boolean).join(", ")}.`];
}

function greeting({ order, showsTexts }: About): string {
  return showsTexts ? greetingByName(order.address.firstName) : greetingFor();
}
const link = (url: string) => ({ label: "View order", url });
const foot = {
  text: "Anyone with the link above can see this order and its shipping address. Please don't forward this email.",
};

const questions = `If you have questions, ${contactUsVariable}.`;

/** Confirms an order. */
const placedEmail = (about: About): OutgoingEmail => {
  const { order, url, ships } = about;
  return mail({
    subject: `${siteNameVariable} order #${order.number} confirmed`,
    greeting: greeting(about),
    paragraphs: [`Thank you for your order #${order.number}:`],
    table: receipt(order),
    afterTable: [
      ...destination(about),
      ...(ships
        ? ["We'll email you when it ships.", "You weren't charged."]
        : ["You weren't charged, and nothing will ship. This shop is a demo."]),
    ],
    link: link(url),
    afterLink: [
      "If you didn't place this order, someone probably mistyped their email.",
      `To cancel it, ${contactUsVariable}.`,
    ],
    foot,
  });
};

/** Notifies the buyer of shipment. */
const sentEmail = (about: About): OutgoingEmail => {
  const { order, url } = about;
  return mail({
    subject: `${siteNameVariable} order #${order.number} shipped`,
    greeting: greeting(about),
    paragraphs: [`Your order #${order.number} shipped today.`],
    table: receipt(order),
    afterTable: destination(about),
    link: link(url),
    afterLink: [questions],
    foot,
  });
};

/** Notifies the buyer of a cancellation. */
const cancelledEmail = (about: About): OutgoingEmail => {
  const { order, url } = about;
  return mail({
    subject: `${siteNameVariable} order #${order.number} canceled`,
    greeting: greeting(about),
    paragraphs: [
      `Your order #${order.number} was canceled. It won't ship and you won't be charged.`,
      ...order.giftCards.map(
        ({ lastCharacters, amount }) =>
          `${moneyText(amount, "USD")} was refunded to the gift card ending in ${lastCharacters}.`,
      ),
    ],
    table: receipt(order),
    link: link(url),
    afterLink: [questions],
    foot,
  });
};

/** By the state of the order. */
export const emails = {
  placed: placedEmail,
  sent: sentEmail,
  cancelled: cancelledEmail,
} as const;
