import { useState } from "react";
import { data, redirect, useSearchParams } from "react-router";
import { restoreAccount } from "#contracts/accounts/accounts.ts";
import { confirmEmail, undoEmail } from "#contracts/accounts/email-change.ts";
import { disownLogIn } from "#contracts/accounts/security-log.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { statusOf } from "#contracts/kernel/errors.ts";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { pageNotFound } from "../../data/own-id.ts";
import { apiContext, errorResponseIn } from "../../data/server.ts";
import { securityPath } from "../../links/own-account.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EntryPage } from "../../ui/entry-page.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { ResultMessage } from "./result-message.tsx";
import type { Route } from "./+types/confirm-page";

const resetPath = ({ resetToken }: { resetToken: string }) => `/reset?token=${resetToken}`;

type Kind = {
  title: string;
  sentence: string;
  button: string;
  /** Returns where to go on; undefined to stay on the page. */
  confirm: (call: Call, token: string) => Promise<string | undefined>;
};

const kinds: Readonly<Record<string, Kind>> = {
  "log-in": {
    title: "This wasn't you?",
    sentence: "This logs out every device, yours too. Then you set a new password.",
    button: "Log out every device",
    confirm: async (call, token) => resetPath(await call(disownLogIn, { body: { token } })),
  },
  email: {
    title: "Confirm your new email",
    sentence: "From then on, you log in with this email.",
    button: "Confirm my new email",
    confirm: async (call, token) => void (await call(confirmEmail, { body: { token } })),
  },
  "email-undo": {
    title: "Take your email back",
    sentence:
      "Your account gets this email again, and every device is logged out. Then you set a new password.",
    button: "Take it back",
    confirm: async (call, token) => resetPath(await call(undoEmail, { body: { token } })),
  },
  restore: {
    title: "Bring your account back",
    sentence:
      "Your profile, pets, trips, photos and stories come back as they were. Links that you shared have ended.",
    button: "Bring my account back",
    confirm: async (call, token) => {
      await call(restoreAccount, { body: { token } });
      return "/login?reason=restored";
    },
  },
};

const kindOf = (what: string): Kind =>
  (Object.hasOwn(kinds, what) ? kinds[what] : undefined) ??
  pageNotFound("This page doesn't exist.");

export const loader = ({ params: { what } }: Route.LoaderArgs) => {
  kindOf(what);
  return null;
};

/** Handles the form of the page, with or without scripts. */
export async function action({ context, params: { what }, request }: Route.ActionArgs) {
  const token = mailedTokenIn(new URL(request.url).searchParams) ?? "";
  try {
    const next = await kindOf(what).confirm(context.get(apiContext), token);
    return next === undefined ? { done: true, problem: "" } : redirect(next, 303);
  } catch (thrown) {
    const found = errorResponseIn(thrown);
    if (!found) throw thrown;
    const problem = found.code === "TOKEN_INVALID" ? staleText : found.message;
    return data({ done: false, problem }, { status: statusOf[found.code] });
  }
}

const staleText = "This link has expired or was already used.";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: kinds[args.params["what"] ?? ""]?.title ?? "Confirm", hidden: true });

/** The page of a link in an email about an account. Only its button acts, because mail scanners open links. */
export default function ConfirmPage({ params: { what }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [token] = useState(() => mailedTokenIn(search));
  const { title, sentence, button } = kindOf(what);
  const problem = actionData && "problem" in actionData ? actionData.problem : "";
  return (
    <EntryPage
      title={title}
      sentence={token && !actionData && sentence}
      places={["Scotland", "Norway"]}
    >
      {actionData?.done ? (
        <>
          <ResultMessage>Your email was changed. Log in with it from now on.</ResultMessage>
          <LinkButton to={securityPath}>Go to your account</LinkButton>
        </>
      ) : problem !== "" ? (
        <>
          <ResultMessage tone="blocked">{problem}</ResultMessage>
          <LinkButton to="/login">Go to the login page</LinkButton>
        </>
      ) : token ? (
        <form method="post" action={`/confirm/${what}?token=${token}`}>
          <Button type="submit" variant="go" wide>
            {button}
          </Button>
        </form>
      ) : (
        <Notice>This link is incomplete. Open it from the email again.</Notice>
      )}
    </EntryPage>
  );
}
