import { personIn, policy } from "../../platform/policy.ts";

/** The member who suggested something about a place; moderators decide about it. */
export const isAuthor = personIn("venue_suggestions", "suggested_by");

export const canDelete = policy(isAuthor);
