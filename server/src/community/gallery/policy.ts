import { type RawBuilder, sql } from "kysely";
import { personIn, policy } from "../../platform/policy.ts";
import {
  listedFor,
  type Moderating,
  openForModerators,
  type ViewerId,
} from "../../accounts/relations/policy.ts";

/** On whose profile a photo is. */
export const isOwner = personIn("gallery_photos", "profile_id");

/** To add photos to the gallery, to change and to delete them. */
export const canEdit = policy(isOwner);

/** Whom a gallery shows photo `g`. */
export const canRead = (viewer: Moderating): RawBuilder<boolean> =>
  openForModerators(viewer, { author: sql.ref("g.profile_id"), hidden: sql.ref("g.hidden_at") });
/** Who finds a photo among those of all members. */
export const canFind = (viewer: ViewerId): RawBuilder<boolean> =>
  listedFor(viewer, { author: sql.ref("profile_id"), hidden: sql.ref("hidden_at") });
