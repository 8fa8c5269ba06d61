import { useState } from "react";
import { useNavigate } from "react-router";
import { verifyWithPassword } from "#contracts/accounts/accounts.ts";
import { errorCode } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { plainly } from "./error-text.ts";

type VerifyWithPasswordProps = { token: string; onRejected: () => void };

/** Verifies in another browser than the one that signed up: only who has email and password gets the account. */
export function VerifyWithPassword({ token, onRejected }: VerifyWithPasswordProps) {
  const [differ, setDiffer] = useState(false);
  const navigate = useNavigate();
  const bodyOf = (form: FormData) => ({ token, password: textOf(form, "password") });
  const form = useForm({
    check: (sent) => withPair(sent, fieldErrors(verifyWithPassword.body, bodyOf(sent))),
    send: async (sent) => {
      try {
        await call(verifyWithPassword, { body: bodyOf(sent) });
      } catch (error) {
        if (errorCode(error) === "TOKEN_INVALID") return onRejected();
        throw error;
      }
      await navigate("/login?verified=true", { replace: true });
    },
    failure: plainly,
  });

  return (
    <Form name="verify" of={form}>
      <p>
        This isn't the browser that signed up, so enter a password to finish. If you signed up, use
        the same password: your other devices stay logged in. A different password replaces the old
        one and logs out everyone else.
      </p>
      <PasswordPair differ={differ} onDiffer={setDiffer} />
      <SubmitButton of={form} wide busyText="Verifying…" disabled={differ}>
        Verify my email
      </SubmitButton>
    </Form>
  );
}
