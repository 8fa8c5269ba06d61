import type { RawBuilder } from "kysely";
import { personIn, policy } from "../../platform/policy.ts";
import {
  contentOf,
  listedFor,
  listedForModerators,
  type Moderating,
  openForModerators,
  type ViewerId,
} from "../../accounts/relations/policy.ts";

/** Who wrote a review. */
export const isAuthor = personIn("venue_reviews", "author_id");

export const canEdit = policy(isAuthor);
export const canDelete = policy(isAuthor);

/** Whom review `r` is opened for: it depends on blocks and on decisions of moderators. */
export const canRead = (viewer: Moderating): RawBuilder<boolean> =>
  openForModerators(viewer, contentOf("r"));
/** Who finds a review in searches. */
export const canSearch = (viewer: ViewerId): RawBuilder<boolean> => listedFor(viewer, contentOf());
/** Who finds review `r` in the list of its place. */
export const canFind = (viewer: Moderating): RawBuilder<boolean> =>
  listedForModerators(viewer, contentOf("r"));
