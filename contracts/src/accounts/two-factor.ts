import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { CodePicture } from "../kernel/code-picture.ts";
import { Token } from "../kernel/session.ts";
import { Id, missingText } from "../kernel/text.ts";

export const recoveryCodesCount = 10;
/** How long a right password waits for the second factor, in seconds. */
export const ticketSeconds = 5 * 60;
const codeMax = 100;

/** Six digits of an app, or a recovery code. Spaces and hyphens don't matter; a wrong form fails like a wrong code. */
export const SecondFactorCode = z
  .string({ error: missingText("Code") })
  .check(
    z.trim(),
    z.minLength(1, "Code is required."),
    z.maxLength(codeMax, `Code must be ${codeMax} characters or fewer.`),
    z.regex(/^[ -~]*$/, "Code must be the digits from your app, or a recovery code."),
  );

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const startTwoFactor = endpoint({
  method: "POST",
  path: "/api/auth/two-factor",
  summary:
    "Returns a new secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds), as base32 and as an `otpauth:` URI. A code of it turns it on; until then an earlier one stays.",
  session: "required",
  proof: true,
  /** `qr` is the URI to scan. */
  response: z.object({ secret: z.string(), uri: z.string(), qr: CodePicture }),
  limits: { rates: [{ times: 20, seconds: 30 * 60, per: "account" }] },
});

export const turnOnTwoFactor = endpoint({
  method: "PUT",
  path: "/api/auth/two-factor",
  summary:
    "Turns two-factor log-in on with a code of the new secret. Returns ten recovery codes, which are not shown again; earlier ones end.",
  session: "required",
  proof: true,
  body: z.strictObject({ code: SecondFactorCode }),
  example: { code: "492039" },
  response: RecoveryCodes,
  limits: { rates: [{ times: 20, seconds: 30 * 60, per: "account" }] },
});

export const getTwoFactor = endpoint({
  method: "GET",
  path: "/api/auth/two-factor",
  summary: "Returns whether two-factor log-in is on, and how many recovery codes are left.",
  session: "required",
  response: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() }),
});

export const turnOffTwoFactor = endpoint({
  method: "DELETE",
  path: "/api/auth/two-factor",
  summary: "Turns two-factor log-in off. Its secret and recovery codes are deleted.",
  session: "required",
  proof: true,
  response: z.object({ _id: Id }),
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/auth/two-factor/recovery-codes",
  summary: "Replaces the recovery codes with ten new ones, which are not shown again.",
  session: "required",
  proof: true,
  response: RecoveryCodes,
  limits: { rates: [{ times: 10, seconds: 30 * 60, per: "account" }] },
});

export const logInWithCode = endpoint({
  method: "POST",
  path: "/api/auth/login/second-factor",
  summary:
    "Returns a session token for the ticket of a right password and a code of the authenticator app, or a recovery code. Each works once.",
  session: "none",
  body: z.strictObject({
    ticket: z
      .string({ error: missingText("ticket") })
      .check(
        z.maxLength(2_000, "ticket must be 2,000 characters or fewer."),
        z.minLength(1, "ticket is required."),
      ),
    code: SecondFactorCode,
  }),
  response: Token,
});
