import { useState } from "react";
import { useSearchParams } from "react-router";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/sign-up-page";
import { GuestsEntry } from "./already-in.tsx";
import { EntryPage } from "../../ui/entry-page.tsx";
import { NextLink } from "./next-link.tsx";
import { withNext, nextPathOf } from "./next-path.ts";
import { nameMax, signingUp, signUp, signUpFailed } from "#contracts/accounts/accounts.ts";
import type { AppError } from "#contracts/kernel/errors.ts";
import { call } from "../../data/browser.ts";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { rejectedAs } from "./error-text.ts";
import { useSignIn } from "./use-sign-in.ts";
import { storeOwnEmail } from "./waiting-draft.ts";
import { privacyPath, termsPath } from "../../links/legal.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Sign Up",
    description:
      "Create a free Wagabond account to store trips, vaccine records and travel documents, share tips and shop.",
  });

export default function SignUpPage() {
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  return (
    <EntryPage
      title="Create your account"
      sentence="Store trips, vaccine records and travel documents, share tips, and get 10% off in the shop. Free."
      places={["Scotland", "Norway"]}
    >
      <GuestsEntry next={nextPathOf(search)} busy={busy}>
        <SignUpForm onBusy={setBusy} />
        <p>
          Already have an account? <NextLink to={withNext("/login", search)}>Log In</NextLink>
        </p>
      </GuestsEntry>
    </EntryPage>
  );
}

const personOf = (form: FormData) => ({
  name: textOf(form, "name"),
  email: textOf(form, "email"),
  password: textOf(form, "password"),
  confirm: textOf(form, "confirm"),
});

/** Doesn't reveal whether the email has an account; its owner gets an email. */
function signUpText(errorResponse: AppError) {
  const rejection = rejectedAs(signUpFailed)(errorResponse);
  if (errorResponse.code !== "SIGNUP_FAILED") return rejection;
  return { ...rejection, message: "Already have an account? Log in or reset your password." };
}

/** Creates an account and logs its owner in. */
function SignUpForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const [differ, setDiffer] = useState(false);
  const logInWith = useSignIn();
  const form = useForm({
    check: (sent) => withPair(sent, fieldErrors(signUp.body, personOf(sent))),
    send: async (sent) => {
      const token = await call(signUp, { body: personOf(sent) });
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
        hint="Others see this name on your hoots and comments."
        autoComplete="name"
        maxLength={nameMax}
        required
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        hint="We'll email you a verification link."
        autoComplete="email"
        required
      />
      <PasswordPair differ={differ} onDiffer={setDiffer} />
      <Agreement />
      <SubmitButton handle={form} wide busyText={signingUp} disabled={differ}>
        Sign Up
      </SubmitButton>
    </Form>
  );
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
