/** Requests to the OpenID Connect provider, and the checks of its responses. */
import type { ClientAuth, Configuration, IDToken, UserInfoResponse } from "openid-client";
import type { OidcSettings } from "../../platform/env-oidc.ts";
import { isLocalUrl } from "../../platform/local-url.ts";
import { makeBreaker } from "../../platform/http/breaker.ts";
import { boundedFetch } from "./bounded-fetch.ts";

/** What proves that an answer belongs to a request of this browser. */
export type Secrets = { state: string; nonce: string; verifier: string };

/** The person, as the provider identifies them. */
export type Identity = {
  issuer: string;
  subject: string;
  /** Only an email that the provider has verified. */
  email: string | undefined;
  name: string | undefined;
  /** Whether the provider asked for a second factor. */
  isTwoFactor: boolean;
  /** When the person logged in at the provider, in seconds since 1970; undefined where the ID token has no time. */
  loggedInAt: number | undefined;
};

/** Loaded with the first log-in: many sites have no provider. */
const library = () => import("openid-client");

const timeoutSeconds = 5;
/** Providers change their addresses seldom, and their keys are read anew when one is missing. */
const freshMs = 12 * 60 * 60 * 1_000;
const attempts = 2;
const failures = 3;
const restMs = 10_000;

/** The configuration of the provider, read when it is first needed. Throws where the provider can't be reached. */
export function makeDiscovery(settings: OidcSettings): () => Promise<Configuration> {
  const breaker = makeBreaker({ failures, restMs });
  let found: { configuration: Configuration; until: number } | undefined;
  let pending: Promise<Configuration> | undefined;
  const read = async () => {
    try {
      const configuration = await discoverOften(settings);
      found = { configuration, until: performance.now() + freshMs };
      breaker.succeeded();
      return configuration;
    } catch (error) {
      breaker.failed();
      // Its addresses of yesterday are likely those of today.
      if (found) return found.configuration;
      throw error;
    } finally {
      pending = undefined;
    }
  };
  return async () => {
    if (found && (performance.now() < found.until || breaker.wait() > 0))
      return found.configuration;
    if (breaker.wait() > 0) throw new Error("The provider has not answered for a while.");
    return (pending ??= read());
  };
}

async function discoverOften(settings: OidcSettings): Promise<Configuration> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await discover(settings);
    } catch (error) {
      if (attempt >= attempts) throw error;
    }
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const client = await library();
  const { allowInsecureRequests, customFetch, enableNonRepudiationChecks } = client;
  const authentication: ClientAuth =
    clientSecret === undefined
      ? client.None()
      : (server, ...rest) => {
          // Without the list, the standard's default is Basic.
          const posts =
            server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
          const by = posts ? client.ClientSecretPost : client.ClientSecretBasic;
          by(clientSecret)(server, ...rest);
        };
  const isLocal = isLocalUrl(issuer);
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    authentication,
    {
      timeout: timeoutSeconds,
      // The library trusts the connection for ID tokens; their signature is checked as well.
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
      [customFetch]: boundedFetch,
    },
  );
  const { authorization_endpoint: address = "" } = configuration.serverMetadata();
  const url = URL.parse(address);
  if (!url || !(url.protocol === "https:" || (url.protocol === "http:" && isLocalUrl(address)))) {
    throw new Error("The provider has no https address to log in at.");
  }
  return configuration;
}

/** New secrets for one way to the provider and back. */
export async function newSecrets(): Promise<Secrets> {
  const { randomNonce, randomPKCECodeVerifier, randomState } = await library();
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
}

/** The address at the provider to go to. `again` asks it to have the person log in anew. */
export async function addressToGo(
  configuration: Configuration,
  { state, nonce, verifier }: Secrets,
  { redirectUri, again }: { redirectUri: string; again: boolean },
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...(again && { prompt: "login", max_age: "0" }),
  });
  return url.href;
}

type Expected = {
  /** The issuer that this site trusts, as a URL. */
  issuer: string;
  secrets: Secrets;
  /** The time at which the person must have logged in there at the earliest, by the ID token. */
  loggedInAfter: Date | undefined;
};

/** Who came back from the provider at `url`. Throws for every answer that is not exactly right. */
export async function identify(
  configuration: Configuration,
  url: URL,
  { issuer, secrets: { state, nonce, verifier }, loggedInAfter }: Expected,
): Promise<Identity> {
  const { authorizationCodeGrant, fetchUserInfo } = await library();
  const answer = await authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = answer.claims();
  if (!claims) throw new Error("The provider sent no ID token.");
  const { iss, sub: subject, auth_time: at } = claims;
  // The library allows any tenant of Microsoft's common issuer, whose admins can name any email as verified.
  if (URL.parse(iss)?.href !== issuer) throw new Error("The ID token is of another issuer.");
  // A provider that doesn't send the time of its log-in has proved nothing.
  if (loggedInAfter && (at === undefined || at * 1000 < loggedInAfter.getTime())) {
    throw new Error("The provider did not ask the person to log in again.");
  }
  if (subject.length === 0 || subject.length > subjectMax || subject.includes("\0")) {
    throw new Error("The provider sent a subject that can't be stored.");
  }
  const isWhole = claims.email !== undefined && claims.email_verified !== undefined;
  const asksMore = !isWhole && configuration.serverMetadata().userinfo_endpoint !== undefined;
  // Both from the same answer. Another subject there is an error.
  const about = asksMore
    ? await fetchUserInfo(configuration, answer.access_token, subject)
    : claims;
  return {
    issuer,
    subject,
    email:
      about.email_verified === true && typeof about.email === "string" ? about.email : undefined,
    name: nameIn(about) ?? nameIn(claims),
    isTwoFactor: hasTwoFactors(claims),
    loggedInAt: Number.isSafeInteger(at) ? at : undefined,
  };
}

/** The longest that the standard allows. */
const subjectMax = 255;

const nameIn = ({ name, given_name: given, family_name: family }: IDToken | UserInfoResponse) => {
  if (typeof name === "string") return name;
  const parts = [given, family].filter((part) => typeof part === "string");
  return parts.length > 0 ? parts.join(" ") : undefined;
};

/** Classes of log-ins that are by definition of several factors: of OpenID PAPE, and of REFEDS. */
const multiFactorClasses = [
  "http://schemas.openid.net/pape/policies/2007/06/multi-factor",
  "https://refeds.org/profile/mfa",
];

/** Whether two factors were used, by the ID token: `mfa` of RFC 8176, or a password and something that one has. */
function hasTwoFactors({ amr, acr }: IDToken): boolean {
  if (typeof acr === "string" && multiFactorClasses.includes(acr)) return true;
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  if (methods.includes("mfa")) return true;
  return methods.includes("pwd") && (methods.includes("otp") || methods.includes("hwk"));
}
