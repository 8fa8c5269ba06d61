import { useState } from "react";
import { data, useSearchParams } from "react-router";
import { checkInvitation, getSignUp, signUpByForm } from "#contracts/accounts/sign-ups.ts";
import { statusOf } from "#contracts/kernel/errors.ts";
import { percentText } from "#format/numbers.ts";
import { useSite, useSiteName } from "../../data/site.ts";
import { apiContext, errorResponseIn } from "../../data/server.ts";
import { textOf } from "../../forms/text-of.ts";
import { EntryPage } from "../../ui/entry-page.tsx";
import { pageMeta, siteNameOf } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/sign-up-page";
import { GuestsEntry } from "./already-in.tsx";
import { NextLink, nextPathOf, withNext } from "./next-path.tsx";
import { personOf, signUpText } from "./sign-up-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Who can sign up, the stamp of the form, and who sent the invitation; null if it can't be used. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const signUp = await call(getSignUp);
  const invitation = new URL(request.url).searchParams.get("invitation");
  if (!invitation || signUp.mode === "closed") return { ...signUp, inviter: undefined };
  try {
    const { inviter } = await call(checkInvitation, { body: { invitation } });
    return { ...signUp, inviter };
  } catch (error) {
    if (!errorResponseIn(error)) throw error;
    return { ...signUp, inviter: null };
  }
}

/** Handles the form without JavaScript. Without it a log-in isn't possible, so the page shows the next step. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = {
    ...personOf(form),
    stamp: textOf(form, "stamp"),
    website: textOf(form, "website"),
  };
  try {
    await context.get(apiContext)(signUpByForm, { body });
    return { is: "sent", email: body.email } as const;
  } catch (thrown) {
    const errorResponse = errorResponseIn(thrown);
    if (!errorResponse) throw thrown;
    const { code, fields = {} } = errorResponse;
    const text = { title: undefined, message: errorResponse.message, ...signUpText(errorResponse) };
    const values = { name: body.name, email: body.email };
    return data({ is: "rejected", errorResponse: { ...text, fields }, values } as const, {
      status: statusOf[code],
    });
  }
}

const openText = (memberPercent: number | undefined) => ({
  title: "Create your account",
  sentence:
    memberPercent === undefined
      ? "Store trips, vaccine records and travel documents, and share tips. Free."
      : `Store trips, vaccine records and travel documents, share tips, and get ${percentText(memberPercent)} off in the shop. Free.`,
});
const closedText = {
  title: "Sign-ups are closed",
  sentence: "This site isn't accepting new accounts. If you have one, you can still log in.",
};
const noInvitationText = {
  title: "Sign up by invitation",
  sentence: "Ask a member for an invitation link, then open it on this device.",
};
const badInvitationText = {
  title: "This invitation can't be used",
  sentence: "It was already used or revoked, or it has expired. Ask for a new one.",
};

const unavailableText = { closed: closedText, invited: noInvitationText };

export const meta: Route.MetaFunction = (args) => {
  const mode = args.loaderData?.mode ?? "open";
  const description =
    mode === "open"
      ? `Create a free ${siteNameOf(args)} account to store trips, vaccine records and travel documents, and share tips.`
      : unavailableText[mode].sentence;
  return pageMeta(args, { title: "Sign Up", description });
};

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const siteName = useSiteName();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const { mode, inviter } = loaderData;
  const memberPercent = useSite()?.memberPercent;
  const isOpen = mode === "open" || (mode === "invited" && typeof inviter === "string");
  const text = isOpen
    ? openText(memberPercent)
    : mode === "closed"
      ? closedText
      : inviter === null
        ? badInvitationText
        : noInvitationText;
  return (
    <EntryPage {...text} places={["Scotland", "Norway"]}>
      <GuestsEntry next={nextPathOf(search)} busy={busy}>
        {inviter && (
          <Notice tone="info">
            {inviter} invited you to {siteName}.
          </Notice>
        )}
        {actionData?.is === "sent" ? (
          <Notice tone="ready">
            We emailed a verification link to <b>{actionData.email}</b>. Open it, then log in.
          </Notice>
        ) : (
          isOpen && <SignUpForm signUp={loaderData} posted={actionData} onBusy={setBusy} />
        )}
        <p>
          Already have an account? <NextLink to={withNext("/login", search)}>Log In</NextLink>
        </p>
      </GuestsEntry>
    </EntryPage>
  );
}
