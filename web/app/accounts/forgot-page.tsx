import { useState } from "react";
import { useSearchParams } from "react-router";
import { forgotPassword } from "#contracts/accounts.ts";
import { call } from "../api/browser.ts";
import { pageMeta } from "../layout/meta.ts";
import { TextField } from "../ui/field.tsx";
import { Form, SubmitButton } from "../ui/form.tsx";
import { fieldErrors, textOf, useForm } from "../ui/use-form.ts";
import type { Route } from "./+types/forgot-page";
import { EntryPage } from "./entry-page.tsx";
import { plainly } from "./refusal-words.ts";
import { Told } from "./told.tsx";
import { WayLink } from "./way-link.tsx";
import { entrance } from "./way-on.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Forgotten password",
    description: "Ask for a link to set a new Wagabond password.",
  });

export default function ForgotPage() {
  const [search] = useSearchParams();
  return (
    <EntryPage
      title="Forgot it?"
      sentence="It happens. Tell us your address and we send a link to set a new one."
      places={["Portugal", "Iceland"]}
    >
      <ForgotForm />
      <p>
        It came back to you? <WayLink to={entrance("/login", search)}>Log In</WayLink>
      </p>
    </EntryPage>
  );
}

function ForgotForm() {
  const [asked, setAsked] = useState(false);
  const form = useForm({
    check: (sent) => fieldErrors(forgotPassword.body, { email: textOf(sent, "email") }),
    send: async (sent) => {
      await call(forgotPassword, { body: { email: textOf(sent, "email") } });
      setAsked(true);
    },
    words: plainly,
  });
  if (asked) {
    return (
      <Told>
        If this address has an account, a letter is on its way. Its link works once, for 24 hours.
      </Told>
    );
  }
  return (
    <Form name="forgot" of={form}>
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
      <SubmitButton of={form} wide busyWords="Sending…">
        Send me a link
      </SubmitButton>
    </Form>
  );
}
