import { anybodyWithout, either, personIn, policy } from "../../platform/policy.ts";

/** The member whose cart it became. */
const isOwner = personIn("carts", "owner_id");

/** As the cart of the caller's account; whoever has its key sees it anyway. */
export const canRead = policy(isOwner);
/** To the caller's account. */
export const canSave = either(anybodyWithout("carts", "owner_id"), isOwner);
