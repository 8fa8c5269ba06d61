import { lazy } from "../../data/lazy/lazy.tsx";
import type { WaitingDraft } from "../../forms/unverified.tsx";

// Few people need it, so it loads lazily.
const VerifyActions = lazy(async () => (await import("./verify-actions.tsx")).VerifyActions);

/** Actions for a member whose email is not verified. */
export const showVerifyActions = (draft?: WaitingDraft) => <VerifyActions draft={draft} />;
