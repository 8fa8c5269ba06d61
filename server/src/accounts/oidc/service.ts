import { randomBytes, timingSafeEqual } from "node:crypto";
import type { finishOidc } from "#contracts/accounts/oidc.ts";
import { oidcCodeSeconds, oidcFlowSeconds } from "#contracts/accounts/oidc.ts";
import { proofSeconds } from "#contracts/accounts/proof.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { safeNext } from "#contracts/kernel/safe-next.ts";
import { Id } from "#contracts/kernel/text.ts";
import * as z from "zod/mini";
import { writingAsGuest } from "../../platform/db/read-replica.ts";
import type { OidcSettings } from "../../platform/env-oidc.ts";
import type { Session } from "../../platform/http/api.ts";
import type { HandlerInput, RequestMeta } from "../../platform/http/route.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import { spend } from "../../platform/spent-secrets.ts";
import { requireOwnFactor } from "../passkeys/service.ts";
import { addressToGo, identify, type Identity, makeDiscovery, newSecrets } from "./provider.ts";
import { makeSealedCookie, type SealedCookie } from "./sealed.ts";
import * as store from "./store.ts";

export { deleteLinks as endOidcLinks, findLink, findOwnLink, insertLink } from "./store.ts";
export { updateUsed as useLink } from "./store.ts";
export type { Identity } from "./provider.ts";

type Browser = Pick<RequestMeta, "cookies" | "setCookie">;

const secrets = { state: z.string(), nonce: z.string(), verifier: z.string() };
const own = { ...secrets, userId: Id, sessionId: Id };

/** Why a person goes to the provider, and what proves that they came back from there. */
const Flow = z.discriminatedUnion("is", [
  z.object({ is: z.literal("login"), next: z.string(), ...secrets }),
  z.object({ is: z.literal("link"), ...own }),
  z.object({ is: z.literal("proof"), ...own }),
]);
type Flow = z.output<typeof Flow>;
type Purpose =
  | { is: "login"; next: string }
  | { is: "link" | "proof"; userId: string; sessionId: string };

/** A person who came back, until the log-in page exchanges its code. */
const Arrival = z.object({
  code: z.string(),
  identity: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.optional(z.string()),
    name: z.optional(z.string()),
    isTwoFactor: z.boolean(),
    loggedInAt: z.optional(z.number()),
  }),
});

/** The provider of a site, and what browsers keep about it. */
export type Oidc = {
  issuer: string;
  name: string;
  discover: ReturnType<typeof makeDiscovery>;
  flow: SealedCookie<Flow>;
  arrival: SealedCookie<z.output<typeof Arrival>>;
  redirectUri: string;
  clock: () => Date;
};

/** The longest path that a cookie has room for. */
const nextMax = 1_000;

type Site = { secret: Uint8Array; publicUrl: string; clock?: () => Date };

/** Sends the provider no request until the first log-in by it. */
export function makeOidc(
  settings: OidcSettings,
  { secret, publicUrl, clock = () => new Date() }: Site,
): Oidc {
  const site = { secret, publicUrl, clock };
  return {
    // With the slash that some providers write after the host, and some don't.
    issuer: new URL(settings.issuer).href,
    name: settings.name,
    discover: makeDiscovery(settings),
    flow: makeSealedCookie({
      name: "wagabond_oidc",
      seconds: oidcFlowSeconds,
      schema: Flow,
      ...site,
    }),
    arrival: makeSealedCookie({
      name: "wagabond_oidc_code",
      seconds: oidcCodeSeconds,
      schema: Arrival,
      ...site,
    }),
    redirectUri: `${publicUrl}/api/auth/oidc/callback`,
    clock,
  };
}

/** Reads the provider's addresses, as the first log-in does. Throws with the reason. */
export const checkProvider = async (settings: OidcSettings): Promise<void> => {
  await makeDiscovery(settings)();
};

/** What a feature gets where an operator may have set up a provider, and where to note what went wrong with it. */
export type OidcDeps = { oidc: Oidc | undefined };
type Noting = OidcDeps & { noteFailure: (reason: string) => void };

/** Notes for the operator why a log-in by the provider failed. */
export const noteFailureIn =
  (log: { warn: (text: string) => void }) =>
  (reason: string): void =>
    log.warn(`oidc: ${reason}`);

/** Headers of redirects to and from the provider. */
export const noStore = { headers: { "cache-control": "no-store" } } as const;

/** Throws NOT_FOUND on a site without a provider. */
export function required(oidc: Oidc | undefined): Oidc {
  if (oidc) return oidc;
  throw new AppError("NOT_FOUND", "This site has no log-in by another provider.");
}

/** The provider's address for a guest; the log-in page where the provider can't be reached. Throws NOT_FOUND. */
export async function startLogIn(
  { oidc: given, noteFailure }: Noting,
  browser: Browser,
  sentNext: string | undefined,
): Promise<string> {
  const oidc = required(given);
  const whole = safeNext(sentNext);
  const next = whole.length > nextMax ? "/" : whole;
  try {
    return await addressFor(oidc, browser, { is: "login", next });
  } catch (error) {
    noteFailure(reasonOf(error));
    return failedPath({ is: "login", next });
  }
}

/**
 * The provider's address for a member who connects it to their account, or proves by it who they are. Throws NOT_FOUND,
 * CONFLICT where one is connected already, PROOF_REQUIRED, UPSTREAM_FAILED.
 */
export async function startOwn(
  { db, oidc: given, noteFailure }: Noting & { db: Db },
  browser: Browser,
  { session, is }: { session: Session; is: "link" | "proof" },
): Promise<{ url: string }> {
  const oidc = required(given);
  const { userId, sessionId } = session;
  const link = await store.findOwnLink(db, userId, oidc.issuer);
  if (is === "link") {
    await requireOwnFactor(db, session);
    if (link) throw new AppError("CONFLICT", `${oidc.name} is already connected.`);
  } else if (!link) {
    throw new AppError("NOT_FOUND", `Your account isn't connected to ${oidc.name}.`);
  }
  try {
    return { url: await addressFor(oidc, browser, { is, userId, sessionId }) };
  } catch (error) {
    noteFailure(reasonOf(error));
    const text = `${oidc.name} doesn't respond right now. Try again in a minute.`;
    throw new AppError("UPSTREAM_FAILED", text);
  }
}

async function addressFor(oidc: Oidc, browser: Browser, purpose: Purpose): Promise<string> {
  const configuration = await oidc.discover();
  const made = await newSecrets();
  const { redirectUri } = oidc;
  const url = await addressToGo(configuration, made, {
    redirectUri,
    again: purpose.is === "proof",
  });
  // A later start in this browser takes the place of an earlier one.
  await oidc.flow.set(browser, { ...purpose, ...made });
  return url;
}

/** The verified identity of a person who came back from the provider, or the path of a page with the reason. */
export type Return =
  | { is: "failed"; path: string }
  | { is: "back"; flow: Flow; identity: Identity };

/** Checks what the provider sent back; any fault of it leads to a page with the reason. Throws NOT_FOUND. */
export async function comeBack(
  { db, oidc: given, noteFailure }: Noting & { db: Db },
  input: HandlerInput<typeof finishOidc>,
): Promise<Return> {
  const oidc = required(given);
  const { query } = input;
  const opened = await oidc.flow.read(input);
  if (!opened || query.state !== opened.value.state) {
    return { is: "failed", path: failedPath(undefined) };
  }
  oidc.flow.clear(input);
  const { value: flow, until } = opened;
  const path = failedPath(flow);
  const isFirst = await writingAsGuest(() =>
    db.transaction().execute((trx) => spend(trx, flow.state, until)),
  );
  if (!isFirst) return { is: "failed", path };
  try {
    const url = new URL(oidc.redirectUri);
    for (const [key, value] of Object.entries(query)) {
      if (typeof value === "string") url.searchParams.set(key, value);
    }
    const loggedInAfter =
      flow.is === "proof" ? new Date(oidc.clock().getTime() - proofSeconds * 1000) : undefined;
    const expected = { issuer: oidc.issuer, secrets: flow, loggedInAfter };
    return { is: "back", flow, identity: await identify(await oidc.discover(), url, expected) };
  } catch (error) {
    noteFailure(reasonOf(error));
    return { is: "failed", path };
  }
}

/** The log-in page with a code for the session, which only this browser can exchange. */
export async function arrivalPath(
  { arrival }: Oidc,
  browser: Browser,
  { identity, next }: { identity: Identity; next: string },
): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  await arrival.set(browser, { code, identity });
  return withNext(`/login?code=${code}`, next);
}

/** Who waits for this code in this browser. `use` is false where it was used before. */
export async function arrived(
  { arrival }: Oidc,
  browser: Pick<Browser, "cookies">,
  code: string,
): Promise<{ identity: Identity; use: (trx: Trx) => Promise<boolean> } | undefined> {
  const found = await arrival.read(browser);
  if (!found || !isSame(found.value.code, code)) return undefined;
  const { email, name, loggedInAt, ...identity } = found.value.identity;
  return {
    identity: { ...identity, email, name, loggedInAt },
    use: (trx) => spend(trx, found.value.code, found.until),
  };
}

/**
 * When a person who came back proved who they are: a provider may have asked nothing, since they were logged in there.
 * Long ago where the ID token has no time.
 */
export const provedAt = ({ loggedInAt = 0 }: Pick<Identity, "loggedInAt">, now: Date): Date =>
  new Date(Math.min(Math.max(loggedInAt, 0) * 1000, now.getTime()));

function isSame(expected: string, sent: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const failedPath = (flow: Purpose | undefined): string =>
  flow === undefined || flow.is === "login"
    ? withNext("/login?reason=oidc", flow?.next ?? "/")
    : "/account/security?oidc=failed";

const withNext = (path: string, next: string) =>
  next === "/" ? path : `${path}&next=${encodeURIComponent(next)}`;

/** For the log: the codes and texts of an error and of its causes, and nothing that the provider sent about a person. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
  const own = `${error.message}${code}`;
  return error.cause instanceof Error ? `${own}: ${reasonOf(error.cause)}` : own;
}
