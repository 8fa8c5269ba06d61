import { personIn } from "../../platform/policy.ts";

/** Who posted a text that counts toward limits. */
export const isAuthor = personIn("recent_texts", "author_id");
