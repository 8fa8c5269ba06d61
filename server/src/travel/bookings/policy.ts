import { personIn } from "../../platform/policy.ts";

/** Who may see, confirm and dismiss a forwarded confirmation. */
export const isOwner = personIn("inbound_mails", "profile_id");
