import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { ExistingPassword } from "./accounts.ts";
import { WebAuthnResponse } from "./passkeys.ts";
import { SecondFactorCode } from "./two-factor.ts";

/** How long a log-in or a proof counts as fresh, in seconds. */
export const proofSeconds = 10 * 60;

export const prove = endpoint({
  method: "POST",
  path: "/api/auth/proof",
  summary:
    "Proves again who the current user is, with one of password, code from an authenticator app or passkey, for calls that answer PROOF_REQUIRED. It counts for ten minutes.",
  session: "required",
  body: z
    .strictObject({
      password: z.optional(ExistingPassword),
      code: z.optional(SecondFactorCode),
      response: z.optional(WebAuthnResponse),
    })
    .check(
      z.refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1, {
        error: "Send one of password, code and response.",
        path: ["password"],
      }),
    ),
  example: { password: "seven quiet otters" },
  response: z.object({}),
});
