import { useState } from "react";
import { useSearchParams } from "react-router";
import { forgotPassword } from "#contracts/accounts/accounts.ts";
import { call } from "../../data/browser.ts";
import { pageMeta, siteNameOf } from "../../ui/meta.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { EntryPage } from "../../ui/entry-page.tsx";
import type { Route } from "./+types/forgot-page";
import { plainly } from "./error-text.ts";
import { ResultMessage } from "./result-message.tsx";
import { NextLink, withNext } from "./next-path.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Reset your password",
    description: `Get a link to reset your ${siteNameOf(args)} password.`,
  });

export default function ForgotPage() {
  const [search] = useSearchParams();
  return (
    <EntryPage
      title="Forgot your password?"
      sentence="It happens. Enter your email and we'll send you a link to set a new one."
      places={["Portugal", "Iceland"]}
    >
      <ForgotForm />
      <p>
        Remembered it? <NextLink to={withNext("/login", search)}>Log In</NextLink>
      </p>
    </EntryPage>
  );
}

function ForgotForm() {
  const [sent, setSent] = useState(false);
  const form = useForm({
    check: (sent) => fieldErrors(forgotPassword.body, { email: textOf(sent, "email") }),
    send: async (sent) => {
      await call(forgotPassword, { body: { email: textOf(sent, "email") } });
      setSent(true);
    },
    failure: plainly,
  });
  if (sent) {
    return (
      <ResultMessage
        actions={
          <Button small onClick={() => setSent(false)}>
            Send it again
          </Button>
        }
      >
        If this email has an account, we've sent a reset link. It works once and expires in 24
        hours. Not there after a few minutes? Check your spam folder or send it again. Any link from
        the last 24 hours works until one is used.
      </ResultMessage>
    );
  }
  return (
    <Form name="forgot" handle={form}>
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
      <SubmitButton handle={form} wide busyText="Sending…">
        Send reset link
      </SubmitButton>
    </Form>
  );
}
