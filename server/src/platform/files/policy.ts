import { personIn, policy } from "../policy.ts";

/** Whose quota a file counts toward. */
export const isOwner = personIn("files", "owner_id");

/** A private file, and a public one that moderators have hidden but not removed. */
export const canRead = policy(isOwner);
/** To attach it to what they save. */
export const canAttach = policy(isOwner);
