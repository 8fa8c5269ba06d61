import type { Order } from "#contracts/commerce/orders.ts";
import { expect, test } from "vitest";
import { american } from "#format/reader.ts";
import * as accountEmails from "../../accounts/accounts/emails.ts";
import * as newsletterEmails from "../../community/newsletter/emails.ts";
import * as orderEmails from "../../commerce/orders/emails.ts";
import * as providerEmails from "../../lookup/providers/emails.ts";
import type { OutgoingEmail } from "./email.ts";
import { mailAddressPart, mailName, mailNameMax, mailPostalCode } from "./plain-text.ts";

const addresses = [
  "https://evil.example",
  "http://evil.com/a",
  "www.evil.com",
  "evil.com",
  "EVIL.IO/win",
  "bit.ly/3x",
  "evil。com",
  "ｅｖｉｌ．ｃｏｍ",
  "evil\u200B.com",
  "evil [dot] com",
  "me@evil.com",
  "hxxp evil",
  "192.0.2.7",
  "tel:+15550100",
  "mailto:a@evil.com",
];
const phones = [
  "+1 555 010 0199",
  "555-010-0199",
  "(555) 010.0199",
  "0800 1234567",
  "٠١٢٣٤٥٦٧٨٩",
  "８００１２３４５６７",
  "1-800-555-0199",
];
const pitches = [
  "Call us now",
  "Your account is locked",
  "You won",
  "Urgent",
  "Ana",
  "Refund",
  "Click",
];
const signs = ["\n", "\r\n", "\u2028", "\u202E", "\u2066", "\u200B", "\u0007", "\u00AD"];

/** What people have tried to have mailed to others. */
const hostile = [
  ...pitches.flatMap((pitch) => addresses.map((address) => `${pitch} ${address}`)),
  ...pitches.flatMap((pitch) => phones.map((phone) => `${pitch}: ${phone}`)),
  ...signs.flatMap((sign) => [`Ana${sign}Call +1 555 010 0199`, `${sign}evil.com${sign}`]),
  ...addresses.map((address) => address.split("").join("\u200B")),
  ...phones.map((phone) => `Ana\n\n${phone}`),
  ...addresses.map((address) => `Dear customer, please confirm your payment at ${address}`),
  ...phones.map((phone) => `${"Important! ".repeat(4)}${phone}`),
  "x".repeat(80),
  "Z\u0301\u0302\u0303\u0304\u0305\u0306a\u0301\u0302\u0303\u0304l\u0301go",
  "<b>Ana</b>",
  "$500 for you",
  "Ana\u0000",
];

/** In whatever disguise, what a reader or a mail program takes for a link or a phone number. */
const isLure = (text: string) => {
  const plain = text.normalize("NFKC").replace(/[\p{Cf}\u3002]/gu, "");
  return /evil|bit\.ly|tel:|192\.0|555|(?:\p{Nd}[ ().-]*){7}/iu.test(plain);
};

const publicUrl = "https://wagabond.example";
const token = "a".repeat(43);

const orderFor = (text: string): Order => ({
  _id: "01900000-0000-7000-8000-000000000000",
  number: 1001,
  state: "placed",
  email: "stranger@example.com",
  address: {
    firstName: text,
    lastName: text,
    address1: text,
    address2: text,
    city: text,
    province: text,
    zip: text,
    country: "US",
    phone: text,
  },
  note: text,
  lines: [],
  currency: "USD",
  subtotal: 0,
  discounts: [],
  giftCards: [],
  total: 0,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  version: 1,
});

/** Every email that repeats what a stranger wrote. */
function emailsWith(text: string): OutgoingEmail[] {
  const to = { username: text, name: text, publicUrl, token };
  const place = { name: text, service: "vet", city: "Berlin" } as const;
  const about = { person: { username: text }, place, publicUrl };
  const ordered = { order: orderFor(text), url: `${publicUrl}/orders` };
  return [
    accountEmails.verificationEmail(to),
    accountEmails.verificationAgainEmail(to),
    accountEmails.addressTakenEmail(to),
    accountEmails.resetEmail(to),
    accountEmails.passwordChangedEmail({
      ...to,
      changedAt: new Date(),
      reader: american,
      device: "Unknown device",
    }),
    accountEmails.accountDeletedEmail({ ...to, until: new Date(), reader: american }),
    accountEmails.accountGoneEmail(to),
    newsletterEmails.confirmationEmail({ ...to, unsubscribeUrl: `${publicUrl}/unsubscribe` }),
    ...Object.values(orderEmails.emails).flatMap((write) => [
      write({ ...ordered, showsTexts: true, ships: true }),
      write({ ...ordered, showsTexts: false, ships: false }),
    ]),
    providerEmails.approvedEmail(about),
    providerEmails.declinedEmail({ ...about, reason: "It has closed." }),
  ];
}

test("there are 200 hostile strings", () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
});

test("no email repeats a stranger's link or phone number, breaks a line by it, or turns it around", () => {
  for (const text of hostile) {
    for (const { subject, text: plain, html } of emailsWith(text)) {
      for (const part of [subject, plain, html]) {
        expect([text, isLure(part)]).toEqual([text, false]);
        expect([text, /[\p{Bidi_Control}\u2028\u2029]|(?!\n)\p{Cc}/u.test(part)]).toEqual([
          text,
          false,
        ]);
      }
      expect(subject).not.toContain("\n");
    }
  }
});

test("an email about an order to an unverified address has nothing that its buyer typed", () => {
  for (const write of Object.values(orderEmails.emails)) {
    const about = { url: `${publicUrl}/orders`, showsTexts: false, ships: true };
    expect(write({ ...about, order: orderFor("Canary") })).toEqual(
      write({ ...about, order: orderFor("Sparrow") }),
    );
  }
});

test("a name is greeted plain and short, or not by name", () => {
  for (const text of hostile) {
    const name = mailName(text);
    expect(name.length).toBeLessThanOrEqual(mailNameMax);
    expect(isLure(name)).toBe(false);
  }
  expect(mailName("x".repeat(mailNameMax + 1))).toBe("");
  expect(mailName("<b>Ana</b>")).toBe("");
});

test.each([
  "Ana María Núñez",
  "Shaun O’Brien",
  "山田太郎",
  "مريم العلي",
  "J. R. Smith 3rd",
  "Bo-Li",
])("%s is greeted by name", (name) => expect(mailName(name)).toBe(name));

test.each([
  "1600 Pennsylvania Ave NW",
  "12 St.John Street",
  "Calle 5 # 10-20, Apt. 3",
  "Straße 7a",
])("%s stays in an address", (line) =>
  expect(mailAddressPart(line)).toBe(line.replace("St.J", "St. J")),
);

test.each(["10115", "12345-6789", "SW1A 1AA", "K1A 0B1", "〒100"])(
  "%s may be a postal code",
  (code) => expect(mailPostalCode(code)).toBe(code === "〒100" ? "" : code),
);
