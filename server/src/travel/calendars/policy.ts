import { personIn, policy } from "../../platform/policy.ts";

/** With whose password a calendar link ends. */
export const isOwner = personIn("calendar_addresses", "owner_id");

export const canRead = policy(isOwner);
export const canDelete = policy(isOwner);
