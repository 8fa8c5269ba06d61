import { expect, test } from "vitest";
import { american } from "#format/reader.ts";
import type { OutgoingEmail } from "../../platform/mail/email.ts";
import * as mails from "./emails.ts";

const to = {
  username: "Zoë\r\nBcc: all@example.com",
  publicUrl: "https://wagabond.example",
  token: "t".repeat(43),
  changedAt: new Date("2026-11-20T09:30:00Z"),
  reader: american,
  device: "Firefox on Linux",
  at: new Date("2026-11-20T09:30:00Z"),
  until: new Date("2026-12-04T09:30:00Z"),
  network: "203.0.113.0/24",
};

const { causes: _, ...emails } = mails;
const all = Object.entries(emails).map(([name, write]): [string, OutgoingEmail] => [
  name,
  write(to),
]);

test.each(all)("%s has no personal data and no capitals in its subject", (_, { subject, text }) => {
  expect(subject.replace("%SITE_NAME%", "Wagabond")).toMatch(/^[A-Za-z ]+$/);
  expect(subject).not.toContain("Zo");
  expect(text).not.toContain("!");
});

test.each(all)("%s links only to the public URL", (name, { text, html }) => {
  const links = [...`${text}${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
  // The owner of a deleted account has no page to go to.
  expect(links.length > 0).toBe(name !== "accountGoneEmail");
  for (const link of links) expect(link.startsWith("https://wagabond.example/")).toBe(true);
});
