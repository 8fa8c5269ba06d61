import { personIn, policy } from "../../platform/policy.ts";

/** About whose post or account a case is: they neither report nor decide it, and don't learn who reported it. */
export const isAuthor = personIn("moderation_log", "author_id");

/** A decision; whoever has its emailed token reads it, too. */
export const canRead = policy(isAuthor);
