import { personIn, policy } from "../../platform/policy.ts";

/** The owner: a new password of theirs ends the link. */
export const isOwner = personIn("calendar_addresses", "owner_id");

export const canRead = policy(isOwner);
export const canDelete = policy(isOwner);
