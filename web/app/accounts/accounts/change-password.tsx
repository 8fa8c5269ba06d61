import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePassword } from "#contracts/accounts/accounts.ts";
import { listEndedLinks } from "#contracts/travel/ended-links.ts";
import { call, signIn } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { plainly } from "./error-text.ts";
import { sessionsKey } from "./sessions.tsx";
import { ResultMessage } from "./result-message.tsx";
import styles from "./accounts.module.css";

const bodyOf = (form: FormData) => ({
  current: textOf(form, "current"),
  password: textOf(form, "password"),
  endLinks: form.has("endLinks"),
});

type Change = { times: number; endedLinks: boolean };

/** Changes the password, which ends every other session. */
export function ChangePassword() {
  const [{ times, endedLinks }, setChange] = useState<Change>({ times: 0, endedLinks: false });
  return (
    <SectionCard title="Password" sentence="Changing it logs you out on all other devices.">
      {times > 0 && (
        <ResultMessage key={`result-${times}`}>
          Password changed. You're logged out on all other devices.
          {endedLinks &&
            " Your private calendar links and share links no longer work. If you had any, they're listed on this page so you can create new ones."}
        </ResultMessage>
      )}
      <details className={styles.folded}>
        <summary>Change password</summary>
        <PasswordForm
          key={times}
          onChanged={(ended) => setChange({ times: times + 1, endedLinks: ended })}
        />
      </details>
    </SectionCard>
  );
}

function PasswordForm({ onChanged }: { onChanged: (endedLinks: boolean) => void }) {
  const [differ, setDiffer] = useState(false);
  const client = useQueryClient();
  const form = useForm({
    check: (sent) => withPair(sent, fieldErrors(changePassword.body, bodyOf(sent))),
    send: async (sent) => {
      const body = bodyOf(sent);
      signIn(await call(changePassword, { body }));
      void client.invalidateQueries({ queryKey: sessionsKey });
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
