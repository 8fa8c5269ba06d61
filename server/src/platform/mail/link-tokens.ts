import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 bits for a mailed link. */
export const newLinkToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of it: who reads the database cannot follow the link. */
export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();
