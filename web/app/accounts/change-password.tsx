import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePassword } from "#contracts/accounts.ts";
import { call, signIn } from "../api/browser.ts";
import { Form, SubmitButton } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { fieldErrors, textOf, useForm } from "../ui/use-form.ts";
import { Part } from "./part.tsx";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { plainly } from "./refusal-words.ts";
import { sessionsKey } from "./sessions.tsx";
import { Told } from "./told.tsx";

const bodyOf = (form: FormData) => ({
  current: textOf(form, "current"),
  password: textOf(form, "password"),
});

/** Changes the password, which ends every session but this one. */
export function ChangePassword() {
  const [changes, setChanges] = useState(0);
  return (
    <Part title="Password" sentence="A new one signs you out everywhere but here.">
      {changes > 0 && (
        <Told key={`told-${changes}`}>
          Your password is changed. All other sessions were ended.
        </Told>
      )}
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </Part>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [differ, setDiffer] = useState(false);
  const client = useQueryClient();
  const form = useForm({
    check: (sent) => withPair(sent, fieldErrors(changePassword.body, bodyOf(sent))),
    send: async (sent) => {
      signIn(await call(changePassword, { body: bodyOf(sent) }));
      void client.invalidateQueries({ queryKey: sessionsKey });
      onChanged();
    },
    words: plainly,
  });

  return (
    <Form name="password" of={form}>
      <PasswordField
        name="current"
        label="Current password"
        autoComplete="current-password"
        required
      />
      <PasswordPair label="New password" differ={differ} onDiffer={setDiffer} />
      <div>
        <SubmitButton of={form} look="pri" busyWords="Changing…" disabled={differ}>
          Change password
        </SubmitButton>
      </div>
    </Form>
  );
}
