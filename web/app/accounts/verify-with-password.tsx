import { useState } from "react";
import { useNavigate } from "react-router";
import { verifyWithPassword } from "#contracts/accounts.ts";
import { AppError } from "#contracts/errors.ts";
import { call } from "../api/browser.ts";
import { Form, SubmitButton } from "../ui/form.tsx";
import { fieldErrors, textOf, useForm } from "../ui/use-form.ts";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { plainly } from "./refusal-words.ts";

type VerifyWithPasswordProps = { token: string; onRefused: () => void };

/** Verifies in another browser than the one that signed up: only who has email and password gets the account. */
export function VerifyWithPassword({ token, onRefused }: VerifyWithPasswordProps) {
  const [differ, setDiffer] = useState(false);
  const navigate = useNavigate();
  const bodyOf = (form: FormData) => ({ token, password: textOf(form, "password") });
  const form = useForm({
    check: (sent) => withPair(sent, fieldErrors(verifyWithPassword.body, bodyOf(sent))),
    send: async (sent) => {
      try {
        await call(verifyWithPassword, { body: bodyOf(sent) });
      } catch (error) {
        if (error instanceof AppError && error.code === "TOKEN_INVALID") return onRefused();
        throw error;
      }
      await navigate("/login?verified=true", { replace: true });
    },
    words: plainly,
  });

  return (
    <Form name="verify" of={form}>
      <p>
        This isn't the browser that signed up, so enter a password to finish. If you signed up, use
        the same password: your other devices stay logged in. A different password replaces the old
        one and logs out everyone else.
      </p>
      <PasswordPair differ={differ} onDiffer={setDiffer} />
      <SubmitButton of={form} wide busyWords="Verifying…" disabled={differ}>
        Verify my email
      </SubmitButton>
    </Form>
  );
}
