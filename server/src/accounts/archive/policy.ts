import { personIn, policy } from "../../platform/policy.ts";

/** Whose archive it is. */
export const isOwner = personIn("archives", "owner_id");
export const canRead = policy(isOwner);
/** What was restored into an account. */
export const isImporter = personIn("imported_things", "owner_id");
