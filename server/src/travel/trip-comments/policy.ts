import { personIn } from "../../platform/policy.ts";

/** Who may delete a comment on a trip, besides the trip's owner. */
export const isAuthor = personIn("plan_comments", "author_id");
