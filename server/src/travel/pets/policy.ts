import { personIn, policy } from "../../platform/policy.ts";

/** In whose household a pet lives, and whose limits it counts toward. */
export const isOwner = personIn("pets", "owner_id");

/** A pet with its papers; its card is on its owner's profile. */
export const canRead = policy(isOwner);
export const canEdit = policy(isOwner);
export const canDelete = policy(isOwner);
