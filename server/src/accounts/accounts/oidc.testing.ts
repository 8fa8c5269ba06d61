import { randomUUID } from "node:crypto";
import { getSecurityLog } from "#contracts/accounts/security-log.ts";
import { newBrowser } from "../../../testing/oidc-browser.ts";
import {
  type OidcProvider,
  startOidcProvider,
  type Subject,
} from "../../../testing/oidc-provider.ts";
import type { Person } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

/** A site with a provider that logs people in, and what people do there. */
export async function siteWithProvider() {
  const provider = await startOidcProvider();
  const server = await testServer({ env: { oidc: provider.settings } });
  return {
    provider,
    server,
    newSubject: (more: Partial<Subject> = {}) => newSubject(provider, more),
    tokenBy: (browser = newBrowser(server)) => tokenBy(browser),
    connect: (person: Pick<Person, "token">, browser = newBrowser(server)) =>
      connect(person, browser),
    /** Lets the last log-in of all sessions be a while ago. */
    ageProofs: () => ageProofs(server),
    async close() {
      await server.close();
      await provider.close();
    },
  };
}

/** A new person at the provider, who logs in there next. */
function newSubject(provider: OidcProvider, more: Partial<Subject>): Subject & { email: string } {
  const sub = randomUUID();
  const subject = { sub, email: `${sub}@club.example`, email_verified: true, name: "Nora North" };
  const whole = { ...subject, auth_time: Math.floor(Date.now() / 1000), ...more };
  provider.logsIn(whole);
  return whole;
}

type Browser = ReturnType<typeof newBrowser>;

/** Logs in at the provider and returns the token. Throws for an error. */
async function tokenBy(browser: Browser): Promise<string> {
  const { status, answer } = await browser.logIn();
  if (typeof answer === "string") return answer;
  throw new Error(`The log-in answered ${status} ${answer.code}.`);
}

/** Connects the provider to an account; returns the path at the end, or the error. */
export async function connect({ token }: Pick<Person, "token">, browser: Browser) {
  const { status, answer } = await browser.post("/api/auth/oidc/link", undefined, token);
  if (status !== 200 || typeof answer === "string") return { status, answer };
  const back = await browser.throughProvider(answer.url ?? "");
  return (await browser.fetch(back)).headers.get("location");
}

const ageProofs = ({ db }: TestServer) =>
  db
    .updateTable("sessions")
    .set({ proved_at: new Date(Date.now() - 3_600_000) })
    .execute();

export const eventsOf = async ({ call }: Pick<Person, "call">) =>
  (await call(getSecurityLog)).data.map(({ what }) => what);
