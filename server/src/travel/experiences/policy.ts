import { personIn, policy } from "../../platform/policy.ts";

/** Who reported about a leg; moderators have calls of their own. */
export const isAuthor = personIn("experiences", "profile_id");

/** Who was asked about a leg and has nothing to report. */
export const hasDismissed = personIn("experience_dismissals", "profile_id");

export const canEdit = policy(isAuthor);
