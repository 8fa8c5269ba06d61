import { personIn, policy } from "../../platform/policy.ts";
import {
  contentOf,
  listedFor,
  listedForModerators,
  type Moderating,
  openFor,
  type ViewerId,
} from "../../accounts/relations/policy.ts";

/** Who wrote a comment on a hoot or, by the alias of the query, on a story. */
export const isAuthor = personIn("comments", "author_id");

export const canEdit = policy(isAuthor);
export const canDelete = policy(isAuthor);

/** Who may answer and like comment `c`: it depends on blocks and on decisions of moderators. */
export const canRead = (viewer: ViewerId) => openFor(viewer, contentOf("c"));
/** Whom a thread shows comment `c`. */
export const canFind = (viewer: ViewerId) => listedFor(viewer, contentOf("c"));
/** The same, with hidden comments for moderators. */
export const canFindInThread = (viewer: Moderating) => listedForModerators(viewer, contentOf("c"));
