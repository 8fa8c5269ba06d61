import { personIn, policy } from "../../platform/policy.ts";

/** The member who suggested a provider; admins decide about it. */
export const isAuthor = personIn("providers", "suggested_by");

export const canDelete = policy(isAuthor);
