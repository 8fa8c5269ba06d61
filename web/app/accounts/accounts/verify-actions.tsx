import { useEffect } from "react";
import { ResendButton } from "./resend.tsx";
import { storeWaitingDraft, ownEmail, type WaitingDraft } from "./waiting-draft.ts";
import { Notice } from "../../ui/notice.tsx";

/** Resends the verification email. `draft` is offered once the email is verified. */
export function VerifyActions({ draft }: { draft?: WaitingDraft | undefined }) {
  const { key, path } = draft ?? {};
  useEffect(() => {
    if (key !== undefined && path !== undefined) storeWaitingDraft({ key, path });
  }, [key, path]);
  // The email is stored in the browser that signed up.
  const email = ownEmail();
  if (email === undefined) return <p>Open the link in the email we sent when you signed up.</p>;
  return <ResendButton email={email}>Resend verification email</ResendButton>;
}

/** Shown on the account page until the member's email is verified. */
export const VerifyNotice = () => (
  <Notice tone="due" actions={<VerifyActions />}>
    Verify your email. You'll need it the next time you log in.
  </Notice>
);
