import { useState, type ReactNode } from "react";
import { resendVerification } from "#contracts/accounts/accounts.ts";
import { asAppError } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { plainly, reasonOf } from "./error-text.ts";
import styles from "./accounts.module.css";
import { ResultMessage } from "./result-message.tsx";

const sent = "Sent. Check your inbox and spam folder.";

type Sending = { is: "ready" } | { is: "sending" } | { is: "sent" } | { is: "failed"; why: string };

/** Resends the verification email to a known email. */
export function ResendButton({
  email,
  children = "Resend email",
}: {
  email: string;
  children?: ReactNode;
}) {
  const [state, setState] = useState<Sending>({ is: "ready" });

  const resend = async () => {
    setState({ is: "sending" });
    try {
      await call(resendVerification, { body: { email } });
      setState({ is: "sent" });
    } catch (error) {
      const errorResponse = asAppError(error);
      const why = errorResponse
        ? reasonOf(errorResponse)
        : "The email couldn't be sent. Try again.";
      setState({ is: "failed", why });
    }
  };

  return (
    <div className={styles.resend}>
      {state.is !== "sent" && (
        <Button small busy={state.is === "sending"} onClick={() => void resend()}>
          {children}
        </Button>
      )}
      <output>
        {state.is === "sent" && sent}
        {state.is === "failed" && state.why}
      </output>
    </div>
  );
}

/** Asks for the email first. */
export function ResendForm() {
  const [done, setDone] = useState(false);
  const form = useForm({
    check: (values) => fieldErrors(resendVerification.body, { email: textOf(values, "email") }),
    send: async (values) => {
      await call(resendVerification, { body: { email: textOf(values, "email") } });
      setDone(true);
    },
    failure: plainly,
  });
  if (done)
    return (
      <ResultMessage>{sent} Any link from the last 24 hours works until one is used.</ResultMessage>
    );
  return (
    <Form name="resend" handle={form}>
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
      <SubmitButton handle={form} wide busyText="Sending…">
        Resend email
      </SubmitButton>
    </Form>
  );
}

/** The message for a verification link that is no longer valid, and a way to a new one. */
export function StaleLink({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice
        actions={
          <Button small onClick={() => setAsking(true)}>
            Send a new link
          </Button>
        }
      >
        This link has expired or was already used. {children}
      </Notice>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Get a new verification link"
        closable
      >
        <ResendForm />
      </Dialog>
    </>
  );
}
