import { type FormEvent, useState } from "react";
import { data, redirect, useNavigate, useSearchParams } from "react-router";
import {
  checkVerification,
  disownAccount,
  verifyWithPassword,
} from "#contracts/accounts/accounts.ts";
import { statusOf } from "#contracts/kernel/errors.ts";
import { dayText } from "#format/dates.ts";
import { apiContext, errorResponseIn } from "../../data/server.ts";
import { useSignUpMode } from "../../data/site.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/verify-page";
import { EntryPage } from "../../ui/entry-page.tsx";
import { MailedForm } from "../../forms/mailed-form.tsx";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { ResendForm } from "./resend.tsx";
import { ResultMessage } from "./result-message.tsx";
import { errorCode } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import styles from "./accounts.module.css";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { type ErrorResponse, fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { PasswordPair, withPair } from "./password-pair.tsx";
import { plainly } from "./error-text.ts";

/** Who signed up; null if the link is invalid, which is shown after its button is pressed. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const token = mailedTokenIn(new URL(request.url).searchParams);
  if (!token) return null;
  try {
    return await context.get(apiContext)(checkVerification, { body: { token } });
  } catch (error) {
    if (errorResponseIn(error)?.code === "TOKEN_INVALID") return null;
    throw error;
  }
};

/** Handles the page's forms without scripts: the one with a password, and the one that deletes the account. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const token = mailedTokenIn(new URL(request.url).searchParams) ?? "";
  if (form.has(disownField)) return disownByForm(context, token);
  const body = { token, password: textOf(form, "password") };
  const rejected = (errorResponse: ErrorResponse, status: number) =>
    data({ errorResponse }, { status });
  const fields = withPair(form, fieldErrors(verifyWithPassword.body, body));
  if (Object.keys(fields).length > 0) return rejected({ message: "", fields }, 400);
  try {
    await context.get(apiContext)(verifyWithPassword, { body });
  } catch (thrown) {
    const found = errorResponseIn(thrown);
    if (!found) throw thrown;
    if (found.code === "TOKEN_INVALID") return redirect("/login?verified=false", 303);
    const { code, message, fields: named = {} } = found;
    return rejected({ message, fields: named }, statusOf[code]);
  }
  return redirect("/login?verified=true", 303);
}

const disownField = "disown";

async function disownByForm(context: Route.ActionArgs["context"], token: string) {
  try {
    await context.get(apiContext)(disownAccount, { body: { token } });
    return { disowned: "deleted" as const };
  } catch (thrown) {
    if (errorResponseIn(thrown)?.code !== "TOKEN_INVALID") throw thrown;
    return data({ disowned: "stale" as const }, { status: 400 });
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Verify your email", hidden: true });

/** The page of the verification link. Only its button verifies, because mail scanners open links. */
export default function VerifyPage({ loaderData: signUp, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [token] = useState(() => mailedTokenIn(search));
  const posted = actionData && "disowned" in actionData ? actionData.disowned : undefined;
  const rejected =
    actionData && "errorResponse" in actionData ? actionData.errorResponse : undefined;
  const [state, setState] = useState<"ready" | "stale" | "deleted">(posted ?? "ready");
  return (
    <EntryPage
      title="Verify your email"
      sentence={token && "One more step: confirm that this email is yours."}
      places={["Scotland", "Norway"]}
    >
      {!token ? (
        <>
          <Notice>
            This link is incomplete. Open it from the email again, or request a new one.
          </Notice>
          <ResendForm />
        </>
      ) : state === "deleted" ? (
        <Deleted />
      ) : state === "stale" ? (
        <>
          <ResultMessage tone="blocked">This link has expired or was already used.</ResultMessage>
          <ResendForm />
        </>
      ) : signUp ? (
        <>
          <WhoSignedUp {...signUp} />
          {signUp.isSameBrowser ? (
            <PlainForm token={token} />
          ) : (
            <VerifyWithPassword
              token={token}
              posted={rejected}
              onRejected={() => setState("stale")}
            />
          )}
          <Disown
            token={token}
            onRejected={() => setState("stale")}
            onDeleted={() => setState("deleted")}
          />
        </>
      ) : (
        <PlainForm token={token} />
      )}
    </EntryPage>
  );
}

const PlainForm = ({ token }: { token: string }) => (
  <MailedForm action="/api/auth/verify" token={token}>
    Verify my email
  </MailedForm>
);

// The same in the email, on the server and in the browser, in any zone.
const WhoSignedUp = ({ name, createdAt }: { name: string; createdAt: string }) => (
  <p>
    <b>{name}</b> signed up with this email on{" "}
    <time dateTime={createdAt}>{dayText(createdAt, "mediumTime")} UTC</time>.
  </p>
);

function Deleted() {
  const signUpMode = useSignUpMode();
  return (
    <>
      <ResultMessage>The account was deleted. No one can log in to it anymore.</ResultMessage>
      {signUpMode === "open" && (
        <p>Your email is available again. You can use it to sign up anytime.</p>
      )}
      <LinkButton to="/">Go to the home page</LinkButton>
    </>
  );
}

type DisownProps = { token: string; onDeleted: () => void; onRejected: () => void };

/** Lets the owner of an email delete an account that someone else created with it. */
function Disown({ token, onDeleted, onRejected }: DisownProps) {
  const [asking, setAsking] = useState(false);
  // Without scripts the form is posted, and the sentence above its button takes the dialog's place.
  const confirmFirst = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };

  const disown = async () => {
    try {
      await call(disownAccount, { body: { token } });
    } catch (error) {
      if (errorCode(error) === "TOKEN_INVALID") return onRejected();
      throw error;
    }
    onDeleted();
  };

  return (
    <section id="not-mine" className={styles.disown} aria-labelledby="not-mine-title">
      <h2 id="not-mine-title">Wasn't you?</h2>
      <p>Someone may have mistyped their email, or used yours on purpose.</p>
      <p>This deletes the account right away and can't be undone.</p>
      <form method="post" action={`/verify?token=${token}`} onSubmit={confirmFirst}>
        <Button type="submit" variant="danger" name={disownField} value="yes">
          I didn't create this account
        </Button>
      </form>
      <ConfirmDialog
        open={asking}
        title="Delete this account?"
        sentence="This can't be undone. The account is deleted right away, and the person who created it is logged out."
        action="Delete account"
        busyText="Deleting…"
        onConfirm={disown}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

type VerifyWithPasswordProps = {
  token: string;
  /** What the form was rejected for when it was posted without scripts. */
  posted: ErrorResponse | undefined;
  onRejected: () => void;
};

/** Verifies in a different browser than the sign-up's: the account needs both the email and a password. */
function VerifyWithPassword({ token, posted, onRejected }: VerifyWithPasswordProps) {
  const [differ, setDiffer] = useState(false);
  const navigate = useNavigate();
  const bodyOf = (form: FormData) => ({ token, password: textOf(form, "password") });
  const form = useForm({
    rejected: posted,
    check: (sent) => withPair(sent, fieldErrors(verifyWithPassword.body, bodyOf(sent))),
    send: async (sent) => {
      try {
        await call(verifyWithPassword, { body: bodyOf(sent) });
      } catch (error) {
        if (errorCode(error) === "TOKEN_INVALID") return onRejected();
        throw error;
      }
      await navigate("/login?verified=true", { replace: true });
    },
    failure: plainly,
  });

  return (
    <Form name="verify" handle={form} action={`/verify?token=${token}`}>
      <p>
        We don't recognize this browser, so enter a password to finish. If you signed up, use the
        same password: your other devices stay logged in. A different password replaces the old one
        and logs out everyone else.
      </p>
      <PasswordPair differ={differ} onDiffer={setDiffer} />
      <SubmitButton handle={form} wide busyText="Verifying…" disabled={differ}>
        Verify my email
      </SubmitButton>
    </Form>
  );
}
