import { Suspense } from "react";
import { late } from "../../ui/late.ts";
import type { WaitingDraft } from "../../forms/unverified.tsx";

// Few need it, so no page loads it first.
const VerifyActions = late(async () => ({
  default: (await import("./verify-actions.tsx")).VerifyActions,
}));

/** What helps somebody whose email is not verified. */
export const showVerifyActions = (draft?: WaitingDraft) => (
  <Suspense>
    <VerifyActions draft={draft} />
  </Suspense>
);
