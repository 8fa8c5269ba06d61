import { mkdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SiteSettings } from "#contracts/kernel/settings.ts";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Env } from "../env.ts";
import { escaped } from "../html.ts";
import {
  contactUsVariable,
  contactVariable,
  type OutgoingEmail,
  siteNameVariable,
} from "./email.ts";
import type { MailRow } from "./store.ts";

/** Delivers one email; resolves once the receiver has stored it. */
export type Deliver = (mail: MailRow, signal: AbortSignal) => Promise<void>;

type Where = Pick<Env, "mailUrl" | "mailFrom" | "publicUrl" | "dataDir">;

type Site = Pick<SiteSettings, "name" | "contactEmail">;

/** Delivers by SMTP if MAIL_URL is set, and into readable files otherwise. */
export function makeDeliver(
  { mailUrl, mailFrom, ...where }: Where,
  site: () => Promise<Site>,
): Deliver {
  const domain = new URL(where.publicUrl).hostname;
  const deliver = mailUrl ? bySmtp(mailUrl, domain) : intoFiles(where.dataDir, domain);
  return async (mail, signal) => {
    const current = await site();
    const from = senderOf(mailFrom, current.name);
    const replyTo = current.contactEmail;
    return deliver({ ...mail, ...signed(mail, current), from, replyTo }, signal);
  };
}

/** An email with the site's name and contact address. Without an address, the name stands alone. */
export function signed(
  { subject, text, html }: OutgoingEmail,
  { name, contactEmail }: Site,
): OutgoingEmail {
  const filled = (content: string, safe: (value: string) => string) => {
    const contact =
      contactEmail === null
        ? `ask the people who run ${safe(name)}`
        : `write to ${safe(contactEmail)}`;
    const named = content
      .replaceAll(siteNameVariable, () => safe(name))
      .replaceAll(contactUsVariable, () => contact);
    return contactEmail === null
      ? named.replaceAll(` · ${contactVariable}`, "").replaceAll(contactVariable, "")
      : named.replaceAll(contactVariable, () => safe(contactEmail));
  };
  const asIs = (value: string) => value;
  return { subject: filled(subject, asIs), text: filled(text, asIs), html: filled(html, escaped) };
}

type Sender = string | { name: string; address: string };
/** Answers go to the contact address, since nobody may read those to the sender. */
type SentEmail = MailRow & { from: Sender; replyTo: string | null };
type Send = (mail: SentEmail, signal: AbortSignal) => Promise<void>;

/** The sender with a name: that of the site, unless the environment has one. */
const senderOf = (mailFrom: string, name: string): Sender =>
  mailFrom.includes("<") ? mailFrom : { name, address: mailFrom };

const smtpMs = 10_000;

function bySmtp(mailUrl: string, domain: string): Send {
  const transport = createTransport({
    url: mailUrl,
    connectionTimeout: smtpMs,
    greetingTimeout: smtpMs,
    dnsTimeout: smtpMs,
    socketTimeout: smtpMs,
  });
  return async (mail, signal) => {
    const { to_address: to, text, html } = mail;
    await transport.sendMail({ ...envelope(mail, domain), to, text, html, signal });
  };
}

function intoFiles(dataDir: string, domain: string): Send {
  const folder = join(dataDir, "outbox");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { message } = await transport.sendMail({
      ...envelope(mail, domain),
      to: mail.to_address,
      // As written: encoded lines would break the links in an editor.
      text: { raw: part("text/plain", mail.text) },
      html: { raw: part("text/html", mail.html) },
    });
    if (!Buffer.isBuffer(message)) throw new Error("The email was not built as one buffer.");
    await writeWhole(join(folder, emlName(mail)), message);
  };
}

const envelope = (mail: SentEmail, domain: string): SendMailOptions => ({
  from: mail.from,
  ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
  subject: mail.subject,
  date: mail.created_at,
  // The same on each attempt, so that an email sent twice is shown once.
  messageId: `<${mail.id}@${domain}>`,
  headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const part = (type: string, content: string) =>
  `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`;

/** Sorts by the time of writing: `20261121T093000123Z-<id>.eml`. */
export const emlName = ({ id, created_at }: Pick<MailRow, "id" | "created_at">): string =>
  `${created_at.toISOString().replace(/[-:.]/g, "")}-${id}.eml`;

/** Writes beside the place and moves there, so that a reader never finds half an email. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const aside = `${path}.part`;
  try {
    const file = await open(aside, "w", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
