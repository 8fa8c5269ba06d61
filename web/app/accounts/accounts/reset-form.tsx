import { useState } from "react";
import { useNavigate } from "react-router";
import { resetPassword } from "#contracts/accounts/accounts.ts";
import { errorCode } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { plainly } from "./error-text.ts";

type ResetFormProps = { token: string; onRejected: () => void };

/** Sets a new password with the secret of a mailed link. */
export function ResetForm({ token, onRejected }: ResetFormProps) {
  const [differ, setDiffer] = useState(false);
  const navigate = useNavigate();
  const bodyOf = (form: FormData) => ({ token, password: textOf(form, "password") });
  const form = useForm({
    check: (sent) => withPair(sent, fieldErrors(resetPassword.body, bodyOf(sent))),
    send: async (sent) => {
      try {
        await call(resetPassword, { body: bodyOf(sent) });
      } catch (error) {
        if (errorCode(error) === "TOKEN_INVALID") return onRejected();
        throw error;
      }
      await navigate("/login?reason=reset", { replace: true });
    },
    failure: plainly,
  });

  return (
    <Form name="reset" of={form}>
      <PasswordPair label="New password" differ={differ} onDiffer={setDiffer} />
      <p className="meta">
        You'll be logged out on all devices. Private calendar links and share links stop working;
        afterwards you can create new ones on your account page.
      </p>
      <SubmitButton of={form} wide busyText="Saving…" disabled={differ}>
        Set new password
      </SubmitButton>
    </Form>
  );
}
