import { personIn, policy } from "../../platform/policy.ts";
import {
  contentOf,
  listedFor,
  type Moderating,
  openForModerators,
  type ViewerId,
} from "../../accounts/relations/policy.ts";

/** Who wrote a story. */
export const isAuthor = personIn("blogs", "author_id");

export const canEdit = policy(isAuthor);
export const canDelete = policy(isAuthor);

/** Whom its address opens it for: it depends on blocks and on decisions of moderators. */
export const canRead = (viewer: Moderating) => openForModerators(viewer, contentOf());
/** Who finds it in lists, searches and feeds. */
export const canFind = (viewer: ViewerId) => listedFor(viewer, contentOf());
