import { useEffect } from "react";
import { ResendButton } from "./resend.tsx";
import { storeWaitingDraft, ownEmail, type WaitingDraft } from "./waiting-draft.ts";

/** What helps somebody whose email is not verified; `draft` is offered to them once it is. */
export function VerifyActions({ draft }: { draft?: WaitingDraft | undefined }) {
  const { key, path } = draft ?? {};
  useEffect(() => {
    if (key !== undefined && path !== undefined) storeWaitingDraft({ key, path });
  }, [key, path]);
  // Only who signed up in this browser can be here without a verified email.
  const email = ownEmail();
  if (email === undefined) return <p>Open the link in the email we sent when you signed up.</p>;
  return <ResendButton email={email}>Resend verification email</ResendButton>;
}
