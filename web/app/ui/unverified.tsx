import { Suspense } from "react";
import type { WaitingDraft } from "../accounts/accounts/waiting-draft.ts";
import { late } from "./late.ts";

// Few need it, so no page loads it first.
const VerifyActions = late(async () => ({
  default: (await import("../accounts/accounts/verify-actions.tsx")).VerifyActions,
}));

/** Stands beside what was refused because the author's email is not verified. */
export function Unverified({ draft }: { draft?: WaitingDraft | undefined }) {
  return (
    <Suspense>
      <VerifyActions draft={draft} />
    </Suspense>
  );
}
