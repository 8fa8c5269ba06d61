import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { demoPassword } from "../server/seeds/seed.ts";
import { demo } from "../server/seeds/demo/index.ts";
import { test, untilAlive } from "./test.ts";

export { demoPassword };

/** The log-in of a demo user, by key. */
export function signInOf(key: string): { email: string; password: string; name: string } {
  const testUser = demo.demoUsers.find((user) => user.key === key);
  if (!testUser) throw new Error(`There is no demo user ${key}.`);
  return { email: testUser.email, password: demoPassword, name: testUser.name };
}

/** A demo user's session token, from the API. */
export async function tokenOf(request: APIRequestContext, key: string): Promise<string> {
  const { email, password } = signInOf(key);
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  expect(answer.status()).toBe(200);
  const token: string = await answer.json();
  return token;
}

/** Logs in as a demo user for the pages that are opened next. */
export async function logInAs(page: Page, key: string): Promise<void> {
  const token = await tokenOf(page.request, key);
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem("signed-in-once")) localStorage.setItem("token", value);
    sessionStorage.setItem("signed-in-once", "yes");
  }, token);
}

/** Opens a page as a demo user who logged in earlier. */
export async function openAs(page: Page, key: string, path: string): Promise<void> {
  await logInAs(page, key);
  await page.goto(path);
  await untilAlive(page);
}

/** Opens a page as a new user with a verified email, so that tests do not affect each other. Returns the token. */
export async function openAsNew(page: Page, name: string, path: string): Promise<string> {
  const password = "seven quiet otters";
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await page.request.post("/api/auth/signup", {
    data: { name, email, password, confirm: password },
  });
  expect(answer.status()).toBe(201);
  const token: string = await answer.json();
  await verifyEmail(page.request, email);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto(path);
  await untilAlive(page);
  return token;
}

/** Verifies an email through the API, with the emailed link. */
export async function verifyEmail(request: APIRequestContext, email: string): Promise<void> {
  const link = new URL(await mailedLink(email, "/api/auth/verify"));
  const answer = await request.post("/api/auth/verify", {
    data: { token: link.searchParams.get("token") },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** Posts a hoot as a demo user through the API. A retried test posts a different text. */
export async function postHoot(
  request: APIRequestContext,
  key: string,
  draft: { title: string; text: string; category?: string; gifUrl?: string },
): Promise<string> {
  const token = await tokenOf(request, key);
  const headers = { authorization: `Bearer ${token}` };
  const { retry } = test.info();
  const text = retry === 0 ? draft.text : `${draft.text} (${retry})`;
  const answer = await request.post("/api/hoots", { data: { ...draft, text }, headers });
  expect(answer.status()).toBe(201);
  const hoot: { _id: string } = await answer.json();
  return hoot._id;
}

/** Emails that were read before: a run writes hundreds, and none changes. */
const read = new Map<string, string>();

function readMail(path: string): string {
  const mail = read.get(path) ?? readFileSync(path, "utf8");
  read.set(path, mail);
  return mail;
}

/** The link in the latest email to an address. Waits for the email. */
export async function mailedLink(
  to: string,
  part: string,
  dataDir = process.env["E2E_DATA_DIR"] ?? "",
): Promise<string> {
  const folder = join(dataDir, "outbox");
  let link: string | undefined;
  await expect
    .poll(
      () => {
        // The first email creates the folder.
        const mails = (existsSync(folder) ? readdirSync(folder) : [])
          .filter((name) => name.endsWith(".eml"))
          .sort()
          .map((name) => readMail(join(folder, name)))
          .filter((mail) => mail.includes(`To: ${to}`));
        link = mails
          .findLast((mail) => mail.includes(part))
          ?.match(new RegExp(`https?://\\S*${part}\\S*`))?.[0];
        return link;
      },
      { timeout: 60_000 },
    )
    .toBeTruthy();
  return link ?? "";
}

/** Records what no page may do: console errors, failed assets, CSP reports, alert(). */
export function watch(page: Page): { faults: string[] } {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && /^\/(assets|art|fonts|brand)\//.test(pathname)) {
      faults.push(`${response.status()} ${pathname}`);
    }
  });
  return { faults };
}
