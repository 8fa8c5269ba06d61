import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { verifyEmail } from "#contracts/accounts/accounts.ts";
import { type ServerAddress, outboxFolders } from "./server-process.ts";

const triesAtMost = 400;
const pauseMs = 25;

/** Follows the verification link in the latest email to an address. Waits for the email. */
export async function verifyByMail({ address }: ServerAddress, email: string): Promise<void> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const token = mailedToken(email);
    if (token !== undefined) return postToken(address, token);
    await wait(pauseMs);
  }
  throw new Error(`No verification link was emailed to ${email}.`);
}

async function postToken(address: string, token: string): Promise<void> {
  const response = await fetch(address + verifyEmail.path, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`Verification returned ${response.status}.`);
}

function mailedToken(email: string): string | undefined {
  for (const folder of outboxFolders) {
    const mails = mailsIn(folder).filter((mail) => mail.includes(`To: ${email}`));
    const token = /\/api\/auth\/verify\?token=([\w-]{43})/.exec(mails.at(-1) ?? "")?.[1];
    if (token !== undefined) return token;
  }
  return undefined;
}

function mailsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .toSorted()
      .map((name) => readFileSync(join(folder, name), "utf8"));
  } catch {
    return [];
  }
}
