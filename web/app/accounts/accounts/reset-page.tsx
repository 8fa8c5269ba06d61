import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/reset-page";
import { EntryPage } from "../../ui/entry-page.tsx";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { ResultMessage } from "./result-message.tsx";
import { resetPassword } from "#contracts/accounts/accounts.ts";
import { errorCode } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { plainly } from "./error-text.ts";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Set a new password", hidden: true });

export default function ResetPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => mailedTokenIn(search));
  const [isRejected, setIsRejected] = useState(false);
  const hasToken = search.has("token");

  // Keeps the token out of the address bar, the history and links made from the URL.
  useEffect(() => {
    if (hasToken) void navigate("/reset", { replace: true });
  }, [hasToken, navigate]);

  return (
    <EntryPage title="Set a new password" places={["Portugal", "Iceland"]}>
      {token && !isRejected ? (
        <ResetForm token={token} onRejected={() => setIsRejected(true)} />
      ) : (
        <StaleLink complete={token !== undefined} />
      )}
    </EntryPage>
  );
}

function StaleLink({ complete }: { complete: boolean }) {
  return (
    <>
      {complete ? (
        <ResultMessage tone="blocked">This link has expired or was already used.</ResultMessage>
      ) : (
        <Notice>
          This link is incomplete. Open it from the email again, or request a new one.
        </Notice>
      )}
      <LinkButton variant="go" to="/forgot">
        Request a new link
      </LinkButton>
    </>
  );
}

type ResetFormProps = { token: string; onRejected: () => void };

/** Sets a new password with the token of an emailed link. */
function ResetForm({ token, onRejected }: ResetFormProps) {
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
    <Form name="reset" handle={form}>
      <PasswordPair label="New password" differ={differ} onDiffer={setDiffer} />
      <p className="meta">
        You'll be logged out on all devices, and your private calendar links and share links will
        stop working. You can create new ones on your account page.
      </p>
      <SubmitButton handle={form} wide busyText="Saving…" disabled={differ}>
        Set new password
      </SubmitButton>
    </Form>
  );
}
