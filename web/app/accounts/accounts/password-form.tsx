import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePassword, listSessions } from "#contracts/accounts/accounts.ts";
import { listEndedLinks } from "#contracts/travel/ended-links.ts";
import { call, signIn } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { plainly } from "./error-text.ts";
import { useOwnProvider } from "./proof-dialog.tsx";
import { useProof } from "./use-proof.tsx";

const bodyOf = (form: FormData) => ({
  current: textOf(form, "current"),
  password: textOf(form, "password"),
  endLinks: form.has("endLinks"),
});

type PasswordFormProps = { onChanged: (endedLinks: boolean) => void };

/** The old password and the new one, twice; who signed up by a provider has no old one. */
export function PasswordForm(props: PasswordFormProps) {
  const provider = useOwnProvider().data;
  return provider?.hasPassword === false ? (
    <p>
      Your account has no password. To set one, log out and choose “Forgot password?” on the login
      page. This also disconnects {provider.name}, and you can connect it again.
    </p>
  ) : (
    <ChangeForm {...props} />
  );
}

function ChangeForm({ onChanged }: PasswordFormProps) {
  const [differ, setDiffer] = useState(false);
  const { withProof } = useProof();
  const client = useQueryClient();
  const form = useForm({
    check: (sent) => withPair(sent, fieldErrors(changePassword.body, bodyOf(sent))),
    send: async (sent) => {
      const body = bodyOf(sent);
      signIn(
        await withProof(() => call(changePassword, { body }), {
          password: body.current,
          field: "current",
        }),
      );
      void client.invalidateQueries({ queryKey: queryKeyOf(listSessions) });
      if (body.endLinks) void client.invalidateQueries({ queryKey: queryKeyOf(listEndedLinks) });
      onChanged(body.endLinks);
    },
    failure: plainly,
  });

  return (
    <Form name="password" handle={form}>
      <PasswordField
        name="current"
        label="Current password"
        autoComplete="current-password"
        required
      />
      <PasswordPair label="New password" differ={differ} onDiffer={setDiffer} />
      <CheckField name="endLinks" label="Also end my private calendar links and share links" />
      <div>
        <SubmitButton handle={form} variant="pri" busyText="Changing…" disabled={differ}>
          Change password
        </SubmitButton>
      </div>
    </Form>
  );
}
