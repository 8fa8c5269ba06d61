/** A small OpenID Connect provider at the wire: discovery, keys, authorization code with PKCE, userinfo. It can lie. */
import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import type { OidcSettings } from "../src/platform/env-oidc.ts";

/** A person at the provider. */
export type Subject = {
  sub: string;
  email?: string;
  email_verified?: unknown;
  name?: string;
  amr?: readonly string[];
  acr?: string;
  auth_time?: number;
};

/** What the provider does wrong. */
export type Lie =
  | "issuer"
  | "issuer of the answer"
  | "nonce"
  | "state"
  | "audience"
  | "expired"
  | "unsigned"
  | "other key"
  | "symmetric"
  | "userinfo"
  | "no id token"
  | "too much"
  | "cancelled"
  | "down";

export type OidcProvider = {
  settings: OidcSettings;
  /** Who logs in next, without a question. Without anyone, the provider shows a form. */
  logsIn: (subject: Subject | undefined) => void;
  lies: (lie: Lie | undefined) => void;
  /** Whether the ID token has the claims about the person, or userinfo alone. */
  putsClaims: (where: "id-token" | "userinfo") => void;
  /** What it was asked for, newest last. */
  asked: URLSearchParams[];
  close: () => Promise<void>;
};

type Grant = { subject: Subject; asked: URLSearchParams };

const clientId = "wagabond-test";
const clientSecret = "secret+of/the client";
const keyId = "key-1";

export async function startOidcProvider(name = "Pet Club"): Promise<OidcProvider> {
  const own = await generateKeyPair("RS256");
  const other = await generateKeyPair("RS256");
  const asked: URLSearchParams[] = [];
  const grants = new Map<string, Grant>();
  const accessTokens = new Map<string, Subject>();
  let subject: Subject | undefined;
  let lie: Lie | undefined;
  let claimsIn: "id-token" | "userinfo" = "id-token";
  let issuer = "";

  async function idTokenFor({ subject: person, asked: query }: Grant): Promise<string> {
    const { sub, amr, acr, auth_time, ...about } = person;
    // A provider that was asked for a fresh log-in says when it was (OpenID Connect Core 1.0, 3.1.2.1).
    const at = auth_time ?? (query.has("max_age") ? Math.floor(Date.now() / 1000) : undefined);
    const claims: JWTPayload = {
      nonce: lie === "nonce" ? "another" : (query.get("nonce") ?? ""),
      ...(claimsIn === "id-token" && about),
      ...(amr && { amr }),
      ...(acr !== undefined && { acr }),
      ...(at !== undefined && { auth_time: at }),
    };
    const now = Math.floor(Date.now() / 1000);
    const fill = (token: SignJWT | UnsecuredJWT) =>
      token
        .setIssuer(lie === "issuer" ? "https://evil.example" : issuer)
        .setSubject(sub)
        .setAudience(lie === "audience" ? "another client" : clientId)
        .setIssuedAt(lie === "expired" ? now - 7_200 : now)
        .setExpirationTime(lie === "expired" ? now - 3_600 : now + 300);
    if (lie === "unsigned") {
      const token = new UnsecuredJWT(claims);
      fill(token);
      return token.encode();
    }
    const token = new SignJWT(claims);
    fill(token);
    if (lie === "symmetric") {
      return token
        .setProtectedHeader({ alg: "HS256", kid: keyId })
        .sign(new TextEncoder().encode(clientSecret.padEnd(32, "-")));
    }
    const { privateKey } = lie === "other key" ? other : own;
    return token.setProtectedHeader({ alg: "RS256", kid: keyId }).sign(privateKey);
  }

  function authorize(query: URLSearchParams, person: Subject, response: ServerResponse) {
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("state", lie === "state" ? "another" : (query.get("state") ?? ""));
    if (lie === "cancelled") back.searchParams.set("error", "access_denied");
    else {
      const code = randomBytes(16).toString("base64url");
      grants.set(code, { subject: person, asked: query });
      back.searchParams.set("code", code);
    }
    back.searchParams.set("iss", lie === "issuer of the answer" ? "https://evil.example" : issuer);
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(body: URLSearchParams, response: ServerResponse) {
    const grant = grants.get(body.get("code") ?? "");
    grants.delete(body.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      grant !== undefined &&
      body.get("client_id") === clientId &&
      body.get("client_secret") === clientSecret &&
      body.get("redirect_uri") === grant.asked.get("redirect_uri") &&
      grant.asked.get("code_challenge_method") === "S256" &&
      grant.asked.get("code_challenge") === challenge;
    if (!isRight) return json(response, { error: "invalid_grant" }, 400);
    const accessToken = randomBytes(16).toString("base64url");
    accessTokens.set(accessToken, grant.subject);
    return json(response, {
      access_token: accessToken,
      token_type: "Bearer",
      expires_in: 300,
      ...(lie !== "no id token" && { id_token: await idTokenFor(grant) }),
      ...(lie === "too much" && { padding: "x".repeat(600_000) }),
    });
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    if (lie === "down") return void request.socket.destroy();
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return json(response, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          // As a careless provider would say; neither of the last two proves anything to us.
          id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
          token_endpoint_auth_methods_supported: ["client_secret_post"],
          authorization_response_iss_parameter_supported: true,
        });
      case "/keys":
        return json(response, {
          keys: [{ ...(await exportJWK(own.publicKey)), kid: keyId, alg: "RS256", use: "sig" }],
        });
      case "/authorize":
        asked.push(searchParams);
        return subject ? authorize(searchParams, subject, response) : page(response, searchParams);
      case "/choose": {
        const email = searchParams.get("email") ?? "";
        const auth_time = Math.floor(Date.now() / 1000);
        const chosen = { sub: email, email, email_verified: true, name: "Nora North", auth_time };
        return authorize(new URLSearchParams(searchParams.get("asked") ?? ""), chosen, response);
      }
      case "/token":
        return token(new URLSearchParams(await text(request)), response);
      case "/userinfo": {
        const person = accessTokens.get(
          /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "",
        );
        if (!person) return json(response, { error: "invalid_token" }, 401);
        return json(response, { ...person, ...(lie === "userinfo" && { sub: "somebody else" }) });
      }
      default:
        return json(response, {}, 404);
    }
  }

  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  // By the name that browsers treat as secure.
  const { port } = server.address() as AddressInfo;
  issuer = `http://localhost:${port}`;
  return {
    settings: { issuer, clientId, clientSecret, name },
    logsIn: (person) => void (subject = person),
    lies: (next) => void (lie = next),
    putsClaims: (where) => void (claimsIn = where),
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

/** The provider's own log-in page. */
function page(response: ServerResponse, query: URLSearchParams): void {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(
    `<!doctype html><html lang="en"><title>Pet Club</title><form action="/choose">
<h1>Pet Club</h1><label>Email <input name="email"></label>
<input type="hidden" name="asked" value="${query.toString().replaceAll("&", "&amp;")}">
<button>Continue</button></form>`,
  );
}
