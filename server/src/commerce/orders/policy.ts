import { personIn, policy } from "../../platform/policy.ts";

/** The member who ordered. Admins have calls of their own. */
export const canRead = policy(personIn("orders", "owner_id"));
