import { anybodyIfNull, either, personIn, policy } from "../../platform/policy.ts";

/** The account that the cart was saved to. */
const isOwner = personIn("carts", "owner_id");

/** To show it as the cart of the caller's account; a caller with its key reads it without an account. */
export const canRead = policy(isOwner);
/** To save it to the caller's account. */
export const canSave = either(anybodyIfNull("carts", "owner_id"), isOwner);
