import { personIn, policy } from "../../platform/policy.ts";

/** Who reported about a leg; moderators have calls of their own. */
export const isAuthor = personIn("experiences", "profile_id");

export const canEdit = policy(isAuthor);
