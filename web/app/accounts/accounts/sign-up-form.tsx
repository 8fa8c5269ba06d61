import {
  signUpFailed,
  nameMax,
  signingUp,
  signUp as signUpCall,
} from "#contracts/accounts/accounts.ts";
import { type Rejection, rejectedAs } from "./error-text.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { AppError } from "#contracts/kernel/errors.ts";
import { call } from "../../data/browser.ts";
import { pause } from "../../data/pause.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { type ErrorResponse, fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { privacyPath, termsPath } from "../../links/legal.ts";
import { TextField } from "../../ui/field.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { toast } from "../../ui/toast.tsx";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { useSignIn } from "./use-sign-in.ts";
import { storeOwnEmail } from "./waiting-draft.ts";

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
  // This has the next step.
  if (errorResponse.code === "SIGNUPS_CLOSED") return undefined;
  const rejection = rejectedAs(signUpFailed)(errorResponse);
  if (errorResponse.code !== "SIGNUP_FAILED") return rejection;
  return { ...rejection, message: "Already have an account? Log in or reset your password." };
}

/** The response to a form that was posted without JavaScript. */
type Posted =
  | { is: "sent" }
  | { is: "rejected"; errorResponse: ErrorResponse; values: { name: string; email: string } };

type SignUpFormProps = {
  /** When the form was made, and the seconds before it is sent. */
  signUp: { stamp: string; seconds: number };
  posted: Posted | undefined;
  onBusy: (busy: boolean) => void;
};

/** Creates an account and logs its owner in. */
export function SignUpForm({ signUp: { stamp, seconds }, posted, onBusy }: SignUpFormProps) {
  const [search] = useSearchParams();
  const [differ, setDiffer] = useState(false);
  const [shownAt] = useState(() => performance.now());
  const logInWith = useSignIn();
  const rejected = posted?.is === "rejected" ? posted : undefined;
  const form = useForm({
    rejected: rejected?.errorResponse,
    check: (sent) => withPair(sent, fieldErrors(signUpCall.body, personOf(sent))),
    send: async (sent) => {
      if (textOf(sent, "website")) {
        throw new AppError(
          "VALIDATION",
          "We couldn't accept this form. Reload the page and try again.",
        );
      }
      await untilShownFor(seconds, shownAt);
      const token = await call(signUpCall, { body: personOf(sent) });
      onBusy(true);
      await logInWith(token);
      storeOwnEmail(textOf(sent, "email").trim());
      toast(
        "Welcome. We emailed you a verification link. You'll need it the next time you log in.",
      );
    },
    failure: signUpText,
  });

  return (
    <Form name="signup" handle={form}>
      <TextField
        name="name"
        label="Name"
        hint="Your username is based on this name. Others see only your username."
        autoComplete="name"
        maxLength={nameMax}
        defaultValue={rejected?.values.name}
        required
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        hint="We'll email you a verification link."
        autoComplete="email"
        defaultValue={rejected?.values.email}
        required
      />
      <PasswordPair differ={differ} onDiffer={setDiffer} />
      <input type="hidden" name="stamp" value={stamp} />
      <input type="hidden" name="invitation" value={search.get("invitation") ?? ""} />
      <Honeypot />
      <Agreement />
      <SubmitButton handle={form} wide busyText={signingUp} disabled={differ}>
        Sign Up
      </SubmitButton>
    </Form>
  );
}

/** Programs fill in a form faster than people, who never wait here. */
async function untilShownFor(seconds: number, shownAt: number): Promise<void> {
  const rest = shownAt + seconds * 1000 - performance.now();
  if (rest > 0) await pause(rest);
}

/** What a sign-up agrees to. The links open in a new tab, so that the form stays filled in. */
const Agreement = () => (
  <p className="meta">
    By signing up, you agree to our{" "}
    <a href={termsPath} target="_blank" rel="noopener">
      terms
    </a>{" "}
    and{" "}
    <a href={privacyPath} target="_blank" rel="noopener">
      privacy policy
    </a>
    .
  </p>
);
