/** The parts of the account page. Apart from other links, which every page loads. */
export const accountPath = "/account";
/** Passkeys, password, email and devices. */
export const securityPath = "/account/security";
/** What can be taken along, and the deletion. */
export const ownDataPath = "/account/data";
