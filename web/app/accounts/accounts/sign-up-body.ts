import { signUpFailed } from "#contracts/accounts/accounts.ts";
import { textOf } from "../../forms/text-of.ts";
import { type Rejection, rejectedAs } from "./error-text.ts";

/** The person in a sign-up form. Only the page of an invitation link has the last field. */
export function personOf(form: FormData) {
  const invitation = textOf(form, "invitation");
  return {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    password: textOf(form, "password"),
    confirm: textOf(form, "confirm"),
    ...(invitation && { invitation }),
  };
}

/** Doesn't reveal whether the email has an account; its owner gets an email. */
export function signUpText(errorResponse: Rejection) {
  // This says what to do next.
  if (errorResponse.code === "SIGNUPS_CLOSED") return undefined;
  const rejection = rejectedAs(signUpFailed)(errorResponse);
  if (errorResponse.code !== "SIGNUP_FAILED") return rejection;
  return { ...rejection, message: "Already have an account? Log in or reset your password." };
}
