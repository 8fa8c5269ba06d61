import { logInWithCode } from "#contracts/accounts/two-factor.ts";
import { logInFailed } from "#contracts/accounts/accounts.ts";
import { call } from "../../data/browser.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

type SecondFactorFormProps = {
  ticket: string;
  onToken: (token: string) => Promise<void>;
  onBack: () => void;
};

/** The second step of a log-in: a code of the app, or a recovery code. */
export function SecondFactorForm({ ticket, onToken, onBack }: SecondFactorFormProps) {
  const bodyOf = (form: FormData) => ({ ticket, code: textOf(form, "code") });
  const form = useForm({
    check: (sent) => fieldErrors(logInWithCode.body, bodyOf(sent)),
    send: async (sent) => onToken(await call(logInWithCode, { body: bodyOf(sent) })),
    failure: ({ message }) => ({ title: logInFailed, message }),
  });
  return (
    <Form name="second-factor" handle={form}>
      <p>One more step. Enter the code from your authenticator app.</p>
      <TextField
        name="code"
        label="Code"
        hint="Six digits. If you lost your app, a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form before it had the focus
        autoFocus
        required
      />
      <SubmitButton handle={form} wide busyText="Logging In...">
        Log In
      </SubmitButton>
      <Button variant="txt" wide onClick={onBack}>
        Back to email and password
      </Button>
      <p className="meta">Lost your app and your codes? Ask the people who run this site.</p>
    </Form>
  );
}
