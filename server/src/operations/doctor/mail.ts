import { join } from "node:path";
import { Email } from "#contracts/kernel/email.ts";
import { createTransport } from "nodemailer";
import { uuidv7 } from "uuidv7";
import * as z from "zod/mini";
import { type Env, EnvError, readEnv } from "../../platform/env.ts";
import { isLocalUrl } from "../../platform/local-url.ts";
import { makeDeliver } from "../../platform/mail/deliver.ts";
import { mail } from "../../platform/mail/email.ts";
import { type Finding, fine, note, wrong } from "./finding.ts";

const connectMs = 5_000;
const sendMs = 20_000;

/** Connects to the mail server and signs in; no mail is sent. */
export async function checkMail({ mailUrl, mailFrom, dataDir, publicUrl }: Env): Promise<Finding> {
  if (!mailUrl) {
    const text = `into ${join(dataDir, "outbox")}; MAIL_URL is not set`;
    return isLocalUrl(publicUrl)
      ? note("mail", text)
      : wrong("mail", `${text}, so nobody gets a letter`);
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
    return fine("mail", `${text}; it lets us in`);
  } catch (error) {
    return wrong("mail", `${text}: ${errorText(error)}`);
  } finally {
    transport.close();
  }
}

/** Never the server's own message: it may repeat a user's name or password. */
function errorText(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const status =
    error instanceof Error && "responseCode" in error ? ` ${String(error.responseCode)}` : "";
  return code === "EAUTH"
    ? `it refuses the user and password of MAIL_URL (${status.trim()})`
    : `it does not answer as a mail server does (${code}${status})`;
}

/** Sends a mail to an address by the way that all mails go, and says what came of it. */
export async function sendTestMail(
  variables: Record<string, string | undefined>,
  typed: string,
): Promise<{ done: boolean; text: string }> {
  const to = z.safeParse(Email, typed).data;
  if (to === undefined) return { done: false, text: `${typed} is no e-mail address.` };
  let env: Env;
  try {
    env = readEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return { done: false, text: error.message };
  }
  const { mailUrl, dataDir, publicUrl } = env;
  const parts = mail({
    subject: "Test mail from Wagabond",
    greeting: "Hello,",
    paragraphs: [
      `This mail was sent by \`npx wagabond doctor --mail\` of the site at ${publicUrl}. That it is here shows that mails of the site arrive.`,
    ],
  });
  const row = { id: uuidv7(), to_address: to, headers: {}, created_at: new Date(), attempts: 0 };
  try {
    await makeDeliver(env)({ ...row, ...parts }, AbortSignal.timeout(sendMs));
  } catch (error) {
    const server = mailUrl ? new URL(mailUrl).host : join(dataDir, "outbox");
    return {
      done: false,
      text: `The mail to ${to} could not be sent through ${server}: ${errorText(error)}.`,
    };
  }
  const text = mailUrl
    ? `${new URL(mailUrl).host} has taken a test mail to ${to}. Look whether it arrives, and not among the spam.`
    : `MAIL_URL is not set: the test mail to ${to} lies in ${join(dataDir, "outbox")}.`;
  return { done: true, text };
}
