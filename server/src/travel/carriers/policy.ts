import { personIn, policy } from "../../platform/policy.ts";

/** To whose household a carrier belongs. */
export const isOwner = personIn("carriers", "owner_id");

export const canEdit = policy(isOwner);
export const canDelete = policy(isOwner);
