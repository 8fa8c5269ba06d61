import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Token } from "../kernel/session.ts";
import { Id, lineText, Moment } from "../kernel/text.ts";

export const passkeysMax = 20;
export const passkeyNameMax = 80;

const notWebAuthn = "response must be the JSON of a WebAuthn credential.";
const base64url = z
  .string({ error: notWebAuthn })
  .check(z.maxLength(20_000, notWebAuthn), z.regex(/^[\w-]*$/, notWebAuthn));

/**
 * What a browser's WebAuthn call returned, as JSON (WebAuthn Level 3, RegistrationResponseJSON and
 * AuthenticationResponseJSON). Only the form of what is verified is checked here.
 */
export const WebAuthnResponse = z.object(
  {
    id: base64url,
    rawId: base64url,
    type: z.literal("public-key"),
    response: z.object(
      {
        clientDataJSON: base64url,
        attestationObject: z.optional(base64url),
        authenticatorData: z.optional(base64url),
        signature: z.optional(base64url),
        userHandle: z.optional(z.nullable(base64url)),
        transports: z.optional(
          z
            .array(z.string().check(z.maxLength(40), z.regex(/^[a-z-]*$/, notWebAuthn)))
            .check(z.maxLength(10, notWebAuthn)),
        ),
      },
      { error: notWebAuthn },
    ),
  },
  { error: notWebAuthn },
);
export type WebAuthnResponse = z.output<typeof WebAuthnResponse>;

/** How long a browser may ask its person, in milliseconds. */
const timeout = z.number();

/** Options for the browser's WebAuthn call, as PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout,
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.output<typeof CreationOptions>;

/** The same for a log-in: PublicKeyCredentialRequestOptionsJSON. Any passkey of the site may answer. */
const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout,
  userVerification: z.literal("required"),
});
export type RequestOptions = z.output<typeof RequestOptions>;

const Passkey = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Moment,
  lastUsedAt: z.nullable(Moment),
});
export type Passkey = z.output<typeof Passkey>;

const name = lineText("Name", passkeyNameMax);

export const startPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/options",
  summary: "Returns the options with which a browser creates a passkey.",
  session: "required",
  proof: true,
  response: CreationOptions,
  limits: { rates: [{ times: 30, seconds: 30 * 60, per: "account" }] },
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys",
  summary: `Adds a passkey that a browser created, under a name. A person has at most ${passkeysMax}.`,
  session: "required",
  proof: true,
  body: z.strictObject({ name, response: WebAuthnResponse }),
  response: Passkey,
  status: 201,
  limits: { rates: [{ times: 30, seconds: 30 * 60, per: "account" }] },
});

export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/auth/passkeys",
  summary: "Lists the current user's passkeys, newest first, with their last use.",
  session: "required",
  response: z.array(Passkey),
});

export const renamePasskey = endpoint({
  method: "PUT",
  path: "/api/auth/passkeys/:id",
  summary: "Renames one of the current user's passkeys.",
  session: "required",
  proof: true,
  params: z.object({ id: Id }),
  body: z.strictObject({ name }),
  response: Passkey,
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/auth/passkeys/:id",
  summary: "Removes one of the current user's passkeys, which no longer logs in.",
  session: "required",
  proof: true,
  params: z.object({ id: Id }),
  response: z.object({ _id: Id }),
});

export const startPasskeyLogIn = endpoint({
  method: "POST",
  path: "/api/auth/login/options",
  summary:
    "Returns the options with which a browser logs in, or proves again who it is, by passkey.",
  session: "none",
  response: RequestOptions,
  limits: { rates: [{ times: 120, seconds: 5 * 60, per: "address" }] },
});

export const logInWithPasskey = endpoint({
  method: "POST",
  path: "/api/auth/login/passkey",
  summary: "Returns a session token for a passkey, which counts as both factors.",
  session: "none",
  body: z.strictObject({ response: WebAuthnResponse }),
  response: Token,
  limits: { rates: [{ times: 300, seconds: 5 * 60, per: "address" }] },
});
