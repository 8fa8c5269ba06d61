import { createHmac } from "node:crypto";

type Deps = { secret: Uint8Array; publicUrl: string };

/** Derived from the subscriber's ID, so that every email has the same token and none is stored. */
export const unsubscribeToken = (secret: Uint8Array, subscriberId: string): string =>
  createHmac("sha256", secret).update(`unsubscribe:${subscriberId}`).digest("base64url");

export const unsubscribeUrlOf = ({ secret, publicUrl }: Deps, subscriberId: string): string =>
  `${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribeToken(secret, subscriberId)}`;

/** The headers by which mail programs offer to unsubscribe with one click (RFC 8058). */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
