import { createHmac } from "node:crypto";

type Deps = { secret: Uint8Array; publicUrl: string };

/** Derived from the subscriber's ID, so that every email has the same token and none is stored. */
export const unsubscribeToken = (secret: Uint8Array, subscriberId: string): string =>
  createHmac("sha256", secret).update(`unsubscribe:${subscriberId}`).digest("base64url");

export const unsubscribeUrlOf = ({ secret, publicUrl }: Deps, subscriberId: string): string =>
  `${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribeToken(secret, subscriberId)}`;
