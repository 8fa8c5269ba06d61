import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Token } from "../kernel/session.ts";
import { Id, missingText, Moment } from "../kernel/text.ts";

/** How long a person can take at the provider, in seconds. */
export const oidcFlowSeconds = 10 * 60;
/** How long the code is valid that the log-in page exchanges, in seconds. */
export const oidcCodeSeconds = 60;

const nextMax = 2_000;
const answerMax = 4_000;

/** What the provider sent back. Only its length is checked here; the log-in fails where it is wrong. */
const answerText = (name: string) =>
  z.optional(
    z.string().check(z.maxLength(answerMax, `${name} must be 4,000 characters or fewer.`)),
  );

const tries = { rates: [{ times: 60, seconds: 5 * 60, per: "address" }] } as const;
const ownTries = { rates: [{ times: 20, seconds: 30 * 60, per: "account" }] } as const;

export const startOidc = endpoint({
  method: "GET",
  path: "/api/auth/oidc/start",
  summary:
    "Redirects to the site's OpenID Connect provider to log in (authorization code with PKCE, state and nonce). The log-in page continues at `next`, a path of this site.",
  session: "none",
  query: z.object({
    next: z.optional(
      z.string().check(z.maxLength(nextMax, "next must be 2,000 characters or fewer.")),
    ),
  }),
  response: z.string(),
  status: 303,
  limits: tries,
});

export const finishOidc = endpoint({
  method: "GET",
  path: "/api/auth/oidc/callback",
  summary:
    "Where the provider sends people back. Redirects to the log-in page with a code that works once, within a minute, in the same browser; or to the account page.",
  session: "none",
  query: z.object({
    code: answerText("code"),
    state: answerText("state"),
    iss: answerText("iss"),
    error: answerText("error"),
    error_description: answerText("error_description"),
  }),
  response: z.string(),
  status: 303,
  limits: tries,
});

export const exchangeOidc = endpoint({
  method: "POST",
  path: "/api/auth/oidc/exchange",
  summary:
    "Returns a session token for the code of the log-in page. A first log-in creates an account where everyone can sign up and the provider confirms the email.",
  session: "none",
  body: z.strictObject({
    code: z
      .string({ error: missingText("code") })
      .check(
        z.minLength(1, "code is required."),
        z.maxLength(200, "code must be 200 characters or fewer."),
        z.regex(/^[\w.~-]*$/, "code must be the one in the address of the log-in page."),
      ),
  }),
  example: { code: "hJtXIZ2uSN5kbQfbtTNWbpdmhkV8FJG-Onbc6mxCcYg" },
  response: Token,
  limits: tries,
});

export const getOidc = endpoint({
  method: "GET",
  path: "/api/auth/oidc",
  summary:
    "Returns the name of the site's OpenID Connect provider, whether the current user's account is connected to it, and whether the account has a password.",
  session: "required",
  response: z.object({
    /** Null where the site has no provider. */
    name: z.nullable(z.string()),
    linked: z.nullable(z.object({ createdAt: Moment, lastUsedAt: z.nullable(Moment) })),
    hasPassword: z.boolean(),
  }),
});

/** The provider's address to go to, in the same browser. */
const Way = z.object({ url: z.string() });

export const linkOidc = endpoint({
  method: "POST",
  path: "/api/auth/oidc/link",
  summary:
    "Returns the provider's address at which the current user connects their account. The callback returns to the account page.",
  session: "required",
  proof: true,
  unverified: "Verify your email before you connect another way to log in.",
  response: Way,
  limits: ownTries,
});

export const proveByOidc = endpoint({
  method: "POST",
  path: "/api/auth/oidc/proof",
  summary:
    "Returns the provider's address at which the current user proves again who they are, for calls that answer PROOF_REQUIRED. The callback returns to the account page.",
  session: "required",
  response: Way,
  limits: ownTries,
});

export const unlinkOidc = endpoint({
  method: "DELETE",
  path: "/api/auth/oidc",
  summary:
    "Disconnects the provider from the current user's account. Refused where nothing else logs in: neither a password nor a passkey.",
  session: "required",
  proof: true,
  response: z.object({ _id: Id }),
});
