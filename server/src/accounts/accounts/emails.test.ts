import { expect, test } from "vitest";
import type { OutgoingEmail } from "../../platform/mail/email.ts";
import * as mails from "./emails.ts";

const to = {
  name: "Zoë\r\nBcc: all@example.com",
  publicUrl: "https://wagabond.example",
  token: "t".repeat(43),
};

const all = Object.entries(mails).map(([name, write]): [string, OutgoingEmail] => [
  name,
  write(to),
]);

test.each(all)("%s has no personal data and no capitals in its subject", (_, { subject, text }) => {
  expect(subject).toMatch(/^[A-Za-z ]+$/);
  expect(subject).not.toContain("Zo");
  expect(text).not.toContain("!");
});

test.each(all)("%s links only to the public URL", (_, { text, html }) => {
  const links = [...`${text}${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.startsWith("https://wagabond.example/")).toBe(true);
});
