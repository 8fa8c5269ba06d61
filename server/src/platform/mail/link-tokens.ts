import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 bits for a mailed link. */
export const newLinkToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash: reading the database does not reveal the link. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
