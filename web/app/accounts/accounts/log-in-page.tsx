import { useState } from "react";
import { useSearchParams } from "react-router";
import { logIn, logInFailed, notVerified, verified } from "#contracts/accounts/accounts.ts";
import { useSignUpMode, useSite } from "../../data/site.ts";
import { pageMeta, siteNameOf } from "../../ui/meta.ts";
import { EntryPage } from "../../ui/entry-page.tsx";
import { useSession, call, signIn } from "../../data/browser.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { asAppError } from "../../data/errors.ts";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import type { Route } from "./+types/log-in-page";
import { GuestsEntry } from "./already-in.tsx";
import { NextLink, withNext, nextPathOf } from "./next-path.tsx";
import { ResendButton, StaleLink } from "./resend.tsx";
import { ResultMessage } from "./result-message.tsx";
import { useSignIn } from "./use-sign-in.ts";
import type { AppError } from "#contracts/kernel/errors.ts";
import { rejectedAs } from "./error-text.ts";
import styles from "./accounts.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Log In",
    description: `Log in to ${siteNameOf(args)} to plan trips, keep your pet's records and join the conversation.`,
  });

export default function LogInPage() {
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  return (
    <EntryPage
      title={search.get("verified") === "true" ? "You're verified. Log in" : "Welcome back"}
    >
      <GuestsEntry next={nextPathOf(search)} busy={busy}>
        <LogInNotice />
        <LogInForm onBusy={setBusy} />
        <NewHere />
      </GuestsEntry>
    </EntryPage>
  );
}

/** How people without an account get one, if they can. */
function NewHere() {
  const [search] = useSearchParams();
  const mode = useSignUpMode();
  if (mode === "closed") return <p>New here? This site isn't accepting new accounts.</p>;
  if (mode === "invited")
    return <p>New here? You need an invitation link from a member to sign up.</p>;
  return (
    <p>
      New here? <NextLink to={withNext("/signup", search)}>Sign Up</NextLink>
    </p>
  );
}

/** Why the person came to the login page, if there is a special reason. */
function LogInNotice() {
  const [search] = useSearchParams();
  const session = useSession();
  const ended = session.is === "guest" && session.ended;

  if (search.get("verified") === "true") return <Notice tone="ready">{verified}</Notice>;
  if (search.get("verified") === "false")
    return <StaleLink>If your account is verified, log in. If not, request a new link.</StaleLink>;
  if (search.get("reason") === "reset")
    return (
      <Notice tone="ready">
        Your password was reset. Log in with your new password. You were logged out on all devices,
        and your earlier private calendar links and share links no longer work. They're listed on
        your account page so you can create new ones. Passkeys were removed.
      </Notice>
    );
  if (search.get("reason") === "restored")
    return <Notice tone="ready">Your account is back. Log in to continue.</Notice>;
  if (ended || search.get("reason") === "expired") {
    return (
      <Notice tone="due">You were logged out. Log in to continue; your draft is saved.</Notice>
    );
  }
  return null;
}

// Few people have a second factor, and what a browser does with passkeys is large.
const SecondFactorForm = lazy(
  async () => (await import("./second-factor-form.tsx")).SecondFactorForm,
);
const OfferPasskey = lazy(async () => (await import("./passkeys.tsx")).OfferPasskey);
const PasskeyAutofill = lazy(async () => (await import("./device-passkey.ts")).PasskeyAutofill, {
  when: "idle",
});

const ProviderLogIn = lazy(async () => (await import("./provider-log-in.tsx")).ProviderLogIn);

const keysOf = (form: FormData) => ({
  email: textOf(form, "email"),
  password: textOf(form, "password"),
});

/** Logs the owner of an account in. */
function LogInForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const [unverified, setUnverified] = useState<{ email: string; time: number }>();
  const [ticket, setTicket] = useState<string>();
  const [email, setEmail] = useState("");
  /** Of a passkey among the suggestions. */
  const [failure, setFailure] = useState("");
  const [offer, setOffer] = useState<{ token: string }>();
  const [search] = useSearchParams();
  const provider = useSite()?.oidcName;
  const logInWith = useSignIn();
  const enter = async (token: string) => {
    onBusy(true);
    await logInWith(token);
  };
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
        const isOffered = await import("./device-passkey.ts")
          .then(({ isPasskeyOffered }) => isPasskeyOffered())
          .catch(() => false);
        if (!isOffered) return await logInWith(token);
        signIn(token);
        setOffer({ token });
      } catch (error) {
        const errorResponse = asAppError(error);
        if (typeof errorResponse?.ticket === "string") {
          setEmail(body.email);
          return setTicket(errorResponse.ticket);
        }
        if (!errorResponse || !isUnverified(errorResponse)) throw error;
        setUnverified({ email: body.email, time: Date.now() });
      }
    },
    failure: logInText,
  });

  if (ticket) {
    return (
      <SecondFactorForm
        ticket={ticket}
        onToken={enter}
        onBack={() => setTicket(undefined)}
        fallback={<div aria-busy />}
      />
    );
  }
  return (
    <>
      {offer && <OfferPasskey onDone={() => void logInWith(offer.token)} />}
      {provider && <ProviderLogIn name={provider} onToken={enter} onTicket={setTicket} />}
      <PasskeyButton onToken={enter} />
      <PasskeyAutofill onToken={enter} onFailed={setFailure} />
      {failure && <Notice key={failure}>{failure}</Notice>}
      {unverified && (
        <ResultMessage
          key={unverified.time}
          tone="blocked"
          actions={<ResendButton email={unverified.email} />}
        >
          {notVerified}
        </ResultMessage>
      )}
      <Form name="login" handle={form}>
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email webauthn"
          defaultValue={email}
          required
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          beside={<NextLink to={withNext("/forgot", search)}>Forgot password?</NextLink>}
          required
        />
        <SubmitButton handle={form} wide busyText="Logging In...">
          Log In
        </SubmitButton>
      </Form>
    </>
  );
}

/** Logs in without an email: the device knows whose passkey it has. */
function PasskeyButton({ onToken }: { onToken: (token: string) => Promise<void> }) {
  const form = useForm({
    send: async () => {
      await onToken(await (await import("./device-passkey.ts")).logInByPasskey());
    },
    failure: rejectedAs(logInFailed),
  });
  return (
    <Form name="passkey" handle={form} className={`stack ${styles.passkey}`}>
      <SubmitButton handle={form} variant="sec" wide busyText="Waiting for your device…">
        Use a passkey
      </SubmitButton>
      <p className={styles.or}>or</p>
    </Form>
  );
}

/** The password was right, but the email is not verified yet. */
export const isUnverified = ({ code, message }: AppError): boolean =>
  code === "NOT_VERIFIED" || /verif/i.test(message);

/** The summary and field errors of a failed login. */
export function logInText(errorResponse: AppError) {
  const text = rejectedAs(logInFailed)(errorResponse);
  // With a reason of its own, such as a deleted account, it isn't the password.
  if (errorResponse.code !== "LOGIN_FAILED" || text.message !== "") return text;
  return { ...text, fields: { password: "Email or password is incorrect." } };
}
