import { useState } from "react";
import { useSearchParams } from "react-router";
import { logIn, notVerified } from "#contracts/accounts/accounts.ts";
import { asAppError } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { isUnverified, logInText } from "./log-in-text.ts";
import { ResendButton } from "./resend.tsx";
import { Told } from "./result-message.tsx";
import { useWayIn } from "./use-sign-in.ts";
import { WayLink } from "./next-link.tsx";
import { entrance } from "./next-path.ts";

const keysOf = (form: FormData) => ({
  email: textOf(form, "email"),
  password: textOf(form, "password"),
});

/** Lets the owner of an account in. */
export function LogInForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const [unverified, setUnverified] = useState<{ email: string; time: number }>();
  const [search] = useSearchParams();
  const goIn = useWayIn();
  const form = useForm({
    check: (sent) => {
      setUnverified(undefined);
      return fieldErrors(logIn.body, keysOf(sent));
    },
    send: async (sent) => {
      const body = keysOf(sent);
      try {
        const token = await call(logIn, { body });
        onBusy(true);
        await goIn(token);
      } catch (error) {
        const errorResponse = asAppError(error);
        if (!errorResponse || !isUnverified(errorResponse)) throw error;
        setUnverified({ email: body.email, time: Date.now() });
      }
    },
    failure: logInText,
  });

  return (
    <>
      {unverified && (
        <Told
          key={unverified.time}
          tone="blocked"
          actions={<ResendButton email={unverified.email} />}
        >
          {notVerified}
        </Told>
      )}
      <Form name="login" of={form}>
        <TextField name="email" label="Email" type="email" autoComplete="email" required />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          beside={<WayLink to={entrance("/forgot", search)}>Forgot password?</WayLink>}
          required
        />
        <SubmitButton of={form} wide busyText="Logging In...">
          Log In
        </SubmitButton>
      </Form>
    </>
  );
}
