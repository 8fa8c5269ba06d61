import { personIn, policy } from "../../platform/policy.ts";

/** Whose profile it is. Who meets them follows from blocks and decisions: `canMeet`. */
export const isSelf = personIn("profiles", "id");

export const canEdit = policy(isSelf);
