import { useState } from "react";
import { useSearchParams } from "react-router";
import { checkVerification } from "#contracts/accounts/accounts.ts";
import { apiContext, errorResponseIn } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/verify-page";
import { EntryPage } from "../../ui/entry-page.tsx";
import { MailedForm } from "../../forms/mailed-form.tsx";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { Disown } from "./disown.tsx";
import { ResendForm } from "./resend.tsx";
import { Told } from "./result-message.tsx";
import { VerifyWithPassword } from "./verify-with-password.tsx";

/** Who signed up; null where the link is not valid, which pressing its button says. */
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

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Verify your email", hidden: true });

/** Where the link of the verification email leads. Looking at it verifies nothing; the button does. */
export default function VerifyPage({ loaderData: signUp }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [token] = useState(() => mailedTokenIn(search));
  const [state, setState] = useState<"ready" | "stale" | "deleted">("ready");
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
          <Told tone="blocked">This link has expired or was already used.</Told>
          <ResendForm />
        </>
      ) : signUp ? (
        <>
          <WhoSignedUp {...signUp} />
          {signUp.isSameBrowser ? (
            <PlainForm token={token} />
          ) : (
            <VerifyWithPassword token={token} onRejected={() => setState("stale")} />
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

// The same in the email, on the server and in the browser, wherever the reader is.
const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

const WhoSignedUp = ({ name, createdAt }: { name: string; createdAt: string }) => (
  <p>
    <b>{name}</b> signed up with this email on{" "}
    <time dateTime={createdAt}>{moment.format(new Date(createdAt))} UTC</time>.
  </p>
);

const Deleted = () => (
  <>
    <Told>The account was deleted. Nobody can log in to it anymore.</Told>
    <p>Your email is free again. You can sign up with it anytime.</p>
    <LinkButton to="/">Go to the home page</LinkButton>
  </>
);
