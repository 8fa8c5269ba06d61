import { Suspense } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import type { WaitingDraft } from "../../forms/unverified.tsx";

// Few need it, so no page loads it first.
const VerifyActions = lazy(async () => (await import("./verify-actions.tsx")).VerifyActions);

/** Actions for a member whose email is not verified. */
export const showVerifyActions = (draft?: WaitingDraft) => (
  <Suspense>
    <VerifyActions draft={draft} />
  </Suspense>
);
