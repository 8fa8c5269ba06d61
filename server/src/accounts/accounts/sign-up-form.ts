import { createHmac, timingSafeEqual } from "node:crypto";
import { signUpFormSeconds } from "#contracts/accounts/limits.ts";
import type { getSignUp, signUpByForm as contract } from "#contracts/accounts/sign-ups.ts";
import type { AnswerIn } from "#contracts/kernel/endpoint.ts";
import { LimitError } from "../../platform/http/limit-error.ts";
import type { HandlerInput } from "../../platform/http/route.ts";
import type { InvitationDeps } from "./invitations.ts";
import { signUp, type SignUpDeps } from "./sign-up.ts";

type FormDeps = Pick<InvitationDeps, "secret" | "signUps" | "posting"> & Pick<SignUpDeps, "clock">;

const markOf = (secret: Uint8Array, at: string) =>
  createHmac("sha256", secret).update(`sign-up form\n${at}`).digest("base64url");

/** Who can sign up, and what the form needs. */
export function presentSignUp({
  secret,
  signUps: mode,
  posting,
  clock,
}: FormDeps): AnswerIn<typeof getSignUp> {
  const at = String(clock().getTime());
  const seconds = posting.limitsRates ? signUpFormSeconds.min : 0;
  return { mode, stamp: `${at}.${markOf(secret, at)}`, seconds };
}

/** Seconds since a form was shown; undefined if the stamp isn't one of this site. */
function ageOf({ secret, clock }: FormDeps, stamp: string): number | undefined {
  const [at = "", mark = ""] = stamp.split(".");
  const [given, expected] = [Buffer.from(mark), Buffer.from(markOf(secret, at))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return (clock().getTime() - Number(at)) / 1000;
}

/** Signs up with the posted form of the page. Throws VALIDATION for a form that a program filled in. */
export async function signUpByForm(
  deps: SignUpDeps & FormDeps,
  input: HandlerInput<typeof contract>,
): Promise<Record<string, never>> {
  const { website, stamp = "", invitation, ...body } = input.body;
  if (website) throw filledIn("hidden field of the sign-up form");
  const age = ageOf(deps, stamp);
  if (age === undefined || age > signUpFormSeconds.max) {
    throw filledIn("age of the sign-up form", "This form has expired. Check it and send it again.");
  }
  if (deps.posting.limitsRates && age < signUpFormSeconds.min) {
    const text = "That was too fast. Check the form and send it again.";
    throw filledIn("time to fill in the sign-up form", text);
  }
  // A form sends every field.
  await signUp(deps, { ...input, body: invitation ? { ...body, invitation } : body });
  return {};
}

const filledIn = (
  limit: string,
  text = "We couldn't accept this form. Reload the page and try again.",
) => new LimitError(limit, "VALIDATION", text);
