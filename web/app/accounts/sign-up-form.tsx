import { useState } from "react";
import { nameMax, signingUp, signUp, signUpFailed } from "#contracts/accounts.ts";
import type { AppError } from "#contracts/errors.ts";
import { call } from "../api/browser.ts";
import { TextField } from "../ui/field.tsx";
import { Form, SubmitButton } from "../ui/form.tsx";
import { toast } from "../ui/toast.tsx";
import { fieldErrors, textOf, useForm } from "../ui/use-form.ts";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { refusedAs } from "./refusal-words.ts";
import { useWayIn } from "./use-way-in.ts";
import { keepOwnEmail } from "./waiting-draft.ts";

const personOf = (form: FormData) => ({
  name: textOf(form, "name"),
  email: textOf(form, "email"),
  password: textOf(form, "password"),
  confirm: textOf(form, "confirm"),
});

/** Says nothing of whether the address is known; its owner gets a letter. */
function signUpWords(refusal: AppError) {
  const words = refusedAs(signUpFailed)(refusal);
  if (refusal.code !== "SIGNUP_FAILED") return words;
  return { ...words, message: "Have you been here before? Then log in, or set a new password." };
}

/** Makes an account and lets its owner in. */
export function SignUpForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const [differ, setDiffer] = useState(false);
  const goIn = useWayIn();
  const form = useForm({
    check: (sent) => withPair(sent, fieldErrors(signUp.body, personOf(sent))),
    send: async (sent) => {
      const token = await call(signUp, { body: personOf(sent) });
      onBusy(true);
      await goIn(token);
      keepOwnEmail(textOf(sent, "email").trim());
      toast("Welcome. A letter to confirm your address is on its way; the next log-in needs it.");
    },
    words: signUpWords,
  });

  return (
    <Form name="signup" of={form}>
      <TextField name="name" label="Name" autoComplete="name" maxLength={nameMax} required />
      <TextField
        name="email"
        label="Email"
        type="email"
        hint="We send one letter there, to see that it is yours."
        autoComplete="email"
        required
      />
      <PasswordPair differ={differ} onDiffer={setDiffer} />
      <SubmitButton of={form} wide busyWords={signingUp} disabled={differ}>
        Sign Up
      </SubmitButton>
    </Form>
  );
}
