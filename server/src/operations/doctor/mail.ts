import { existsSync } from "node:fs";
import { join } from "node:path";
import { Email } from "#contracts/kernel/email.ts";
import { createTransport } from "nodemailer";
import { uuidv7 } from "uuidv7";
import { defaultSiteName, getSettings, SiteSettings } from "#contracts/kernel/settings.ts";
import * as z from "zod/mini";
import { FolderInUse, lockFolder } from "../../platform/db/lock.ts";
import { openDatabase } from "../../platform/db/open.ts";
import { type Env, EnvError, readEnv } from "../../platform/env.ts";
import { isLocalUrl } from "../../platform/local-url.ts";
import { makeDeliver } from "../../platform/mail/deliver.ts";
import { mail, siteNameVariable } from "../../platform/mail/email.ts";
import type { Schema } from "../../platform/schema.ts";
import { loadSettings } from "../../platform/settings/service.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

const connectMs = 5_000;
const sendMs = 20_000;

/** Connects to the mail server and logs in. Sends no email. */
export async function checkMail({ mailUrl, mailFrom, dataDir, publicUrl }: Env): Promise<Finding> {
  if (!mailUrl) {
    const text = `saved to ${join(dataDir, "outbox")}; MAIL_URL is not set`;
    return isLocalUrl(publicUrl)
      ? note("mail", text)
      : wrong("mail", `${text}, so emails can't be delivered`);
  }
  const text = `through ${new URL(mailUrl).host}, from ${mailFrom}`;
  const transport = createTransport({
    url: mailUrl,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: connectMs,
  });
  try {
    await transport.verify();
    return fine("mail", `${text}; connected`);
  } catch (error) {
    return wrong("mail", `${text}: ${errorText(error)}`);
  } finally {
    transport.close();
  }
}

/** Never the server's own message: it may contain the user name or password. */
function errorText(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const status =
    error instanceof Error && "responseCode" in error ? ` ${String(error.responseCode)}` : "";
  return code === "EAUTH"
    ? `the server rejected the user name or password in MAIL_URL (${status.trim()})`
    : `no response from a mail server (${code}${status})`;
}

/** Sends a test email the way that all emails are sent, and returns the result. */
export async function sendTestMail(
  variables: Record<string, string | undefined>,
  typed: string,
): Promise<{ done: boolean; text: string }> {
  const to = z.safeParse(Email, typed).data;
  if (to === undefined) return { done: false, text: `${typed} isn't a valid email address.` };
  let env: Env;
  try {
    env = readEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return { done: false, text: error.message };
  }
  const { mailUrl, dataDir, publicUrl } = env;
  const parts = mail({
    subject: `Test email from ${siteNameVariable}`,
    greeting: "Hello,",
    paragraphs: [
      `\`npx wagabond doctor --mail\` sent this email for ${publicUrl}. If you can read it, email delivery works.`,
    ],
  });
  const row = { id: uuidv7(), to_address: to, headers: {}, created_at: new Date(), attempts: 0 };
  try {
    const site = await siteOf(env);
    const deliver = makeDeliver(env, async () => site);
    await deliver({ ...row, ...parts }, AbortSignal.timeout(sendMs));
  } catch (error) {
    const server = mailUrl ? new URL(mailUrl).host : join(dataDir, "outbox");
    return {
      done: false,
      text: `Couldn't send an email to ${to} through ${server}: ${errorText(error)}.`,
    };
  }
  const text = mailUrl
    ? `${new URL(mailUrl).host} accepted a test email to ${to}. Check that it arrives, and not in the spam folder.`
    : `MAIL_URL is not set. The test email to ${to} was saved to ${join(dataDir, "outbox")}.`;
  return { done: true, text };
}

type Site = Pick<SiteSettings, "name" | "contactEmail">;

/** The name and contact address in the settings; the defaults where they can't be read. */
async function siteOf(env: Env): Promise<Site> {
  const { contactEmail = null } = env;
  return (await settingsOf(env).catch(() => undefined)) ?? { name: defaultSiteName, contactEmail };
}

async function settingsOf(env: Env): Promise<Site | undefined> {
  const { databaseUrl, dataDir, host, port } = env;
  if (databaseUrl) return settingsIn(env);
  if (!existsSync(join(dataDir, "pglite"))) return undefined;
  try {
    const lock = lockFolder(dataDir);
    try {
      return await settingsIn(env);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    // The running server is asked: two processes on one PGlite lose writes.
    const signal = AbortSignal.timeout(connectMs);
    const answer = await fetch(`http://${host}:${port}${getSettings.path}`, { signal });
    return z.parse(z.pick(SiteSettings, { name: true, contactEmail: true }), await answer.json());
  }
}

async function settingsIn(env: Env): Promise<Site> {
  const { db, close } = await openDatabase<Schema>(env);
  try {
    return await loadSettings(db, { contactEmail: env.contactEmail, categories: [] });
  } finally {
    await close();
  }
}
